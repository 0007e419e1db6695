import { Link } from '@tanstack/react-router';
import type { AuditsQuery } from '../../data/generated/types.js';
import { Badge } from '../../ui/show/badge.js';
import type { Column } from '../../ui/show/columns.js';
import { Count } from '../../ui/show/number.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { isRunning, STATUS_BADGES } from './audit-words.js';
import { Delta } from './delta.js';

type Audit = NonNullable<AuditsQuery['edition']>['audits']['nodes'][number];

const COLUMNS: readonly Column<Audit>[] = [
  {
    id: 'started',
    label: 'Started',
    value: ({ createdAt }) => createdAt,
    cell: ({ id, createdAt }) => (
      <Link to="/audits/$id/$view" params={{ id, view: 'overview' }}>
        <RelativeTime at={createdAt} />
      </Link>
    ),
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status, error }) => {
      const [tone, word] = STATUS_BADGES[status];
      return (
        <>
          <Badge tone={tone}>{word}</Badge> {error !== null && <span className="small">{error.message}</span>}
        </>
      );
    },
  },
  {
    id: 'score',
    label: 'Score',
    end: true,
    value: ({ overview }) => overview?.score.value ?? null,
    cell: ({ overview }) => <Count value={overview?.score.value ?? null} />,
  },
  {
    id: 'delta',
    label: 'Change',
    wideOnly: 'else below the name',
    cell: ({ overview }) => <Delta value={overview?.score.delta ?? null} />,
  },
  {
    id: 'pages',
    label: 'Pages',
    end: true,
    wideOnly: true,
    value: ({ pageCount }) => pageCount,
    // The list is not read anew with every page that a crawl reads.
    cell: (audit) => <Count value={isRunning(audit) ? null : audit.pageCount} />,
  },
  ...(['error', 'warning', 'notice'] as const).map((severity) => ({
    id: severity,
    label: { error: 'Errors', warning: 'Warnings', notice: 'Notices' }[severity],
    end: true,
    wideOnly: true,
    value: ({ overview }: Audit) => overview?.issues[severity].checks ?? null,
    cell: ({ overview }: Audit) => <Count value={overview?.issues[severity].checks ?? null} />,
  })),
  {
    id: 'changes',
    label: 'Findings since the previous audit',
    wideOnly: true,
    cell: ({ overview }) => <Changes changes={overview?.changes ?? null} />,
  },
];

function Changes({ changes }: { readonly changes: NonNullable<Audit['overview']>['changes'] | null }) {
  const since = changes?.since ?? null;
  if (changes === null || since === null) return <span className="soft">–</span>;
  return (
    <span className="number">
      {changes.issuesNew} new, {changes.issuesFixed} fixed
    </span>
  );
}

/** The audits of an edition, newest first, each with a link to what it found. */
export function History({ audits }: { readonly audits: readonly Audit[] }) {
  return <Table label="Audits" rows={audits} rowId={({ id }) => id} columns={COLUMNS} />;
}
