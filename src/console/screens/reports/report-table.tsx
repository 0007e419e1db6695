import { Link } from '@tanstack/react-router';
import type { ReportHeadFragment } from '../../data/generated/types.js';
import { Badge } from '../../ui/show/badge.js';
import type { Column } from '../../ui/show/columns.js';
import { Progress } from '../../ui/show/meter.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { formatDuration, formatTime } from '../../ui/show/times.js';
import { REPORT_STATUS, reportStageWord } from '../report-words.js';
import './reports.css';

const COLUMNS: readonly Column<ReportHeadFragment>[] = [
  {
    id: 'report',
    label: 'Report',
    cell: ({ id, createdAt }) => (
      <Link to="/reports/$id" params={{ id }} className="report-name">
        {`Report of ${formatTime(createdAt)}`}
      </Link>
    ),
  },
  { id: 'status', label: 'Status', cell: (report) => <Status report={report} /> },
  {
    id: 'took',
    label: 'Took',
    end: true,
    wideOnly: true,
    cell: ({ startedAt, finishedAt }) =>
      startedAt === null || finishedAt === null
        ? '–'
        : formatDuration(Date.parse(finishedAt) - Date.parse(startedAt)),
  },
  {
    id: 'started',
    label: 'Started',
    end: true,
    wideOnly: true,
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
];

/** Reports, newest first. */
export function ReportTable({ reports }: { readonly reports: readonly ReportHeadFragment[] }) {
  return <Table label="Reports on this edition" rows={reports} rowId={({ id }) => id} columns={COLUMNS} />;
}

function Status({ report }: { readonly report: ReportHeadFragment }) {
  const { status, stage, progress, createdAt, error } = report;
  if (status === 'RUNNING') {
    return (
      <span className="report-running">
        <Badge tone="info">{reportStageWord(stage)}</Badge>
        <Progress label={`Progress of the report of ${formatTime(createdAt)}`} value={progress} />
      </span>
    );
  }
  const { word, tone } = REPORT_STATUS[status];
  return (
    <span className="row">
      <Badge tone={tone}>{word}</Badge>
      {status === 'FAILED' && error !== null && <span className="soft small">{error.message}</span>}
    </span>
  );
}
