import {
  csvCell,
  writeGexf,
  writeEdgesCsv,
  writeNodesCsv,
  writeEdgesNdjson,
  writeNodesNdjson,
  type GraphRows,
  writeGraphml,
  ROW_FIELDS,
  type FiltersQuery,
  type GraphQuery,
  type IssuesQuery,
  type ViewFormat,
  type ViewQuery,
} from '../../libs/site-audit/index.js';
import type { AuditViews } from '../../services/audit/views/audit-views.js';
import { snakeKeys, snakeName } from './snake-keys.js';

/** A view as a file: its media type, and its text in pieces. */
export interface ViewFile {
  readonly type: string;
  readonly text: AsyncIterable<string> | Iterable<string>;
}

const TYPES: Readonly<Record<ViewFormat, string>> = {
  json: 'application/json',
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
  gexf: 'application/gexf+xml',
  graphml: 'application/graphml+xml',
};

/**
 * @param format one of the view's, and not JSON
 * @param account for whom
 */
export async function viewFile(
  views: Pick<AuditViews, 'graphRows' | 'rows'>,
  id: string,
  query: ViewQuery,
  format: ViewFormat,
  account: string,
): Promise<ViewFile> {
  const type = TYPES[format];
  if (query.view === 'graph')
    return { type, text: graphText(await views.graphRows(id, query, account), query, format) };
  if (query.view !== 'issues' && query.view !== 'filters')
    throw new TypeError(`no ${format} of ${query.view}`);
  const all = await begun(views.rows(id, query));
  return { type, text: format === 'csv' ? csvLines(all, columnsOf(query)) : jsonLines(all) };
}

const CHANGE_COLUMNS = ['url', 'kind', 'before', 'after'];

/** Changes between two audits, line by line. */
export function changeLines(
  changes: AsyncIterable<object> | Iterable<object>,
  format: 'csv' | 'ndjson',
): AsyncGenerator<string> {
  return format === 'csv' ? csvLines(changes, CHANGE_COLUMNS) : jsonLines(changes);
}

/** The same as a file. @throws what reading the first of them throws, before the first byte */
export async function changesFile(
  changes: AsyncGenerator<object, void, void>,
  format: 'csv' | 'ndjson',
): Promise<ViewFile> {
  return { type: TYPES[format], text: changeLines(await begun(changes), format) };
}

/** What is wrong with a request is answered before the first byte of a file. */
async function begun(rows: AsyncGenerator<object, void, void>): Promise<AsyncGenerator<object, void, void>> {
  const first = await rows.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* rows;
  })();
}

function graphText(rows: GraphRows, { part }: GraphQuery, format: ViewFormat): Iterable<string> {
  switch (format) {
    case 'gexf':
      return writeGexf(rows);
    case 'graphml':
      return writeGraphml(rows);
    case 'csv':
      return part === 'nodes' ? writeNodesCsv(rows.nodes) : writeEdgesCsv(rows.edges);
    default:
      return part === 'nodes' ? writeNodesNdjson(rows.nodes) : writeEdgesNdjson(rows.edges);
  }
}

async function* jsonLines(rows: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(snakeKeys(row))}\n`;
}

/** Fixed, so that a table without rows says what it has none of. */
function columnsOf(query: IssuesQuery | FiltersQuery): readonly string[] {
  if (query.view === 'issues') return HIT_COLUMNS;
  return query.fields.length === 0 ? ROW_FIELDS : query.fields;
}

const HIT_COLUMNS = [
  'check',
  'url',
  'status',
  'depth',
  'inlinks',
  'folder',
  'observed',
  'detail',
  'where',
  'severity',
  'confidence',
  'sources',
  'sourcePages',
  'change',
];

async function* csvLines(
  rows: AsyncIterable<object> | Iterable<object>,
  columns: readonly string[],
): AsyncGenerator<string> {
  yield `${columns.map(snakeName).join(',')}\r\n`;
  for await (const row of rows) {
    const values = row as Readonly<Record<string, unknown>>;
    yield `${columns.map((column) => csvCell(cellValue(snakeKeys(values[column])))).join(',')}\r\n`;
  }
}

/** Lists of words are parted by ` | `; what has more in it is JSON. */
function cellValue(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(' | ');
  return JSON.stringify(value);
}
