import {
  FOUND_FACET,
  type RowChoice,
  type RowOrder,
  SORTED_FIELDS,
  VIEWS_VERSION,
} from '../../../libs/site-audit/index.js';
import type { ReadRow, ViewStore } from '../../../ports/audit/audit-store.js';
import { json, type Bind, type Database } from '../database/connection.js';

/** What the attempt left that came to its end, where this version can read it. */
export const RESULT = `audit_id = $1::uuid
  AND run = (SELECT result FROM audits WHERE id = $1::uuid AND views_version = ${VIEWS_VERSION})`;

/** Which rows are asked for, by three values from `$2`: filters, whether all of them must hold, text. */
const FILTERED = `(cardinality($2::text[]) = 0
  OR CASE WHEN $3::boolean THEN filters @> $2::text[] ELSE filters && $2::text[] END)
  AND ($4::text IS NULL OR strpos(lower(keys ->> 'url'), lower($4)) > 0
    OR strpos(lower(keys ->> 'title'), lower($4)) > 0)`;
/** The fields of `$5` whose chosen values these facets have none of. */
const missedOf = (facets: string) => `ARRAY(SELECT s.key FROM jsonb_each($5::jsonb) s
  WHERE NOT COALESCE(s.value ? (${facets} ->> s.key), false))`;
const CHOSEN = `${RESULT} AND ${FILTERED}
  AND ($5::jsonb = '{}' OR cardinality(${missedOf(`(keys -> 'facets')`)}) = 0)`;

/** Whether the row of `$6`, behind which a page begins, is of this audit. */
const IS_OF_AUDIT = `($6::integer = 0 OR EXISTS (SELECT 1 FROM audit_rows WHERE ${RESULT} AND id = $6::integer))`;

const bindOf = (id: string, { filters, match, search, facets }: RowChoice) =>
  [id, filters, match === 'all', search, json(facets)] as const;

/** What rows are sorted by; of texts their letters, by their code points. */
function sortKey({ field }: RowOrder): string {
  switch (SORTED_FIELDS[field]) {
    case 'number':
      return `(keys ->> '${field}')::float8`;
    case 'count':
      return `jsonb_array_length(keys -> '${field}') + cardinality(late_checks)`;
    default:
      return `lower(keys ->> '${field}') COLLATE "C"`;
  }
}

/** As `ViewStore.rows`. */
export async function readRows(
  database: Database,
  id: string,
  query: Parameters<ViewStore['rows']>[1],
): ReturnType<ViewStore['rows']> {
  const bind = [...bindOf(id, query), query.after, query.limit] as const;
  if (query.order !== null) return sortedRows(database, query.order, bind);
  const rows = await database.rows<ReadRow>(
    `SELECT id, row, filters, late_checks AS "lateChecks" FROM audit_rows
     WHERE ${CHOSEN} AND id > $6::integer ORDER BY id LIMIT $7::integer`,
    bind,
  );
  const count = await database.row<{ total: number; isOfAudit: boolean }>(
    `SELECT count(*)::integer AS total, ${IS_OF_AUDIT} AS "isOfAudit" FROM audit_rows WHERE ${CHOSEN}`,
    bind.slice(0, 6),
  );
  return count?.isOfAudit ? { rows, total: count.total } : null;
}

/** As `ViewStore.rowIds`. */
export async function readRowIds(
  database: Database,
  id: string,
  query: Parameters<ViewStore['rowIds']>[1],
): Promise<number[]> {
  const order = query.order === null ? '' : `${sortKey(query.order)} ${wayOf(query.order)} NULLS LAST, `;
  // In one array: of 150,000 rows that is a tenth of what as many answers are.
  const read = await database.row<{ ids: number[] }>(
    `SELECT COALESCE(array_agg(id ORDER BY ${order}id), '{}') AS ids FROM audit_rows WHERE ${CHOSEN}`,
    bindOf(id, query),
  );
  return read?.ids ?? [];
}

