import {
  loadPageScanner,
  type PageReply,
  type PageScanner,
  type ResourceFacts,
} from '../../libs/page-reading/index.js';
import { countTerms, termsOf, type TermCounts } from '../../libs/text/index.js';
import { serveThread, type ThreadCall } from '../../libs/worker-thread/index.js';
import type { CrawledPage } from '../../ports/audit/crawl-pages.js';
import { readCrawledPage } from './read-crawled-page.js';

const methodsOf = (scanner: PageScanner) => ({
  /** Answered as soon as the thread has loaded what it reads with. */
  ready: () => undefined,
  read: (
    { url, reply }: { readonly url: string; readonly reply: PageReply },
    call: ThreadCall,
  ): CrawledPage => {
    const page = readCrawledPage(scanner, url, reply);
    call.transfer(page.packed.facts, page.packed.text);
    return page;
  },
  loadedBy: ({ url, reply }: { readonly url: string; readonly reply: PageReply }): readonly ResourceFacts[] =>
    scanner.loadedBy(url, reply),
  terms: ({ text, language }: { readonly text: string; readonly language: string }): TermCounts =>
    countTerms(termsOf(text, language)),
});

export type PageMethods = ReturnType<typeof methodsOf>;

void loadPageScanner().then((scanner) => {
  serveThread(methodsOf(scanner));
});
