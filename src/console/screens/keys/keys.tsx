import { Page } from '../../app/page.js';
import { useFrame, useMayWrite } from '../../app/caller.js';
import { endSessionMutation, keysQuery } from '../../data/generated/keys.js';
import { useOperation } from '../../data/queries.js';
import { Card } from '../../ui/show/card.js';
import { Shown } from '../../ui/states/shown.js';
import { Limits } from '../limits.js';
import { SessionTable } from '../session-table.js';
import { Changes } from './changes.js';
import { KeyList } from './key-list.js';
import './keys.css';

/** Which keys and browsers have access, and what this one has used up. */
export function Keys() {
  const { account, key } = useFrame().me;
  const mayWrite = useMayWrite();
  const query = useOperation(keysQuery, { full: mayWrite });
  return (
    <Page
      title="Keys and sessions"
      lead={
        mayWrite
          ? `Who has access to ${account.name}`
          : `Signed in with the key “${key.name}”, which reads only`
      }
    >
      <div className="stack">
        {mayWrite && (
          <Card flush title="Keys">
            <p className="keys-note soft">
              Programs call Galley with a key, and people sign in with one. Your operator makes them with
              “galley key create”.
            </p>
            <Shown what="keys" query={query} lines={5}>
              {({ me }) => <KeyList keys={me.account.keys ?? []} own={me.key.id} />}
            </Shown>
          </Card>
        )}
        <Card flush title="Sessions">
          <p className="keys-note soft">
            {mayWrite
              ? 'Browsers that are signed in to this account.'
              : 'Browsers that are signed in with this key.'}{' '}
            A session ends when it goes unused for long, and after a week at the latest.
          </p>
          <Shown what="sessions" query={query} lines={3}>
            {({ me }) => <SessionTable sessions={me.sessions} end={endSessionMutation} />}
          </Shown>
        </Card>
        {mayWrite && <Changes />}
        <Card title="Limits">
          <Shown what="limits" query={query} lines={4}>
            {({ me }) => <Limits usage={me.usage} />}
          </Shown>
        </Card>
      </div>
    </Page>
  );
}
