import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { loadPageScanner } from '../../../src/libs/page-reading/index.js';
import type { CrawlConfig } from '../../../src/domain/audit/audit.js';
import { CrawlBench, finish, type Crawled, type WorkerOptions } from '../../support/audit/crawl-site.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import {
  endlessBody,
  redirectTo,
  startTestWebsite,
  type Reply,
  type Route,
  type TestWebsite,
} from '../../support/server/test-website.js';
import { until } from '../../support/until.js';

let database: TestDatabase;
let bench: CrawlBench;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeAll(() => {
  bench = new CrawlBench(database.url);
});
afterAll(() => bench.close());

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  bench.slots.length = 0;
  bench.connections.length = 0;
});

type Routes = Record<string, Route>;
type Handler = Extract<Route, (...args: never) => unknown>;

async function startSite(routes: Routes = {}): Promise<TestWebsite> {
  const site = await startTestWebsite(routes);
  closing.push(() => site.close());
  return site;
}

const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
const html = (inner: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>${inner}</body></html>`;
const page = (...paths: string[]): Route => html(links(...paths));
const text = (body: string): Reply => ({ headers: { 'content-type': 'text/plain' }, body });
const xml = (body: string): Reply => ({ headers: { 'content-type': 'application/xml' }, body });
const urlset = (...urls: string[]) =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

async function crawl(
  routes: Routes,
  config: Partial<CrawlConfig> = {},
  options: Partial<WorkerOptions> = {},
): Promise<Crawled & { readonly server: TestWebsite; readonly asked: (path: string) => number }> {
  const server = await startSite(routes);
  const allow = `127.0.0.1:${server.port}`;
  const crawled = await bench.crawl(`${server.origin}/`, config, { allow, ...options });
  expectSound(crawled);
  return { ...crawled, server, asked: (path) => server.asked.filter((one) => one === path).length };
}

/** What must hold for every crawl that ended. */
function expectSound({ urls, audit }: Crawled): void {
  expect(audit.finishedAt).not.toBeNull();
  expect(urls.filter(({ answer, skipped }) => (answer === null) === (skipped === null))).toEqual([]);
  expect(new Set(urls.map(({ url }) => url)).size).toBe(urls.length);
}

const reasonOf = (crawled: Crawled, path: string) => crawled.of(path)?.skipped?.reason ?? null;
const statusOf = (crawled: Crawled, path: string) => crawled.of(path)?.answer?.status ?? null;

describe('robots.txt of a crawled site', () => {
  it('is obeyed by the group that names us, with wildcards, and the longest rule wins', async () => {
    const robots = `User-agent: *\nDisallow: /\n\nUser-agent: other\nDisallow: /open\n
User-agent: galley\nUser-agent: someone\nDisallow: /shut\nAllow: /shut/but\nDisallow: /*.pdf$\nDisallow: /*?sort=
# one more group of ours\nUser-Agent: GALLEY\nDisallow: /late\n`;
    const paths = ['/open', '/shut', '/shut/x', '/shut/but/x', '/a.pdf', '/a.pdf?x', '/l?sort=1', '/late/x'];
    const crawled = await crawl({
      '/robots.txt': text(robots),
      '/': page(...paths),
      '/open': page(),
      '/shut/but/x': page(),
    });
    expect(paths.filter((path) => reasonOf(crawled, path) === 'robots')).toEqual([
      '/shut',
      '/shut/x',
      '/a.pdf',
      '/l?sort=1',
      '/late/x',
    ]);
    expect(crawled.of('/shut/x')?.skipped?.detail).toMatch(/^line \d+: Disallow: \/shut$/);
    for (const path of ['/shut', '/a.pdf', '/l?sort=1', '/late/x'])
      expect(crawled.server.asked).not.toContain(path);
    expect(statusOf(crawled, '/open')).toBe(200);
    expect(statusOf(crawled, '/shut/but/x')).toBe(200);
    expect(statusOf(crawled, '/a.pdf?x')).toBe(404);
    expect(crawled.audit).toMatchObject({ stopReason: 'done' });
  });

  it.each([401, 403, 404, 410])('allows all when it answers %i', async (status) => {
    const crawled = await crawl({ '/robots.txt': { status }, '/': page('/a'), '/a': page() });
    expect(statusOf(crawled, '/a')).toBe(200);
    expect(crawled.site?.robots).toMatchObject({ status });
  });

  it('may be behind five redirects; behind more or a circle it counts as missing', async () => {
    const chain = (count: number): Routes => ({
      '/robots.txt': redirectTo('/r1'),
      ...Object.fromEntries(
        Array.from({ length: count - 1 }, (_, n) => [`/r${n + 1}`, redirectTo(`/r${n + 2}`)]),
      ),
      [`/r${count}`]: text('User-agent: *\nDisallow: /a'),
      '/': page('/a'),
      '/a': page(),
    });
    expect(reasonOf(await crawl(chain(5)), '/a')).toBe('robots');
    const longer = await crawl(chain(6));
    expect(statusOf(longer, '/a')).toBe(200);
    expect(longer.site?.robots.tooManyRedirects).toBe(true);
    const circle = await crawl({ '/robots.txt': redirectTo('/robots.txt'), '/': page() });
    expect(circle.site?.robots.tooManyRedirects).toBe(true);
  });

  it('is read for its beginning when it is very long', async () => {
    const filler = '# nothing to see here\n'.repeat(100_000);
    const crawled = await crawl({
      '/robots.txt': text(`User-agent: *\nDisallow: /early\n${filler}Disallow: /late\n`),
      '/': page('/early', '/late'),
      '/late': page(),
    });
    expect(reasonOf(crawled, '/early')).toBe('robots');
    expect(statusOf(crawled, '/late')).toBe(200);
    expect(crawled.site?.robots.faults).toMatchObject([{ reason: 'too_large' }]);
  });

  it('is not obeyed when the caller says so', async () => {
    const crawled = await crawl(
      { '/robots.txt': text('User-agent: *\nDisallow: /'), '/': page('/a'), '/a': page() },
      { respectRobots: false },
    );
    expect(statusOf(crawled, '/a')).toBe(200);
  });
});

describe('a site that can’t be crawled', () => {
  it('fails the audit with the reason', async () => {
    const gone = await startTestWebsite();
    await gone.close();
    const cases: Record<string, readonly [Routes | string, string]> = {
      'robots.txt answers 500': [{ '/robots.txt': { status: 500 }, '/': page() }, 'robots_forbidden'],
      'robots.txt answers 503': [{ '/robots.txt': { status: 503 }, '/': page() }, 'robots_forbidden'],
      'robots.txt hangs up': [
        { '/robots.txt': (request) => void request.socket.destroy(), '/': page() },
        'robots_forbidden',
      ],
      'robots.txt leads to a private address': [
        { '/robots.txt': redirectTo('http://169.254.169.254/'), '/': page() },
        'robots_forbidden',
      ],
      'robots.txt forbids the start': [
        { '/robots.txt': text('User-agent: *\nDisallow: /'), '/': page() },
        'robots_forbidden',
      ],
      'the start hangs up': [{ '/': (request) => void request.socket.destroy() }, 'unreachable'],
      'nobody listens': [`${gone.origin}/`, 'unreachable'],
      'its name is not known': ['http://nowhere.example/', 'unknown_host'],
      'it is private': ['http://10.0.0.1/', 'source_blocked'],
      'it is this machine on another port': ['http://127.0.0.1:1/', 'source_blocked'],
      'its name leads to a private address': ['http://inner.example/', 'source_blocked'],
      'the start leads to a private address': [{ '/': redirectTo('http://192.168.0.1/') }, 'source_blocked'],
    };
    const codes = await Promise.all(
      Object.entries(cases).map(async ([what, [routes]]) => {
        const server = typeof routes === 'string' ? null : await startSite(routes);
        const { audit, urls } = await bench.crawl(
          typeof routes === 'string' ? routes : `${server?.origin ?? ''}/`,
          {},
          {
            allow: `127.0.0.1:${server?.port ?? gone.port}`,
            silentMs: 0,
            named: [
              { host: 'nowhere.example', port: null },
              { host: 'inner.example', port: 80, address: '127.0.0.1' },
            ],
          },
        );
        expect(urls).toEqual([]);
        expect(audit.status).toBe('failed');
        return [what, audit.error?.code];
      }),
    );
    expect(Object.fromEntries(codes)).toEqual(
      Object.fromEntries(Object.entries(cases).map(([what, [, code]]) => [what, code])),
    );
    expect(bench.connections.filter((to) => !to.startsWith('127.0.0.1 '))).toEqual([]);
  });

  it('is one only for its start: other pages that lead astray are left out', async () => {
    const crawled = await crawl({
      '/robots.txt': text(
        'User-agent: *\nSitemap: http://10.0.0.1/map.xml\nSitemap: http://127.0.0.1:1/map.xml',
      ),
      '/': page('http://192.168.0.1/', 'http://127.0.0.1:1/', '/away', '/a'),
      '/away': redirectTo('http://[::1]/'),
      '/a': page(),
    });
    expect(statusOf(crawled, '/a')).toBe(200);
    expect(statusOf(crawled, '/away')).toBe(302);
    for (const url of ['http://192.168.0.1/', 'http://127.0.0.1:1/', 'http://[::1]/'])
      expect(crawled.of(url)?.skipped?.detail).toContain('not read');
    expect(crawled.site?.sitemaps.map(({ status }) => status)).toEqual([null, null]);
    expect(new Set(bench.connections)).toEqual(new Set([`127.0.0.1 ${crawled.server.port}`]));
  });

  it('is not one whose unknown pages lead to a private address, or whose start is large', async () => {
    const crawled = await crawl({
      '/': html(links('/a') + ' '.repeat(3_000_000)),
      '/a': page(),
      '/robots.txt': { status: 404 },
      '*': redirectTo('http://10.0.0.1/not-found'),
    });
    expect(statusOf(crawled, '/a')).toBe(200);
    expect(crawled.site?.probes).toEqual([]);
  });
});

describe('the rate of a crawl', () => {
  const pages = ['/1', '/2', '/3', '/4', '/5'];
  const five = Object.fromEntries(pages.map((path) => [path, page()]));

  it('is unlimited for an allow-listed address at rate 0', async () => {
    await crawl({ '/': page(...pages), ...five });
    expect(bench.slots).toEqual([]);
  });

  it('is ten a second at rate 0 for any other', async () => {
    const server = await startSite({ '/': page('/1'), '/1': page() });
    const named = [{ host: 'www.example.com', port: server.port }];
    await bench.crawl('http://www.example.com/', {}, { allow: '', named });
    expect(bench.slots).toHaveLength(server.asked.length);
    expect(new Set(bench.slots.map(({ intervalMs }) => intervalMs))).toEqual(new Set([100]));
  });

  it('is the Crawl-delay of robots.txt, also for an allow-listed address', async () => {
    const arrived = new Map<string, number>();
    const noted =
      (route: string): Route =>
      (request, response) => {
        arrived.set(request.url ?? '', performance.now());
        response.writeHead(200, { 'content-type': 'text/html' }).end(route);
      };
    const began = performance.now();
    const { audit } = await crawl({
      '/robots.txt': text('User-agent: *\nCrawl-delay: 0.2'),
      '/': html(links(...pages)),
      ...Object.fromEntries(pages.map((path) => [path, noted(html(''))])),
    });
    expect(audit.crawlDelaySeconds).toBe(0.2);
    expect(new Set(bench.slots.map(({ intervalMs }) => intervalMs))).toEqual(new Set([200]));
    expect([...arrived.keys()].sort()).toEqual(pages);
    // Each has its place behind the start's; a timer may be a millisecond early.
    for (const [place, at] of [...arrived.values()].entries())
      expect(at - began).toBeGreaterThan((place + 1) * 200 - 20);
  });

  it('claims no more URLs of a slow site than it can request soon', async () => {
    const taken: number[] = [];
    const take = bench.crawls.claim.bind(bench.crawls);
    bench.crawls.claim = (id, token, leaseMs, count) => {
      taken.push(count);
      return take(id, token, leaseMs, count);
    };
    try {
      await crawl({ '/robots.txt': text('User-agent: *\nCrawl-delay: 0.5'), '/': page('/1'), '/1': page() });
    } finally {
      bench.crawls.claim = take;
    }
    expect(Math.max(...taken)).toBe(20);
  });

  it('slows when the site says 429', async () => {
    const { urls, site } = await crawl({
      '/': page(...pages),
      ...five,
      '/1': failingFirst(1, { status: 429, headers: { 'retry-after': '0' } }),
    });
    expect(urls.every(({ answer }) => answer?.status === 200)).toBe(true);
    expect(bench.slots.length).toBeGreaterThan(0);
    // Less with each good answer that comes behind it.
    expect(bench.slots.every(({ intervalMs }) => intervalMs > 100 && intervalMs <= 250)).toBe(true);
    expect(site?.limited).toEqual({ count: 1, longestRun: 1 });
  });
});

/** Answers so many requests with this, and then well. */
function failingFirst(times: number, reply: Reply): Route {
  let left = times;
  return (_request, response) => {
    left -= 1;
    if (left >= 0) response.writeHead(reply.status ?? 500, reply.headers).end(reply.body);
    else response.writeHead(200, { 'content-type': 'text/html' }).end(html('well'));
  };
}

describe('sitemaps of a crawled site', () => {
  it('are found by robots.txt, through an index, gzipped or not', async () => {
    const server = await startSite();
    const at = (path: string) => `${server.origin}${path}`;
    const index = [at('/one.xml'), at('/two.xml.gz'), at('/map.xml'), at('/gone.xml')];
    const sitemaps = index.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('');
    server.set('/robots.txt', text(`Sitemap: ${at('/map.xml')}\n`));
    server.set('/map.xml', xml(`<sitemapindex>${sitemaps}</sitemapindex>`));
    server.set('/one.xml', xml(urlset(at('/a'), at('/b?x=1&amp;y=2'))));
    server.set('/two.xml.gz', { body: gzipSync(urlset(at('/c'))) });
    server.set('/', page('/a'));
    for (const path of ['/a', '/b', '/c']) server.set(path, page());
    const crawled = await bench.crawl(at('/'), {}, { allow: `127.0.0.1:${server.port}` });
    expectSound(crawled);
    expect(crawled.site?.sitemaps.map(({ foundVia, status, urls }) => [foundVia, status, urls])).toEqual([
      ['robots', 200, 4],
      ['index', 200, 2],
      ['index', 200, 1],
      ['index', 404, 0],
    ]);
    expect(crawled.of('/b?x=1&y=2')).toMatchObject({ foundVia: 'sitemap', depth: null, foundOn: null });
    for (const path of ['/a', '/b?x=1&y=2', '/c']) expect(statusOf(crawled, path)).toBe(200);
  });

  it('are guessed where robots.txt names none, but a usual page is not one', async () => {
    const { site } = await crawl({
      '/': page(),
      '/sitemap.xml': page(),
      '/sitemap_index.xml': xml(urlset()),
    });
    expect(
      site?.sitemaps.map(({ url, status, foundVia }) => [new URL(url).pathname, status, foundVia]),
    ).toEqual([
      ['/sitemap.xml', 404, 'guess'],
      ['/sitemap_index.xml', 200, 'guess'],
    ]);
  });

  it('end nothing when they can’t be read', async () => {
    const server = await startSite({
      '/': page(),
      '/broken.gz': { body: gzipSync(urlset()).subarray(0, 12) },
      '/bomb.gz': { body: gzipSync(Buffer.alloc(20_000_000, ' '), { level: 9 }) },
      '/endless.xml': endlessBody(),
    });
    const names = ['/broken.gz', '/bomb.gz', '/endless.xml'];
    server.set('/robots.txt', text(names.map((name) => `Sitemap: ${server.origin}${name}`).join('\n')));
    const crawled = await bench.crawl(`${server.origin}/`, {}, { allow: `127.0.0.1:${server.port}` });
    expect(crawled.site?.sitemaps.map(({ invalid }) => invalid)).toEqual([
      'broken_gzip',
      'bomb',
      'too_large',
    ]);
    expect(crawled.audit.stopReason).toBe('done');
  });
});

describe('a URL that a page names', () => {
  it('is stored with how it was found, where, and at which depth', async () => {
    const head = `<link rel="canonical" href="/canonical"><link rel="alternate" hreflang="de" href="/de">
      <link rel="next" href="/next"><link rel="prev" href="/prev"><meta http-equiv="refresh" content="9;url=/fresh">`;
    const body = `${links('/link', '/old')}<a rel="nofollow" href="/nofollow">n</a><img src="/i.png" alt="">`;
    const routes: Routes = { '/': html(body, head), '/link': page('/deep'), '/deep': page('/', '/link') };
    for (const path of ['/canonical', '/de', '/next', '/prev', '/fresh', '/nofollow', '/new'])
      routes[path] = page();
    const crawled = await crawl({ ...routes, '/old': redirectTo('/new', 301) });
    const start = crawled.of('/')!.id;
    const found = Object.fromEntries(
      crawled.urls.map(({ url, foundVia, foundOn, depth }) => [
        new URL(url).pathname,
        [foundVia, foundOn, depth],
      ]),
    );
    expect(found).toEqual({
      '/': ['start', null, 0],
      '/link': ['link', start, 1],
      '/nofollow': ['link', start, 1],
      '/old': ['link', start, 1],
      '/canonical': ['canonical', start, null],
      '/de': ['hreflang', start, null],
      '/next': ['pagination', start, null],
      '/prev': ['pagination', start, null],
      '/fresh': ['refresh', start, 0],
      '/i.png': ['resource', start, null],
      '/new': ['redirect', crawled.of('/old')!.id, 1],
      '/deep': ['link', crawled.of('/link')!.id, 2],
    });
    const nofollow = crawled.of('/')?.page?.links.find(({ url }) => url?.endsWith('/nofollow'));
    expect(nofollow?.rel).toContain('nofollow');
  });

  it('is followed redirect by redirect, through chains and loops', async () => {
    const crawled = await crawl({
      '/': page('/0', '/a', '/self', '/gone'),
      ...Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`/${n}`, redirectTo(`/${n + 1}`, 301)])),
      '/12': page(),
      '/a': redirectTo('/b'),
      '/b': redirectTo('/a'),
      '/self': redirectTo('/self', 308),
      '/gone': redirectTo('/nowhere', 307),
    });
    for (let n = 0; n < 12; n += 1)
      expect(crawled.of(`/${n}`)?.answer).toMatchObject({
        status: 301,
        location: `${crawled.server.origin}/${n + 1}`,
      });
    expect(statusOf(crawled, '/12')).toBe(200);
    expect(statusOf(crawled, '/nowhere')).toBe(404);
    for (const path of ['/0', '/12', '/a', '/b', '/self', '/gone', '/nowhere'])
      expect(crawled.asked(path)).toBe(1);
  });

  it('is one page however its address is written', async () => {
    const crawled = await crawl(
      {
        '/': page('/a#x', '/a#y', '/./a', '/b/../a', '/%61', '//127.0.0.1/none'),
        '/a': page(),
      },
      { checkExternal: false },
    );
    expect(crawled.asked('/a')).toBe(1);
    expect(crawled.urls).toHaveLength(2);
  });

  it('is requested by HEAD, then by GET, when it is no page', async () => {
    const methods: string[] = [];
    const file =
      (reply: Reply, head: Reply = reply): Route =>
      (request, response) => {
        methods.push(`${request.method ?? ''} ${request.url ?? ''}`);
        const { status = 200, headers, body } = request.method === 'HEAD' ? head : reply;
        response.writeHead(status, headers).end(body);
      };
    const png = {
      headers: { 'content-type': 'image/png' },
      body: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    };
    const crawled = await crawl({
      '/': html('<img src="/a.png" alt=""><img src="/no-head.png" alt=""><img src="/none.png" alt="">'),
      '/a.png': file(png),
      '/no-head.png': file(png, { status: 405 }),
      '/none.png': file({ status: 404 }),
    });
    for (const name of ['/a.png', '/no-head.png', '/none.png'])
      expect(methods.filter((one) => one.endsWith(name))).toEqual([`HEAD ${name}`, `GET ${name}`]);
    expect(crawled.of('/a.png')?.answer).toMatchObject({ status: 200, bytes: 8, sniffed: 'image' });
    expect(statusOf(crawled, '/no-head.png')).toBe(200);
    expect(statusOf(crawled, '/none.png')).toBe(404);
  });

  it('is read up to the bound when it is too large, by a second request', async () => {
    const crawled = await crawl({ '/': page('/huge'), '/huge': endlessBody() });
    expect(crawled.of('/huge')?.answer).toMatchObject({ status: 200, failure: 'too_large', attempts: 1 });
    expect(crawled.asked('/huge')).toBe(2);
    expect(crawled.of('/huge')?.page).not.toBeNull();
  });
});

