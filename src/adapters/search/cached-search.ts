import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { instantOf } from '../../domain/instant.js';
import type { SearchQuery } from '../../domain/research/search-query.js';
import type { Clock } from '../../ports/clock.js';
import type { SearchCache } from '../../ports/search-cache.js';
import type { SearchAnswer, WebSearch } from '../../ports/web-search.js';
import { SharedAsking } from './shared-asking.js';

/**
 * A question is its asker's for so long, which is more than a provider may take; behind one who died others wait no
 * longer than that, and then ask themselves.
 */
const CLAIM_MS = 15_000;
const LOOK_AGAIN_MS = 150;

/** That nothing is found may be the trouble of a moment, and would be believed for the rest of the day. */
const KEEP_EMPTY_MS = 10 * 60_000;

/**
 * Asks each question once in a day (UTC), whoever asks it and in whatever process: an attempt that is repeated pays for
 * nothing twice, and neither do twenty articles that begin at once.
 */
export class CachedSearch implements WebSearch {
  private readonly underWay = new Map<string, SharedAsking<SearchAnswer>>();

  constructor(
    private readonly parts: {
      readonly search: WebSearch;
      readonly cache: SearchCache;
      readonly clock: Clock;
      /** How long to wait for another process. Default 15 s. */
      readonly claimMs?: number;
    },
  ) {}

  get provider() {
    return this.parts.search.provider;
  }

  async search(query: SearchQuery, signal: AbortSignal): Promise<SearchAnswer> {
    signal.throwIfAborted();
    const day = this.parts.clock.now().toISOString().slice(0, 10);
    const key = keyOf(this.provider, query, day);
    let asking = this.underWay.get(key);
    if (!asking) {
      asking = new SharedAsking(
        (stop) => this.askOnce(key, day, query, stop),
        () => this.underWay.delete(key),
      );
      this.underWay.set(key, asking);
    }
    const { results } = await asking.join(signal);
    // Not when the provider was asked: that would tell when somebody else wanted to know the same.
    return { results, at: instantOf(this.parts.clock.now()) };
  }

  private async askOnce(
    key: string,
    day: string,
    query: SearchQuery,
    signal: AbortSignal,
  ): Promise<SearchAnswer> {
    const { cache, search, claimMs = CLAIM_MS } = this.parts;
    const asker = randomUUID();
    const until = performance.now() + claimMs;
    for (;;) {
      const claim = await cache.claim(key, day, asker, claimMs);
      if (claim.state === 'known') return claim.answer;
      // Better paid for twice than waited for without end.
      if (claim.state === 'yours' || performance.now() >= until) break;
      await delay(LOOK_AGAIN_MS, undefined, { signal });
    }
    try {
      const answer = await search.search(query, signal);
      await cache.put(key, day, answer, answer.results.length === 0 ? KEEP_EMPTY_MS : null);
      return answer;
    } catch (error) {
      // What went wrong is told; that others wait a little longer is not worth hiding it.
      await cache.release(key, asker).catch(() => undefined);
      throw error;
    }
  }
}

/** The whole question: two that differ in anything are two. Hashed, for what people ask for is theirs. */
function keyOf(provider: string, query: SearchQuery, day: string): string {
  const { text, language, country, freshness, hosts } = query;
  const whole = JSON.stringify([provider, text, language, country, freshness, hosts, day]);
  return createHash('sha256').update(whole).digest('hex');
}
