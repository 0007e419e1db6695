import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ChangeFragment, LogAction } from '../../data/generated/types.js';
import { codeWords } from '../work-words.js';

/** An entry of the audit log. What it is about has no `name` where that is withheld, and null where it is gone. */
export type Change = Omit<ChangeFragment, 'object'> & {
  readonly object: { readonly kind: string; readonly id: string | null; readonly name?: string | null };
};

/** Who did it, at the beginning of a sentence. */
export function whoOf({ by }: Change): string {
  switch (by.kind) {
    case 'KEY':
      return by.user?.name ?? 'Somebody';
    case 'SERVICE':
      return 'Galley';
    default:
      return 'The operator';
  }
}

/** By what means. */
export function meansOf({ by }: Change): string {
  const key =
    by.keyName === null ? '' : `“${by.keyName}”${by.keyPrefix === null ? '' : ` (${by.keyPrefix}…)`}`;
  switch (by.kind) {
    case 'KEY':
      return by.sessionId === null ? `Key ${key}` : `Console, key ${key}`;
    case 'OPERATOR_KEY':
      return `Operator’s key ${key}`;
    case 'COMMAND_LINE':
      return 'Command line';
    case 'SERVICE':
      return 'By itself';
  }
}

/** What somebody wrote to say why; null where nobody did. */
export function reasonOf({ details }: Change): string | null {
  return textIn(details, 'reason');
}

/** The rest of the sentence that `whoOf` begins. */
export function whatOf(change: Change): ReactNode {
  return SENTENCES[change.action](change);
}

/** Details hold what the server knows of an action, which another version may say otherwise. */
function textIn(details: unknown, name: string): string | null {
  const value = valueIn(details, name);
  return typeof value === 'string' ? value : null;
}

function listIn(details: unknown, name: string): readonly string[] {
  const value = valueIn(details, name);
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function valueIn(details: unknown, name: string): unknown {
  return typeof details === 'object' && details !== null ? Reflect.get(details, name) : undefined;
}

const inWords = (names: readonly string[]) => names.map(codeWords).join(', ');

function article({ object: { id, name } }: Change): ReactNode {
  if (name === undefined) return 'an article';
  if (id === null || name === null) return 'an article that is deleted now';
  return (
    <Link to="/articles/$id" params={{ id }}>
      “{name}”
    </Link>
  );
}

const named = (noun: string) => (change: Change) =>
  `the ${noun} “${change.object.name ?? textIn(change.details, noun) ?? 'that is gone'}”`;
const key = ({ details, object }: Change) => `“${textIn(details, 'key') ?? object.name ?? ''}”`;
const created = (noun: string) => (change: Change) => `made ${named(noun)(change)}`;
const updated = (noun: string) => (change: Change) => {
  const fields = inWords(listIn(change.details, 'fields'));
  return `changed ${named(noun)(change)}${fields === '' ? '' : `: ${fields}`}`;
};

const KINDS: Readonly<Record<string, string>> = {
  article: 'an article job',
  research: 'a research report',
  audit: 'an audit',
};
const work = ({ details }: Change) => KINDS[textIn(details, 'kind') ?? ''] ?? 'work';

const SENTENCES: Readonly<Record<LogAction, (change: Change) => ReactNode>> = {
  PLAN_CREATED: created('plan'),
  PLAN_UPDATED: updated('plan'),
  ACCOUNT_CREATED: created('account'),
  ACCOUNT_UPDATED(change) {
    const status = textIn(change.details, 'status');
    if (status === null) return updated('account')(change);
    return `${status === 'closed' ? 'closed' : 'opened'} ${named('account')(change)}`;
  },
  ACCOUNT_DELETED: () => 'deleted the account with all that it held',
  NEWSROOM_CREATED: created('newsroom'),
  NEWSROOM_UPDATED: updated('newsroom'),
  USER_CREATED: created('user'),
  USER_UPDATED: updated('user'),
  EDITION_CREATED: created('edition'),
  EDITION_UPDATED: updated('edition'),
  EDITION_DELETED: () => 'deleted an edition with all that it held',
  EDITION_VERIFIED: (change) => `verified the domain of ${named('edition')(change)}`,
  VERIFICATION_LOST: (change) => `found the domain of ${named('edition')(change)} no longer verified`,
  CHECK_IGNORED: (change) => (
    <>
      ignored the check <code>{textIn(change.details, 'check')}</code> in audits of {named('edition')(change)}
    </>
  ),
  CHECK_RESTORED: (change) => (
    <>
      restored the check <code>{textIn(change.details, 'check')}</code> in audits of{' '}
      {named('edition')(change)}
    </>
  ),
  REGRESSION_RULES_UPDATED: (change) =>
    `changed what is a regression in audits of ${named('edition')(change)}`,
  FEED_ROTATED: (change) => `gave the feed of ${named('edition')(change)} a new address`,
  FEED_DISABLED: (change) => `turned off the feed of ${named('edition')(change)}`,
  KEY_CREATED: (change) => `made the key ${key(change)}`,
  KEY_ROTATED: (change) => `replaced the key ${key(change)} by another`,
  KEY_REVOKED: (change) => `revoked the key ${key(change)}`,
  SESSION_ENDED: (change) => `ended a session of the key ${key(change)}`,
  ARTICLE_PUBLISHED(change) {
    const overrides = listIn(change.details, 'overrides');
    const [check, ...more] = overrides;
    if (check === undefined) return <>published {article(change)}</>;
    return (
      <>
        published {article(change)} over {more.length === 0 ? 'a failing check' : 'failing checks'} (
        {inWords(overrides)})
      </>
    );
  },
  ARTICLE_UNPUBLISHED: (change) => <>called back {article(change)}</>,
  ARTICLE_EDITED: (change) => (
    <>
      edited {article(change)}: {inWords(listIn(change.details, 'fields'))}
    </>
  ),
  ARTICLE_DELETED: () => 'deleted an article',
  WORK_CANCELLED: (change) => `cancelled ${work(change)}`,
  WORK_RETRIED: (change) => `had ${work(change)} done again`,
  WEBHOOK_CREATED: () => 'made a webhook',
  WEBHOOK_UPDATED: (change) => `changed ${inWords(listIn(change.details, 'fields'))} of a webhook`,
  WEBHOOK_DELETED: () => 'deleted a webhook',
  WEBHOOK_SECRET_ROTATED: () => 'replaced the secret of a webhook',
  WEBHOOK_DISABLED: (change) => `turned a webhook off (${textIn(change.details, 'reason')})`,
  OPERATOR_KEY_USED: ({ details }) => {
    const asked = listIn(details, 'asked').map((field) =>
      field === 'sign-in' ? field : field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    );
    const refused = textIn(details, 'refused');
    const used = `used an operator’s key${asked.length === 0 ? '' : `: ${asked.join(', ')}`}`;
    return refused === null ? used : `${used}, and was refused (${codeWords(refused)})`;
  },
  SCHEDULE_CREATED: created('schedule'),
  SCHEDULE_UPDATED: updated('schedule'),
  SCHEDULE_DELETED: (change) => `deleted the schedule “${textIn(change.details, 'name') ?? ''}”`,
  SCHEDULE_PAUSED: (change) => `paused ${named('schedule')(change)}`,
  SCHEDULE_RESUMED: (change) => `resumed ${named('schedule')(change)}`,
};