describe('the bounds of a crawl', () => {
  const chain = Object.fromEntries(
    Array.from({ length: 8 }, (_, n) => [n === 0 ? '/' : `/${n}`, page(`/${n + 1}`)] as const),
  );

  it('maxDepth: skips pages more clicks from the start', async () => {
    const crawled = await crawl(chain, { maxDepth: 3 });
    expect(statusOf(crawled, '/3')).toBe(200);
    expect(crawled.of('/4')?.skipped).toEqual({ reason: 'max_depth', detail: '3' });
    expect(crawled.of('/5')).toBeUndefined();
    expect(crawled.audit.stopReason).toBe('max_depth');
  });

  it.each([1, 2, 3, 50])('maxPages %i: requests so many pages and skips the rest', async (maxPages) => {
    const many = Array.from({ length: 99 }, (_, n) => `/p${n}`);
    const crawled = await crawl(
      { '/': page(...many), ...Object.fromEntries(many.map((path) => [path, page()])) },
      { maxPages },
    );
    expect(crawled.urls.filter(({ answer }) => answer !== null)).toHaveLength(maxPages);
    const left = crawled.urls.filter(({ skipped }) => skipped?.reason === 'max_pages');
    expect(left).toHaveLength(100 - maxPages);
    expect(crawled.audit.stopReason).toBe('max_pages');
  });

  it('maxPages: counts a page that is retried once', async () => {
    const busy = { status: 503, headers: { 'retry-after': '0' } };
    const crawled = await crawl({ '/': failingFirst(1, busy) }, { maxPages: 1 });
    expect(crawled.of('/')?.answer).toMatchObject({ status: 200 });
  });

  it('maxSeconds: skips what is queued when the time is up', async () => {
    const crawled = await crawl(chain, { maxSeconds: 0 });
    expect(crawled.urls.map(({ skipped }) => skipped?.reason)).toEqual(['max_time']);
    expect(crawled.audit.stopReason).toBe('max_time');
  });

  it('include and exclude: skips paths that they exclude', async () => {
    const paths = ['/docs/a', '/docs/old/b', '/blog/c', '/docs.html', '/docsx'];
    const crawled = await crawl(
      { '/': page(...paths), '/docs/a': page('/docs/(d)', '/blog/e') },
      { include: ['/docs/*', '/docs.html'], exclude: ['*/old/'] },
    );
    const left = crawled.urls.filter(({ skipped }) => skipped?.reason === 'excluded');
    expect(left.map(({ url }) => new URL(url).pathname).sort()).toEqual([
      '/blog/c',
      '/blog/e',
      '/docs/old/b',
      '/docsx',
    ]);
    expect(crawled.of('/docs/(d)')?.answer?.status).toBe(404);
  });
});

