import { MOST_SITE_PAGES } from '../../domain/research/text-bounds.js';
import type { TermCounts } from '../../libs/text/index.js';
import type { FoundPage, SitePage, SitePageStore } from '../../ports/site-page-store.js';
import { tidyJson } from '../../domain/tidy-json.js';
import { type Database } from './database/connection.js';

/** Of a page: a manual's have 140 to 260 different ones on average. Those that are left out occur once or twice. */
const MOST_TERMS = 1000;
/** Longer runs of letters are no words. */
const LONGEST_TERM = 40;
/** Rows of a statement. */
const PAGES_AT_ONCE = 50;

/** In one order, the same as in `REMOVE`: so processes that write the same pages do not lock up. */
const PUT = `INSERT INTO site_pages AS p (edition_id, language, url, length, terms)
  SELECT $1::uuid, $2, n.url, n.length, n.terms
  FROM editions e, jsonb_to_recordset($3::jsonb) AS n (url text, length integer, terms jsonb)
  WHERE e.id = $1::uuid
  ORDER BY md5(n.url)::uuid
  ON CONFLICT ON CONSTRAINT site_pages_once
    DO UPDATE SET length = excluded.length, terms = excluded.terms, seen_at = clock_timestamp()`;

/** Those that were read longest ago go. A row that another process holds is left to it: this waits for nobody. */
const PUT_OUT = `WITH beyond AS MATERIALIZED (
    SELECT k.id FROM site_pages k
    WHERE k.edition_id = $1::uuid AND k.language = $2
      AND (SELECT count(*) FROM site_pages c WHERE c.edition_id = $1::uuid AND c.language = $2) > ${MOST_SITE_PAGES}
    ORDER BY k.seen_at DESC, k.id DESC OFFSET ${MOST_SITE_PAGES}),
  held AS MATERIALIZED (SELECT h.id FROM site_pages h JOIN beyond USING (id) FOR UPDATE OF h SKIP LOCKED)
  DELETE FROM site_pages p USING held WHERE p.id = held.id`;

const REMOVE = `WITH gone AS MATERIALIZED (
    SELECT g.id FROM site_pages g WHERE g.edition_id = $1::uuid
      AND g.url_key = ANY (ARRAY(SELECT md5(url)::uuid FROM unnest($2::text[]) AS u (url)))
    ORDER BY g.url_key, g.language FOR UPDATE)
  DELETE FROM site_pages p USING gone WHERE p.id = gone.id`;

/** A row's terms are unpacked once, however many are asked for. */
const LOOK_UP = `SELECT url, length,
    (SELECT jsonb_object_agg(t.key, t.value) FROM jsonb_each(p.terms) AS t WHERE t.key = ANY ($3::text[])) AS held
  FROM site_pages p WHERE edition_id = $1::uuid AND language = $2 ORDER BY url_key`;

/** See `SitePageStore`. */
export class PostgresSitePageStore implements SitePageStore {
  constructor(private readonly database: Database) {}

  async put(editionId: string, language: string, pages: readonly SitePage[]): Promise<void> {
    // One statement can't write a row twice.
    const rows = [...new Map(pages.map((page) => [page.url, page])).values()].map(rowOf);
    for (let from = 0; from < rows.length; from += PAGES_AT_ONCE)
      await this.database.rows(PUT, [
        editionId,
        language,
        tidyJson(`[${rows.slice(from, from + PAGES_AT_ONCE).join(',')}]`),
      ]);
    if (rows.length > 0) await this.database.rows(PUT_OUT, [editionId, language]);
  }

  async lookUp(editionId: string, language: string, terms: readonly string[]): Promise<readonly FoundPage[]> {
    const rows = await this.database.rows<FoundRow>(LOOK_UP, [editionId, language, terms]);
    return rows.map(({ url, length, held }) => {
      // A term may be called like a property that every object has.
      const counts = new Map(Object.entries(held ?? {}));
      return { url, length, counts: terms.map((term) => counts.get(term) ?? 0) };
    });
  }

  async remove(editionId: string, urls: readonly string[]): Promise<void> {
    if (urls.length > 0) await this.database.rows(REMOVE, [editionId, urls]);
  }
}

interface FoundRow extends Pick<FoundPage, 'url' | 'length'> {
  /** Null where the page has none of the terms. */
  readonly held: Readonly<Record<string, number>> | null;
}

/** As JSON: an object with the terms as its properties would take longer to make than to write. */
function rowOf({ url, terms }: SitePage): string {
  let length = 0;
  for (const count of terms.values()) length += count;
  const counts = commonest(terms).map(([term, count]) => `${JSON.stringify(term)}:${count}`);
  return `{"url":${JSON.stringify(url)},"length":${length},"terms":{${counts.join(',')}}}`;
}

function commonest(terms: TermCounts): [string, number][] {
  const words = [...terms].filter(([term]) => term.length <= LONGEST_TERM && !term.includes('\u0000'));
  if (words.length <= MOST_TERMS) return words;
  return words.sort((a, b) => b[1] - a[1]).slice(0, MOST_TERMS);
}
