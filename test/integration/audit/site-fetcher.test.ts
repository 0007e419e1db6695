import { createServer, type AddressInfo, type Socket } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { connectTcp, type Connect } from '../../../src/libs/guarded-fetch/connect.js';
import type { GuardedFetcherOptions } from '../../../src/libs/guarded-fetch/guarded-fetcher.js';
import { GuardedFetcher, type SiteReply } from '../../../src/libs/guarded-fetch/index.js';
import { parseFetchAllow } from '../../../src/libs/urls/index.js';
import { CERTIFICATE_END, startTestTlsSite } from '../../support/server/test-tls-site.js';
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

async function startSite(routes: Record<string, Route> = {}): Promise<TestWebsite> {
  const site = await startTestWebsite(routes);
  closing.push(() => site.close());
  return site;
}

/** A server that speaks TCP only. */
async function startRaw(onSocket: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onSocket(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

function allowing(...entries: string[]) {
  const allow = parseFetchAllow(entries.join(','));
  if (!allow.ok) throw new Error(allow.faults.join());
  return allow.list;
}

const NOON = new Date('2026-01-05T12:00:00Z');
const PAGE_BYTES = 100_000;

/** Really connects to loopback only; what would have gone elsewhere is recorded. */
function fetcherOf(allow: string, options: Partial<GuardedFetcherOptions> = {}) {
  const connections: string[] = [];
  const connect: Connect = (target) => {
    connections.push(`${target.address} ${target.port}`);
    if (target.address !== '127.0.0.1') throw new Error(`a test would have connected to ${target.address}`);
    return connectTcp(target);
  };
  const fetcher = new GuardedFetcher({
    allow: allowing(allow),
    userAgent: 'Galley/0.1.0 (site audit)',
    clock: { now: () => NOON },
    connect,
    ...options,
  });
  closing.push(() => fetcher.close());
  return { fetcher, connections };
}

/** Plays a website of a public name on loopback. */
function pretending(port: number): Connect {
  return async ({ address, signal }) => {
    const socket = await connectTcp({ address: '127.0.0.1', port, signal });
    return Object.defineProperty(socket, 'remoteAddress', { value: address });
  };
}

async function askSite(route: Route, more: Partial<GuardedFetcherOptions> = {}): Promise<SiteReply> {
  const site = await startSite({ '/': route });
  return fetcherOf(`127.0.0.1:${site.port}`, more).fetcher.ask(`${site.origin}/`, { maxBytes: PAGE_BYTES });
}

const failing = (failure: string) => ({ answer: { status: null, failure }, body: new Uint8Array() });

describe('a request to a site', () => {
  it('names its user agent and its codings, and sends neither fragment nor cookie', async () => {
    const site = await startSite({
      '/a?b=c': {
        headers: { 'content-type': 'text/html', 'set-cookie': 'a=b', 'last-modified': 'Mon, 05 Jan 2026' },
        body: '<!doctype html><p>Hello',
      },
    });
    const { fetcher } = fetcherOf(`127.0.0.1:${site.port}`);
    await fetcher.ask(`${site.origin}/a?b=c#part`, { maxBytes: PAGE_BYTES });
    const { answer, body } = await fetcher.ask(`${site.origin}/a?b=c#part`, { maxBytes: PAGE_BYTES });
    expect(Buffer.from(body).toString()).toBe('<!doctype html><p>Hello');
    expect(answer).toMatchObject({
      status: 200,
      failure: null,
      contentType: 'text/html',
      contentEncoding: '',
      sniffed: 'html',
      bytes: 23,
      transferBytes: 23,
      location: null,
      lastModified: 'Mon, 05 Jan 2026',
      retryAfterMs: null,
    });
    expect(answer.ttfbMs).toBeGreaterThan(0);
    expect(answer.totalMs).toBeGreaterThanOrEqual(answer.ttfbMs);
    expect(site.asked).toEqual(['/a?b=c', '/a?b=c']);
    expect(site.headersOf('/a?b=c')).toMatchObject({
      'user-agent': 'Galley/0.1.0 (site audit)',
      'accept-encoding': 'gzip, deflate, br',
      host: `127.0.0.1:${site.port}`,
    });
    expect(site.headersOf('/a?b=c')).not.toHaveProperty('cookie');
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect of status %i', async (status) => {
    const site = await startSite({ '/dir/': redirectTo('../there?x=1#y', status), '/there': '<p>there' });
    const { fetcher } = fetcherOf(`127.0.0.1:${site.port}`);
    const { answer, body } = await fetcher.ask(`${site.origin}/dir/`, { maxBytes: PAGE_BYTES });
    expect(answer).toMatchObject({ status, location: `${site.origin}/there?x=1#y` });
    expect(body).toHaveLength(0);
    expect(site.asked).toEqual(['/dir/']);
  });

  it.each<[string, Route, string | null]>([
    ['no address at all', { status: 302 }, null],
    ['one behind a status that is no redirect', { status: 201, headers: { location: '/x' } }, null],
    ['one behind "not modified"', { status: 304, headers: { location: '/x' } }, null],
    ['what is no address', redirectTo('http://[half'), 'http://[half'],
    ['another scheme', redirectTo('javascript:alert(1)'), 'javascript:alert(1)'],
    ['another host', redirectTo('//www.example.com/x'), 'http://www.example.com/x'],
  ])('reports a location that is %s', async (_what, route, location) => {
    expect((await askSite(route)).answer.location).toBe(location);
  });

  it('reads a location in UTF-8, and one in Latin-1 unchanged', async () => {
    const port = await startRaw((socket) => {
      socket.on('data', (request) => {
        const letters = request.toString('latin1').startsWith('GET /utf8')
          ? Buffer.from('/café')
          : Buffer.from('/café', 'latin1');
        const head = 'HTTP/1.1 302 Found\r\ncontent-length: 0\r\nlocation: ';
        socket.write(Buffer.concat([Buffer.from(head), letters, Buffer.from('\r\n\r\n')]));
      });
    });
    const { fetcher } = fetcherOf(`127.0.0.1:${port}`);
    const origin = `http://127.0.0.1:${port}`;
    for (const path of ['/utf8', '/latin1'])
      expect((await fetcher.ask(origin + path, { maxBytes: 10 })).answer.location).toBe(
        `${origin}/caf%C3%A9`,
      );
  });

  it('reports a redirect whose body never ends', async () => {
    const site = await startSite({
      '/stalled': (_request, response) => {
        response.writeHead(301, { location: '/x' });
        response.write('moved');
      },
      '/endless': (_request, response) => {
        response.writeHead(301, { location: '/x' });
        const pump = () => {
          while (!response.destroyed && response.write('moved '.repeat(1000)));
        };
        response.on('drain', pump);
        pump();
      },
    });
    const { fetcher } = fetcherOf(`127.0.0.1:${site.port}`);
    for (const path of ['/stalled', '/endless'])
      expect((await fetcher.ask(site.origin + path, { maxBytes: PAGE_BYTES })).answer).toMatchObject({
        status: 301,
        failure: null,
        location: `${site.origin}/x`,
      });
  });

  it('uses HEAD, and trusts the length that it declares', async () => {
    const methods: (string | undefined)[] = [];
    const site = await startSite({
      '/': (request, response) => {
        methods.push(request.method);
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': '123456' }).end();
      },
    });
    const { fetcher } = fetcherOf(`127.0.0.1:${site.port}`);
    for (let request = 0; request < 3; request += 1) {
      const { answer, body } = await fetcher.ask(`${site.origin}/`, { method: 'HEAD', maxBytes: 0 });
      expect(answer).toMatchObject({ status: 200, contentType: 'image/png', bytes: 123_456, sniffed: null });
      expect(body).toHaveLength(0);
    }
    expect(methods).toEqual(['HEAD', 'HEAD', 'HEAD']);
  });

  it('leaves an unwanted body unread', async () => {
    const site = await startSite({ '/': endlessBody(), '/small': '<p>small' });
    const { fetcher } = fetcherOf(`127.0.0.1:${site.port}`);
    const { answer, body } = await fetcher.ask(`${site.origin}/`, { maxBytes: 0 });
    expect(answer).toMatchObject({ status: 200, failure: null });
    expect(body).toHaveLength(0);
    expect((await fetcher.ask(`${site.origin}/small`, { maxBytes: PAGE_BYTES })).answer.status).toBe(200);
  });

  it.each<[string, Uint8Array]>([
    ['gzip', gzipSync('<p>Grüße')],
    ['x-gzip', gzipSync('<p>Grüße')],
    ['br', brotliCompressSync('<p>Grüße')],
    ['deflate', deflateSync('<p>Grüße')],
    ['deflate', deflateRawSync('<p>Grüße')],
    ['GZIP, Identity', gzipSync('<p>Grüße')],
  ])('unpacks %s', async (coding, sent) => {
    const { answer, body } = await askSite({ headers: { 'content-encoding': coding }, body: sent });
    expect(Buffer.from(body).toString()).toBe('<p>Grüße');
    expect(answer).toMatchObject({
      contentEncoding: coding.toLowerCase(),
      bytes: 10,
      transferBytes: sent.length,
    });
  });

  it('returns the bytes of another charset unchanged', async () => {
    const sent = Buffer.from('<p>\xe4\xff\x00', 'latin1');
    const { answer, body } = await askSite({
      headers: { 'content-type': 'text/html; charset=iso-8859-1' },
      body: sent,
    });
    expect(Buffer.from(body)).toEqual(sent);
    expect(answer.contentType).toBe('text/html; charset=iso-8859-1');
  });

  it('reports what headers say to search engines and browsers', async () => {
    const { answer } = await askSite((_request, response) => {
      response
        .writeHead(
          503,
          [
            ['X-Robots-Tag', 'NoIndex'],
            ['X-Robots-Tag', 'googlebot: nofollow'],
            ['Link', '</a>; rel="canonical"'],
            ['Link', '</b>; rel=next'],
            ['Retry-After', '120'],
            ['Strict-Transport-Security', 'max-age=1'],
            ['Content-Security-Policy', "default-src 'self'; Frame-Ancestors 'none'"],
            ['X-Content-Type-Options', 'NoSniff'],
            ['Referrer-Policy', 'no-referrer'],
          ].flat(),
        )
        .end();
    });
    expect(answer).toMatchObject({
      status: 503,
      xRobotsTag: ['noindex', 'googlebot: nofollow'],
      link: ['</a>; rel="canonical"', '</b>; rel=next'],
      retryAfterMs: 120_000,
      security: { hsts: true, csp: true, framing: true, nosniff: true, referrerPolicy: true },
    });
  });

  it.each<[string, Record<string, string>, object]>([
    ['nothing', {}, { hsts: false, csp: false, framing: false, nosniff: false, referrerPolicy: false }],
    ['a frame option', { 'x-frame-options': 'DENY' }, { csp: false, framing: true }],
    [
      'a policy without frames',
      { 'content-security-policy': "img-src 'self'" },
      { csp: true, framing: false },
    ],
    ['another option of types', { 'x-content-type-options': 'sniff' }, { nosniff: false }],
  ])('sees the security of a site by %s', async (_what, headers, security) => {
    expect((await askSite({ headers })).answer.security).toMatchObject(security);
  });

  it.each([
    ['120', 120_000],
    ['Mon, 05 Jan 2026 12:00:30 GMT', 30_000],
    ['Mon, 05 Jan 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['-1', null],
  ])('reads "Retry-After: %s" by its own clock', async (said, retryAfterMs) => {
    const { answer } = await askSite({ status: 429, headers: { 'retry-after': said } });
    expect(answer.retryAfterMs).toBe(retryAfterMs);
  });

  it('cuts long headers, and reports a head without end as no answer', async () => {
    const long = await askSite({ headers: { 'last-modified': 'x'.repeat(8000), link: 'y'.repeat(6000) } });
    expect(long.answer.lastModified).toHaveLength(4096);
    expect(long.answer.link[0]).toHaveLength(4096);
    const port = await startRaw((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\n${`x: ${'y'.repeat(1000)}\r\n`.repeat(400)}`);
    });
    const { fetcher } = fetcherOf(`127.0.0.1:${port}`);
    expect(await fetcher.ask(`http://127.0.0.1:${port}/`, { maxBytes: 10 })).toMatchObject(failing('reset'));
  });
});

describe('a body that is too large', () => {
  it.each<[string, Route]>([
    ['never ends', endlessBody()],
    ['is a gzip bomb', gzipBomb(100)],
    [
      'is a brotli bomb',
      { headers: { 'content-encoding': 'br' }, body: brotliCompressSync(Buffer.alloc(20_000_000)) },
    ],
    [
      'is a bomb in a bomb',
      {
        headers: { 'content-encoding': 'gzip, gzip' },
        body: gzipSync(gzipSync(Buffer.alloc(20_000_000), { level: 9 })),
      },
    ],
  ])('is reported with its status when it %s', async (_what, route) => {
    const before = process.memoryUsage().rss;
    const { answer, body } = await askSite(route);
    expect(answer).toMatchObject({ status: 200, failure: 'too_large' });
    expect(answer.bytes).toBeGreaterThan(PAGE_BYTES);
    expect(body).toHaveLength(0);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('may be cut, compressed or not', async () => {
    const site = await startSite({ '/': endlessBody(), '/bomb': gzipBomb(20) });
    const { fetcher } = fetcherOf(`127.0.0.1:${site.port}`);
    for (const path of ['/', '/bomb']) {
      const { answer, body } = await fetcher.ask(site.origin + path, { maxBytes: 1000, beyond: 'cut' });
      expect(answer).toMatchObject({ status: 200, failure: 'too_large' });
      expect(answer.bytes).toBeGreaterThan(1000);
      expect(body).toHaveLength(1000);
    }
  });

  it('is one byte more than requested, not exactly as many', async () => {
    const site = await startSite({ '/': { body: 'x'.repeat(1000) } });
    const { fetcher } = fetcherOf(`127.0.0.1:${site.port}`);
    expect((await fetcher.ask(`${site.origin}/`, { maxBytes: 1000 })).answer.failure).toBeNull();
    expect((await fetcher.ask(`${site.origin}/`, { maxBytes: 999 })).answer).toMatchObject({
      failure: 'too_large',
      bytes: 1000,
    });
  });
});

describe('a site that gives no answer', () => {
  it.each<[string, Route]>([
    ['hangs up', (request) => void request.socket.destroy()],
    ['does not speak HTTP', (request) => void request.socket.end('HTTQ/1.1 200 OK\r\n\r\n')],
    ['sends broken gzip', { headers: { 'content-encoding': 'gzip' }, body: 'this is no gzip' }],
    ['uses a content coding that was not offered', { headers: { 'content-encoding': 'zstd' }, body: 'x' }],
    ['packs three times', { headers: { 'content-encoding': 'gzip, gzip, gzip' }, body: gzipSync('x') }],
    [
      'hangs up in the middle',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' });
        response.write('<p>I was', () => response.destroy());
      },
    ],
  ])('counts as reset when it %s', async (_what, route) => {
    expect(await askSite(route)).toMatchObject(failing('reset'));
  });

  it.each([
    ['says nothing', silence()],
    ['stops in the middle', stalledBody()],
  ])('counts as time-out when it %s', async (_what, route) => {
    expect(await askSite(route, { timeoutMs: 150 })).toMatchObject(failing('timeout'));
  });

  it('counts as time-out when its name look-up never ends', async () => {
    const { fetcher } = fetcherOf('', { timeoutMs: 50, resolve: () => new Promise(() => undefined) });
    expect(await fetcher.ask('http://tarpit.example.com/', { maxBytes: 10 })).toMatchObject(
      failing('timeout'),
    );
  });

  it('counts as refused where no server listens', async () => {
    const site = await startTestWebsite();
    await site.close();
    const { fetcher } = fetcherOf(`127.0.0.1:${site.port}`);
    expect(await fetcher.ask(`${site.origin}/`, { maxBytes: 10 })).toMatchObject(failing('refused'));
  });

  it('counts as tls with an untrusted certificate, or without TLS', async () => {
    const site = await startTestTlsSite();
    closing.push(() => site.close());
    const plain = await startSite();
    const { fetcher } = fetcherOf(`127.0.0.1:${site.port},127.0.0.1:${plain.port}`);
    for (const { port } of [site, plain])
      expect(await fetcher.ask(`https://127.0.0.1:${port}/`, { maxBytes: 10 })).toMatchObject(failing('tls'));
    expect(plain.asked).toEqual([]);
  });

  it('counts as dns when its name is unknown, resolved once for a while', async () => {
    let now = NOON.getTime();
    const looked: string[] = [];
    const { fetcher, connections } = fetcherOf('', {
      clock: { now: () => new Date(now) },
      resolve: (host) => {
        looked.push(host);
        return Promise.reject(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }));
      },
    });
    const ask = () => fetcher.ask('http://nowhere.example.com/', { maxBytes: 10 });
    expect(await fetcher.isAllowListed('http://nowhere.example.com/')).toBe(false);
    expect(await ask()).toMatchObject(failing('dns'));
    expect(await ask()).toMatchObject(failing('dns'));
    expect(looked).toHaveLength(1);
    // The last try of a URL comes four seconds after the one before: it finds out anew.
    now += 4000;
    expect(await ask()).toMatchObject(failing('dns'));
    expect(looked).toHaveLength(2);
    expect(connections).toEqual([]);
  });
});

describe('the addresses of a site', () => {
  it('are resolved once for half a minute, then again', async () => {
    const site = await startSite({ '/': '<p>Hello' });
    let now = NOON.getTime();
    let looks = 0;
    const { fetcher } = fetcherOf('', {
      clock: { now: () => new Date(now) },
      connect: pretending(site.port),
      resolve: () => {
        looks += 1;
        return Promise.resolve(['93.184.215.14']);
      },
    });
    for (let request = 0; request < 3; request += 1)
      expect((await fetcher.ask('http://www.example.com/', { maxBytes: 100 })).answer.status).toBe(200);
    expect(looks).toBe(1);
    expect(site.headersOf('/')).toMatchObject({ host: 'www.example.com' });
    now += 31_000;
    await fetcher.ask('http://www.example.com/', { maxBytes: 100 });
    expect(looks).toBe(2);
  });

  it('are resolved for http and https separately', async () => {
    const looked: string[] = [];
    const { fetcher } = fetcherOf('', {
      connect: () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })),
      resolve: (host) => {
        looked.push(host);
        return Promise.resolve(['93.184.215.14']);
      },
    });
    for (const scheme of ['http', 'https', 'http', 'https'])
      await fetcher.ask(`${scheme}://www.example.com/`, { maxBytes: 100 });
    expect(looked).toHaveLength(2);
  });

  it('are abandoned when they become private, though connections to the public ones are open', async () => {
    const site = await startSite({ '/': '<p>Hello' });
    let now = NOON.getTime();
    const answers = [['93.184.215.14'], ['127.0.0.1']];
    const { fetcher } = fetcherOf('', {
      clock: { now: () => new Date(now) },
      connect: pretending(site.port),
      resolve: () => Promise.resolve(answers.shift() ?? []),
    });
    expect((await fetcher.ask('http://www.example.com/', { maxBytes: 100 })).answer.status).toBe(200);
    now += 31_000;
    await expect(fetcher.ask('http://www.example.com/', { maxBytes: 100 })).rejects.toMatchObject({
      code: 'source_blocked',
    });
    expect(site.asked).toHaveLength(1);
  });

  it.each([
    ['a private one', ['10.1.2.3']],
    ['loopback beside a public one', ['93.184.215.14', '127.0.0.1']],
    ['loopback in IPv6', ['::1']],
    ['a private one mapped into IPv6', ['::ffff:10.0.0.1']],
    ['an old form of loopback in IPv6', ['::127.0.0.1']],
    ['a private one behind NAT64', ['64:ff9b::a00:1']],
    ['the metadata service', ['169.254.169.254']],
    ['no address', ['here']],
  ])('are refused when a name resolves to %s, though others are allowed', async (_what, addresses) => {
    const { fetcher, connections } = fetcherOf('127.0.0.1:8080,192.168.7.0/24,shop.example.com:80', {
      resolve: () => Promise.resolve(addresses),
    });
    const asked = fetcher.ask('http://www.example.com/', { maxBytes: 10 });
    await expect(asked).rejects.toMatchObject({ name: 'FetchFailure', code: 'source_blocked' });
    await expect(fetcher.isAllowListed('http://www.example.com/')).rejects.toMatchObject({
      code: 'source_blocked',
    });
    expect(connections).toEqual([]);
  });

  it.each([
    ['a port of loopback that is not named', 'http://127.0.0.1:8081/', 'source_blocked'],
    ['loopback in hex', 'http://0x7f000001/', 'source_blocked'],
    ['loopback as one number', 'http://2130706433/', 'source_blocked'],
    ['loopback in IPv6', 'http://[::1]:8080/', 'source_blocked'],
    ['loopback mapped into IPv6, on another port', 'http://[::ffff:127.0.0.1]:81/', 'source_blocked'],
    ['this machine by name', 'http://localhost/', 'source_blocked'],
    ['a public address on another port', 'http://93.184.215.14:22/', 'source_blocked'],
    ['a password', 'http://user:secret@www.example.com/', 'unsupported_address'],
    ['a user name', 'http://user@www.example.com/', 'unsupported_address'],
    ['another scheme', 'ftp://www.example.com/', 'unsupported_address'],
    ['data', 'data:text/html,hello', 'unsupported_address'],
    ['no address', 'http://[half', 'unsupported_address'],
    ['an address without end', `http://www.example.com/${'x'.repeat(3000)}`, 'unsupported_address'],
  ])('are never requested: %s', async (_what, url, code) => {
    const { fetcher, connections } = fetcherOf('127.0.0.1:8080', {
      resolve: () => Promise.resolve(['93.184.215.14']),
    });
    const failure: unknown = await fetcher.ask(url, { maxBytes: 10 }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'FetchFailure', code });
    expect(String(failure)).not.toContain('secret');
    expect(connections).toEqual([]);
  });

  it('are refused for a password and for length, also when the host is known already', async () => {
    const site = await startSite({ '/': '<p>Hello' });
    const { fetcher } = fetcherOf(`127.0.0.1:${site.port}`);
    await fetcher.ask(`${site.origin}/`, { maxBytes: 100 });
    for (const url of [`http://a:b@127.0.0.1:${site.port}/`, `${site.origin}/${'x'.repeat(3000)}`])
      await expect(fetcher.ask(url, { maxBytes: 100 })).rejects.toMatchObject({
        code: 'unsupported_address',
      });
    expect(site.asked).toEqual(['/']);
  });

  it('are refused when the peer is another address', async () => {
    const site = await startSite({ '/': '<p>Inside' });
    const elsewhere: Connect = ({ signal }) => connectTcp({ address: '127.0.0.1', port: site.port, signal });
    const { fetcher } = fetcherOf('', {
      connect: elsewhere,
      resolve: () => Promise.resolve(['93.184.215.14']),
    });
    await expect(fetcher.ask('http://www.example.com/', { maxBytes: 10 })).rejects.toMatchObject({
      name: 'FetchFailure',
      code: 'source_blocked',
    });
    expect(site.asked).toEqual([]);
  });

  it('are connected to over IPv6', async () => {
    const site = await startSite({ '/': '<p>Hello' });
    const targets: string[] = [];
    const { fetcher } = fetcherOf('[::1]:8080', {
      connect: (target) => {
        targets.push(`${target.address} ${target.port}`);
        return pretending(site.port)(target);
      },
    });
    expect((await fetcher.ask('http://[::1]:8080/', { maxBytes: 100 })).answer.status).toBe(200);
    expect((await fetcher.ask('http://[0:0::1]:8080/', { maxBytes: 100 })).answer.status).toBe(200);
    expect(targets[0]).toBe('::1 8080');
    expect(site.headersOf('/')).toMatchObject({ host: '[::1]:8080' });
    expect(await fetcher.isAllowListed('http://[::1]:8080/')).toBe(true);
  });

  it('are tried one by one when a connection fails', async () => {
    const site = await startSite({ '/': '<p>Hello' });
    const targets: string[] = [];
    const { fetcher } = fetcherOf('', {
      resolve: () => Promise.resolve(['93.184.215.13', '93.184.215.14']),
      connect: (target) => {
        targets.push(target.address);
        if (target.address.endsWith('13')) return Promise.reject(new Error('not today'));
        return pretending(site.port)(target);
      },
    });
    expect((await fetcher.ask('http://www.example.com/', { maxBytes: 100 })).answer.status).toBe(200);
    expect(targets).toEqual(['93.184.215.13', '93.184.215.14']);
  });

  it('may be requested without a rate limit only where the list names them', async () => {
    const { fetcher } = fetcherOf('127.0.0.1:8080,10.0.0.0/8,shop.example.com:443', {
      resolve: (host) => Promise.resolve([host.startsWith('inner') ? '10.2.3.4' : '93.184.215.14']),
    });
    const isAllowed = (url: string) => fetcher.isAllowListed(url);
    expect(await isAllowed('http://127.0.0.1:8080/x')).toBe(true);
    expect(await isAllowed('http://inner.example.com:9090/')).toBe(true);
    expect(await isAllowed('https://shop.example.com/')).toBe(true);
    expect(await isAllowed('http://shop.example.com/')).toBe(false);
    expect(await isAllowed('https://www.example.com/')).toBe(false);
    await expect(isAllowed('http://127.0.0.1:8081/')).rejects.toMatchObject({ code: 'source_blocked' });
  });
});