/** As `ViewStore.rowsOf`. */
export async function readRowsOf(database: Database, id: string, ids: readonly number[]): Promise<ReadRow[]> {
  const rows = await database.rows<ReadRow>(
    `SELECT id, row, filters, late_checks AS "lateChecks" FROM audit_rows
     WHERE ${RESULT} AND id = ANY($2::integer[])`,
    [id, ids.map(String)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((one) => byId.get(one) ?? []);
}

/** As `ViewStore.bareRows`. */
export function readBareRows(
  database: Database,
  id: string,
  after: number,
  limit: number,
): ReturnType<ViewStore['bareRows']> {
  return database.rows<Pick<ReadRow, 'id' | 'row'>>(
    `SELECT id, row FROM audit_rows WHERE ${RESULT} AND id > $2::integer ORDER BY id LIMIT $3::integer`,
    [id, after, limit],
  );
}

const wayOf = ({ direction }: RowOrder) => (direction === 'asc' ? 'ASC' : 'DESC');

/** All that are chosen are sorted for each page; of 30,000 that takes a quarter of a second. */
async function sortedRows(
  database: Database,
  order: RowOrder,
  bind: readonly Bind[],
): ReturnType<ViewStore['rows']> {
  const key = sortKey(order);
  const direction = wayOf(order);
  const isBehind = order.direction === 'asc' ? '>' : '<';
  const read = await database.rows<{ total: number; isOfAudit: boolean } & (ReadRow | { id: null })>(
    `WITH chosen AS MATERIALIZED (SELECT id, ${key} AS key FROM audit_rows WHERE ${CHOSEN}),
       last AS (SELECT id, ${key} AS key FROM audit_rows WHERE ${RESULT} AND id = $6::integer),
       page AS (SELECT c.id, c.key FROM chosen c WHERE $6::integer = 0 OR EXISTS (SELECT 1 FROM last l
           WHERE CASE WHEN l.key IS NULL THEN c.key IS NULL AND c.id > l.id
             ELSE c.key IS NULL OR c.key ${isBehind} l.key OR (c.key = l.key AND c.id > l.id) END)
         ORDER BY c.key ${direction} NULLS LAST, c.id LIMIT $7::integer),
       shown AS (SELECT r.id, r.row, r.filters, r.late_checks AS "lateChecks", p.key
         FROM page p JOIN audit_rows r ON r.audit_id = $1::uuid AND r.id = p.id
           AND r.run = (SELECT result FROM audits WHERE id = $1::uuid))
     SELECT (SELECT count(*)::integer FROM chosen) AS total, ${IS_OF_AUDIT} AS "isOfAudit", s.id, s.row, s.filters, s."lateChecks"
     FROM (SELECT 1) AS once LEFT JOIN shown s ON true ORDER BY s.key ${direction} NULLS LAST, s.id`,
    bind,
  );
  if (!read[0]?.isOfAudit) return null;
  const rows = read.flatMap(({ total: _total, isOfAudit: _isOfAudit, ...row }) =>
    row.id === null ? [] : [row],
  );
  return { rows, total: read[0].total };
}

/** As `ViewStore.facets`. */
export function countFacets(
  database: Database,
  id: string,
  { fields, most, ...query }: RowChoice & { readonly fields: readonly string[]; readonly most: number },
): ReturnType<ViewStore['facets']> {
  return database.rows<{ field: string; value: string; count: number }>(
    // Many URLs have the same facets: those are taken apart once. What searches found may be another on each, and is counted
    // by itself.
    `WITH searches AS MATERIALIZED (SELECT '${FOUND_FACET}' || (s ->> 'name') AS facet
       FROM audits, jsonb_array_elements(config -> 'searches') s WHERE audits.id = $1::uuid),
     filtered AS MATERIALIZED (
       SELECT facets, rows, CASE WHEN $5::jsonb = '{}' THEN '{}' ELSE ${missedOf('facets')} END AS missed
       FROM (SELECT keys -> 'facets' AS facets, count(*) AS rows FROM audit_rows
         WHERE ${RESULT} AND ${FILTERED} GROUP BY 1) AS alike),
     shared AS MATERIALIZED (
       SELECT facets - ARRAY(SELECT facet FROM searches) AS facets, missed, sum(rows) AS rows
       FROM filtered GROUP BY 1, 2),
     counted AS (
       SELECT f.key AS field, f.value, sum(shared.rows)::integer AS count
       FROM shared CROSS JOIN jsonb_each_text(shared.facets) AS f
       WHERE f.key = ANY($6::text[]) AND f.value IS NOT NULL AND shared.missed <@ ARRAY[f.key]
       GROUP BY 1, 2
       UNION ALL
       SELECT facet, facets ->> facet, sum(rows)::integer FROM filtered CROSS JOIN searches
       WHERE facets ? facet AND missed <@ ARRAY[facet] GROUP BY 1, 2)
     SELECT field, value, count FROM (
       SELECT *, row_number() OVER (PARTITION BY field ORDER BY count DESC, value) AS place FROM counted) AS placed
     WHERE place <= $7::integer ORDER BY field, place`,
    [...bindOf(id, query), fields, most],
  );
}

const KEY_FIELDS = ['title', 'facets', ...Object.keys(SORTED_FIELDS)];

/** What is stored in `keys` of a row. */
export function keysOf(row: unknown): object {
  if (typeof row !== 'object' || row === null) return {};
  return Object.fromEntries(Object.entries(row).filter(([name]) => KEY_FIELDS.includes(name)));
}
