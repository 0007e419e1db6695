import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LLMock } from '@copilotkit/aimock';
import { BraveSearch } from '../../src/adapters/search/brave-search.js';
import { CachedSearch } from '../../src/adapters/search/cached-search.js';
import { SearxngSearch } from '../../src/adapters/search/searxng-search.js';
import { SerperSearch } from '../../src/adapters/search/serper-search.js';
import { TavilySearch } from '../../src/adapters/search/tavily-search.js';
import type { SearchQuery } from '../../src/domain/research/search-query.js';
import type { SearchProvider, WebSearch } from '../../src/ports/web-search.js';
import { NoSearchCache } from '../support/writing/fake-search-cache.js';
import { FakeWebSearch } from '../support/writing/fake-web-search.js';
import {
  answering,
  shapeOf,
  startTestSearch,
  type TestSearchServer,
} from '../support/server/test-search-server.js';
import { describeWebSearch, QUERY, type SearchSubject, type SearchTrouble } from './web-search-suite.js';

type Provider = Exclude<SearchProvider, 'none'>;

const KEY = 'hush-hush-key';
const clock = { now: () => new Date('2026-01-05T12:00:00Z') };

/** `timeoutMs`: as long as nothing is slow on purpose, a busy machine must not make it so. */
function adapter(provider: Provider, baseUrl: string, timeoutMs = 20_000): WebSearch {
  const options = { baseUrl, apiKey: KEY, clock, timeoutMs };
  switch (provider) {
    case 'searxng':
      return new SearxngSearch(options);
    case 'brave':
      return new BraveSearch(options);
    case 'tavily':
      return new TavilySearch(options);
    case 'serper':
      return new SerperSearch(options);
  }
}

function trouble(server: TestSearchServer, what: SearchTrouble): TestSearchServer['answer'] {
  switch (what) {
    case 'busy':
      return answering(429, { error: 'slow down' });
    case 'busy for 90 s':
      return answering(429, { error: 'slow down' }, { 'retry-after': '90' });
    case 'away':
      return answering(503, 'upstream is away');
    case 'closed':
      return (_asked, response) => response.destroy();
    case 'no key':
      return (asked, response) =>
        answering(401, { error: `wrong key: ${asked.headers.authorization ?? KEY}` })(asked, response);
    case 'html':
      return answering(200, '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' });
    case 'odd':
      return answering(200, ['neither', 'nor']);
    case 'cut':
      return answering(200, '{"query": "how a lighthouse", "results": [{"url": "https://li');
    case 'huge':
      return answering(200, { results: 'x'.repeat(3 * 1024 * 1024) });
    case 'slow':
      return (_asked, response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  }
}

async function startReal(provider: Provider): Promise<SearchSubject> {
  const server = await startTestSearch();
  const address = server.origin.replace('http://', 'http://own:word-of-login@');
  const usual = adapter(provider, provider === 'searxng' ? address : server.origin);
  const hasty = adapter(provider, server.origin, 300);
  let search = usual;
  return {
    search: { provider, search: (query, signal) => search.search(query, signal) },
    secrets: [KEY, server.origin, 'word-of-login'],
    finds: (results) => (server.answer = answering(200, shapeOf(provider, QUERY.text, results))),
    has: (what) => {
      search = what === 'slow' ? hasty : usual;
      server.answer = trouble(server, what);
    },
    close: () => server.close(),
  };
}

for (const provider of ['searxng', 'brave', 'tavily', 'serper'] as const) {
  describeWebSearch(`${provider}, over loopback`, () => startReal(provider));
}

describeWebSearch('searxng, behind a cache', async () => {
  const subject = await startReal('searxng');
  return {
    ...subject,
    search: new CachedSearch({ search: subject.search, cache: new NoSearchCache(), clock }),
  };
});

describeWebSearch('the fake one', async () => {
  const search = new FakeWebSearch();
  return {
    search,
    secrets: [KEY],
    finds: (results) => (search.answer = results),
    has: (what) => {
      const fails = {
        busy: 'rate_limited',
        'busy for 90 s': 'rate_limited',
        away: 'unavailable',
        closed: 'unavailable',
        'no key': 'rejected',
        html: 'bad_answer',
        odd: 'bad_answer',
        cut: 'bad_answer',
        huge: 'bad_answer',
        slow: 'timeout',
      } as const;
      search.answer = { fails: fails[what], ...(what === 'busy for 90 s' ? { retryAfterMs: 90_000 } : {}) };
    },
    close: async () => undefined,
  };
});

