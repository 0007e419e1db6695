import { keepPreviousData } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { auditFiltersQuery, auditRowsQuery } from '../../../data/generated/lists.js';
import type { AuditRowsQuery } from '../../../data/generated/types.js';
import { useOperation } from '../../../data/queries.js';
import { Button } from '../../../ui/controls/button.js';
import { TextField } from '../../../ui/controls/text-field.js';
import { formatNumber } from '../../../ui/show/number.js';
import { VirtualTable } from '../../../ui/show/virtual-table.js';
import { Shown } from '../../../ui/states/shown.js';
import { Empty, Fault, Loading } from '../../../ui/states/states.js';
import { readWholeList, useCursorList, type CursorPage } from '../cursor-pages.js';
import { ExportMenu, MOST_EXPORTED } from '../export-menu.js';
import { UrlDialog } from '../url/url-dialog.js';
import { ChooseColumns } from './choose-columns.js';
import { ChoosePages, facetLabel, filterLabel } from './choose-pages.js';
import { columnsOf, FILE_COLUMNS, type Row } from './page-columns.js';
import { usePageChoice, type PageChoice } from './page-choice.js';
import { SavedViews } from './saved-views.js';

/** As many as a request may ask for: the fewest requests for 30,000. */
const PAGE = 1000;
/** Shown sooner than so many: several screens of rows. */
const FIRST_PAGE = { limit: 200 };

/** As audit.css says it. */
const WIDE = '(min-width: 961px)';

function onWidth(tell: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

function pageOf({ audit }: AuditRowsQuery): CursorPage<Row> {
  const filters = audit?.filters ?? null;
  return {
    rows: filters?.rows ?? [],
    total: filters?.page?.total ?? 0,
    nextCursor: filters?.page?.nextCursor ?? null,
  };
}

/** Every address that the crawl knows, by filters; the address of the screen holds them and the columns. */
export function PagesView({ id }: { readonly id: string }) {
  const choice = usePageChoice(id);
  const { variables } = choice;
  const { filter, match, facet, q } = variables;
  const filters = useOperation(
    auditFiltersQuery,
    { id, filter, match, facet, q: q ?? null },
    // What was pressed stays where it is, and keeps the focus, while it is counted anew.
    { placeholderData: keepPreviousData },
  );
  const groups = filters.data?.audit?.filters?.groups;
  const isWide = useSyncExternalStore(onWidth, () => matchMedia(WIDE).matches);
  return (
    <div className="pages-view">
      {/* Beside the list where there is room; else folded, so that the list is what is seen first. */}
      <details className="pages-choose" open={isWide}>
        <summary>Narrow the list</summary>
        <Shown what="filters" query={filters} lines={8}>
          {({ audit }) =>
            audit?.filters ? (
              <ChoosePages filters={audit.filters} choice={choice} />
            ) : (
              <Empty title="This audit has no filters." />
            )
          }
        </Shown>
      </details>
      <div className="stack">
        <Find key={q ?? ''} text={q ?? ''} onFind={choice.find} />
        <div className="row" role="group" aria-label="What is chosen">
          {filter.map((name) => (
            <Chip key={name} label={filterLabel(name, groups)} onRemove={() => choice.toggleFilter(name)} />
          ))}
          {facet.map((name) => (
            <Chip key={name} label={facetLabel(name)} onRemove={() => choice.toggleFacet(name)} />
          ))}
        </div>
        <Rows choice={choice} />
      </div>
      <UrlDialog id={id} />
    </div>
  );
}

function Find({ text, onFind }: { readonly text: string; readonly onFind: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  return (
    <form
      className="filter-bar"
      role="search"
      aria-label="Addresses"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <TextField label="In address or title" value={typed} onChange={setTyped} maxLength={200} />
      <Button type="submit">Find</Button>
      {text !== '' && <Button onPress={() => onFind('')}>Show all</Button>}
    </form>
  );
}

function Chip({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  return (
    <Button small aria-label={`Remove the filter ${label}`} onPress={onRemove}>
      {label}
      <span aria-hidden="true">×</span>
    </Button>
  );
}

function Rows({ choice }: { readonly choice: PageChoice }) {
  const { variables, sorting, columns, change } = choice;
  const list = useCursorList(auditRowsQuery, { ...variables, limit: PAGE }, pageOf, FIRST_PAGE);
  if (list.total === null) {
    return list.error === null ? (
      <Loading label="Loading pages" lines={8} />
    ) : (
      <Fault error={list.error} onRetry={list.retry} />
    );
  }
  const isPart = list.rows.length < list.total;
  return (
    <>
      <div className="list-head">
        <span className="soft" role="status">
          {list.isFormer
            ? 'Loading …'
            : isPart
              ? `${formatNumber(list.rows.length)} of ${formatNumber(list.total)} are loaded: more as you scroll`
              : list.total === 1
                ? '1 address'
                : `${formatNumber(list.total)} addresses`}
        </span>
        <span className="row">
          <SavedViews id={variables.id} />
          <ChooseColumns chosen={columns} onChange={(ids) => change({ columns: ids.join(',') })} />
          <ExportMenu
            name="audit-pages"
            read={() => readWholeList(auditRowsQuery, { ...variables, limit: PAGE }, pageOf, MOST_EXPORTED)}
            columns={FILE_COLUMNS}
          />
        </span>
      </div>
      {list.rows.length === 0 ? (
        <Empty title="No address fits these filters." />
      ) : (
        <VirtualTable
          label="Addresses"
          rows={list.rows}
          rowId={({ url }) => url}
          columns={columnsOf(columns, ({ url }) => change({ url }))}
          onEnd={list.loadMore}
          sorting={sorting}
          onSort={choice.sort}
          of={JSON.stringify(variables)}
        />
      )}
      {list.error !== null && <Fault error={list.error} onRetry={list.retry} />}
    </>
  );
}
