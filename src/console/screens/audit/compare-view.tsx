import { keepPreviousData } from '@tanstack/react-query';
import { auditChangesQuery, auditsToCompareQuery } from '../../data/generated/compare.js';
import type { AuditChangesQuery } from '../../data/generated/types.js';
import { useOperation } from '../../data/queries.js';
import { Select } from '../../ui/controls/select.js';
import type { Column } from '../../ui/show/columns.js';
import { counted, formatNumber } from '../../ui/show/number.js';
import { formatTime } from '../../ui/show/times.js';
import { VirtualTable } from '../../ui/show/virtual-table.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { pathOf } from './address.js';
import { useAuditSearch } from './audit-search.js';
import { readWholeList, useCursorList, type CursorPage } from './cursor-pages.js';
import { ExportMenu, MOST_EXPORTED } from './export-menu.js';
import { UrlDialog } from './url/url-dialog.js';

type Comparison = NonNullable<NonNullable<AuditChangesQuery['audit']>['changes']>;
type Change = Comparison['changes'][number];
type Kind = Change['kind'];

const PAGE = 200;

const KINDS: Readonly<Record<Kind, string>> = {
  ADDED: 'Added',
  REMOVED: 'Removed',
  STATUS: 'Status',
  REDIRECT: 'Redirect',
  INDEXABILITY: 'Indexability',
  CANONICAL: 'Canonical',
  ROBOTS: 'Robots',
  TITLE: 'Title',
  DESCRIPTION: 'Description',
  H1: 'H1',
  WORDS: 'Words',
};

function pageOf({ audit }: AuditChangesQuery): CursorPage<Change> {
  const changes = audit?.changes ?? null;
  return {
    rows: changes?.changes ?? [],
    total: changes?.page.total ?? 0,
    nextCursor: changes?.page.nextCursor ?? null,
  };
}

/** What is otherwise at the addresses of the site than in another audit of it. */
export function CompareView({ id }: { readonly id: string }) {
  const [search, change] = useAuditSearch();
  const audits = useOperation(auditsToCompareQuery, { id });
  const kind = kindOf(search.kind);
  const variables = { id, since: search.since ?? null, kind: kind === null ? null : [kind] };
  const head = useOperation(
    auditChangesQuery,
    { ...variables, limit: 1 },
    // What was chosen stays where it is, and keeps the focus, while it is compared anew.
    { placeholderData: keepPreviousData },
  );
  return (
    <Shown what="the comparison" query={head} lines={6}>
      {({ audit }) => {
        const comparison = audit?.changes ?? null;
        if (comparison === null) return <Empty title="This audit can't be compared." />;
        const others = (audits.data?.audit?.edition.audits.nodes ?? []).filter((each) => each.id !== id);
        if (comparison.since === null && others.length === 0)
          return <Empty title="This is the only audit of the site that is done." />;
        return (
          <div className="stack">
            <div className="filter-bar compare-choices" role="search" aria-label="Changes">
              <Select
                label="Compare with the audit of"
                choices={others.map((other) => ({
                  id: other.id,
                  label: `${formatTime(other.createdAt)}, ${counted(other.pageCount, 'page')}`,
                }))}
                value={comparison.since?.id ?? null}
                onChange={(since) => change({ since })}
              />
              <Select
                label="What changed"
                choices={[
                  { id: 'ALL', label: 'Anything' },
                  ...comparison.counts.map((each) => ({
                    id: each.kind,
                    label: `${KINDS[each.kind]} (${formatNumber(each.count)})`,
                  })),
                ]}
                value={kind ?? 'ALL'}
                onChange={(chosen) => change({ kind: chosen === 'ALL' ? undefined : chosen })}
              />
            </div>
            {comparison.confidence === 'partial' && (
              <p className="soft">
                One of the two crawls did not see the whole site: what was added or removed may only have been
                unseen.
              </p>
            )}
            <Changes variables={variables} onOpen={(url) => change({ url })} />
            <UrlDialog id={id} />
          </div>
        );
      }}
    </Shown>
  );
}

interface ChangesProps {
  readonly variables: {
    readonly id: string;
    readonly since: string | null;
    readonly kind: readonly Kind[] | null;
  };
  readonly onOpen: (url: string) => void;
}

function Changes({ variables, onOpen }: ChangesProps) {
  const list = useCursorList(auditChangesQuery, { ...variables, limit: PAGE }, pageOf);
  if (list.total === 0)
    return <Empty title={variables.kind === null ? 'Nothing changed.' : 'Nothing of this kind changed.'} />;
  return (
    <>
      <div className="list-head">
        <span className="soft" role="status">
          {list.total === null || list.isFormer ? 'Loading …' : counted(list.total, 'change')}
        </span>
        <ExportMenu
          name="audit-changes"
          read={() => readWholeList(auditChangesQuery, { ...variables, limit: 1000 }, pageOf, MOST_EXPORTED)}
          columns={[
            ['URL', ({ url }: Change) => url],
            ['Kind', ({ kind }: Change) => kind.toLowerCase()],
            ['Before', ({ before }: Change) => before],
            ['After', ({ after }: Change) => after],
          ]}
        />
      </div>
      <VirtualTable
        label="Changes"
        rows={list.rows}
        rowId={({ url, kind }) => `${kind} ${url}`}
        columns={columnsOf(onOpen)}
        onEnd={list.loadMore}
        of={JSON.stringify(variables)}
      />
    </>
  );
}

function columnsOf(onOpen: (url: string) => void): readonly Column<Change>[] {
  return [
    {
      id: 'url',
      label: 'Address',
      cell: ({ url }) => (
        <button type="button" className="text-button" title={url} onClick={() => onOpen(url)}>
          {pathOf(url)}
        </button>
      ),
    },
    { id: 'kind', label: 'What changed', cell: ({ kind }) => KINDS[kind] },
    { id: 'before', label: 'Before', cell: ({ before }) => <Text text={before} /> },
    { id: 'after', label: 'After', cell: ({ after }) => <Text text={after} /> },
  ];
}

function Text({ text }: { readonly text: string | null }) {
  return text === null ? <span className="soft">–</span> : <span className="long-text">{text}</span>;
}

function kindOf(text: string | undefined): Kind | null {
  const kinds = Object.keys(KINDS) as Kind[];
  return kinds.find((kind) => kind === text) ?? null;
}
