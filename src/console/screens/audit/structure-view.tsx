import { Treemap } from '../../charts/treemap.js';
import { auditStructureQuery } from '../../data/generated/audit.js';
import type { AuditBranchFragment, AuditStructureQuery } from '../../data/generated/types.js';
import { useOperation } from '../../data/queries.js';
import { Select } from '../../ui/controls/select.js';
import { Card } from '../../ui/show/card.js';
import type { Column } from '../../ui/show/columns.js';
import { counted, Count, formatNumber } from '../../ui/show/number.js';
import { Table } from '../../ui/show/table.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { chosen, useAuditSearch } from './audit-search.js';

type Root = NonNullable<NonNullable<AuditStructureQuery['audit']>['structure']>['root'];
type Branch = Root['children'][number];

const KINDS = [
  { id: 'FOLDER', label: 'Folders' },
  { id: 'DEPTH', label: 'Clicks from the start' },
  { id: 'LANG', label: 'Languages' },
  { id: 'TEMPLATE', label: 'Templates' },
] as const;

/** The site as a tree: what is in each branch, one level at a time. */
export function StructureView({ id }: { readonly id: string }) {
  const [search, change] = useAuditSearch();
  const by = chosen(search.by, KINDS);
  const path = search.path ?? null;
  const query = useOperation(auditStructureQuery, { id, by, path });
  const open = (next: string) => change({ path: next });
  return (
    <div className="stack">
      <div className="filter-bar">
        <Select
          label="Divided by"
          choices={KINDS}
          value={by}
          onChange={(value) => change({ by: value, path: undefined })}
        />
      </div>
      <Crumbs path={by === 'FOLDER' ? path : null} onOpen={(next) => change({ path: next })} />
      <Shown what="the structure" query={query} lines={8}>
        {({ audit }) =>
          audit?.structure ? (
            <Level root={audit.structure.root} onOpen={by === 'FOLDER' ? open : null} />
          ) : (
            <Empty title="There is no such folder in this audit." />
          )
        }
      </Shown>
    </div>
  );
}

interface CrumbsProps {
  readonly path: string | null;
  readonly onOpen: (path: string | undefined) => void;
}

/** The way back up. */
function Crumbs({ path, onOpen }: CrumbsProps) {
  if (path === null || path === '/') return null;
  const parts = path.split('/').filter((part) => part !== '');
  return (
    <nav aria-label="Where you are in the site">
      <ol className="crumbs">
        <li>
          <button type="button" className="text-button" onClick={() => onOpen(undefined)}>
            The whole site
          </button>
        </li>
        {parts.map((part, place) => (
          <li key={`${place} ${part}`}>
            {place === parts.length - 1 ? (
              <span aria-current="location">{part}</span>
            ) : (
              <button
                type="button"
                className="text-button"
                onClick={() => onOpen(`/${parts.slice(0, place + 1).join('/')}/`)}
              >
                {part}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Level({ root, onOpen }: { readonly root: Root; readonly onOpen: ((path: string) => void) | null }) {
  const openable = new Set(
    onOpen === null
      ? []
      : root.children.filter(({ childrenTotal }) => childrenTotal > 0).map(({ path }) => path),
  );
  if (root.children.length === 0) {
    return <Empty title={`${formatNumber(root.urls)} addresses are here, and nothing below it.`} />;
  }
  const open = (path: string) => {
    if (openable.has(path)) onOpen?.(path);
  };
  return (
    <>
      <Card
        title={root.segment === '' ? 'Addresses' : root.segment}
        aside={<span className="soft number">{formatNumber(root.urls)}</span>}
      >
        <Treemap
          title="Addresses by branch"
          unit="Addresses"
          parts={[
            ...root.children.map(({ path, segment, urls, issues }) => ({
              id: path,
              label: segment,
              value: urls,
              detail:
                issues.error === 0
                  ? formatNumber(urls)
                  : `${formatNumber(urls)}, ${counted(issues.error, 'error')}`,
            })),
            { id: '', label: 'Directly here', value: root.ownUrls },
          ]}
          {...(onOpen === null ? {} : { onOpen: open })}
        />
      </Card>
      <Card
        title="Branches"
        aside={
          root.childrenTruncated && (
            <span className="soft">
              the {formatNumber(root.children.length)} largest of {formatNumber(root.childrenTotal)}
            </span>
          )
        }
        flush
      >
        <Table
          label="Branches"
          rows={root.children}
          rowId={({ path }) => path}
          columns={columnsOf(openable, open)}
        />
      </Card>
    </>
  );
}

function columnsOf(openable: ReadonlySet<string>, onOpen: (path: string) => void): readonly Column<Branch>[] {
  const count = (id: string, label: string, value: (branch: AuditBranchFragment) => number | null) => ({
    id,
    label,
    end: true,
    value,
    cell: (branch: Branch) => <Count value={value(branch)} />,
  });
  return [
    {
      id: 'segment',
      label: 'Branch',
      value: ({ segment }) => segment,
      cell: ({ path, segment }) =>
        openable.has(path) ? (
          <button type="button" className="text-button" onClick={() => onOpen(path)}>
            {segment}
          </button>
        ) : (
          <span className="long-text">{segment}</span>
        ),
    },
    count('urls', 'Addresses', ({ urls }) => urls),
    { ...count('pages', 'Pages', ({ htmlPages }) => htmlPages), wideOnly: true },
    { ...count('indexable', 'Indexable', ({ indexable }) => indexable), wideOnly: true },
    count('errors', 'Errors', ({ issues }) => issues.error),
    count('warnings', 'Warnings', ({ issues }) => issues.warning),
    { ...count('words', 'Words a page', ({ wordsAvg }) => round(wordsAvg)), wideOnly: true },
    { ...count('depth', 'Clicks', ({ depthAvg }) => depthAvg), wideOnly: true },
    {
      id: 'value',
      label: 'Link value',
      end: true,
      wideOnly: true,
      value: ({ pagerankSum }) => pagerankSum,
      cell: ({ pagerankSum }) => `${(pagerankSum * 100).toFixed(1)} %`,
    },
  ];
}

function round(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}
