import { z } from 'zod';
import { instantOf } from '../../domain/instant.js';
import { withSites, type Freshness, type SearchQuery } from '../../domain/research/search-query.js';
import type { SearchAnswer, WebSearch } from '../../ports/web-search.js';
import { askForJson } from './ask-for-json.js';
import { readResults } from './results.js';
import { endpointOf, type KeyedSearchOptions } from './search-endpoint.js';

/** The answer to a query without results has no `organic`; it always has the query itself. */
const list = z
  .object({ searchParameters: z.looseObject({}), organic: z.array(z.unknown()).nullish() })
  .transform(({ organic }) => organic ?? []);

const TBS: Readonly<Record<Exclude<Freshness, 'any'>, string>> = {
  day: 'qdr:d',
  week: 'qdr:w',
  month: 'qdr:m',
  year: 'qdr:y',
};

/** Serper's Google search (serper.dev, POST /search). */
export class SerperSearch implements WebSearch {
  readonly provider = 'serper';

  constructor(private readonly options: KeyedSearchOptions) {}

  async search(query: SearchQuery, signal: AbortSignal): Promise<SearchAnswer> {
    const { apiKey, baseUrl, clock, timeoutMs } = this.options;
    const url = endpointOf(baseUrl ?? 'https://google.serper.dev', '/search');
    const body = {
      q: withSites(query),
      hl: languageOf(query.language),
      num: 10,
      ...(query.country === null ? {} : { gl: query.country.toLowerCase() }),
      ...(query.freshness === 'any' ? {} : { tbs: TBS[query.freshness] }),
    };
    const { provider } = this;
    const at = instantOf(clock.now());
    const headers = { 'x-api-key': apiKey };
    const answer = await askForJson({ provider, url, method: 'POST', headers, body, timeoutMs }, signal);
    return { results: readResults(provider, answer, list, { url: 'link', snippet: 'snippet' }), at };
  }
}

/** Google distinguishes Chinese by country and Portuguese by both; every other language by itself. */
function languageOf(tag: string): string {
  const { language, script, region } = new Intl.Locale(tag).maximize();
  if (language === 'zh') return script === 'Hant' ? 'zh-tw' : 'zh-cn';
  if (language === 'pt') return region === 'PT' ? 'pt-pt' : 'pt-br';
  return language;
}
