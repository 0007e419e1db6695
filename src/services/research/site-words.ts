import {
  primaryLanguage,
  subjectOf,
  subjectTerms,
  type AskedWords,
  type Subject,
} from '../../libs/text/index.js';
import { GalleyError } from '../../domain/errors.js';
import type { NewSource } from '../../domain/research/source.js';
import type { FetchFailure } from '../../libs/guarded-fetch/index.js';
import type { Log } from '../../ports/log.js';
import type { SitePage, SitePageStore } from '../../ports/site-page-store.js';
import { lengthOf, type PageTerms } from './page-terms.js';
import { SiteTexts } from './site-texts.js';

/** What one gathering knows of the words of the edition's site: from before by the store, and from what it reads. */
export class SiteWords {
  readonly texts: SiteTexts;
  private readonly terms: readonly string[];
  private readonly language: string;

  constructor(
    private readonly store: SitePageStore,
    private readonly pageTerms: PageTerms,
    private readonly about: {
      readonly editionId: string;
      readonly asked: AskedWords;
      /** BCP 47 tag of the article. */
      readonly language: string;
      /** Whether an address is the edition's. */
      readonly isOwn: (url: string) => boolean;
      readonly log: Log;
    },
  ) {
    this.terms = subjectTerms(about.asked, about.language);
    this.texts = new SiteTexts(this.terms);
    this.language = primaryLanguage(about.language);
  }

  /** What the brief asks about, as far as the site is known by now. */
  get subject(): Subject {
    return subjectOf(this.about.asked, this.about.language, this.texts);
  }

  /** Reads what is known from before. That is only a help: where the store gives no answer, the site's links lead to its pages. */
  async lookUp(): Promise<void> {
    try {
      await this.lookUpKnown();
    } catch (error) {
      if (!(error instanceof GalleyError && error.code === 'unavailable')) throw error;
      const { editionId, log } = this.about;
      log.warn({ err: error, edition: editionId }, 'the words of a site could not be looked up');
    }
  }

  private async lookUpKnown(): Promise<void> {
    const { editionId, isOwn } = this.about;
    const strange: string[] = [];
    for (const { url, length, counts } of await this.store.lookUp(editionId, this.language, this.terms)) {
      const terms = new Map(this.terms.map((term, index) => [term, counts[index] ?? 0]));
      if (isOwn(url)) this.texts.add({ url, length, terms });
      else strange.push(url);
    }
    // Of a web address that the edition had before.
    await this.store.remove(editionId, strange);
  }

  /** For this article and for those that come after: what pages say now, and which of them are gone. */
  async learn(read: readonly NewSource[], failures: readonly FetchFailure[]): Promise<void> {
    const { editionId } = this.about;
    const pages: SitePage[] = [];
    for (const page of read) {
      const url = page.finalUrl ?? '';
      const terms = await this.pageTerms.of(page);
      this.texts.add({ url, length: lengthOf(terms), terms });
      pages.push({ url, terms });
    }
    await this.store.put(editionId, this.language, pages);
    const gone = failures.flatMap(({ retryable, url }) => (retryable ? [] : [url]));
    await this.store.remove(editionId, gone);
  }
}
