import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GuardedFetcher, FetchFailure, type PageFetcher } from '../../src/libs/guarded-fetch/index.js';
import { FETCH_FAILURES } from '../../src/libs/guarded-fetch/fetch-failure.js';
import { parseFetchAllow } from '../../src/libs/urls/index.js';
import { FakePageFetcher } from '../support/writing/fake-page-fetcher.js';
import { redirectTo, startTestWebsite } from '../support/server/test-website.js';

interface Subject {
  readonly fetcher: PageFetcher;
  readonly origin: string;
  close(): Promise<void>;
}

const HOME = '<!doctype html><title>Home</title><p>Wëlcome';
const FEED = '{"version": "https://jsonfeed.org/version/1.1", "title": "Wëlcome"}';
const MAP = '<?xml version="1.0"?><urlset/>';

async function startReal(): Promise<Subject> {
  const site = await startTestWebsite({
    '/': HOME,
    '/moved': redirectTo('/away', 301),
    '/away': redirectTo('/'),
    '/loop': redirectTo('/loop'),
    '/inwards': redirectTo('http://169.254.169.254/'),
    '/gone': { status: 410 },
    '/busy': { status: 503, headers: { 'retry-after': '7' } },
    '/feed': { headers: { 'content-type': 'application/feed+json' }, body: FEED },
    '/picture': { headers: { 'content-type': 'image/png' }, body: 'PNG' },
    '/map.xml': { headers: { 'content-type': 'application/xml' }, body: MAP },
    '/closed/page': '<p>closed',
    '/robots.txt': 'User-agent: *\nDisallow: /closed\nSitemap: https://www.example.com/map.xml\n',
  });
  const allow = parseFetchAllow(`127.0.0.1:${site.port}`);
  const fetcher = new GuardedFetcher({
    allow: allow.ok ? allow.list : [],
    ratePerSecond: 0,
    userAgent: 'Galley/0.1.0 (article research)',
    resolve: () => Promise.reject(new Error('ENOTFOUND')),
  });
  return {
    fetcher,
    origin: site.origin,
    close: async () => {
      await fetcher.close();
      await site.close();
    },
  };
}

function startFake(): Promise<Subject> {
  const origin = 'https://site.example.com';
  const fetcher = new FakePageFetcher(
    {
      [`${origin}/`]: HOME,
      [`${origin}/moved`]: { redirect: '/away' },
      [`${origin}/away`]: { redirect: '/' },
      [`${origin}/loop`]: { redirect: '/loop' },
      [`${origin}/inwards`]: { redirect: 'http://169.254.169.254/' },
      [`${origin}/gone`]: { status: 410 },
      [`${origin}/busy`]: { status: 503, retryAfterMs: 7000 },
      [`${origin}/feed`]: { contentType: 'application/feed+json', body: FEED },
      [`${origin}/picture`]: { contentType: 'image/png', body: 'PNG' },
      [`${origin}/map.xml`]: { contentType: 'application/xml', body: MAP },
      [`${origin}/closed/page`]: '<p>closed',
    },
    { [origin]: { disallow: ['/closed'], sitemaps: ['https://www.example.com/map.xml'] } },
  );
  return Promise.resolve({ fetcher, origin, close: () => Promise.resolve() });
}

