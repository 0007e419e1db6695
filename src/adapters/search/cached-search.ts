import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { instantOf } from '../../domain/instant.js';
import type { SearchQuery } from '../../domain/research/search-query.js';
import type { Clock } from '../../ports/clock.js';
import type { SearchCache } from '../../ports/search-cache.js';
import type { SearchAnswer, WebSearch } from '../../ports/web-search.js';
import { SharedAsking } from './shared-asking.js';

/**
 * Chosen: lease of a query, longer than the time-out of a provider. If its holder dies, others wait until the lease expires,
 * and then query the provider themselves.
 */
const CLAIM_MS = 15_000;
/** Chosen: how often a waiting caller reads the cache; short beside the time of a query. */
const POLL_MS = 150;

/** Chosen: an empty result may be a passing fault, and would otherwise be cached for the rest of the day. */
const CACHE_EMPTY_MS = 10 * 60_000;

/**
 * Sends each query to the provider once a day (UTC), over all accounts and processes: a repeated attempt pays for nothing
 * twice, and neither do twenty articles that begin at once.
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
    // Not the time of the provider's answer: it would disclose when another account sent the same query.
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
      // Paying twice is better than waiting without end.
      if (claim.state === 'yours' || performance.now() >= until) break;
      await delay(POLL_MS, undefined, { signal });
    }
    try {
      const answer = await search.search(query, signal);
      await cache.put(key, day, answer, answer.results.length === 0 ? CACHE_EMPTY_MS : null);
      return answer;
    } catch (error) {
      // The original error matters more than a release that failed: then others wait until the lease expires.
      await cache.release(key, asker).catch(() => undefined);
      throw error;
    }
  }
}

/** The whole query: two that differ in anything have two keys. Hashed, because a query is its caller's data. */
function keyOf(provider: string, query: SearchQuery, day: string): string {
  const { text, language, country, freshness, hosts } = query;
  const whole = JSON.stringify([provider, text, language, country, freshness, hosts, day]);
  return createHash('sha256').update(whole).digest('hex');
}
