import type { Article } from '../../../domain/article/article.js';
import type { PublishedNeighbours } from '../../../domain/article/desk/desk-check.js';
import type { Instant } from '../../../domain/instant.js';
import { instantSql, type Database } from '../database/connection.js';

/**
 * Runs of words as numbers, for an index of whole texts would be several times as large; `$2` holds them as text. Every
 * fourth is kept, by its own value, so that equal texts keep equal runs: a passage of 60 words has 53 of them, and is
 * missed altogether once in four million times. What is found is then compared whole.
 */
const RUNS = `SELECT DISTINCT hashtextextended(s, 0) AS run FROM unnest($2::text[]) AS s
  WHERE hashtextextended(s, 0) % 4 = 0`;

/** So many whole articles are read for a comparison; the rest share less. */
const MOST_ALIKE = 10;
const MOST_TITLES = 10_000;

/** What an edition has published that shares runs with a text, the most alike first, and its titles. @param but is left out */
export async function publishedNeighbours(
  database: Database,
  editionId: string,
  shingles: readonly string[],
  but: string | null,
): Promise<PublishedNeighbours> {
  const alike = await database.rows<{ id: string; title: string; body: string }>(
    `WITH shared AS (
         SELECT p.article_id, count(*) AS runs FROM (${RUNS}) AS own
         JOIN published_runs p ON p.edition_id = $1::uuid AND p.run = own.run
         WHERE p.article_id IS DISTINCT FROM $3::uuid
         GROUP BY p.article_id ORDER BY runs DESC, p.article_id LIMIT ${MOST_ALIKE})
       SELECT a.id, a.title, a.body FROM shared JOIN articles a ON a.id = shared.article_id
       ORDER BY shared.runs DESC, a.id`,
    [editionId, shingles, but],
  );
  const titles = await database.rows<{ id: string; title: string; slug: string }>(
    `SELECT a.id, a.title, a.slug FROM articles a
       WHERE a.edition_id = $1::uuid AND a.status = 'published' AND a.id IS DISTINCT FROM $2::uuid
       ORDER BY a.created_at DESC LIMIT ${MOST_TITLES}`,
    [editionId, but],
  );
  return { alike, titles };
}

/** The newest change of those that are published, but for one; null for none. */
export async function lastPublished(
  database: Database,
  editionId: string,
  but: string,
): Promise<Instant | null> {
  const row = await database.row<{ at: string | null }>(
    `SELECT ${instantSql('max(changed_at)')} AS at FROM articles
       WHERE edition_id = $1::uuid AND status = 'published' AND id <> $2::uuid`,
    [editionId, but],
  );
  return row?.at ?? null;
}

/** Stores the runs of an article that is published, by which later ones find it. */
export async function publishRuns(
  database: Database,
  article: Article,
  shingles: readonly string[],
): Promise<void> {
  await database.rows(
    `INSERT INTO published_runs (edition_id, run, article_id)
     SELECT $1::uuid, own.run, $3::uuid FROM (${RUNS}) AS own ON CONFLICT DO NOTHING`,
    [article.editionId, shingles, article.id],
  );
}

export async function withdrawRuns(database: Database, articleId: string): Promise<void> {
  await database.rows(`DELETE FROM published_runs WHERE article_id = $1::uuid`, [articleId]);
}