describe('a crawl trap', () => {
  it.each<[string, Handler, string]>([
    [
      'calendar that never ends',
      (request, response) => {
        const [, year = '', month = ''] = /\/(\d+)\/(\d+)$/.exec(request.url ?? '') ?? [];
        const now = new Date();
        const months =
          month === ''
            ? now.getUTCFullYear() * 12 + now.getUTCMonth()
            : Number(year) * 12 + Number(month) - 1;
        const next = [Math.floor((months + 1) / 12), ((months + 1) % 12) + 1];
        response.writeHead(200, { 'content-type': 'text/html' }).end(html(links(`/cal/${next.join('/')}`)));
      },
      'dates_ahead',
    ],
    [
      'relative link that leads ever deeper',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end(html(links('more/')));
      },
      'repeated_segment',
    ],
    [
      'session id that changes with every page',
      (request, response) => {
        const [, sid = '0'] = /sid=(\d+)/.exec(request.url ?? '') ?? [];
        const next = [1, 2].map((n) => `/shop?sid=${Number(sid) * 2 + n}`);
        response.writeHead(200, { 'content-type': 'text/html' }).end(html(links(...next)));
      },
      'query_variants',
    ],
  ])('ends and is reported: %s', async (_what, route, reason) => {
    // Every page of the site is the trap's, but for what a crawl looks at first.
    const crawled = await crawl({
      '*': (request, response) => {
        if (/robots|sitemap|^\/[a-z]{24}$/.test(request.url ?? '')) response.writeHead(404).end();
        else route(request, response);
      },
    });
    expect(crawled.audit.stopReason).toBe('done');
    expect(crawled.urls.length).toBeLessThan(200);
    const left = crawled.urls.filter(({ skipped }) => skipped?.reason === 'trap');
    expect(left.length).toBeGreaterThan(0);
    for (const { skipped } of left) expect(skipped?.detail).toContain(`${reason}: `);
  });
});

