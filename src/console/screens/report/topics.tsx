import type { ResearchTopicDepth } from '../../data/generated/types.js';
import { Badge, type Tone } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import type { Column } from '../../ui/show/columns.js';
import { formatNumber } from '../../ui/show/number.js';
import { Table } from '../../ui/show/table.js';
import { Outside } from './outside.js';
import type { ReportResult } from './found.js';

type Topic = ReportResult['site']['topics'][number];

const DEPTHS: Readonly<
  Record<ResearchTopicDepth, { readonly word: string; readonly tone: Tone; readonly rank: number }>
> = {
  DEEP: { word: 'Deep', tone: 'ok', rank: 2 },
  PARTIAL: { word: 'Partly', tone: 'neutral', rank: 1 },
  THIN: { word: 'Thin', tone: 'warn', rank: 0 },
};

const COLUMNS: readonly Column<Topic>[] = [
  { id: 'term', label: 'Topic', value: ({ term }) => term, cell: ({ term }) => term },
  {
    id: 'depth',
    label: 'Depth',
    value: ({ depth }) => DEPTHS[depth].rank,
    cell: ({ depth }) => <Badge tone={DEPTHS[depth].tone}>{DEPTHS[depth].word}</Badge>,
  },
  {
    id: 'best',
    label: 'Best page',
    wideOnly: true,
    cell: ({ best: [page] }) =>
      page === undefined ? '–' : <Outside url={page.url}>{page.title ?? page.url}</Outside>,
  },
  {
    id: 'pages',
    label: 'Pages',
    end: true,
    value: ({ pages }) => pages,
    cell: ({ pages }) => formatNumber(pages),
  },
  {
    id: 'words',
    label: 'Words',
    end: true,
    value: ({ words }) => words,
    cell: ({ words }) => formatNumber(words),
  },
];

/** What the site is about, and how deep it goes into each. */
export function Topics({ topics }: { readonly topics: readonly Topic[] }) {
  if (topics.length === 0) return null;
  return (
    <Card flush title="Topics of the site">
      <Table label="Topics of the site" rows={topics} rowId={({ term }) => term} columns={COLUMNS} />
    </Card>
  );
}
