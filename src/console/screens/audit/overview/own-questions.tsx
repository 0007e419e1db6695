import { Link } from '@tanstack/react-router';
import type { AuditOverviewQuery } from '../../../data/generated/types.js';
import { Card } from '../../../ui/show/card.js';
import type { Column } from '../../../ui/show/columns.js';
import { Count, formatNumber } from '../../../ui/show/number.js';
import { Table } from '../../../ui/show/table.js';

type Overview = NonNullable<NonNullable<AuditOverviewQuery['audit']>['overview']>;

export interface OwnQuestionsProps {
  readonly id: string;
  readonly overview: Overview;
  /** Of checks. */
  readonly names: ReadonlyMap<string, string>;
}

/** What the segments and searches of an audit came to; nothing where it was started without. */
export function OwnQuestions({ id, overview: { segments, searches }, names }: OwnQuestionsProps) {
  const pagesOf = (filter: string, name: string) => (
    <Link to="/audits/$id/$view" params={{ id, view: 'pages' }} search={{ filter: `${filter}:${name}` }}>
      {name}
    </Link>
  );
  const segmentColumns: readonly Column<Overview['segments'][number]>[] = [
    { id: 'name', label: 'Segment', cell: ({ name }) => pagesOf('segment', name) },
    { id: 'score', label: 'Score', end: true, cell: ({ score }) => <Count value={score} /> },
    { id: 'pages', label: 'Pages', end: true, cell: ({ pages }) => <Count value={pages} /> },
    { id: 'indexable', label: 'Indexable', end: true, cell: ({ indexable }) => <Count value={indexable} /> },
    {
      id: 'issue',
      label: 'Costs most',
      cell: ({ issues: [first] }) =>
        first === undefined || first.points === 0 ? '–' : (names.get(first.check) ?? first.check),
    },
  ];
  const searchColumns: readonly Column<Overview['searches'][number]>[] = [
    { id: 'name', label: 'Search', cell: ({ name }) => pagesOf('search', name) },
    { id: 'pages', label: 'Pages', end: true, cell: ({ pages }) => <Count value={pages} /> },
    {
      id: 'values',
      label: 'Found most often',
      cell: ({ values }) =>
        values
          .slice(0, 3)
          .map(({ value, pages }) => `${value} (${formatNumber(pages)})`)
          .join(', ') || '–',
    },
  ];
  return (
    <>
      {segments.length > 0 && (
        <Card title="Segments" flush>
          <Table label="Segments" rows={segments} rowId={({ name }) => name} columns={segmentColumns} />
        </Card>
      )}
      {searches.length > 0 && (
        <Card title="Searches" flush>
          <Table label="Searches" rows={searches} rowId={({ name }) => name} columns={searchColumns} />
        </Card>
      )}
    </>
  );
}
