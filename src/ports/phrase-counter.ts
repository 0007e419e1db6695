import type { NgramPage } from '../domain/audit/views/ngrams/ngram-page.js';
import type { NgramPart } from '../domain/audit/views/ngrams/ngram-parts.js';

/** Counts the phrases of one site's pages, in two looks over the same pages, in this thread or beside it. */
export interface PhraseCounter {
  /** The first look. Resolves when more may come: whoever counts elsewhere may be behind. */
  count(page: NgramPage): Promise<void>;
  /** Ends the first look. */
  choose(): Promise<void>;
  /** The second look, at the same pages in any order. */
  describe(page: NgramPage): Promise<void>;
  /** @param urlOf of a page that was counted, or of a link's target. @returns what is to be stored */
  finish(urlOf: (id: number) => string): Promise<readonly NgramPart[]>;
  /** Call it however the counting went. */
  close(): Promise<void>;
}
