import { z } from 'zod';
import { instantOf } from '../../domain/instant.js';
import { withSites, type Freshness, type SearchQuery } from '../../domain/research/search-query.js';
import type { SearchAnswer, WebSearch } from '../../ports/web-search.js';
import { askForJson } from './ask-for-json.js';
import { readResults } from './results.js';
import { endpointOf, type KeyedSearchOptions } from './search-endpoint.js';

/** The answer to a query without results has no `web` at all. */
const list = z
  .object({ type: z.literal('search'), web: z.object({ results: z.array(z.unknown()) }).nullish() })
  .transform(({ web }) => web?.results ?? []);

const FRESHNESS: Readonly<Record<Exclude<Freshness, 'any'>, string>> = {
  day: 'pd',
  week: 'pw',
  month: 'pm',
  year: 'py',
};

/** The countries and languages that Brave accepts; it refuses a query with any other. */
const COUNTRIES = new Set(
  (
    'AR AU AT BE BR CA CL DK FI FR DE GR HK IN ID IT JP KR MY MX NL NZ NO CN PL PT PH RU SA ZA ES SE CH TW TR GB ' +
    'US'
  ).split(' '),
);
const LANGUAGES = new Set(
  (
    'ar eu bn bg ca hr cs da nl en et fi fr gl de el gu he hi hu is it kn ko lv lt ms ml mr nb pl pa ro ru sr sk sl ' +
    'es sv ta te th tr uk vi'
  ).split(' '),
);

/** Brave's web search (api-dashboard.search.brave.com, Web Search). */
export class BraveSearch implements WebSearch {
  readonly provider = 'brave';

  constructor(private readonly options: KeyedSearchOptions) {}

  async search(query: SearchQuery, signal: AbortSignal): Promise<SearchAnswer> {
    const { apiKey, baseUrl, clock, timeoutMs } = this.options;
    const url = endpointOf(baseUrl ?? 'https://api.search.brave.com', '/res/v1/web/search');
    url.searchParams.set('q', withSites(query));
    url.searchParams.set('count', '20');
    url.searchParams.set('result_filter', 'web');
    url.searchParams.set('text_decorations', 'false');
    url.searchParams.set('country', COUNTRIES.has(query.country ?? '') ? (query.country ?? 'ALL') : 'ALL');
    const language = languageOf(query);
    if (language !== null) url.searchParams.set('search_lang', language);
    if (query.freshness !== 'any') url.searchParams.set('freshness', FRESHNESS[query.freshness]);
    const { provider } = this;
    const at = instantOf(clock.now());
    const headers = { 'x-subscription-token': apiKey };
    const answer = await askForJson({ provider, url, method: 'GET', headers, timeoutMs }, signal);
    return { results: readResults(provider, answer, list, { url: 'url', snippet: 'description' }), at };
  }
}

/** Brave has its own names for some languages, and none for others. */
function languageOf(query: SearchQuery): string | null {
  const { language, script, region } = new Intl.Locale(query.language).maximize();
  if (language === 'zh') return script === 'Hant' ? 'zh-hant' : 'zh-hans';
  if (language === 'pt') return region === 'PT' ? 'pt-pt' : 'pt-br';
  if (language === 'en') return region === 'GB' ? 'en-gb' : 'en';
  if (language === 'ja') return 'jp';
  if (language === 'no' || language === 'nn') return 'nb';
  return LANGUAGES.has(language) ? language : null;
}
