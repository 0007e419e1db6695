import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { HomeQuery } from '../../data/generated/types.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import type { Column } from '../../ui/show/columns.js';
import { formatNumber } from '../../ui/show/number.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';

type Lists = NonNullable<HomeQuery['edition']>;
type Article = Lists['refused']['nodes'][number];

const COLUMNS: readonly Column<Article>[] = [
  {
    id: 'title',
    label: 'Title',
    cell: ({ id, title }) => (
      <Link to="/articles/$id" params={{ id }} className="review-title">
        {title}
      </Link>
    ),
  },
  {
    id: 'verdict',
    label: 'Desk',
    cell: ({ provenance }) =>
      provenance?.verdict === 'FAIL' ? <Badge tone="fail">Held</Badge> : <Badge tone="warn">Warnings</Badge>,
  },
  {
    id: 'words',
    label: 'Words',
    end: true,
    wideOnly: true,
    cell: ({ wordCount }) => formatNumber(wordCount),
  },
  {
    id: 'created',
    label: 'Finished',
    end: true,
    wideOnly: 'else below the name',
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
];

/** Drafts that the desk holds back or doubts, the held ones first. */
export function ToReview({ query }: { readonly query: UseQueryResult<HomeQuery> }) {
  const { refused, doubtful } = query.data?.edition ?? {};
  const total = (refused?.totalCount ?? 0) + (doubtful?.totalCount ?? 0);
  return (
    <Card
      flush
      title="To review"
      aside={
        total > 0 && (
          <Link
            to="/articles"
            search={{ status: 'DRAFT' }}
            className="number"
            aria-label={`${formatNumber(total)} to review`}
          >
            {formatNumber(total)}
          </Link>
        )
      }
    >
      <Shown what="articles to review" query={query} lines={5}>
        {({ edition }) => {
          const articles = [...(edition?.refused.nodes ?? []), ...(edition?.doubtful.nodes ?? [])];
          if (articles.length === 0) {
            return (
              <Empty title="Nothing waits for a person.">
                Drafts in which the desk found a fault appear here.
              </Empty>
            );
          }
          return (
            <Table label="Articles to review" rows={articles} rowId={({ id }) => id} columns={COLUMNS} />
          );
        }}
      </Shown>
    </Card>
  );
}
