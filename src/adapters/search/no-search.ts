import { instantOf } from '../../domain/instant.js';
import type { Clock } from '../../ports/clock.js';
import type { SearchAnswer, WebSearch } from '../../ports/web-search.js';

/** The search of a Galley without a provider: it returns no results. */
export class NoSearch implements WebSearch {
  readonly provider = 'none';

  constructor(private readonly clock: Clock) {}

  search(): Promise<SearchAnswer> {
    return Promise.resolve({ results: [], at: instantOf(this.clock.now()) });
  }
}
