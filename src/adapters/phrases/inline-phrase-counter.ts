import { SitePhrases } from '../../libs/site-audit/index.js';
import type { PhraseCounter, WrittenPart } from '../../ports/audit/phrase-counter.js';

/** In the caller's own thread. */
export class InlinePhraseCounter implements PhraseCounter {
  private readonly phrases: SitePhrases;

  constructor(seed: number, home: string) {
    this.phrases = new SitePhrases(home, { seed });
  }

  count(page: Parameters<PhraseCounter['count']>[0]): Promise<void> {
    this.phrases.count(page);
    return Promise.resolve();
  }

  choose(urls: readonly string[]): Promise<void> {
    this.phrases.choose(urls);
    return Promise.resolve();
  }

  describe(page: Parameters<PhraseCounter['describe']>[0]): Promise<void> {
    this.phrases.describe(page);
    return Promise.resolve();
  }

  async *finish(): AsyncGenerator<WrittenPart> {
    for (const { part, data } of this.phrases.finish()) {
      // An event-loop yield: the same thread answers requests.
      await new Promise((resolve) => setImmediate(resolve));
      yield { part, json: JSON.stringify(data) };
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
