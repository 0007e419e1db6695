import type { NgramPage } from '../../domain/audit/views/ngrams/ngram-page.js';
import type { NgramPart } from '../../domain/audit/views/ngrams/ngram-parts.js';
import { PhraseLooks } from '../../domain/audit/views/ngrams/phrase-looks.js';
import type { PhraseCounter } from '../../ports/phrase-counter.js';

/** In the caller's own thread. */
export class InlinePhraseCounter implements PhraseCounter {
  private readonly looks: PhraseLooks;

  constructor(seed: number) {
    this.looks = new PhraseLooks({ seed });
  }

  count(page: NgramPage): Promise<void> {
    this.looks.count(page);
    return Promise.resolve();
  }

  choose(): Promise<void> {
    this.looks.choose();
    return Promise.resolve();
  }

  describe(page: NgramPage): Promise<void> {
    this.looks.describe(page);
    return Promise.resolve();
  }

  finish(urlOf: (id: number) => string): Promise<readonly NgramPart[]> {
    return Promise.resolve(this.looks.finish(urlOf));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
