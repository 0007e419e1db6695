import type { AuditRowSort, AuditRowsQuery } from '../../../data/generated/types.js';
import type { Column } from '../../../ui/show/columns.js';
import { Count, formatNumber } from '../../../ui/show/number.js';
import type { Cell } from '../download.js';
import { pathOf } from '../address.js';

export type Row = NonNullable<NonNullable<AuditRowsQuery['audit']>['filters']>['rows'][number];

type Value = string | number | boolean | null | readonly string[];

/** What can be shown of an address: its name, its value, what the server sorts by it, and its width where it is no text. */
export const FIELDS: readonly {
  readonly id: string;
  readonly label: string;
  readonly value: (row: Row) => Value;
  readonly sort?: AuditRowSort;
  readonly width?: string;
}[] = [
  { id: 'status', label: 'Status', sort: 'STATUS', value: ({ status }) => status, width: '5rem' },
  { id: 'title', label: 'Title', sort: 'TITLE', value: ({ title }) => title, width: '16rem' },
  { id: 'titlePx', label: 'Title, pixels', sort: 'TITLE_PX', value: ({ titlePx }) => titlePx, width: '7rem' },
  { id: 'description', label: 'Description', value: ({ description }) => description, width: '16rem' },
  {
    id: 'descriptionPx',
    label: 'Description, pixels',
    sort: 'DESCRIPTION_PX',
    value: ({ descriptionPx }) => descriptionPx,
    width: '9rem',
  },
  { id: 'h1', label: 'Main heading', value: ({ h1 }) => h1, width: '14rem' },
  { id: 'words', label: 'Words', sort: 'WORDS', value: ({ words }) => words, width: '5rem' },
  { id: 'depth', label: 'Clicks', sort: 'DEPTH', value: ({ depth }) => depth, width: '5rem' },
  { id: 'inlinks', label: 'Links to it', sort: 'INLINKS', value: ({ inlinks }) => inlinks, width: '6rem' },
  {
    id: 'uniqueInlinks',
    label: 'Pages that link',
    sort: 'UNIQUE_INLINKS',
    value: ({ uniqueInlinks }) => uniqueInlinks,
    width: '8rem',
  },
  {
    id: 'outlinks',
    label: 'Links from it',
    sort: 'OUTLINKS',
    value: ({ outlinks }) => outlinks,
    width: '7rem',
  },
  {
    id: 'externalOutlinks',
    label: 'Links out',
    sort: 'EXTERNAL_OUTLINKS',
    value: ({ externalOutlinks }) => externalOutlinks,
    width: '6rem',
  },
  {
    id: 'linkScore',
    label: 'Link score',
    sort: 'LINK_SCORE',
    value: ({ linkScore }) => linkScore,
    width: '6rem',
  },
  { id: 'indexable', label: 'Indexable', value: ({ indexable }) => indexable, width: '7rem' },
  { id: 'reason', label: 'Why not', value: ({ indexabilityReason }) => indexabilityReason, width: '9rem' },
  { id: 'found', label: 'Searches', value: ({ found }) => found.map(foundText), width: '16rem' },
  { id: 'issues', label: 'Issues', sort: 'ISSUES', value: ({ issues }) => issues, width: '5rem' },
  {
    id: 'contentType',
    label: 'Type',
    sort: 'CONTENT_TYPE',
    value: ({ contentType }) => contentType,
    width: '9rem',
  },
  { id: 'lang', label: 'Language', sort: 'LANG', value: ({ lang }) => lang, width: '6rem' },
  { id: 'canonical', label: 'Canonical', value: ({ canonical }) => canonical, width: '14rem' },
  { id: 'redirectTo', label: 'Leads to', value: ({ redirectTo }) => redirectTo, width: '14rem' },
  {
    id: 'nearDuplicateOf',
    label: 'Nearly equal to',
    value: ({ nearDuplicateOf }) => nearDuplicateOf,
    width: '14rem',
  },
  { id: 'inSitemap', label: 'In a sitemap', value: ({ inSitemap }) => inSitemap, width: '7rem' },
  {
    id: 'ttfbMs',
    label: 'First byte, ms',
    sort: 'TTFB_MS',
    value: ({ ttfbMs }) => (ttfbMs === null ? null : Math.round(ttfbMs)),
    width: '8rem',
  },
  { id: 'bytes', label: 'Bytes', sort: 'BYTES', value: ({ bytes }) => bytes, width: '6rem' },
  { id: 'foundVia', label: 'Found by', value: ({ foundVia }) => foundVia, width: '6rem' },
  { id: 'lastModified', label: 'Changed', value: ({ lastModified }) => lastModified, width: '11rem' },
  {
    id: 'skipped',
    label: 'Not read because',
    value: ({ skipped }) => skipped?.detail ?? null,
    width: '14rem',
  },
];

/** Shown until others are chosen. */
export const USUAL = 'status,title,words,depth,inlinks,linkScore,indexable,issues';

/** @param onOpen shows all of a row */
export function columnsOf(ids: readonly string[], onOpen: (row: Row) => void): readonly Column<Row>[] {
  return [
    {
      id: 'url',
      label: 'Address',
      width: '15rem',
      value: ({ url }) => url,
      cell: (row) => (
        <button type="button" className="text-button" title={row.url} onClick={() => onOpen(row)}>
          {pathOf(row.url)}
        </button>
      ),
    },
    ...FIELDS.filter(({ id }) => ids.includes(id)).map(({ id, label, value, width, sort }) => ({
      id,
      label,
      end: NUMBERS.has(id),
      ...(width === undefined ? {} : { width }),
      // The server sorts; that there is a value says that it can.
      ...(sort === undefined ? {} : { value: () => null }),
      cell: (row: Row) => <Shown value={value(row)} isCounted={id === 'issues'} isPlain={id === 'status'} />,
    })),
  ];
}

const NUMBERS: ReadonlySet<string> = new Set([
  'status',
  'words',
  'depth',
  'titlePx',
  'descriptionPx',
  'inlinks',
  'uniqueInlinks',
  'outlinks',
  'externalOutlinks',
  'linkScore',
  'ttfbMs',
  'bytes',
  'issues',
]);

/** @returns how the server sorts by a column of the table; null where it does not */
export function sortOf(column: string): AuditRowSort | null {
  return column === 'url' ? 'URL' : (FIELDS.find(({ id }) => id === column)?.sort ?? null);
}

function Shown({
  value,
  isCounted,
  isPlain,
}: {
  readonly value: Value;
  readonly isCounted: boolean;
  readonly isPlain: boolean;
}) {
  const text = textOf(value);
  if (value === null || text === '') return <span className="soft">–</span>;
  if (typeof value === 'number') return isPlain ? String(value) : <Count value={value} />;
  if (isCounted && typeof value === 'object') return <span title={text}>{formatNumber(value.length)}</span>;
  return <span title={text}>{text}</span>;
}

/** @returns a value in words */
export function textOf(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? formatNumber(value) : value.join(', ');
}

/** `Price: 12.50 €`, or how often where it is a text. */
function foundText({ search, count, values }: Row['found'][number]): string {
  return `${search}: ${values.length > 0 ? values.join(' | ') : count}`;
}

/** Columns of a file. */
export const FILE_COLUMNS: readonly (readonly [string, (row: Row) => Cell])[] = [
  ['url', ({ url }) => url],
  ...FIELDS.map(({ id, value }) => [id, value] as const),
];
