import type { OperationsQuery } from '../../data/generated/types.js';
import { Badge } from '../../ui/show/badge.js';
import type { Column } from '../../ui/show/columns.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { Empty } from '../../ui/states/states.js';

type Worker = OperationsQuery['operator']['workers'][number];

const COLUMNS: readonly Column<Worker>[] = [
  { id: 'name', label: 'Worker', cell: ({ name }) => <span className="operations-long">{name}</span> },
  {
    id: 'state',
    label: 'State',
    cell: ({ isLost }) => (isLost ? <Badge tone="fail">Lost</Badge> : <Badge tone="ok">Alive</Badge>),
  },
  { id: 'busy', label: 'Runs now', end: true, cell: ({ busy }) => busy },
  { id: 'slots', label: 'At once, of each kind', end: true, wideOnly: true, cell: ({ slots }) => slots },
  { id: 'version', label: 'Version', wideOnly: true, cell: ({ version }) => version },
  {
    id: 'started',
    label: 'Started',
    wideOnly: true,
    cell: ({ startedAt }) => <RelativeTime at={startedAt} />,
  },
  { id: 'beat', label: 'Last beat', wideOnly: true, cell: ({ beatAt }) => <RelativeTime at={beatAt} /> },
];

/** The processes that do the work. */
export function Workers({ workers }: { readonly workers: readonly Worker[] }) {
  if (workers.length === 0) {
    return (
      <Empty title="No worker runs.">
        Nothing is written until one is started: “galley serve --role worker”, or “--role all”.
      </Empty>
    );
  }
  return <Table label="Workers" rows={workers} rowId={({ name }) => name} columns={COLUMNS} />;
}
