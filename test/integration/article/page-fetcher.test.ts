import { createServer, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Connect } from '../../../src/libs/guarded-fetch/connect.js';
import { connectTcp } from '../../../src/libs/guarded-fetch/connect.js';
import type { GuardedFetcherOptions } from '../../../src/libs/guarded-fetch/guarded-fetcher.js';
import { GuardedFetcher, type FetchFailure } from '../../../src/libs/guarded-fetch/index.js';
import { parseFetchAllow } from '../../../src/libs/urls/index.js';
import {
  endlessBody,
  gzipBomb,
  redirectTo,
  silence,
  stalledBody,
  startTestWebsite,
  type Route,
  type TestWebsite,
} from '../../support/server/test-website.js';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function startSite(routes: Record<string, Route>): Promise<TestWebsite> {
  const site = await startTestWebsite(routes);
  closing.push(() => site.close());
  return site;
}

function allowing(...entries: string[]) {
  const allow = parseFetchAllow(entries.join(','));
  if (!allow.ok) throw new Error(allow.faults.join());
  return allow.list;
}

/** Really connects to loopback; any other address would fail the test. */
function recording() {
  const connections: string[] = [];
  const connect: Connect = (target) => {
    connections.push(`${target.address} ${target.port}`);
    if (target.address !== '127.0.0.1') throw new Error(`a test would have connected to ${target.address}`);
    return connectTcp(target);
  };
  return { connections, connect };
}

function fetcherOf(site: TestWebsite, options: Partial<GuardedFetcherOptions> = {}) {
  const { connections, connect } = recording();
  const fetcher = new GuardedFetcher({
    allow: allowing(`127.0.0.1:${site.port}`),
    ratePerSecond: 0,
    userAgent: 'Galley/0.1.0 (article research)',
    connect,
    ...options,
  });
  closing.push(() => fetcher.close());
  const failure = (path: string, more = {}): Promise<FetchFailure> =>
    fetcher.fetch(new URL(path, site.origin).href, more).then(
      (page) => {
        throw new Error(`${page.url} was fetched`);
      },
      (error: unknown) => error as FetchFailure,
    );
  return { fetcher, connections, failure };
}

