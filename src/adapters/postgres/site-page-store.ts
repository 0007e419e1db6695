import { MOST_SITE_PAGES } from '../../domain/research/text-bounds.js';
import type { TermCounts } from '../../libs/text/index.js';
import type { FoundPage, SitePage, SitePageStore } from '../../ports/site-page-store.js';
import { json, type Database } from './database/connection.js';

/** Of a page: a manual's have 140 to 260 different ones on average. Those that are left out occur once or twice. */
const MOST_TERMS = 1000;
/** Longer runs of letters are no words. */
const LONGEST_TERM = 40;
/** Rows of a statement. */
const PAGES_AT_ONCE = 50;

/** In one order, so that two processes that write the same pages do not lock up. A page that is known has its place already. */
const PUT = `INSERT INTO site_pages AS p (edition_id, language, url, length, terms)
  SELECT $1::uuid, $2, n.url, n.length, n.terms
  FROM editions e, jsonb_to_recordset($3::jsonb) AS n (url text, length integer, terms jsonb)
  WHERE e.id = $1::uuid AND ((SELECT count(*) FROM site_pages c WHERE c.edition_id = $1::uuid AND c.language = $2) < ${MOST_SITE_PAGES}
    OR EXISTS (SELECT FROM site_pages k
      WHERE k.edition_id = $1::uuid AND k.language = $2 AND k.url_key = md5(n.url)::uuid))
  ORDER BY md5(n.url)
  ON CONFLICT ON CONSTRAINT site_pages_once
    DO UPDATE SET length = excluded.length, terms = excluded.terms, seen_at = clock_timestamp()`;

const LOOK_UP = `SELECT url, length,
    ARRAY(SELECT COALESCE((p.terms ->> t.term)::integer, 0)
      FROM unnest($3::text[]) WITH ORDINALITY AS t (term, place) ORDER BY t.place) AS counts
  FROM site_pages p WHERE edition_id = $1::uuid AND language = $2 ORDER BY url_key`;

/** See `SitePageStore`. */
export class PostgresSitePageStore implements SitePageStore {
  constructor(private readonly database: Database) {}

  async put(editionId: string, language: string, pages: readonly SitePage[]): Promise<void> {
    // One statement can't write a row twice.
    const rows = [...new Map(pages.map((page) => [page.url, page])).values()].map(rowOf);
    for (let from = 0; from < rows.length; from += PAGES_AT_ONCE)
      await this.database.rows(PUT, [editionId, language, json(rows.slice(from, from + PAGES_AT_ONCE))]);
  }

  lookUp(editionId: string, language: string, terms: readonly string[]): Promise<readonly FoundPage[]> {
    return this.database.rows<FoundPage>(LOOK_UP, [editionId, language, terms]);
  }

  async remove(editionId: string, urls: readonly string[]): Promise<void> {
    if (urls.length === 0) return;
    await this.database.rows(
      `DELETE FROM site_pages WHERE edition_id = $1::uuid
         AND url_key = ANY (ARRAY(SELECT md5(url)::uuid FROM unnest($2::text[]) AS gone (url)))`,
      [editionId, urls],
    );
  }
}

function rowOf({ url, terms }: SitePage) {
  let length = 0;
  for (const count of terms.values()) length += count;
  return { url, length, terms: Object.fromEntries(commonest(terms)) };
}

function commonest(terms: TermCounts): [string, number][] {
  const words = [...terms].filter(([term]) => term.length <= LONGEST_TERM && !term.includes('\u0000'));
  if (words.length <= MOST_TERMS) return words;
  return words.sort((a, b) => b[1] - a[1]).slice(0, MOST_TERMS);
}