describe('links of a crawl to other sites', () => {
  it('are requested by HEAD, then by GET if that is refused, and never read', async () => {
    const methods: string[] = [];
    const noted =
      (answer: Route): Route =>
      (request, response) => {
        methods.push(`${request.method ?? ''} ${request.url ?? ''}`);
        if (typeof answer === 'function') answer(request, response);
      };
    const other = await startSite({
      '/fine': noted((_request, response) => void response.writeHead(200).end()),
      '/no-head': noted((request, response) => {
        response.writeHead(request.method === 'HEAD' ? 405 : 200).end(links('http://other.example/unread'));
      }),
      '/moved': noted((_request, response) => void response.writeHead(301, { location: '/fine' }).end()),
      '/down': noted((_request, response) => void response.writeHead(500).end()),
    });
    const at = (path: string) => `http://other.example${path}`;
    const crawled = await crawl(
      { '/': page(at('/fine'), at('/no-head'), at('/moved'), at('/down'), 'http://unknown.example/') },
      {},
      {
        named: [
          { host: 'other.example', port: other.port },
          { host: 'unknown.example', port: null },
        ],
      },
    );
    expect(crawled.of(at('/fine'))).toMatchObject({ internal: false, depth: null, answer: { status: 200 } });
    expect(statusOf(crawled, at('/no-head'))).toBe(200);
    expect(crawled.of(at('/moved'))?.answer).toMatchObject({ status: 301, location: at('/fine') });
    expect(crawled.of(at('/down'))?.answer).toMatchObject({ status: 500, attempts: 2 });
    expect(crawled.of('http://unknown.example/')?.answer).toMatchObject({ failure: 'dns', attempts: 2 });
    expect(crawled.of(at('/unread'))).toBeUndefined();
    expect([...methods].sort()).toEqual(
      [
        'HEAD /fine',
        'HEAD /no-head',
        'GET /no-head',
        'HEAD /moved',
        ...['HEAD /down', 'GET /down', 'HEAD /down', 'GET /down'],
      ].sort(),
    );
    // One after the other: other.example is not an address that may be asked flat out.
    expect(bench.slots.filter(({ origin }) => origin === 'http://other.example')).toHaveLength(8);
    expect(bench.slots.every(({ intervalMs }) => intervalMs >= 100)).toBe(true);
  });

  it('have a rate of their own when the site has no limit, even for allow-listed addresses', async () => {
    const foreign = Array.from({ length: 12 }, (_, n) => `/${n}`);
    const other = await startSite(Object.fromEntries(foreign.map((path) => [path, page()])));
    const began = performance.now();
    const crawled = await crawl(
      {
        '/robots.txt': text('User-agent: *'),
        '/': page(...foreign.map((path) => `${other.origin}${path}`)),
      },
      {},
      { allow: '127.0.0.0/8' },
    );
    expect(crawled.of(`${other.origin}/3`)?.answer?.status).toBe(200);
    const blocking = bench.slots.filter(({ origin }) => origin === other.origin);
    expect(blocking).toHaveLength(12);
    expect(new Set(blocking.map(({ intervalMs }) => intervalMs))).toEqual(new Set([100]));
    expect(performance.now() - began).toBeGreaterThan(11 * 100 - 20);
  });

  it('are not requested when the caller says so', async () => {
    const crawled = await crawl({ '/': page('http://other.example/') }, { checkExternal: false });
    expect(crawled.urls).toHaveLength(1);
  });
});

