import { StackedBars } from '../../charts/stacked-bars.js';
import type { OperationsQuery, WorkStatus } from '../../data/generated/types.js';
import { Button } from '../../ui/controls/button.js';
import { Badge } from '../../ui/show/badge.js';
import type { Column } from '../../ui/show/columns.js';
import { formatNumber } from '../../ui/show/number.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { codeWords, KINDS, STATUSES } from '../work-words.js';

type Status = OperationsQuery['operator']['status'];
type Failure = Status['failures'][number];

const ORDER: readonly WorkStatus[] = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'];

/** Chosen: an idle worker takes work up within seconds, so a wait of two minutes means that there are too few of them. */
const LONG_SECONDS = 120;

/** What waits for a worker, and what workers hold. */
export function Queues({ status }: { readonly status: Status }) {
  return (
    <dl className="operations-facts">
      {status.queues.map(({ kind, waiting, oldestSeconds }) => (
        <div key={kind}>
          <dt>{KINDS[kind]}s</dt>
          <dd>
            <span className="number">{formatNumber(waiting)}</span>{' '}
            {oldestSeconds !== null && (
              <Badge tone={oldestSeconds > LONG_SECONDS ? 'warn' : 'neutral'}>
                oldest {ageOf(oldestSeconds)}
              </Badge>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>Not enqueued yet</dt>
        <dd className="number">{formatNumber(status.unsent)}</dd>
      </div>
      <div>
        <dt>Leases</dt>
        <dd>
          <span className="number">{formatNumber(status.leasesHeld)}</span> held{' '}
          {status.leasesLapsed > 0 && <Badge tone="warn">{formatNumber(status.leasesLapsed)} lapsed</Badge>}
        </dd>
      </div>
    </dl>
  );
}

/** @returns such as `45 s`, `12 min` or `3 h` */
function ageOf(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}

/** Work by kind and status, and what failed by its code. @param onCode lists what failed with a code */
export function WorkCounts({
  status: { counts, failures },
  onCode,
}: {
  readonly status: Status;
  readonly onCode: (code: string) => void;
}) {
  const columns: readonly Column<Failure>[] = [
    {
      id: 'code',
      label: 'Code',
      value: ({ code }) => code,
      cell: ({ code }) => <span className="capital">{codeWords(code)}</span>,
    },
    { id: 'kind', label: 'Kind', value: ({ kind }) => kind, cell: ({ kind }) => KINDS[kind], wideOnly: true },
    {
      id: 'count',
      label: 'Failed',
      end: true,
      value: ({ count }) => count,
      cell: ({ count }) => formatNumber(count),
    },
    {
      id: 'last',
      label: 'Last',
      value: ({ lastAt }) => lastAt,
      cell: ({ lastAt }) => <RelativeTime at={lastAt} />,
    },
    {
      id: 'show',
      label: 'Show',
      end: true,
      cell: ({ code }) => (
        <Button small aria-label={`List what failed with ${codeWords(code)}`} onPress={() => onCode(code)}>
          List
        </Button>
      ),
    },
  ];
  return (
    <div className="stack">
      <StackedBars
        title="Work by kind and status"
        rowLabel="Kind"
        series={ORDER.map((each) => ({ label: STATUSES[each].label, tone: STATUSES[each].tone }))}
        rows={(['ARTICLE', 'RESEARCH', 'AUDIT'] as const).map((kind) => ({
          label: `${KINDS[kind]}s`,
          values: ORDER.map(
            (each) => counts.find((one) => one.kind === kind && one.status === each)?.count ?? 0,
          ),
        }))}
      />
      {failures.length > 0 && (
        <Table
          label="Failures by code"
          rows={failures}
          rowId={({ kind, code }) => `${kind} ${code}`}
          columns={columns}
        />
      )}
    </div>
  );
}
