import { type NgramPage, PhraseSpellings } from '../../libs/site-audit/index.js';
import type { PhraseCounter, WrittenPart } from '../../ports/audit/phrase-counter.js';

/** In the caller's own thread. */
export class InlinePhraseCounter implements PhraseCounter {
  private readonly spellings: PhraseSpellings;

  constructor(seed: number) {
    this.spellings = new PhraseSpellings({ seed });
  }

  count(page: NgramPage): Promise<void> {
    this.spellings.count(page);
    return Promise.resolve();
  }

  choose(ids: Int32Array): Promise<void> {
    this.spellings.choose(ids);
    return Promise.resolve();
  }

  describe(page: NgramPage): Promise<void> {
    this.spellings.describe(page);
    return Promise.resolve();
  }

  async *finish(urls: readonly string[]): AsyncGenerator<WrittenPart> {
    for (const { part, data } of this.spellings.finish((id) => urls[id] ?? '')) {
      // An event-loop yield: the same thread answers requests.
      await new Promise((resolve) => setImmediate(resolve));
      yield { part, json: JSON.stringify(data) };
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
