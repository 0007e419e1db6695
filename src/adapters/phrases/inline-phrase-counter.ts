import type { NgramPage } from '../../domain/audit/views/ngrams/ngram-page.js';
import { PhraseLooks } from '../../domain/audit/views/ngrams/phrase-looks.js';
import type { PhraseCounter, WrittenPart } from '../../ports/phrase-counter.js';

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

  choose(ids: Int32Array): Promise<void> {
    this.looks.choose(ids);
    return Promise.resolve();
  }

  describe(page: NgramPage): Promise<void> {
    this.looks.describe(page);
    return Promise.resolve();
  }

  finish(urls: readonly string[]): Promise<readonly WrittenPart[]> {
    const parts = this.looks.finish((id) => urls[id] ?? '');
    return Promise.resolve(Array.from(parts, ({ part, data }) => ({ part, json: JSON.stringify(data) })));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
