import { useState } from 'react';
import { auditFiltersQuery, auditRowsQuery } from '../../../data/generated/lists.js';
import type { AuditRowsQuery } from '../../../data/generated/types.js';
import { useOperation } from '../../../data/queries.js';
import { Button } from '../../../ui/controls/button.js';
import { Select } from '../../../ui/controls/select.js';
import { Card } from '../../../ui/show/card.js';
import { formatNumber } from '../../../ui/show/number.js';
import { VirtualTable } from '../../../ui/show/virtual-table.js';
import { Shown } from '../../../ui/states/shown.js';
import { Empty, Fault, Loading } from '../../../ui/states/states.js';
import { chosen, useAuditSearch } from '../audit-search.js';
import { readWholeList, useCursorList, type CursorPage } from '../cursor-pages.js';
import { ExportMenu, MOST_EXPORTED } from '../export-menu.js';
import { ChooseColumns } from './choose-columns.js';
import { Facets } from './facets.js';
import { FilterGroups } from './filter-groups.js';
import { columnsOf, FILE_COLUMNS, USUAL, type Row } from './page-columns.js';
import { RowDialog } from './row-dialog.js';

/** As many as a request may ask for: the fewest requests for 30,000. */
const PAGE = 1000;
/** Without a choice: the site's pages. */
const PAGES_ONLY = 'internal:html';

const MATCHES = [
  { id: 'ALL', label: 'All filters hold' },
  { id: 'ANY', label: 'One filter holds' },
] as const;

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
  const [search, change] = useAuditSearch();
  const filter = (search.filter ?? PAGES_ONLY).split(',').filter((name) => name !== '');
  const match = chosen(search.match, MATCHES);
  const variables = { id, filter, match };
  const filters = useOperation(auditFiltersQuery, variables);

  function toggle(name: string): void {
    const next = filter.includes(name) ? filter.filter((each) => each !== name) : [...filter, name];
    change({ filter: next.length === 0 ? undefined : next.join(',') });
  }

  return (
    <div className="pages-view">
      <Shown what="filters" query={filters} lines={8}>
        {({ audit }) =>
          audit?.filters ? (
            <div className="stack">
              <Card title="Filters">
                <div className="stack">
                  <Select
                    label="Several filters"
                    hideLabel
                    choices={MATCHES}
                    value={match}
                    onChange={(value) => change({ match: value })}
                  />
                  <FilterGroups groups={audit.filters.groups} chosen={filter} onToggle={toggle} />
                </div>
              </Card>
              <Facets facets={audit.filters.facets} />
            </div>
          ) : (
            <Empty title="This audit has no filters." />
          )
        }
      </Shown>
      <div className="stack">
        <div className="row" role="group" aria-label="Filters that are set">
          {filter.map((name) => (
            <Button
              key={name}
              small
              aria-label={`Remove the filter ${titleOf(name, filters.data?.audit?.filters?.groups)}`}
              onPress={() => toggle(name)}
            >
              {titleOf(name, filters.data?.audit?.filters?.groups)}
              <span aria-hidden="true">×</span>
            </Button>
          ))}
        </div>
        <Rows key={JSON.stringify(variables)} variables={variables} />
      </div>
    </div>
  );
}

interface RowsProps {
  readonly variables: {
    readonly id: string;
    readonly filter: readonly string[];
    readonly match: 'ALL' | 'ANY';
  };
}

function Rows({ variables }: RowsProps) {
  const [search, change] = useAuditSearch();
  const [shown, setShown] = useState<Row | null>(null);
  const list = useCursorList(auditRowsQuery, { ...variables, limit: PAGE }, pageOf);
  const columnIds = (search.columns ?? USUAL).split(',');
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
          {isPart
            ? `${formatNumber(list.rows.length)} of ${formatNumber(list.total)} are loaded: more as you scroll; columns sort what is loaded`
            : list.total === 1
              ? '1 address'
              : `${formatNumber(list.total)} addresses`}
        </span>
        <span className="row">
          <ChooseColumns chosen={columnIds} onChange={(ids) => change({ columns: ids.join(',') })} />
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
          columns={columnsOf(columnIds, setShown)}
          onEnd={list.loadMore}
        />
      )}
      {list.error !== null && <Fault error={list.error} onRetry={list.retry} />}
      <RowDialog id={variables.id} row={shown} onClose={() => setShown(null)} />
    </>
  );
}

function titleOf(
  name: string,
  groups:
    | readonly {
        readonly id: string;
        readonly title: string;
        readonly filters: readonly { readonly id: string; readonly title: string }[];
      }[]
    | undefined,
): string {
  const [groupId, filterId] = name.split(':');
  const group = groups?.find(({ id }) => id === groupId);
  const filter = group?.filters.find(({ id }) => id === filterId);
  return group === undefined || filter === undefined ? name : `${group.title}: ${filter.title}`;
}
