import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { countTerms, primaryLanguage, termsOf } from '../../libs/text/index.js';
import { MOST_SITE_PAGES } from '../../domain/research/text-bounds.js';
import type { SitePage, SitePageStore } from '../../ports/site-page-store.js';

/** What stands further down is seldom what a page is about. */
const MOST_LETTERS = 40_000;
/** Of one language, written together. */
const PAGES_AT_ONCE = 50;

/** Stores the words of an edition's pages as an audit or a report reads them, the first ten thousand; yields to the event loop after each page. */
export class SitePageWriter {
  private readonly waiting = new Map<string, SitePage[]>();
  private added = 0;

  constructor(
    private readonly store: Pick<SitePageStore, 'put'>,
    private readonly editionId: string,
  ) {}

  /** @param language BCP 47 tag of the text; null where it is not known, and the page is left out */
  async add({
    url,
    language,
    text,
  }: {
    readonly url: string;
    readonly language: string | null;
    readonly text: string;
  }): Promise<void> {
    if (language === null || this.added >= MOST_SITE_PAGES) return;
    this.added += 1;
    await yieldToEventLoop();
    const terms = countTerms(termsOf(text.slice(0, MOST_LETTERS), language));
    if (terms.size === 0) return;
    const primary = primaryLanguage(language);
    const pages = this.waiting.get(primary) ?? [];
    this.waiting.set(primary, pages);
    pages.push({ url, terms });
    if (pages.length >= PAGES_AT_ONCE) await this.store.put(this.editionId, primary, pages.splice(0));
  }

  /** Writes those that wait for others to be written with. */
  async end(): Promise<void> {
    for (const [language, pages] of this.waiting)
      await this.store.put(this.editionId, language, pages.splice(0));
  }
}
