import {
  auditUrlImagesQuery,
  auditUrlLinksQuery,
  auditUrlSourcesQuery,
} from '../../../data/generated/url.js';
import type {
  AuditLinksFragment,
  AuditUrlImagesQuery,
  AuditUrlLinksQuery,
  AuditUrlSourcesQuery,
} from '../../../data/generated/types.js';
import { Button } from '../../../ui/controls/button.js';
import type { Column } from '../../../ui/show/columns.js';
import { formatNumber } from '../../../ui/show/number.js';
import { Table } from '../../../ui/show/table.js';
import { Empty, Fault, Loading } from '../../../ui/states/states.js';
import { pathOf } from '../address.js';
import { useCursorList, type CursorList, type CursorPage } from '../cursor-pages.js';

/** Shown at first, and more each time that more is asked for. */
const PAGE = 100;

type LinkRow = AuditLinksFragment['items'][number];
type ImageRow = NonNullable<NonNullable<AuditUrlImagesQuery['audit']>['url']>['images']['items'][number];

export interface UrlListProps {
  /** Of the audit. */
  readonly id: string;
  readonly url: string;
  /** Shows another URL instead. */
  readonly onOpen: (url: string) => void;
}

const linksOf = ({ audit }: AuditUrlLinksQuery) => pageOf(audit?.url?.links);
const sourcesOf = ({ audit }: AuditUrlSourcesQuery) => pageOf(audit?.url?.sources);
const imagesOf = ({ audit }: AuditUrlImagesQuery) => pageOf(audit?.url?.images);

/** Links from it or to it, each of which opens the URL at its other end. */
export function UrlLinks({ of, ...props }: UrlListProps & { readonly of: 'links' | 'sources' }) {
  return of === 'links' ? <LinksFrom {...props} /> : <LinksTo {...props} />;
}

function LinksFrom({ id, url, onOpen }: UrlListProps) {
  const list = useCursorList(auditUrlLinksQuery, { id, address: url, limit: PAGE }, linksOf);
  return <List label="Links from it" list={list} columns={linkColumns('Leads to', onOpen)} />;
}

function LinksTo({ id, url, onOpen }: UrlListProps) {
  const list = useCursorList(auditUrlSourcesQuery, { id, address: url, limit: PAGE }, sourcesOf);
  return <List label="Links to it" list={list} columns={linkColumns('Stands on', onOpen)} />;
}

export function UrlImages({ id, url, onOpen }: UrlListProps) {
  const list = useCursorList(auditUrlImagesQuery, { id, address: url, limit: PAGE }, imagesOf);
  const columns: readonly Column<ImageRow>[] = [
    { id: 'src', label: 'Picture', cell: ({ src }) => <Opens url={src} onOpen={onOpen} /> },
    { id: 'status', label: 'Status', end: true, cell: ({ status }) => status ?? '–' },
    {
      id: 'alt',
      label: 'Words in its place',
      cell: ({ alt }) => (alt === null ? <span className="soft">None</span> : alt === '' ? '“”' : alt),
    },
    { id: 'size', label: 'Size declared', wideOnly: true, cell: ({ hasSize }) => (hasSize ? 'Yes' : 'No') },
  ];
  return <List label="Pictures" list={list} columns={columns} />;
}

function linkColumns(heading: string, onOpen: (url: string) => void): readonly Column<LinkRow>[] {
  return [
    { id: 'url', label: heading, cell: ({ url }) => <Opens url={url} onOpen={onOpen} /> },
    { id: 'status', label: 'Status', end: true, cell: ({ status }) => status ?? '–' },
    {
      id: 'anchors',
      label: 'Words',
      cell: ({ anchors, links }) => (
        <span className="long-text">
          {anchors.join(' | ')}
          {links > 1 && <span className="soft"> {formatNumber(links)} times</span>}
        </span>
      ),
    },
    {
      id: 'type',
      label: 'Kind',
      wideOnly: true,
      cell: ({ type, position, follow }) =>
        [type === 'link' ? position : type, ...(follow ? [] : ['nofollow'])].filter(Boolean).join(', '),
    },
  ];
}

function Opens({ url, onOpen }: { readonly url: string; readonly onOpen: (url: string) => void }) {
  if (!/^https?:\/\//.test(url)) return <span className="long-text">{url}</span>;
  return (
    <button type="button" className="text-button long-text" title={url} onClick={() => onOpen(url)}>
      {pathOf(url)}
    </button>
  );
}

interface ListProps<Row> {
  readonly label: string;
  readonly list: CursorList<Row>;
  readonly columns: readonly Column<Row>[];
}

function List<Row>({ label, list, columns }: ListProps<Row>) {
  if (list.total === null) {
    return list.error === null ? (
      <Loading label={`Loading ${label}`} />
    ) : (
      <Fault error={list.error} onRetry={list.retry} />
    );
  }
  if (list.total === 0) return <Empty title="There are none." />;
  const places = new Map(list.rows.map((row, place) => [row, place]));
  return (
    <div className="stack">
      <div className="detail-table">
        <Table label={label} rows={list.rows} rowId={(row) => String(places.get(row))} columns={columns} />
      </div>
      <div className="row">
        <span className="soft" role="status">
          {formatNumber(list.rows.length)} of {formatNumber(list.total)}
        </span>
        {list.hasMore && (
          <Button small isPending={list.isLoading} onPress={list.loadMore}>
            Show more
          </Button>
        )}
      </div>
      {list.error !== null && <Fault error={list.error} onRetry={list.retry} />}
    </div>
  );
}

function pageOf<Row>(
  found:
    | {
        readonly items: readonly Row[];
        readonly page: { readonly total: number; readonly nextCursor: string | null };
      }
    | undefined,
): CursorPage<Row> {
  return {
    rows: found?.items ?? [],
    total: found?.page.total ?? 0,
    nextCursor: found?.page.nextCursor ?? null,
  };
}