describe('fetching a page', () => {
  it('names its user agent, the types that it reads and the codings that it unpacks', async () => {
    const site = await startSite({ '/': '<p>Hello' });
    const { fetcher } = fetcherOf(site);
    const page = await fetcher.fetch(`${site.origin}/#part`);
    expect(page).toMatchObject({
      url: `${site.origin}/#part`,
      finalUrl: `${site.origin}/`,
      status: 200,
      contentType: 'text/html',
      body: '<p>Hello',
    });
    expect(Math.abs(Date.now() - page.fetchedAt.getTime())).toBeLessThan(60_000);
    expect(site.headersOf('/')).toMatchObject({
      'user-agent': 'Galley/0.1.0 (article research)',
      accept: expect.stringContaining('text/html'),
      'accept-encoding': 'gzip, deflate, br',
      host: `127.0.0.1:${site.port}`,
    });
    expect(site.headersOf('/')).not.toHaveProperty('cookie');
  });

  it('reads a page in a charset that its header does not declare', async () => {
    const body = Buffer.from('<meta charset="iso-8859-2"><p>\xb1', 'latin1');
    const site = await startSite({ '/': { headers: { 'content-type': 'text/html' }, body } });
    expect((await fetcherOf(site).fetcher.fetch(`${site.origin}/`)).body).toContain('ą');
  });

  it('follows five redirects, and requests each address of the chain once', async () => {
    const site = await startSite({
      '/0': redirectTo('1', 301),
      '/1': redirectTo('/2', 302),
      '/2': redirectTo('./3?x=1#y', 303),
      '/3?x=1': redirectTo('/4', 307),
      '/4': redirectTo('/5', 308),
      '/5': '<p>There',
    });
    const { fetcher } = fetcherOf(site);
    expect(await fetcher.fetch(`${site.origin}/0`)).toMatchObject({
      url: `${site.origin}/0`,
      finalUrl: `${site.origin}/5`,
      body: '<p>There',
    });
    expect(site.asked).toEqual(['/robots.txt', '/0', '/1', '/2', '/3?x=1', '/4', '/5']);
  });

  it('gives up at the sixth redirect, and at once in a circle', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [`/${at}`, redirectTo(`/${at + 1}`)]),
    );
    const site = await startSite({
      ...chain,
      '/a': redirectTo('/b'),
      '/b': redirectTo('/a'),
      '/me': redirectTo('/me'),
    });
    const { failure } = fetcherOf(site);
    expect(await failure('/0')).toMatchObject({ code: 'too_many_redirects', retryable: false });
    expect(site.asked).not.toContain('/6');
    expect(await failure('/a')).toMatchObject({ code: 'too_many_redirects' });
    expect(await failure('/me')).toMatchObject({ code: 'too_many_redirects' });
    expect(site.asked.filter((path) => path === '/a')).toHaveLength(1);
  });

  it.each([
    ['loopback on another port', 'http://127.0.0.1:1/', 'source_blocked'],
    ['loopback by another spelling', 'http://0x7f.1:81/', 'source_blocked'],
    ['loopback in IPv6', 'http://[::1]/', 'source_blocked'],
    ['the metadata service', 'http://169.254.169.254/latest/meta-data/', 'source_blocked'],
    ['a protocol-relative private address', '//10.0.0.1/', 'source_blocked'],
    ['a file', 'file:///etc/passwd', 'unsupported_address'],
    ['a script', 'javascript:alert(1)', 'unsupported_address'],
    ['a password', 'http://a:b@www.example.com/', 'unsupported_address'],
    ['nowhere', 'http://256.256.256.256/', 'unsupported_address'],
  ])('refuses a redirect to %s', async (_what, location, code) => {
    const site = await startSite({ '/': redirectTo(location) });
    const { connections, failure } = fetcherOf(site);
    expect(await failure('/')).toMatchObject({ code });
    expect(new Set(connections)).toEqual(new Set([`127.0.0.1 ${site.port}`]));
  });

  it('refuses a redirect to a name that resolves to a private address', async () => {
    const site = await startSite({ '/': redirectTo('http://www.example.com/') });
    const { connections, failure } = fetcherOf(site, { resolve: () => Promise.resolve(['10.9.8.7']) });
    expect(await failure('/')).toMatchObject({ code: 'source_blocked' });
    expect(connections.join()).not.toContain('10.9.8.7');
  });

  it('disconnects when the peer is not the checked address', async () => {
    const site = await startSite({ '/': '<p>Inside' });
    const elsewhere: Connect = ({ signal }) => connectTcp({ address: '127.0.0.1', port: site.port, signal });
    const { failure } = fetcherOf(site, {
      connect: elsewhere,
      resolve: () => Promise.resolve(['93.184.215.14']),
    });
    expect(await failure('http://www.example.com/')).toMatchObject({ code: 'source_blocked' });
    expect(site.asked).toEqual([]);
  });

  it.each([400, 401, 403, 404, 410])('reports status %i as final', async (status) => {
    const site = await startSite({ '/': { status, body: '<p>no' } });
    expect(await fetcherOf(site).failure('/')).toMatchObject({
      code: 'bad_status',
      status,
      retryable: false,
    });
  });

  it.each([429, 500, 503])('reports status %i as passing', async (status) => {
    const site = await startSite({ '/': { status, body: 'x'.repeat(100_000) } });
    expect(await fetcherOf(site).failure('/')).toMatchObject({ code: 'bad_status', status, retryable: true });
  });

  it('reports a redirect without an address as a bad status', async () => {
    const site = await startSite({ '/': { status: 302 }, '/304': { status: 304 } });
    expect(await fetcherOf(site).failure('/')).toMatchObject({ code: 'bad_status', status: 302 });
    expect(await fetcherOf(site).failure('/304')).toMatchObject({ code: 'bad_status', status: 304 });
  });

  it.each(['image/png', 'application/pdf', 'application/octet-stream', 'text/plain', 'nonsense'])(
    'does not read %s as a page',
    async (type) => {
      const site = await startSite({ '/': { headers: { 'content-type': type }, body: 'x'.repeat(500_000) } });
      expect(await fetcherOf(site).failure('/')).toMatchObject({ code: 'unsupported_type' });
    },
  );

  it('sniffs the kind of a body without a type', async () => {
    const untyped =
      (body: string): Route =>
      (_request, response) =>
        void response.writeHead(200).end(body);
    const site = await startSite({ '/page': untyped('\n<p>Hello'), '/binary': untyped('GIF89a') });
    const { fetcher, failure } = fetcherOf(site);
    expect(await fetcher.fetch(`${site.origin}/page`)).toMatchObject({ contentType: 'text/html' });
    expect(await failure('/binary')).toMatchObject({ code: 'unsupported_type' });
  });

  it('reads sitemaps, also gzipped, and plain texts', async () => {
    const xml = '<?xml version="1.0"?><urlset/>';
    const site = await startSite({
      '/a.xml': { headers: { 'content-type': 'application/xml' }, body: xml },
      '/b.xml.gz': { headers: { 'content-type': 'application/x-gzip' }, body: gzipSync(xml) },
      '/bomb.xml.gz': {
        headers: { 'content-type': 'application/gzip' },
        body: gzipSync(Buffer.alloc(50_000_000), { level: 9 }),
      },
      '/c.txt': { headers: { 'content-type': 'text/plain' }, body: 'hello' },
    });
    const { fetcher, failure } = fetcherOf(site);
    expect((await fetcher.fetch(`${site.origin}/a.xml`, { accept: 'xml' })).body).toBe(xml);
    expect((await fetcher.fetch(`${site.origin}/b.xml.gz`, { accept: 'xml' })).body).toBe(xml);
    expect((await fetcher.fetch(`${site.origin}/c.txt`, { accept: 'text' })).body).toBe('hello');
    expect(await failure('/bomb.xml.gz', { accept: 'xml' })).toMatchObject({ code: 'too_large' });
  });
});

