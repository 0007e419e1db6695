import type { PageReply, PageScanner, PageSearch, ResourceFacts } from '../../libs/page-reading/index.js';
import { countTerms, termsOf, type TermCounts } from '../../libs/text/index.js';
import type { CrawledPage, CrawlPages } from '../../ports/audit/crawl-pages.js';
import { readCrawledPage } from './read-crawled-page.js';

/** In the caller's own thread, for tests, which can't load a thread from source. */
export class InlinePages implements CrawlPages {
  readonly atOnce = 1;

  constructor(private readonly scanner: PageScanner) {}

  read(url: string, reply: PageReply, searches?: readonly PageSearch[]): Promise<CrawledPage> {
    return readCrawledPage(this.scanner, url, reply, searches);
  }

  // oxlint-disable-next-line typescript/require-await -- a file that can't be read rejects, as in a thread
  async loadedBy(url: string, reply: PageReply): Promise<readonly ResourceFacts[]> {
    return this.scanner.loadedBy(url, reply);
  }

  termsOf(text: string, language: string): Promise<TermCounts> {
    return Promise.resolve(countTerms(termsOf(text, language)));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