describe.each([
  ['the guarded one, over loopback', startReal],
  ['the fake one', startFake],
])('a page fetcher: %s', (_name, start) => {
  let subject: Subject;
  beforeEach(async () => {
    subject = await start();
  });
  afterEach(() => subject.close());

  const failure = async (path: string): Promise<FetchFailure> => {
    const url = new URL(path, subject.origin).href;
    try {
      await subject.fetcher.fetch(url);
    } catch (error) {
      expect(error).toBeInstanceOf(FetchFailure);
      return error as FetchFailure;
    }
    throw new Error(`${url} was fetched`);
  };

  it('returns a page, decoded', async () => {
    const page = await subject.fetcher.fetch(`${subject.origin}/`);
    expect(page).toEqual({
      url: `${subject.origin}/`,
      finalUrl: `${subject.origin}/`,
      status: 200,
      contentType: 'text/html',
      body: HOME,
      fetchedAt: expect.any(Date),
    });
  });

  it('returns the requested address and the one that answered', async () => {
    expect(await subject.fetcher.fetch(`${subject.origin}/moved#part`)).toMatchObject({
      url: `${subject.origin}/moved#part`,
      finalUrl: `${subject.origin}/`,
    });
  });

  it.each([
    ['/loop', 'too_many_redirects', null],
    ['/inwards', 'source_blocked', null],
    ['/gone', 'bad_status', 410],
    ['/busy', 'bad_status', 503],
    ['/nowhere', 'bad_status', 404],
    ['/picture', 'unsupported_type', 200],
    ['/map.xml', 'unsupported_type', 200],
    ['/closed/page', 'robots_forbidden', null],
    ['http://unknown.example.net/', 'unreachable', null],
    ['ftp://www.example.com/', 'unsupported_address', null],
    ['http://user:pass@www.example.com/', 'unsupported_address', null],
    ['http://10.0.0.1/', 'source_blocked', null],
    ['http://localhost/', 'source_blocked', null],
    ['http://www.example.com:22/', 'source_blocked', null],
  ] as const)('fails for %s with %s', async (path, code, status) => {
    const failed = await failure(path);
    expect(failed).toMatchObject({ code, status });
    expect(failed.retryable).toBe(status === 503 || FETCH_FAILURES[code].retryable);
    expect(failed.message).toMatch(/\w/);
  });

  it('checks an address without fetching it', () => {
    expect(() => subject.fetcher.checkAddress(`${subject.origin}/never-there`)).not.toThrow();
    for (const url of ['http://127.0.0.1:9/', 'mailto:someone@example.com', 'nonsense']) {
      expect(() => subject.fetcher.checkAddress(url)).toThrow(FetchFailure);
    }
  });

  it('returns XML when XML is requested', async () => {
    const map = await subject.fetcher.fetch(`${subject.origin}/map.xml`, { accept: 'xml' });
    expect(map).toMatchObject({ contentType: 'application/xml', body: MAP });
  });

  it('returns a feed, of XML or of JSON, when a feed is requested', async () => {
    const feed = await subject.fetcher.fetch(`${subject.origin}/feed`, { accept: 'feed' });
    expect(feed).toMatchObject({ contentType: 'application/feed+json', body: FEED });
    const map = await subject.fetcher.fetch(`${subject.origin}/map.xml`, { accept: 'feed' });
    expect(map.body).toBe(MAP);
    await expect(subject.fetcher.fetch(`${subject.origin}/`, { accept: 'feed' })).rejects.toMatchObject({
      code: 'unsupported_type',
    });
  });

  it('reports the Retry-After of a site', async () => {
    expect(await failure('/busy')).toMatchObject({ status: 503, retryAfterMs: 7000 });
    expect(await failure('/gone')).toMatchObject({ status: 410, retryAfterMs: null });
  });

  it.each([
    ['/', 200],
    ['/moved', 200],
    ['/picture', 200],
    ['/gone', 410],
    ['/busy', 503],
    ['/nowhere', 404],
  ])('reports by HEAD as by GET that %s answers with %i', async (path, status) => {
    for (const method of ['HEAD', 'GET'] as const)
      expect(await subject.fetcher.probe(subject.origin + path, method)).toMatchObject({ status });
  });

  it.each([
    ['/inwards', 'source_blocked'],
    ['/closed/page', 'robots_forbidden'],
    ['/loop', 'too_many_redirects'],
  ])('probes %s under the same guard: %s', async (path, code) => {
    await expect(subject.fetcher.probe(subject.origin + path, 'HEAD')).rejects.toMatchObject({ code });
  });

  it('returns the sitemaps that robots.txt names', async () => {
    expect(await subject.fetcher.sitemapsOf(`${subject.origin}/any`)).toEqual([
      'https://www.example.com/map.xml',
    ]);
    await expect(subject.fetcher.sitemapsOf('http://10.0.0.1/')).rejects.toThrow(FetchFailure);
  });

  it('throws the signal’s reason when it is aborted', async () => {
    const signal = AbortSignal.abort(new Error('cancelled'));
    await expect(subject.fetcher.fetch(`${subject.origin}/`, { signal })).rejects.toThrow('cancelled');
    await expect(subject.fetcher.sitemapsOf(`${subject.origin}/`, signal)).rejects.toThrow('cancelled');
  });
});
