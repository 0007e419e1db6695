import {
  loadPageScanner,
  type PageReply,
  type PageScanner,
  type PageSearch,
  type ResourceFacts,
} from '../../libs/page-reading/index.js';
import { countTerms, termsOf, type TermCounts } from '../../libs/text/index.js';
import { serveThread, type ThreadCall } from '../../libs/worker-thread/index.js';
import type { CrawledPage } from '../../ports/audit/crawl-pages.js';
import { readCrawledPage } from './read-crawled-page.js';

interface PageInput {
  readonly url: string;
  readonly reply: PageReply;
}

const methodsOf = (scanner: PageScanner) => ({
  /** Answered as soon as the thread has loaded what it reads with. */
  ready: () => undefined,
  read: async (
    { url, reply, searches }: PageInput & { readonly searches?: readonly PageSearch[] },
    call: ThreadCall,
  ): Promise<CrawledPage> => {
    const page = await readCrawledPage(scanner, url, reply, searches);
    call.transfer(page.packed.facts, page.packed.text);
    return page;
  },
  loadedBy: ({ url, reply }: PageInput): readonly ResourceFacts[] => scanner.loadedBy(url, reply),
  terms: ({ text, language }: { readonly text: string; readonly language: string }): TermCounts =>
    countTerms(termsOf(text, language)),
});

export type PageMethods = ReturnType<typeof methodsOf>;

void loadPageScanner().then((scanner) => {
  serveThread(methodsOf(scanner));
});
