import { referencesOf } from '../../domain/audit/page-references.js';
import { packPage, type PageReply, type PageScanner } from '../../libs/page-reading/index.js';
import type { CrawledPage } from '../../ports/audit/crawl-pages.js';

/** Reads a page in one go. */
export function readCrawledPage(scanner: PageScanner, url: string, reply: PageReply): CrawledPage {
  const { facts, mainText } = scanner.scan(url, reply);
  return { packed: packPage(facts, mainText), references: referencesOf(facts) };
}
