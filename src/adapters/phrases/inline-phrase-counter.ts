import { type NgramPage, PhraseSpellings } from '../../libs/site-audit/index.js';
import type { PhraseCounter, WrittenPart } from '../../ports/audit/phrase-counter.js';

/** In the caller's own thread. */
export class InlinePhraseCounter implements PhraseCounter {
  private readonly looks: PhraseSpellings;

  constructor(seed: number) {
    this.looks = new PhraseSpellings({ seed });
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

  async *finish(urls: readonly string[]): AsyncGenerator<WrittenPart> {
    for (const { part, data } of this.looks.finish((id) => urls[id] ?? '')) {
      // An event-loop yield: the same thread answers requests.
      await new Promise((resolve) => setImmediate(resolve));
      yield { part, json: JSON.stringify(data) };
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