describe('a server that fails', () => {
  it('is retried after a pause, and the answer says how often', async () => {
    const crawled = await crawl({
      '/': page('/busy', '/faulty', '/rude'),
      '/busy': failingFirst(2, { status: 503, headers: { 'retry-after': '0' } }),
      '/faulty': failingFirst(1, { status: 500 }),
      '/rude': (request) => void request.socket.destroy(),
    });
    expect(crawled.of('/busy')?.answer).toMatchObject({ status: 200, attempts: 3 });
    expect(crawled.of('/faulty')?.answer).toMatchObject({ status: 200, attempts: 2 });
    expect(crawled.of('/rude')?.answer).toMatchObject({ status: null, failure: 'reset', attempts: 3 });
    expect(crawled.asked('/rude')).toBe(3);
  });

  it('is given up when nearly all its answers are faults', async () => {
    const many = Array.from({ length: 300 }, (_, n) => `/p${n}`);
    const crawled = await crawl({
      '/': page(...many),
      ...Object.fromEntries(many.map((path) => [path, { status: 403 }])),
    });
    expect(crawled.audit.stopReason).toBe('site_errors');
    expect(crawled.urls).toHaveLength(301);
    expect(crawled.urls.filter(({ skipped }) => skipped?.reason === 'site_errors').length).toBeGreaterThan(
      100,
    );
  });

  it('is not assumed for missing or too large pages', async () => {
    const many = Array.from({ length: 120 }, (_, n) => `/p${n}`);
    const crawled = await crawl({
      '/': page(...many),
      ...Object.fromEntries(many.slice(60).map((path) => [path, endlessBody(' ')])),
    });
    expect(crawled.audit.stopReason).toBe('done');
  });

  it('can’t keep its crawl from ending by a page that breaks our own reader', async () => {
    const real = await loadPageScanner();
    const scanner: typeof real = {
      scan: (url, reply) => {
        if (url.endsWith('/poison')) throw new Error('this page is too much');
        return real.scan(url, reply);
      },
      loadedBy: () => [],
    };
    const crawled = await crawl(
      { '/': page('/poison', '/a'), '/poison': page(), '/a': page() },
      {},
      { scanner },
    );
    expect(statusOf(crawled, '/a')).toBe(200);
    expect(crawled.of('/poison')?.skipped).toMatchObject({ detail: 'it could not be read' });
    expect(crawled.asked('/poison')).toBe(3);
  });
});

