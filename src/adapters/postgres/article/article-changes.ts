import type { ListedChange } from '../../../domain/article/article.js';
import type { Instant } from '../../../domain/instant.js';
import { instantSql, isListed, type Database, type OfPage } from '../database/connection.js';
import { ARTICLE, HAS_IMAGE, toArticle, type ArticleRow } from './read-article.js';

/**
 * The moment of a change in an edition, `$1`: the edition's row is locked until the commit, so changes become visible one
 * after the other, each later than the last. It is the last lock that a transaction takes, and the first that a statement
 * with unique columns does: two that waited for each other's would wait for ever.
 */
export const MOMENT = `moment AS (
    UPDATE editions SET last_change_at = GREATEST(clock_timestamp(), last_change_at + interval '1 microsecond')
    WHERE id = $1::uuid RETURNING last_change_at AS at)`;

/**
 * The feed of changes of an edition: articles and what is left of deleted ones, each at its last change, oldest first.
 * @param since exclusive; null for all
 */
export async function listChanges(
  database: Database,
  editionId: string,
  since: Instant | null,
  limit: number,
): Promise<{ readonly total: number; readonly changes: readonly ListedChange[] }> {
  const after = (table: string) =>
    `FROM ${table} WHERE edition_id = $1::uuid AND ($2::timestamptz IS NULL OR changed_at > $2::timestamptz)`;
  const newest = (id: string, table: string) =>
    `(SELECT ${id} AS id, changed_at ${after(table)} ORDER BY changed_at LIMIT $3::integer)`;
  const rows = await database.rows<
    OfPage<ArticleRow> & { readonly change_of: string; readonly moment: string }
  >(
    // One statement, so that the count and the page are of one moment.
    `SELECT ((SELECT count(*) ${after('articles')}) + (SELECT count(*) ${after('deleted_articles')}))::integer AS total,
         c.id AS change_of, ${instantSql('c.changed_at')} AS moment, listed.*
       FROM (${newest('article_id', 'deleted_articles')} UNION ALL ${newest('id', 'articles')}
         ORDER BY changed_at LIMIT $3::integer) AS c
       LEFT JOIN LATERAL (SELECT ${ARTICLE}, ${HAS_IMAGE} FROM articles a WHERE a.id = c.id) AS listed ON true
       ORDER BY c.changed_at`,
    [editionId, since, limit],
  );
  const changes = rows.map((row): ListedChange => {
    const place = { id: row.change_of, changedAt: row.moment };
    if (!isListed(row)) return { ...place, change: 'deleted', article: null };
    const article = toArticle(row);
    return { ...place, change: article.change, article };
  });
  // After the last change there is no row, and nothing to count.
  return { total: rows[0]?.total ?? 0, changes };
}