describe('the request of a web search', () => {
  let server: TestSearchServer;
  const never = new AbortController().signal;
  beforeEach(async () => {
    server = await startTestSearch();
  });
  afterEach(() => server.close());

  const asked = async (provider: Provider, query: Partial<SearchQuery> = {}, folder = '') => {
    server.answer = answering(200, shapeOf(provider, QUERY.text, []));
    await adapter(provider, server.origin + folder).search({ ...QUERY, ...query }, never);
    return server.asked.at(-1)!;
  };
  const parts: Partial<SearchQuery> = {
    language: 'de-AT',
    country: 'AT',
    freshness: 'week',
    hosts: ['orf.at', 'wien.gv.at'],
  };
  const withSites = 'how a lighthouse is kept (site:orf.at OR site:wien.gv.at)';

  it('SearXNG: GET /search below its folder, in JSON, with a login where the address has one', async () => {
    const { method, url, headers } = await asked('searxng', parts, '/find/');
    expect([method, url.pathname]).toEqual(['GET', '/find/search']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: withSites,
      format: 'json',
      language: 'de-AT',
      // Its documentation has no week.
      time_range: 'month',
    });
    expect(headers.authorization).toBeUndefined();
    server.answer = answering(200, shapeOf('searxng', '', []));
    const address = server.origin.replace('http://', 'http://me:w%C3%B6rd@');
    await new SearxngSearch({ baseUrl: address, clock }).search(QUERY, never);
    const login = Buffer.from(server.asked.at(-1)!.headers.authorization!.slice(6), 'base64').toString();
    expect(login).toBe('me:wörd');
  });

  it('Brave: GET with the key in a field of its own', async () => {
    const { method, url, headers } = await asked('brave', parts);
    expect([method, url.pathname]).toEqual(['GET', '/res/v1/web/search']);
    expect(headers['x-subscription-token']).toBe(KEY);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: withSites,
      count: '20',
      result_filter: 'web',
      text_decorations: 'false',
      country: 'AT',
      search_lang: 'de',
      freshness: 'pw',
    });
  });

  it.each([
    ['ja', null, 'jp', 'ALL'],
    ['zh-TW', 'TW', 'zh-hant', 'TW'],
    ['zh', 'CN', 'zh-hans', 'CN'],
    ['pt', 'BR', 'pt-br', 'BR'],
    ['pt-PT', 'PT', 'pt-pt', 'PT'],
    ['no', 'NO', 'nb', 'NO'],
    // Neither is known to it, and either would have the query refused.
    ['sw', 'KE', null, 'ALL'],
  ])('Brave: %s and %s as it calls them', async (language, country, lang, place) => {
    const { url } = await asked('brave', { language, country });
    expect([url.searchParams.get('search_lang'), url.searchParams.get('country')]).toEqual([lang, place]);
  });

  it('Tavily: POST with the key as a bearer', async () => {
    const { method, url, headers, body } = await asked('tavily', parts);
    expect([method, url.pathname]).toEqual(['POST', '/search']);
    expect(headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'content-type': 'application/json' });
    expect(body).toEqual({
      query: QUERY.text,
      search_depth: 'basic',
      max_results: 20,
      time_range: 'week',
      include_domains: ['orf.at', 'wien.gv.at'],
    });
  });

  it('Serper: POST with the key in a field of its own', async () => {
    const { method, url, headers, body } = await asked('serper', parts);
    expect([method, url.pathname]).toEqual(['POST', '/search']);
    expect(headers['x-api-key']).toBe(KEY);
    expect(body).toEqual({ q: withSites, hl: 'de', num: 10, gl: 'at', tbs: 'qdr:w' });
  });

  it('sends no key to the target of a redirect', async () => {
    server.answer = answering(302, '', { location: `${server.origin}/elsewhere` });
    const search = adapter('brave', server.origin).search(QUERY, never);
    await expect(search).rejects.toMatchObject({ code: 'rejected' });
    expect(server.asked).toHaveLength(1);
  });

  it('leaves out results without an address, and removes marks in their texts', async () => {
    const odd = [
      null,
      'text',
      { title: 'none' },
      { url: 7 },
      { url: `https://long.example/${'x'.repeat(3000)}` },
    ];
    const good = { url: 'https://light.example/', title: 'A <strong>light</strong>\n', content: 5 };
    server.answer = answering(200, { results: [...odd, good] });
    const { results } = await adapter('searxng', server.origin).search(QUERY, never);
    expect(results).toEqual([{ url: 'https://light.example/', title: 'A light', snippet: '' }]);
  });

  it('SearXNG: treats no results as no answer while some of its engines did not answer', async () => {
    const nothing = shapeOf('searxng', QUERY.text, []);
    const search = adapter('searxng', server.origin);
    server.answer = answering(200, {
      ...nothing,
      unresponsive_engines: [
        ['brave', 'CAPTCHA'],
        ['mojeek', 'timeout'],
      ],
    });
    await expect(search.search(QUERY, never)).rejects.toMatchObject({
      name: 'SearchFailure',
      code: 'unavailable',
      message: 'The web search (searxng) found nothing, and 2 of its engines did not answer.',
      othersMayDo: true,
    });
    const one = { url: 'https://light.example/', title: 'A light', snippet: '' };
    server.answer = answering(200, {
      ...shapeOf('searxng', QUERY.text, [one]),
      unresponsive_engines: [['brave', 'CAPTCHA']],
    });
    expect((await search.search(QUERY, never)).results).toEqual([one]);
    for (const odd of [null, 'none', {}]) {
      server.answer = answering(200, { ...nothing, unresponsive_engines: odd });
      expect((await search.search(QUERY, never)).results).toEqual([]);
    }
  });

  it('Brave: reads the rate limit from its own headers', async () => {
    const headers = { 'x-ratelimit-reset': '1, 1419704', 'x-ratelimit-remaining': '0, 1000' };
    server.answer = answering(429, {}, headers);
    await expect(adapter('brave', server.origin).search(QUERY, never)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterMs: 1000,
    });
  });
});

describe('Tavily’s double', () => {
  it('answers the adapter as its own results', async () => {
    const mock = new LLMock({ port: 0 });
    mock.onSearch(/lighthouse/, [
      {
        title: 'Keeping a light',
        url: 'https://light.example/keeping',
        content: 'The lamp is lit.',
        score: 0.9,
      },
    ]);
    await mock.start();
    try {
      const search = new TavilySearch({ baseUrl: mock.url, apiKey: KEY, clock });
      const { results } = await search.search(QUERY, new AbortController().signal);
      expect(results).toEqual([
        { url: 'https://light.example/keeping', title: 'Keeping a light', snippet: 'The lamp is lit.' },
      ]);
      const nothing = await search.search({ ...QUERY, text: 'quay' }, new AbortController().signal);
      expect(nothing.results).toEqual([]);
    } finally {
      await mock.stop();
    }
  });
});