describe('a worker that has lost its network', () => {
  const paths = Array.from({ length: 300 }, (_, n) => `/p${n}`);
  const slowly =
    (body: string): Route =>
    (_request, response) => {
      setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(body), 10);
    };
  const routes: Routes = {
    '/': page(...paths),
    ...Object.fromEntries(paths.map((path) => [path, slowly(html('A page'))])),
  };
  /** Answers, and then the network is lost. */
  const answeringLast =
    (lose: () => void): Route =>
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(html('A page'), lose);
    };
  const isAllRead = ({ audit, urls }: Crawled) => {
    expect(audit).toMatchObject({ stopReason: 'done', error: null, counts: { fetched: 301, failed: 0 } });
    // What it had tried in vain is not counted as tried.
    expect(urls.every(({ answer }) => answer?.status === 200 && answer.attempts === 1)).toBe(true);
  };

  it('leaves the crawl to the others, who read every page', async () => {
    const server = await startSite(routes);
    const allow = `127.0.0.1:${server.port}`;
    let asked = 0;
    const isCutOff = () => {
      asked += 1;
      return true;
    };
    const id = await bench.begin(`${server.origin}/`);
    const healthy = finish(await bench.worker({ allow }), id);
    await until(() => server.asked.length > 10);
    await Promise.all([healthy, finish(await bench.worker({ allow, isCutOff }), id)]);
    expect(asked).toBeGreaterThan(0);
    isAllRead(await bench.read(id));
  });

  it('continues once its network is back', async () => {
    const server = await startSite(routes);
    let lostAt = Infinity;
    // Long enough to be noticed, and less than it then rests.
    const isCutOff = () => performance.now() - lostAt > 0 && performance.now() - lostAt < 1000;
    server.set(
      '/p100',
      answeringLast(() => (lostAt = Math.min(lostAt, performance.now()))),
    );
    const crawled = await bench.crawl(
      `${server.origin}/`,
      {},
      { allow: `127.0.0.1:${server.port}`, isCutOff },
    );
    expect(lostAt).toBeLessThan(Infinity);
    isAllRead(crawled);
  });

  it('blames nothing on the site while no worker gets an answer, and reports what it could not read', async () => {
    const server = await startSite(routes);
    let isLost = false;
    server.set(
      '/p100',
      answeringLast(() => (isLost = true)),
    );
    const options = { allow: `127.0.0.1:${server.port}`, isCutOff: () => isLost, silentMs: 3000 };
    const crawled = await bench.crawl(`${server.origin}/`, {}, options);
    expectSound(crawled);
    expect(crawled.audit).toMatchObject({ status: 'analysing', stopReason: 'unreachable', error: null });
    const { fetched, failed, skipped } = crawled.audit.counts;
    expect([failed, fetched + skipped]).toEqual([0, 301]);
    expect(skipped).toBeGreaterThan(100);
    expect(crawled.of('/p299')?.skipped).toMatchObject({
      reason: 'unreachable',
      detail: expect.stringContaining('our own network'),
    });
  });
});