describe('a caller that gives up', () => {
  it('gets its own reason at once, while the answer is awaited or read', async () => {
    const giveUp = new AbortController();
    const site = await startSite({
      '/': () => giveUp.abort(new Error('cancelled')),
      '/body': (_request, response) => {
        response.writeHead(200);
        response.write('<p>', () => bodyGiveUp.abort(new Error('cancelled, too')));
      },
    });
    const bodyGiveUp = new AbortController();
    const { fetcher } = fetcherOf(`127.0.0.1:${site.port}`);
    const ask = (path: string, signal: AbortSignal) =>
      fetcher.ask(site.origin + path, { maxBytes: 100, signal });
    await expect(ask('/', giveUp.signal)).rejects.toThrow('cancelled');
    await expect(ask('/body', bodyGiveUp.signal)).rejects.toThrow('cancelled, too');
    await expect(ask('/', giveUp.signal)).rejects.toThrow('cancelled');
    expect(site.asked).toEqual(['/', '/body']);
  });
});

describe('the certificate of a site', () => {
  async function startShop(...[options]: Parameters<typeof startTestTlsSite>) {
    const site = await startTestTlsSite(options);
    closing.push(() => site.close());
    const clock = { now: () => new Date(CERTIFICATE_END.getTime() - 12.34 * 86_400_000) };
    const allow = ['shop.example.com', 'other.example.com', '127.0.0.1'];
    const { fetcher, connections } = fetcherOf(allow.map((host) => `${host}:${site.port}`).join(), {
      clock,
      resolve: () => Promise.resolve(['127.0.0.1']),
    });
    const read = (host: string) => fetcher.certificateOf(`https://${host}:${site.port}/`);
    return { site, fetcher, connections, read };
  }

  it('has its days left, its name match and its protocol, even when it is not trusted', async () => {
    const { site, read } = await startShop();
    const sound = { daysLeft: 12.3, nameMatches: true, protocol: 'TLSv1.3' };
    expect(await read('shop.example.com')).toEqual(sound);
    expect(await read('shop.example.com.')).toEqual(sound);
    expect(await read('other.example.com')).toEqual({ ...sound, nameMatches: false });
    expect(site.names).toEqual(['shop.example.com', 'shop.example.com', 'other.example.com']);
  });

  it('is requested without a server name at an IP address', async () => {
    const { site, read } = await startShop();
    expect(await read('127.0.0.1')).toMatchObject({ nameMatches: true });
    expect(site.names).toEqual([]);
  });

  it('reports an old protocol', async () => {
    const { read } = await startShop({ maxVersion: 'TLSv1.2' });
    expect(await read('shop.example.com')).toMatchObject({ protocol: 'TLSv1.2' });
  });

  it('is null without TLS, without a server, and for a forbidden address', async () => {
    const plain = await startSite();
    const closed = await startTestWebsite();
    await closed.close();
    const rude = await startRaw((socket) => socket.destroy());
    const { fetcher } = fetcherOf([plain.port, closed.port, rude].map((port) => `127.0.0.1:${port}`).join());
    for (const url of [
      `${plain.origin}/`,
      `https://127.0.0.1:${plain.port}/`,
      `https://127.0.0.1:${closed.port}/`,
      `https://127.0.0.1:${rude}/`,
      'https://10.0.0.1/',
      'mailto:x@example.com',
    ])
      expect(await fetcher.certificateOf(url)).toBeNull();
    expect(plain.asked).toEqual([]);
  });

  it('is not awaited beyond the time-out, and the connection is closed', async () => {
    const closed: Promise<void>[] = [];
    const port = await startRaw((socket) => {
      closed.push(new Promise((resolve) => socket.once('close', () => resolve())));
      socket.resume();
    });
    const { fetcher } = fetcherOf(`127.0.0.1:${port}`, { timeoutMs: 100 });
    expect(await fetcher.certificateOf(`https://127.0.0.1:${port}/`)).toBeNull();
    expect(closed).toHaveLength(1);
    await closed[0];
  });

  it('is not requested from an address that was not checked', async () => {
    const greeted: Buffer[] = [];
    const port = await startRaw((socket) => socket.on('data', (bytes) => greeted.push(bytes)));
    const { fetcher } = fetcherOf('', {
      resolve: () => Promise.resolve(['93.184.215.14']),
      connect: ({ signal }) => connectTcp({ address: '127.0.0.1', port, signal }),
    });
    expect(await fetcher.certificateOf('https://www.example.com/')).toBeNull();
    expect(greeted).toEqual([]);
  });

  it('is given up with the caller’s reason', async () => {
    const giveUp = new AbortController();
    const port = await startRaw(() => giveUp.abort(new Error('cancelled')));
    const { fetcher } = fetcherOf(`127.0.0.1:${port}`);
    await expect(fetcher.certificateOf(`https://127.0.0.1:${port}/`, giveUp.signal)).rejects.toThrow(
      'cancelled',
    );
  });
});
