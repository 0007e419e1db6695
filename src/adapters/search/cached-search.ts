import { createHash } from 'node:crypto';
import type { SearchQuery } from '../../domain/research/search-query.js';
import type { Clock } from '../../ports/clock.js';
import type { SearchCache } from '../../ports/search-cache.js';
import type { SearchAnswer, WebSearch } from '../../ports/web-search.js';

/** Asks each question once in a day (UTC), whoever asks it: an attempt that is repeated pays for nothing twice. */
export class CachedSearch implements WebSearch {
  constructor(
    private readonly parts: {
      readonly search: WebSearch;
      readonly cache: SearchCache;
      readonly clock: Clock;
    },
  ) {}

  get provider() {
    return this.parts.search.provider;
  }

  async search(query: SearchQuery, signal: AbortSignal): Promise<SearchAnswer> {
    signal.throwIfAborted();
    const day = this.parts.clock.now().toISOString().slice(0, 10);
    const key = keyOf(this.provider, query, day);
    const known = await this.parts.cache.get(key, day);
    if (known) return known;
    const answer = await this.parts.search.search(query, signal);
    await this.parts.cache.put(key, day, answer);
    return answer;
  }
}

/** The whole question: two that differ in anything are two. Hashed, for what people ask for is theirs. */
function keyOf(provider: string, query: SearchQuery, day: string): string {
  const { text, language, country, freshness, hosts } = query;
  const whole = JSON.stringify([provider, text, language, country, freshness, hosts, day]);
  return createHash('sha256').update(whole).digest('hex');
}