describe('a hostile website', () => {
  it('fails with too_large when its body does not end', async () => {
    const site = await startSite({ '/': endlessBody() });
    expect(await fetcherOf(site).failure('/')).toMatchObject({ code: 'too_large', retryable: false });
  });

  it('is not read when it announces too much', async () => {
    const site = await startSite({
      '/': {
        headers: { 'content-length': String(3 * 1024 * 1024) },
        body: Buffer.alloc(3 * 1024 * 1024, 'a'),
      },
    });
    expect(await fetcherOf(site).failure('/')).toMatchObject({ code: 'too_large' });
  });

  it('can’t exhaust memory with a gzip bomb', async () => {
    const site = await startSite({ '/': gzipBomb(200) });
    const { failure } = fetcherOf(site);
    const before = process.memoryUsage().rss;
    expect(await failure('/')).toMatchObject({ code: 'too_large' });
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it.each([
    ['says nothing', silence()],
    ['stops in the middle', stalledBody()],
  ])('is given up after the time-out when it %s', async (_what, route) => {
    const site = await startSite({ '/': route });
    const { failure } = fetcherOf(site, { timeoutMs: 150 });
    expect(await failure('/')).toMatchObject({ code: 'fetch_timeout', retryable: true });
  });

  it('can’t use more than one time-out by redirecting slowly', async () => {
    const late =
      (location: string): Route =>
      (_request, response) => {
        setTimeout(() => response.writeHead(302, { location }).end(), 120);
      };
    const site = await startSite({ '/0': late('/1'), '/1': late('/2'), '/2': late('/3'), '/3': '<p>late' });
    const { failure } = fetcherOf(site, { timeoutMs: 300 });
    expect(await failure('/0')).toMatchObject({ code: 'fetch_timeout' });
  });

  it('is given up after the time-out when its name never resolves', async () => {
    const site = await startSite({});
    const { failure } = fetcherOf(site, { timeoutMs: 100, resolve: () => new Promise(() => undefined) });
    expect(await failure('http://tarpit.example.com/')).toMatchObject({ code: 'fetch_timeout' });
  });

  it.each<[string, Route]>([
    ['hangs up', (request) => void request.socket.destroy()],
    [
      'hangs up in the middle',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' });
        response.write('<p>I was', () => response.destroy());
      },
    ],
    ['does not speak HTTP', (request) => void request.socket.end('HTTQ/1.1 200 OK\r\n\r\n')],
    [
      'sends endless headers',
      (request) => {
        request.socket.write(`HTTP/1.1 200 OK\r\n${`x: ${'y'.repeat(1000)}\r\n`.repeat(40)}\r\n`);
      },
    ],
    ['sends broken gzip', { headers: { 'content-encoding': 'gzip' }, body: 'this is no gzip' }],
  ])('counts as unreachable when it %s', async (_what, route) => {
    const site = await startSite({ '/': route });
    expect(await fetcherOf(site).failure('/')).toMatchObject({ code: 'unreachable', retryable: true });
  });

  it('is asked again on another connection when it closes idle ones as requests come', async () => {
    let hasClosed = false;
    const site = await startSite({
      '/first': '<p>Hello',
      '/second': ({ socket }, response) => {
        if (hasClosed) {
          response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello again');
        } else {
          hasClosed = true;
          socket.destroy();
        }
      },
    });
    const { fetcher } = fetcherOf(site);
    await fetcher.fetch(`${site.origin}/first`);
    expect(await fetcher.fetch(`${site.origin}/second`)).toMatchObject({ body: '<p>Hello again' });
    expect(site.asked).toEqual(['/robots.txt', '/first', '/second', '/second']);
  });

  it('is asked twice when it hangs up each time', async () => {
    const site = await startSite({ '/': ({ socket }) => void socket.destroy() });
    expect(await fetcherOf(site).failure('/')).toMatchObject({ code: 'unreachable', retryable: true });
    expect(site.asked).toEqual(['/robots.txt', '/', '/']);
  });

  it('that hangs up once its answer has begun is asked once', async () => {
    const site = await startSite({
      '/': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' });
        response.write('<p>I was', () => response.destroy());
      },
    });
    expect(await fetcherOf(site).failure('/')).toMatchObject({ code: 'unreachable', retryable: true });
    expect(site.asked).toEqual(['/robots.txt', '/']);
  });

  it('is given up at once when the caller aborts', async () => {
    const giveUp = new AbortController();
    const site = await startSite({
      '/': () => giveUp.abort(new Error('cancelled')),
    });
    const { fetcher } = fetcherOf(site);
    const fetched = fetcher.fetch(`${site.origin}/`, { signal: giveUp.signal });
    await expect(fetched).rejects.toThrow('cancelled');
    await expect(fetcher.fetch(`${site.origin}/`, { signal: giveUp.signal })).rejects.toThrow('cancelled');
    expect(site.asked).toEqual(['/robots.txt', '/']);
  });
});

