import { z } from 'zod';
import { instantOf } from '../../domain/instant.js';
import type { SearchQuery } from '../../domain/research/search-query.js';
import type { SearchAnswer, WebSearch } from '../../ports/web-search.js';
import { askForJson } from './ask-for-json.js';
import { readResults } from './results.js';
import { endpointOf, type KeyedSearchOptions } from './search-endpoint.js';

const list = z.object({ results: z.array(z.unknown()) }).transform(({ results }) => results);

/**
 * Tavily's search (docs.tavily.com, POST /search). It has no field for a language. Its field for a country accepts only
 * names of its own list in plain English and refuses any other, so it is not sent.
 */
export class TavilySearch implements WebSearch {
  readonly provider = 'tavily';

  constructor(private readonly options: KeyedSearchOptions) {}

  async search(query: SearchQuery, signal: AbortSignal): Promise<SearchAnswer> {
    const { apiKey, baseUrl, clock, timeoutMs } = this.options;
    const url = endpointOf(baseUrl ?? 'https://api.tavily.com', '/search');
    const body = {
      query: query.text,
      search_depth: 'basic',
      max_results: 20,
      ...(query.freshness === 'any' ? {} : { time_range: query.freshness }),
      ...(query.hosts.length === 0 ? {} : { include_domains: query.hosts }),
    };
    const { provider } = this;
    const at = instantOf(clock.now());
    const headers = { authorization: `Bearer ${apiKey}` };
    const answer = await askForJson({ provider, url, method: 'POST', headers, body, timeoutMs }, signal);
    return { results: readResults(provider, answer, list, { url: 'url', snippet: 'content' }), at };
  }
}
