import { z } from 'zod';
import { instantOf } from '../../domain/instant.js';
import { SearchFailure } from '../../domain/research/search-failure.js';
import { withSites, type Freshness, type SearchQuery } from '../../domain/research/search-query.js';
import type { Clock } from '../../ports/clock.js';
import type { SearchAnswer, WebSearch } from '../../ports/web-search.js';
import { askForJson } from './ask-for-json.js';
import { readResults } from './results.js';
import { endpointOf } from './search-endpoint.js';

const list = z.object({ results: z.array(z.unknown()) }).transform(({ results }) => results);

/** Its engines that did not answer, each with the reason. */
const silent = z
  .object({ unresponsive_engines: z.array(z.unknown()) })
  .transform(({ unresponsive_engines: engines }) => engines.length)
  .catch(0);

/** Its documentation has no week, so a week is queried as a month; older pages are left out once their date is known. */
const TIME_RANGES: Readonly<Record<Exclude<Freshness, 'any'>, string>> = {
  day: 'day',
  week: 'month',
  month: 'month',
  year: 'year',
};

/**
 * SearXNG's JSON interface (docs.searxng.org, Search API). An instance answers 403 unless its settings list `json` in
 * `search.formats`.
 */
export class SearxngSearch implements WebSearch {
  readonly provider = 'searxng';

  /** @param options `baseUrl`: of the instance, with its folder, without `/search` */
  constructor(
    private readonly options: {
      readonly baseUrl: string;
      readonly clock: Clock;
      readonly timeoutMs?: number | undefined;
    },
  ) {}

  async search(query: SearchQuery, signal: AbortSignal): Promise<SearchAnswer> {
    const url = endpointOf(this.options.baseUrl, '/search');
    url.searchParams.set('q', withSites(query));
    url.searchParams.set('format', 'json');
    url.searchParams.set('language', localeOf(query));
    if (query.freshness !== 'any') url.searchParams.set('time_range', TIME_RANGES[query.freshness]);
    const { provider } = this;
    const at = instantOf(this.options.clock.now());
    const { timeoutMs } = this.options;
    const answer = await askForJson({ provider, url, method: 'GET', headers: {}, timeoutMs }, signal);
    const results = readResults(provider, answer, list, { url: 'url', snippet: 'content' });
    const engines = silent.parse(answer);
    // It answers 200 without results when every engine failed: that does not mean that there is nothing to find.
    if (results.length === 0 && engines > 0) {
      const message = `The web search (${provider}) found nothing, and ${engines} of its engines did not answer.`;
      throw new SearchFailure('unavailable', message, null, { othersMayDo: true });
    }
    return { results, at };
  }
}

/** `de`, or `de-AT` where the query has a country: it refuses any other tag. */
function localeOf({ language, country }: SearchQuery): string {
  const { language: primary, region } = new Intl.Locale(language);
  const place = country ?? region ?? '';
  return /^[A-Z]{2}$/.test(place) ? `${primary}-${place}` : primary;
}
