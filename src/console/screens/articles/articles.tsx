import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useEdition, useMayWrite } from '../../app/caller.js';
import { Page } from '../../app/page.js';
import { articlesQuery } from '../../data/generated/articles.js';
import { useOperation } from '../../data/queries.js';
import type { ArticleRowFragment } from '../../data/generated/types.js';
import { Button } from '../../ui/controls/button.js';
import { Checkbox } from '../../ui/controls/checkbox.js';
import type { Column } from '../../ui/show/columns.js';
import { counted, formatNumber } from '../../ui/show/number.js';
import { cursorOf, pageOf, Pagination } from '../../ui/show/pagination.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Table } from '../../ui/show/table.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { NoEditionPage } from '../no-edition.js';
import { ArticleFilters } from './article-filters.js';
import { filterOf, isFiltered, type ArticleSearch } from './article-search.js';
import { PublishMany, type Chosen } from './publish-many.js';
import { StatusBadge, VerdictBadge } from './verdict-badge.js';
import './articles.css';

const PAGE = 50;
/** As many as `publishArticles` takes. */
const MOST_CHOSEN = 100;

/** The articles of the edition, newest first. */
export function Articles() {
  const edition = useEdition();
  if (edition === null) {
    return <NoEditionPage title="Articles" />;
  }
  return <EditionArticles key={edition.id} edition={edition.id} name={edition.name} />;
}

function EditionArticles({ edition, name }: { readonly edition: string; readonly name: string }) {
  const search = useSearch({ from: '/frame/articles' });
  const navigate = useNavigate({ from: '/articles' });
  const mayWrite = useMayWrite();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const query = useOperation(
    articlesQuery,
    { edition, filter: filterOf(search), ...pageOf(search, PAGE) },
    { placeholderData: keepPreviousData },
  );
  const show = (next: ArticleSearch, replace: boolean) =>
    void navigate({
      search: ({ edition: named }) => ({ ...(named ? { edition: named } : {}), ...next }),
      replace,
    });

  const choose = (articles: readonly Chosen[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const article of articles) {
      if (!isChosen) next.delete(article.id);
      else if (next.size < MOST_CHOSEN) next.set(article.id, article);
    }
    setChosen(next);
  };

  return (
    <Page
      title="Articles"
      lead={name}
      actions={
        mayWrite && (
          <Link to="/new" className="button button-plain">
            New article
          </Link>
        )
      }
    >
      <div className="stack">
        <ArticleFilters search={search} onSearch={(next) => show(next, true)} />
        <Shown what="articles" query={query} lines={10}>
          {({ edition: found }) => {
            const articles = found?.articles;
            if (articles === undefined || articles.nodes.length === 0) {
              return <NoArticles search={search} isShort={articles?.pageInfo.hasNextPage === true} />;
            }
            return (
              <>
                {mayWrite && (
                  <Selection
                    articles={articles.nodes}
                    chosen={chosen}
                    onChoose={choose}
                    onClear={() => setChosen(new Map())}
                  />
                )}
                <section className="card card-flush article-list">
                  <Table
                    label="Articles"
                    rows={articles.nodes}
                    rowId={({ id }) => id}
                    columns={mayWrite ? [selectable(chosen, choose), ...COLUMNS] : [TITLE, ...COLUMNS]}
                  />
                </section>
                <Pagination
                  label="Pages of articles"
                  info={articles.pageInfo}
                  size={PAGE}
                  note={articles.totalCount === null ? undefined : counted(articles.totalCount, 'article')}
                  onPage={(page) => {
                    const { after: _after, before: _before, ...filters } = search;
                    show({ ...filters, ...cursorOf(page) }, false);
                  }}
                />
              </>
            );
          }}
        </Shown>
      </div>
    </Page>
  );
}

interface SelectionProps {
  readonly articles: readonly ArticleRowFragment[];
  readonly chosen: ReadonlyMap<string, Chosen>;
  readonly onChoose: (articles: readonly Chosen[], isChosen: boolean) => void;
  readonly onClear: () => void;
}

/** What is chosen, on this page and on others, and what can be done with it. */
function Selection({ articles, chosen, onChoose, onClear }: SelectionProps) {
  const drafts = articles.filter(({ status }) => status === 'DRAFT');
  const count = drafts.filter(({ id }) => chosen.has(id)).length;
  const isAll = count > 0 && count === drafts.length;
  return (
    <div className="row article-selection">
      {drafts.length > 0 && (
        <Checkbox
          isSelected={isAll}
          isIndeterminate={count > 0 && !isAll}
          onChange={(isChosen) => onChoose(drafts, isChosen)}
        >
          {drafts.length === 1 ? 'Choose the draft' : `Choose all ${drafts.length} drafts of this page`}
        </Checkbox>
      )}
      {chosen.size > 0 && (
        <>
          <PublishMany
            chosen={[...chosen.values()]}
            onPublished={(ids) =>
              onChoose(
                ids.flatMap((id) => chosen.get(id) ?? []),
                false,
              )
            }
          />
          <Button look="quiet" onPress={onClear}>
            Choose none
          </Button>
          {chosen.size >= MOST_CHOSEN && <span className="soft">No more than {MOST_CHOSEN} at once.</span>}
        </>
      )}
    </div>
  );
}

function NoArticles({ search, isShort }: { readonly search: ArticleSearch; readonly isShort: boolean }) {
  if (isShort) {
    return (
      <Empty title="None of the newest 10,000 articles match.">
        Narrow the search by days, or leave out the byline.
      </Empty>
    );
  }
  if (isFiltered(search)) return <Empty title="No article matches.">Change or clear the filters.</Empty>;
  return <Empty title="There is no article yet.">What is written for this edition appears here.</Empty>;
}

const TITLE: Column<ArticleRowFragment> = {
  id: 'title',
  label: 'Title',
  cell: (article) => <Title article={article} />,
};

function Title({ article }: { readonly article: ArticleRowFragment }) {
  return (
    <Link to="/articles/$id" params={{ id: article.id }} className="article-title">
      {article.title}
    </Link>
  );
}

function selectable(
  chosen: ReadonlyMap<string, Chosen>,
  onChoose: (articles: readonly Chosen[], isChosen: boolean) => void,
): Column<ArticleRowFragment> {
  return {
    ...TITLE,
    cell: (article) => (
      <span className="article-cell">
        {article.status === 'DRAFT' ? (
          <Checkbox
            aria-label={`Choose ${article.title}`}
            isSelected={chosen.has(article.id)}
            onChange={(isChosen) => onChoose([article], isChosen)}
          >
            {null}
          </Checkbox>
        ) : (
          <span className="article-no-choice" />
        )}
        <Title article={article} />
      </span>
    ),
  };
}

const COLUMNS: readonly Column<ArticleRowFragment>[] = [
  { id: 'status', label: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'verdict',
    label: 'Desk',
    cell: ({ provenance }) => <VerdictBadge verdict={provenance?.verdict ?? null} />,
  },
  { id: 'byline', label: 'Byline', wideOnly: true, cell: ({ byline }) => byline },
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