describe('several workers on one crawl', () => {
  const paths = Array.from({ length: 150 }, (_, n) => `/p${n}`);
  const routes: Routes = {
    '/': page(...paths.slice(0, 10)),
    ...Object.fromEntries(paths.map((path, n) => [path, page(...paths.slice(n * 10, n * 10 + 20), '/')])),
  };

  const resultOf = ({ urls, server }: Crawled & { server: TestWebsite }) =>
    urls
      .map(({ url, answer, skipped }) => [url.replace(server.origin, ''), answer?.status, skipped?.reason])
      .sort();

  it('share one crawl and fetch every page once', async () => {
    const alone = await crawl(routes);
    const server = await startSite(routes);
    const options = { allow: `127.0.0.1:${server.port}` };
    const workers = await Promise.all([bench.worker(options), bench.worker(options), bench.worker(options)]);
    const shared = await bench.crawl(`${server.origin}/`, {}, workers);
    expectSound(shared);
    expect(resultOf({ ...shared, server })).toEqual(resultOf(alone));
    for (const path of paths) expect(server.asked.filter((one) => one === path)).toHaveLength(1);
    // A probe that was not answered in time is made again by another.
    expect(server.asked).toContain('/robots.txt');
  });

  it('finish what one of them handed back midway', async () => {
    const alone = await crawl(routes);
    const server = await startSite(routes);
    const departure = { leaving: new AbortController(), releasing: new AbortController() };
    // It says nothing until the worker goes away.
    server.set('/p40', () => {
      departure.leaving.abort();
      departure.releasing.abort();
    });
    const options = { allow: `127.0.0.1:${server.port}` };
    const id = await bench.begin(`${server.origin}/`);
    await finish(await bench.worker(options), id, {
      leaving: departure.leaving.signal,
      releasing: departure.releasing.signal,
    });
    const midway = await bench.read(id);
    expect(midway.audit.finishedAt).toBeNull();
    expect(midway.audit.counts.queued).toBeGreaterThan(0);
    server.set('/p40', routes['/p40']!);
    await finish(await bench.worker(options), id);
    const ended = await bench.read(id);
    expectSound(ended);
    expect(resultOf({ ...ended, server })).toEqual(resultOf(alone));
    expect(server.asked.filter((path) => path === '/p0')).toHaveLength(1);
  });

  it('finish what a dead one had claimed, once its lease has run out', async () => {
    const alone = await crawl(routes);
    const server = await startSite(routes);
    const id = await bench.begin(`${server.origin}/`);
    const stop = new AbortController();
    server.set('/p30', () => stop.abort());
    const options = { allow: `127.0.0.1:${server.port}` };
    const dying = { leaving: stop.signal, releasing: stop.signal };
    await finish(await bench.worker(options), id, dying);
    server.set('/p30', routes['/p30']!);
    const lost = await bench.crawls.claim(id, '00000000-0000-4000-8000-000000000000', 0, 20);
    expect(lost.length).toBeGreaterThan(0);
    await finish(await bench.worker(options), id);
    const ended = await bench.read(id);
    expectSound(ended);
    expect(resultOf({ ...ended, server })).toEqual(resultOf(alone));
    expect(ended.audit.stopReason).toBe('done');
  });
});
