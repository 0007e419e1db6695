import type { ArticleImage, NewArticle } from '../../../domain/article/article.js';
import { json, type Bind } from '../database/connection.js';

/** The constraint that a slug meets which another article of the edition took at the same moment: ask again. */
export const SLUG_TAKEN = 'articles_slug';

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
    UPDATE editions e SET last_article_at = GREATEST(clock_timestamp(), last_article_at + interval '1 microsecond')
    FROM owned WHERE e.id = owned.edition_id RETURNING e.id, e.last_article_at AS at),
  made AS (
    INSERT INTO articles (id, edition_id, job_ref, slug, status, title, body, meta_title, meta_description,
      language_code, word_count, byline, image_source, provenance, created_at)
    SELECT $11::uuid, moment.id, $1::uuid, ${freeSlugSql('$12', 'moment.id')}, 'draft', $13, $14, $15, $16, $17,
      $18::integer, $19, $20, $21::jsonb, moment.at
    FROM moment RETURNING *),
  pictured AS (
    INSERT INTO article_images (article_id, bytes, content_type, sha256, width, height, alt)
    SELECT made.id, $22::bytea, $23, $24, $25::integer, $26::integer, $27 FROM made WHERE $22::bytea IS NOT NULL
    RETURNING article_id)`;

export function articleBind({
  article,
  image,
  provenance,
}: {
  readonly article: NewArticle;
  readonly image: ArticleImage | null;
  readonly provenance: unknown;
}): Bind[] {
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

/**
 * The slug itself, or one of `-2`, `-3` … that its edition does not have, and of these the first wherever the numbers
 * taken have no gap. An empty one stays empty. The number is searched by doubling and then by halving between the last
 * that is taken (`low`) and the first found free (`high`), each step one look-up in the index: a title that comes back
 * every day must not cost more each day, while the edition is locked.
 */
function freeSlugSql(slug: string, edition: string): string {
  const numbered = (n: string) =>
    `CASE WHEN ${n} = 1 THEN ${slug}::text ELSE ${slug}::text || '-' || ${n} END`;
  return `(WITH RECURSIVE numbers (low, high) AS (
      SELECT 0, NULL::integer
      UNION ALL
      SELECT CASE WHEN is_taken THEN n ELSE low END, CASE WHEN is_taken THEN high ELSE n END
      FROM numbers, LATERAL (SELECT CASE WHEN high IS NULL THEN GREATEST(1, low * 2) ELSE (low + high) / 2 END AS n) AS next,
        LATERAL (SELECT EXISTS (SELECT 1 FROM articles x
          WHERE x.edition_id = ${edition} AND x.slug = ${numbered('n')} AND x.slug <> '') AS is_taken) AS found
      WHERE high IS NULL OR high - low > 1)
    SELECT ${numbered('high')} FROM numbers WHERE high - low = 1)`;
}
