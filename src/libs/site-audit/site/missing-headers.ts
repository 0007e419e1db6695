import type { CrawledUrl } from './crawled-url.js';
import type { MissingHeaders } from './site-view.js';

/** Counts, page by page, which security headers did not come; of a page nothing is kept. */
export class MissingHeadersCount {
  private pages = 0;
  private securePages = 0;
  private hsts = 0;
  private cspAndFraming = 0;
  private nosniff = 0;
  private referrerPolicy = 0;

  /** @param page one that answered 200 with HTML; one without an answer is passed over */
  add({ url, answer }: Pick<CrawledUrl, 'url' | 'answer'>): void {
    if (!answer) return;
    const { hsts, csp, framing, nosniff, referrerPolicy } = answer.security;
    this.pages += 1;
    if (url.startsWith('https:')) {
      this.securePages += 1;
      if (!hsts) this.hsts += 1;
    }
    if (!csp && !framing) this.cspAndFraming += 1;
    if (!nosniff) this.nosniff += 1;
    if (!referrerPolicy) this.referrerPolicy += 1;
  }

  counts(): MissingHeaders {
    const { pages, securePages, hsts, cspAndFraming, nosniff, referrerPolicy } = this;
    return { pages, securePages, hsts, cspAndFraming, nosniff, referrerPolicy };
  }
}
