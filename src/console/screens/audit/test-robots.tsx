import { useState } from 'react';
import { auditRobotsQuery } from '../../data/generated/audit.js';
import type { AuditRobotsQuery } from '../../data/generated/types.js';
import { request } from '../../data/request.js';
import { Button } from '../../ui/controls/button.js';
import { Dialog } from '../../ui/controls/dialog.js';
import { TextArea, TextField } from '../../ui/controls/text-field.js';
import { Badge } from '../../ui/show/badge.js';
import type { Column } from '../../ui/show/columns.js';
import { Table } from '../../ui/show/table.js';

type Tested = NonNullable<NonNullable<AuditRobotsQuery['audit']>['robots']>;

const COLUMNS: readonly Column<Tested['results'][number]>[] = [
  {
    id: 'allowed',
    label: 'Verdict',
    cell: ({ allowed }) => <Badge tone={allowed ? 'ok' : 'fail'}>{allowed ? 'allowed' : 'forbidden'}</Badge>,
  },
  { id: 'url', label: 'Address', cell: ({ url }) => url },
  {
    id: 'line',
    label: 'Line that decides',
    cell: ({ line }) => (line === null ? 'none' : <code>{`${line.line}: ${line.text}`}</code>),
  },
];

/** Asks whether a crawler may fetch addresses, by the site's robots.txt or by one that is typed here. */
export function TestRobots({ id }: { readonly id: string }) {
  const [urls, setUrls] = useState('/');
  const [userAgent, setUserAgent] = useState('');
  const [robotsTxt, setRobotsTxt] = useState('');
  const [tested, setTested] = useState<Tested | null>(null);
  const [fault, setFault] = useState<string | undefined>(undefined);

  async function test(): Promise<void> {
    setFault(undefined);
    try {
      const { audit } = await request(auditRobotsQuery, {
        id,
        urls: urls.split('\n').flatMap((line) => line.trim() || []),
        userAgent: userAgent.trim() || null,
        robotsTxt: robotsTxt === '' ? null : robotsTxt,
      });
      setTested(audit?.robots ?? null);
    } catch (error) {
      setTested(null);
      setFault(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Dialog title="Test robots.txt" button={<Button>Test robots.txt</Button>}>
      {(close) => (
        <div className="stack">
          <TextArea
            label="Addresses"
            hint="One a line: paths of this site."
            rows={3}
            value={urls}
            onChange={setUrls}
            fault={fault}
          />
          <TextField
            label="Crawler"
            hint="Such as Googlebot; * if left empty."
            value={userAgent}
            onChange={setUserAgent}
          />
          <TextArea
            label="Another robots.txt"
            hint="Empty for that of the site, as the audit read it."
            rows={4}
            value={robotsTxt}
            onChange={setRobotsTxt}
          />
          <div className="row">
            <Button look="primary" onPress={() => void test()}>
              Test
            </Button>
            <Button onPress={close}>Close</Button>
          </div>
          {tested !== null && (
            <>
              <p className="soft small">
                {tested.group === null ? 'No group holds for this crawler.' : `Group ${tested.group}.`}
                {tested.crawlDelaySeconds !== null && ` Crawl-delay ${tested.crawlDelaySeconds} s.`}
              </p>
              <Table label="What it says" rows={tested.results} rowId={({ url }) => url} columns={COLUMNS} />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
