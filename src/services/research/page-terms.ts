import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { countTerms, termsOf, type TermCounts } from '../../libs/text/index.js';
import type { NewSource } from '../../domain/research/source.js';

/** The terms of pages, titles and all, each page read once; yields to the event loop after each. */
export class PageTerms {
  private readonly known = new WeakMap<NewSource, TermCounts>();

  /** @param language BCP 47 tag of the article */
  constructor(private readonly language: string) {}

  async of(page: NewSource): Promise<TermCounts> {
    let terms = this.known.get(page);
    if (!terms) {
      await yieldToEventLoop();
      terms = countTerms(termsOf(`${page.title}\n${page.text}`, this.language));
      this.known.set(page, terms);
    }
    return terms;
  }
}

/** @returns how many terms a text has, repeats and all */
export function lengthOf(terms: TermCounts): number {
  let length = 0;
  for (const count of terms.values()) length += count;
  return length;
}
