import type { Article, ArticleImage, NewArticle } from '../../domain/article/article.js';
import { ARTICLE, type ArticleRow, toArticle } from './article-store.js';
import { json, type Database } from './connection.js';

/**
 * Makes an article readable. Must run in a transaction: it holds the edition's row until the end of it, so that
 * articles of one edition become visible one after the other, each with a later `created_at` than the last.
 * A moment taken before the commit, without that lock, could become visible behind a later one, and a reader
 * who pages by `since` would never see it.
 */
export async function insertArticle(
  database: Database,
  jobRef: string,
  made: { readonly article: NewArticle; readonly image: ArticleImage | null; readonly provenance: unknown },
): Promise<Article> {
  const { article, image } = made;
  await database.rows(
    `UPDATE editions SET last_article_at = GREATEST(clock_timestamp(), last_article_at + interval '1 microsecond')
     WHERE id = $1::uuid`,
    [article.editionId],
  );
  const row = await database.row<ArticleRow>(
    `INSERT INTO articles AS a (id, edition_id, job_ref, slug, status, title, body, meta_title, meta_description,
       language_code, word_count, byline, image_source, provenance, created_at)
     SELECT $1::uuid, e.id, $3::uuid, ${freeSlugSql('$4', '$2')}, 'draft', $5, $6, $7, $8, $9, $10::integer, $11, $12,
       $13::jsonb, e.last_article_at
     FROM editions e WHERE e.id = $2::uuid
     RETURNING ${ARTICLE}, false AS has_image`,
    [
      article.id,
      article.editionId,
      jobRef,
      article.slug,
      article.title,
      article.body,
      article.metaTitle,
      article.metaDescription,
      article.languageCode,
      article.wordCount,
      article.byline,
      article.imageSource,
      json(made.provenance),
    ],
  );
  if (!row) throw new Error('the edition of a job is gone');
  if (image) {
    await database.rows(
      `INSERT INTO article_images (article_id, bytes, content_type, sha256, width, height, alt)
       VALUES ($1::uuid, $2::bytea, $3, $4, $5::integer, $6::integer, $7)`,
      [
        article.id,
        Buffer.from(image.bytes),
        image.contentType,
        image.sha256,
        image.width,
        image.height,
        image.alt,
      ],
    );
  }
  return toArticle({ ...row, has_image: image !== null });
}

/** The slug itself, or the first of `-2`, `-3` … that its edition does not have. An empty one stays empty. */
function freeSlugSql(slug: string, edition: string): string {
  return `(SELECT c FROM (
      SELECT n, CASE WHEN ${slug}::text = '' OR n = 1 THEN ${slug}::text ELSE ${slug}::text || '-' || n END AS c
      FROM generate_series(1, 2 + (SELECT count(*) FROM articles x
        WHERE x.edition_id = ${edition}::uuid AND ${slug}::text <> '' AND x.slug LIKE ${slug}::text || '%')) AS n) AS names
    WHERE c = '' OR NOT EXISTS (SELECT 1 FROM articles x WHERE x.edition_id = ${edition}::uuid AND x.slug = c)
    ORDER BY n LIMIT 1)`;
}
