import type { NewArticle } from '../../../domain/article/article.js';
import { json, type Bind } from '../database/connection.js';
import { freeSlugSql } from './free-slug.js';

/**
 * Parts of the statement that ends a job: `$1` its ref, `$2` its lease's token, from `$11` on `articleBind`. They make
 * the article readable as `made`, or do nothing when the lease is lost.
 *
 * The job's row is locked first, the edition's second, and both until the commit: so articles of one edition become
 * visible one after the other, each with a later `created_at` than the last. A moment taken before the commit, without
 * that lock, could become visible behind a later one, and a reader who pages by `since` would never see it.
 */
export const MAKE_ARTICLE = `owned AS MATERIALIZED (
    SELECT ref, edition_id FROM jobs WHERE ref = $1::uuid AND lease_token = $2::uuid AND status = 'running' FOR UPDATE),
  moment AS (
    UPDATE editions e SET last_change_at = GREATEST(clock_timestamp(), last_change_at + interval '1 microsecond')
    FROM owned WHERE e.id = owned.edition_id RETURNING e.id, e.last_change_at AS at),
  made AS (
    INSERT INTO articles (id, edition_id, job_ref, slug, status, title, body, meta_title, meta_description,
      language_code, word_count, byline, image_source, provenance, created_at, changed_at)
    SELECT $11::uuid, moment.id, $1::uuid, ${freeSlugSql('$12', 'moment.id')}, 'draft', $13, $14, $15, $16, $17,
      $18::integer, $19, $20, $21::jsonb, moment.at, moment.at
    FROM moment RETURNING *),
  pictured AS (
    INSERT INTO article_images (article_id, bytes, content_type, sha256, width, height, alt)
    SELECT made.id, $22::bytea, $23, $24, $25::integer, $26::integer, $27 FROM made WHERE $22::bytea IS NOT NULL
    RETURNING article_id)`;

export function articleBind(article: NewArticle): Bind[] {
  const { image, provenance } = article;
  return [
    article.id,
    article.slug,
    article.title,
    article.body,
    article.metaTitle,
    article.metaDescription,
    article.languageCode,
    article.wordCount,
    article.byline,
    article.imageSource,
    json(provenance),
    image && Buffer.from(image.bytes),
    image?.contentType ?? null,
    image?.sha256 ?? null,
    image?.width ?? null,
    image?.height ?? null,
    image?.alt ?? null,
  ];
}
