import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { countTerms, primaryLanguage, termsOf, type TermCounts } from '../../libs/text/index.js';
import { MOST_SITE_PAGES } from '../../domain/research/text-bounds.js';
import type { SitePage, SitePageStore } from '../../ports/site-page-store.js';

/** What stands further down is seldom what a page is about. */
const MOST_LETTERS = 40_000;
/** Of one language, written together. */
const PAGES_AT_ONCE = 50;

/** Pages whose terms are being counted, where others count them. Chosen: enough for all the threads that do. */
const MOST_UNDERWAY = 16;

/** Stores the words of an edition's pages as an audit or a report reads them, the first ten thousand; yields to the event loop after each page. */
export class SitePageWriter {
  private readonly waiting = new Map<string, SitePage[]>();
  private added = 0;
  private readonly underway = new Set<Promise<void>>();
  private fault: { readonly error: unknown } | null = null;

  constructor(
    private readonly store: Pick<SitePageStore, 'put'>,
    private readonly editionId: string,
    /** Counts the terms of a text, here or elsewhere. Default: here. */
    private readonly count: (text: string, language: string) => Promise<TermCounts> = countHere,
  ) {}

  /**
   * Resolves when more may come, which may be before the page is written.
   * @param language BCP 47 tag of the text; null where it is not known, and the page is left out
   * @throws what failed of this page or of one before
   */
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
    const adding = this.write(url, language, text.slice(0, MOST_LETTERS))
      .catch((error: unknown) => {
        this.fault ??= { error };
      })
      .finally(() => this.underway.delete(adding));
    this.underway.add(adding);
    await (this.underway.size < MOST_UNDERWAY ? yieldToEventLoop() : Promise.race(this.underway));
    if (this.fault) throw this.fault.error;
  }

  private async write(url: string, language: string, text: string): Promise<void> {
    const terms = await this.count(text, language);
    if (terms.size === 0) return;
    const primary = primaryLanguage(language);
    const pages = this.waiting.get(primary) ?? [];
    this.waiting.set(primary, pages);
    pages.push({ url, terms });
    if (pages.length >= PAGES_AT_ONCE) await this.store.put(this.editionId, primary, pages.splice(0));
  }

  /** Writes those that wait for others to be written with. */
  async end(): Promise<void> {
    await Promise.all(this.underway);
    if (this.fault) throw this.fault.error;
    for (const [language, pages] of this.waiting)
      await this.store.put(this.editionId, language, pages.splice(0));
  }
}

async function countHere(text: string, language: string): Promise<TermCounts> {
  await yieldToEventLoop();
  return countTerms(termsOf(text, language));
}