describe('robots.txt of a website', () => {
  const robots = (body: string): Route => ({ headers: { 'content-type': 'text/plain' }, body });

  it('is obeyed, read once, and checked for each address of a redirect', async () => {
    const site = await startSite({
      '/robots.txt': robots('User-agent: *\nDisallow: /closed\n'),
      '/open': '<p>open',
      '/closed': '<p>closed',
      '/door': redirectTo('/closed'),
    });
    const { fetcher, failure } = fetcherOf(site);
    expect((await fetcher.fetch(`${site.origin}/open`)).body).toBe('<p>open');
    expect(await failure('/closed')).toMatchObject({ code: 'robots_forbidden', retryable: false });
    expect(await failure('/door')).toMatchObject({ code: 'robots_forbidden' });
    expect(site.asked).toEqual(['/robots.txt', '/open', '/door']);
  });

  it.each([401, 403, 404, 410])('allows all when it answers %i', async (status) => {
    const site = await startSite({ '/robots.txt': { status }, '/': '<p>hello' });
    expect((await fetcherOf(site).fetcher.fetch(`${site.origin}/`)).status).toBe(200);
  });

  it.each([500, 503])('forbids all when it answers %i, for now', async (status) => {
    const site = await startSite({ '/robots.txt': { status }, '/': '<p>hello' });
    expect(await fetcherOf(site).failure('/')).toMatchObject({
      code: 'robots_forbidden',
      status,
      retryable: true,
    });
    expect(site.asked).toEqual(['/robots.txt']);
  });

  it('forbids all when it never arrives', async () => {
    const site = await startSite({ '/robots.txt': silence(), '/': '<p>hello' });
    const { failure } = fetcherOf(site, { timeoutMs: 100 });
    expect(await failure('/')).toMatchObject({ code: 'fetch_timeout', retryable: true });
    expect(site.asked).toEqual(['/robots.txt']);
  });

  it('can’t lead to a private address', async () => {
    const site = await startSite({ '/robots.txt': redirectTo('http://169.254.169.254/'), '/': '<p>hello' });
    const { connections, failure } = fetcherOf(site);
    expect(await failure('/')).toMatchObject({ code: 'robots_forbidden' });
    expect(new Set(connections)).toEqual(new Set([`127.0.0.1 ${site.port}`]));
  });

  it('may be behind redirects, but not behind a circle of them', async () => {
    const site = await startSite({
      '/robots.txt': redirectTo('/r'),
      '/r': robots('User-agent: *\nDisallow: /x'),
      '/x': '<p>x',
    });
    expect(await fetcherOf(site).failure('/x')).toMatchObject({ code: 'robots_forbidden' });
    site.set('/r', redirectTo('/robots.txt'));
    expect((await fetcherOf(site).fetcher.fetch(`${site.origin}/x`)).body).toBe('<p>x');
  });

  it('is read for its first 500 KiB', async () => {
    const filler = '# nothing to see here\n'.repeat(40_000);
    const site = await startSite({
      '/robots.txt': robots(`User-agent: *\nDisallow: /early\n${filler}Disallow: /late\n`),
      '/early': '<p>early',
      '/late': '<p>late',
    });
    const { fetcher, failure } = fetcherOf(site);
    expect(await failure('/early')).toMatchObject({ code: 'robots_forbidden' });
    expect((await fetcher.fetch(`${site.origin}/late`)).body).toBe('<p>late');
  });

  it('gives the sitemaps that it names', async () => {
    const site = await startSite({ '/robots.txt': robots('Sitemap: http://127.0.0.1/map.xml') });
    expect(await fetcherOf(site).fetcher.sitemapsOf(`${site.origin}/x`)).toEqual([
      'http://127.0.0.1/map.xml',
    ]);
    const bare = await startSite({});
    expect(await fetcherOf(bare).fetcher.sitemapsOf(bare.origin)).toEqual([]);
  });
});

