import { referencesOf } from '../../domain/audit/page-references.js';
import {
  loadPageSearcher,
  packPage,
  type PageReply,
  type PageScanner,
  type PageSearch,
  type Searcher,
} from '../../libs/page-reading/index.js';
import type { CrawledPage } from '../../ports/audit/crawl-pages.js';

/** The searcher of the audit whose page was read last: its pages come one after the other. */
let last: { readonly key: string; readonly searcher: Searcher } | null = null;

async function searcherFor(searches: readonly PageSearch[]): Promise<Searcher | undefined> {
  if (searches.length === 0) return undefined;
  const key = JSON.stringify(searches);
  if (last?.key !== key) last = { key, searcher: (await loadPageSearcher()).open(searches) };
  return last.searcher;
}

/** Reads a page in one go. */
export async function readCrawledPage(
  scanner: PageScanner,
  url: string,
  reply: PageReply,
  searches: readonly PageSearch[] = [],
): Promise<CrawledPage> {
  const searcher = await searcherFor(searches);
  const { facts, mainText } = scanner.scan(url, reply, searcher);
  return { packed: packPage(facts, mainText), references: referencesOf(facts) };
}
