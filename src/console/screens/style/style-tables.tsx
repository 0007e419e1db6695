import { useMemo, useState } from 'react';
import { Badge, type Tone } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import type { Column } from '../../ui/show/columns.js';
import { Count } from '../../ui/show/number.js';
import { Pagination } from '../../ui/show/pagination.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { VirtualTable } from '../../ui/show/virtual-table.js';

interface Row {
  readonly id: string;
  readonly url: string;
  readonly status: number;
  readonly words: number;
  readonly seen: string;
}

const COLUMNS: readonly Column<Row>[] = [
  { id: 'url', label: 'Address', cell: ({ url }) => url, value: ({ url }) => url },
  {
    id: 'status',
    label: 'Status',
    width: '7rem',
    cell: ({ status }) => <Badge tone={toneOf(status)}>{status}</Badge>,
    value: ({ status }) => status,
  },
  {
    id: 'words',
    label: 'Words',
    width: '7rem',
    end: true,
    cell: ({ words }) => <Count value={words} />,
    value: ({ words }) => words,
  },
  {
    id: 'seen',
    label: 'Crawled',
    width: '10rem',
    end: true,
    cell: ({ seen }) => <RelativeTime at={seen} />,
    value: ({ seen }) => seen,
  },
];

const MANY = 30_000;

/** What lists. */
export function StyleTables() {
  const rows = useMemo(() => Array.from({ length: MANY }, (_, place) => rowOf(place)), []);
  const [page, setPage] = useState('the first page');
  return (
    <>
      <Card title="Table" flush>
        <Table label="Some pages" rows={rows.slice(0, 5)} rowId={({ id }) => id} columns={COLUMNS} />
      </Card>
      <Pagination
        label="Pages of the list"
        info={{ hasNextPage: true, hasPreviousPage: false, startCursor: null, endCursor: 'MQ' }}
        size={5}
        note={`5 of 30,000: ${page}`}
        onPage={() => setPage('the next was asked for')}
      />
      <Card title="Virtual table of 30,000 rows">
        <VirtualTable label="All pages" rows={rows} rowId={({ id }) => id} columns={COLUMNS} />
      </Card>
      <Card title="Badges">
        <div className="row">
          <Badge tone="ok">Passed</Badge>
          <Badge tone="warn">Warnings</Badge>
          <Badge tone="fail">Held</Badge>
          <Badge tone="info">Writing</Badge>
          <Badge tone="accent">New</Badge>
          <Badge>Queued</Badge>
        </div>
      </Card>
    </>
  );
}

/** The same each time, so that pictures of this page don't change. */
function rowOf(place: number): Row {
  return {
    id: String(place),
    url: `https://www.example.org/section-${place % 40}/page-${place}`,
    status: place % 23 === 0 ? 404 : place % 17 === 0 ? 301 : 200,
    words: (place * 7919) % 2400,
    seen: '2026-11-20T08:15:30.123456Z',
  };
}

function toneOf(status: number): Tone {
  if (status >= 400) return 'fail';
  return status >= 300 ? 'warn' : 'ok';
}