describe('the rate of the page fetcher', () => {
  function pacing(site: TestWebsite, ratePerSecond: number, allow = `127.0.0.1:${site.port}`) {
    const waits: number[] = [];
    const { fetcher } = fetcherOf(site, {
      ratePerSecond,
      allow: allowing(allow),
      clock: { now: () => new Date(Date.UTC(2026, 0, 5)) },
      sleep: (milliseconds) => {
        waits.push(milliseconds);
        return Promise.resolve();
      },
    });
    return { fetcher, waits };
  }

  it('is the given rate for each origin, including robots.txt', async () => {
    const site = await startSite({ '/': '<p>hello' });
    const { fetcher, waits } = pacing(site, 4);
    await fetcher.fetch(`${site.origin}/`);
    await fetcher.fetch(`${site.origin}/`);
    expect(waits).toEqual([250, 500]);
  });

  it('counts a request that is sent once more because its site hung up', async () => {
    const site = await startSite({ '/': ({ socket }) => void socket.destroy() });
    const { fetcher, waits } = pacing(site, 4);
    await expect(fetcher.fetch(`${site.origin}/`)).rejects.toMatchObject({ code: 'unreachable' });
    expect(site.asked).toEqual(['/robots.txt', '/', '/']);
    expect(waits).toEqual([250, 500]);
  });

  it('is unlimited at rate 0 for allow-listed addresses', async () => {
    const site = await startSite({ '/': '<p>hello' });
    const { fetcher, waits } = pacing(site, 0);
    for (let request = 0; request < 5; request += 1) await fetcher.fetch(`${site.origin}/`);
    expect(waits).toEqual([]);
  });

  it('is ten a second at rate 0 for all others', async () => {
    const site = await startSite({ '/': '<p>hello' });
    const waits: number[] = [];
    // A loopback connection that says it ends at a public address.
    const pretended: Connect = async ({ address, signal }) => {
      const socket = await connectTcp({ address: '127.0.0.1', port: site.port, signal });
      return Object.defineProperty(socket, 'remoteAddress', { value: address });
    };
    const { fetcher } = fetcherOf(site, {
      connect: pretended,
      resolve: () => Promise.resolve(['93.184.215.14']),
      clock: { now: () => new Date(Date.UTC(2026, 0, 5)) },
      sleep: (milliseconds) => {
        waits.push(milliseconds);
        return Promise.resolve();
      },
    });
    await fetcher.fetch('http://www.example.com/');
    await fetcher.fetch('http://www.example.com/');
    expect(waits).toEqual([100, 200]);
    expect(site.headersOf('/')).toMatchObject({ host: 'www.example.com' });
  });

  it('is the site’s Crawl-delay, up to five seconds', async () => {
    const site = await startSite({ '/robots.txt': 'User-agent: *\nCrawl-delay: 60', '/': '<p>hello' });
    const { fetcher, waits } = pacing(site, 10);
    await fetcher.fetch(`${site.origin}/`);
    await fetcher.fetch(`${site.origin}/`);
    expect(waits).toEqual([100, 5100]);
  });
});

describe('a TLS connection', () => {
  it('goes to the checked address and names the host', async () => {
    const hellos: Buffer[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (hello) => {
        hellos.push(hello);
        socket.destroy();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    const { port } = server.address() as AddressInfo;
    const site = await startSite({});
    const { connections, failure } = fetcherOf(site, {
      allow: allowing(`shop.example.com:${port}`),
      resolve: () => Promise.resolve(['127.0.0.1']),
    });
    expect(await failure(`https://shop.example.com:${port}/`)).toMatchObject({ code: 'unreachable' });
    expect(connections[0]).toBe(`127.0.0.1 ${port}`);
    expect(hellos[0]?.toString('latin1')).toContain('shop.example.com');
  });
});
