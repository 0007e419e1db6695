import type { AnswerFacts } from '../../../libs/guarded-fetch/index.js';
import { unpackFacts, unpackText } from '../../../libs/page-reading/index.js';
import type { CrawledUrl, FoundVia, SkipReason } from '../../../libs/site-audit/index.js';
import type { ReadUrl } from '../../../ports/audit/crawl-store.js';
import type { Database } from '../database/connection.js';

/** Rows read at once: a single page may have some megabytes of facts. */
const READ_AT_ONCE = 50;
/** Deflated, of the pages that a reader gets together: unpacked they are ten times as much, and more as objects. */
const BYTES_AT_ONCE = 1024 * 1024;
interface UrlRow {
  readonly id: string;
  readonly url: string;
  readonly kind: string;
  readonly found_via: FoundVia;
  readonly found_on: string | null;
  readonly depth: number | null;
  readonly skip_reason: SkipReason | null;
  readonly skip_detail: string | null;
  readonly answer: AnswerFacts | null;
  readonly page: Uint8Array | null;
  /** Absent where it was not asked for. */
  readonly main_text?: Uint8Array | null;
}

/** See `CrawlStore.crawledUrls`. */
export async function* readUrls(
  database: Database,
  auditId: string,
  options: { readonly withTexts: boolean } = { withTexts: false },
): AsyncIterable<readonly ReadUrl[]> {
  // Rows have numbers that other audits share; whoever reads counts anew.
  const denseOf = new Map<string, number>();
  let dense = 0;
  const columns = 'id, url, kind, found_via, found_on, depth, skip_reason, skip_detail, answer, page';
  for await (const rows of readAll(
    database,
    auditId,
    options.withTexts ? `${columns}, main_text` : columns,
  )) {
    let read: ReadUrl[] = [];
    let bytes = 0;
    for (const row of rows) {
      const more = (row.page?.length ?? 0) + (row.main_text?.length ?? 0);
      if (bytes + more > BYTES_AT_ONCE && read.length > 0) {
        yield read;
        [read, bytes] = [[], 0];
      }
      bytes += more;
      dense += 1;
      denseOf.set(row.id, dense);
      const foundOn = row.found_on === null ? null : (denseOf.get(row.found_on) ?? null);
      read.push({
        crawled: crawledUrlOf(row, dense, foundOn),
        mainText: row.main_text ? unpackText(row.main_text) : null,
      });
    }
    yield read;
  }
}

async function* readAll(
  database: Database,
  auditId: string,
  columns: string,
): AsyncGenerator<readonly UrlRow[], void, void> {
  const read = (after: string) =>
    database.rows<UrlRow>(
      `SELECT ${columns} FROM audit_urls WHERE audit_id = $1::uuid AND id > $2::bigint
         ORDER BY id LIMIT ${READ_AT_ONCE}`,
      [auditId, after],
    );
  let coming = read('0');
  for (;;) {
    const rows = await coming;
    const last = rows.at(-1);
    if (!last) return;
    // Read while the reader looks at these; what fails is heard when its turn comes.
    coming = read(last.id);
    coming.catch(() => undefined);
    yield rows;
  }
}

function crawledUrlOf(row: UrlRow, id: number, foundOn: number | null): CrawledUrl {
  const { skip_reason: reason } = row;
  return {
    id,
    url: row.url,
    internal: row.kind !== 'external',
    foundVia: row.found_via,
    foundOn,
    depth: row.depth,
    skipped: reason === null ? null : { reason, detail: row.skip_detail ?? '' },
    answer: row.answer,
    page: row.page === null ? null : unpackFacts(row.page),
  };
}
