import { Link } from '@tanstack/react-router';
import type { JobsQuery } from '../../data/generated/types.js';
import { classes } from '../../ui/classes.js';
import { Checkbox } from '../../ui/controls/checkbox.js';
import { Badge } from '../../ui/show/badge.js';
import type { Column } from '../../ui/show/columns.js';
import { Progress } from '../../ui/show/meter.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { formatDuration } from '../../ui/show/times.js';
import { WorkLink } from '../work-link.js';
import { codeWords, isFinal, KINDS, stageOfWork, STATUSES } from '../work-words.js';

export type Work = JobsQuery['work']['nodes'][number];

export interface JobsTableProps {
  readonly work: readonly Work[];
  /** Ids; absent: nothing can be chosen. */
  readonly chosen?: ReadonlySet<string>;
  readonly onChoose?: (chosen: ReadonlySet<string>) => void;
  readonly showEdition: boolean;
}

/** What a job is called: its headline, or what was asked for until there is one. */
export function nameOf({ title, job, kind, edition }: Work): string {
  return title ?? job?.brief?.input ?? `${KINDS[kind]} of ${edition.name}`;
}

/** The list, with what is under way in each row. */
export function JobsTable({ work, chosen, onChoose, showEdition }: JobsTableProps) {
  const columns: readonly Column<Work>[] = [
    {
      id: 'name',
      label: 'Job',
      cell: (row) => (
        <span className={classes('job-name', onChoose !== undefined && 'job-choosable')}>
          {chosen !== undefined && onChoose !== undefined && canBeChosen(row) && (
            <Checkbox
              aria-label={`Choose ${nameOf(row)}`}
              isSelected={chosen.has(row.id)}
              onChange={(isChosen) => onChoose(withOne(chosen, row.id, isChosen))}
            />
          )}
          <span className="job-words">
            <WorkLink kind={row.kind} id={row.id}>
              {nameOf(row)}
            </WorkLink>
            {row.error !== null && row.status === 'FAILED' && (
              <span className="soft small capital">{`${codeWords(row.error.code)}: ${row.error.message}`}</span>
            )}
          </span>
        </span>
      ),
    },
    { id: 'kind', label: 'Kind', wideOnly: true, cell: ({ kind }) => KINDS[kind] },
    {
      id: 'status',
      label: 'Status',
      cell: (row) =>
        row.status === 'RUNNING' ? (
          <span className="job-progress">
            <span className="number">{row.progress} %</span>
            <Progress label={`Progress of ${nameOf(row)}`} value={row.progress} />
            {row.stage !== null && (
              <span className="soft small job-stage">{stageOfWork(row.kind, row.stage)}</span>
            )}
          </span>
        ) : (
          <Made row={row} />
        ),
    },
    ...(showEdition
      ? [{ id: 'edition', label: 'Edition', wideOnly: true, cell: ({ edition }: Work) => edition.name }]
      : []),
    {
      id: 'by',
      label: 'Started by',
      wideOnly: true,
      cell: ({ startedBy, startedWith }) => (
        <span className="nowrap" title={`Key: ${startedWith.name}`}>
          {startedBy.name}
        </span>
      ),
    },
    {
      id: 'started',
      label: 'Started',
      end: true,
      wideOnly: 'else below the name',
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      id: 'took',
      label: 'Took',
      end: true,
      wideOnly: true,
      cell: ({ createdAt, finishedAt }) =>
        finishedAt === null ? '–' : formatDuration(Date.parse(finishedAt) - Date.parse(createdAt)),
    },
  ];
  return <Table label="Jobs" rows={work} rowId={({ id }) => id} columns={columns} />;
}

/** What it came to: the article that a job has made. A report and an audit are shown where their names lead. */
function Made({ row: { status, job } }: { readonly row: Work }) {
  const { label, tone } = STATUSES[status];
  const articleId = job?.articleId ?? null;
  return (
    <span className="job-made">
      <Badge tone={tone}>{label}</Badge>
      {articleId !== null && (
        <Link to="/articles/$id" params={{ id: articleId }} className="small">
          Article
        </Link>
      )}
    </span>
  );
}

/** What can be cancelled or retried. */
function canBeChosen({ kind, status }: Work): boolean {
  return kind === 'ARTICLE' && (status === 'FAILED' || !isFinal(status));
}

function withOne(chosen: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isChosen) next.add(id);
  else next.delete(id);
  return next;
}
