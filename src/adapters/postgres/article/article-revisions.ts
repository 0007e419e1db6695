import { MOST_REVISIONS, type ArticleRevision } from '../../../domain/article/editing/edit.js';
import type { Page } from '../../../domain/edition.js';
import type { Instant } from '../../../domain/instant.js';
import { instantSql, isListed, type Database, type OfPage } from '../database/connection.js';

interface RevisionRow {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  readonly slug: string;
  readonly meta_title: string;
  readonly meta_description: string;
  readonly body: string;
  readonly byline: string;
  readonly edited_by: string;
  readonly edited_by_name: string;
  readonly edited: string;
}

export async function revisionsOf(
  database: Database,
  articleId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Page<ArticleRevision>> {
  const rows = await database.rows<OfPage<RevisionRow>>(
    // One statement, so that the count and the page are of one moment.
    `SELECT counted.total, listed.*
     FROM (SELECT count(*)::integer AS total FROM article_revisions WHERE article_id = $1::uuid) AS counted
     LEFT JOIN LATERAL (
       SELECT revision::text AS id, revision, title, slug, meta_title, meta_description, body, byline, edited_by, edited_by_name,
         ${instantSql('edited_at')} AS edited
       FROM article_revisions WHERE article_id = $1::uuid
       ORDER BY revision DESC LIMIT $2::integer OFFSET $3::bigint) AS listed ON true
     ORDER BY listed.revision DESC`,
    [articleId, limit, offset],
  );
  const items = rows.filter(isListed).map((row): ArticleRevision => ({
    revision: row.revision,
    title: row.title,
    slug: row.slug,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    body: row.body,
    byline: row.byline,
    editedBy: { id: row.edited_by, name: row.edited_by_name },
    editedAt: row.edited,
  }));
  return { total: rows[0]?.total ?? 0, limit, offset, items };
}

export async function isRevision(
  database: Database,
  articleId: string,
  revision: number,
  editedAt: Instant,
): Promise<boolean> {
  const rows = await database.rows(
    `SELECT 1 FROM article_revisions
     WHERE article_id = $1::uuid AND revision = $2::integer AND edited_at = $3::timestamptz`,
    [articleId, revision, editedAt],
  );
  return rows.length > 0;
}

/**
 * A part of the statement that edits an article, `$2`: stores what it was, by the moment of the edit.
 * @param by the places of the editor's id and name among what is bound
 */
export function insertRevisionSql(by: { readonly id: string; readonly name: string }): string {
  return `revision_kept AS (
    INSERT INTO article_revisions (article_id, revision, title, slug, meta_title, meta_description, body, byline,
      edited_by, edited_by_name, edited_at)
    SELECT a.id, a.revision, a.title, a.slug, a.meta_title, a.meta_description, a.body, a.byline, ${by.id}::uuid, ${by.name},
      moment.at
    FROM articles a, moment WHERE a.id = $2::uuid)`;
}

/** Makes room for one more: deletes the oldest beyond the bound, but never the first, which is what Galley wrote. */
export async function trimRevisions(database: Database, articleId: string): Promise<void> {
  await database.rows(
    `DELETE FROM article_revisions r WHERE r.article_id = $1::uuid
       AND r.revision > (SELECT min(revision) FROM article_revisions WHERE article_id = $1::uuid)
       AND r.revision <= (SELECT revision FROM article_revisions WHERE article_id = $1::uuid
         ORDER BY revision DESC OFFSET ${MOST_REVISIONS - 2} LIMIT 1)`,
    [articleId],
  );
}
