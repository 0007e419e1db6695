/** The constraint that a slug meets which another article of the edition took at the same moment: ask again. */
export const SLUG_TAKEN = 'articles_slug';

/**
 * The slug itself, or one of `-2`, `-3` … that its edition does not have, and of these the first wherever the numbers
 * taken have no gap. An empty one stays empty. The number is searched by doubling and then by halving between the last
 * that is taken (`low`) and the first found free (`high`), each step one look-up in the index: a title that comes back
 * every day must not cost more each day, while the edition is locked.
 */
export function freeSlugSql(slug: string, edition: string): string {
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
