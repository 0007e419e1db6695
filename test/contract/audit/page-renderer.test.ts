import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { BROWSER_FLAGS } from '../../../src/adapters/rendering/browser-flags.js';
import { ChromiumRenderer } from '../../../src/adapters/rendering/chromium-renderer.js';
import { GuardedFetcher } from '../../../src/libs/guarded-fetch/index.js';
import { parseFetchAllow } from '../../../src/libs/urls/index.js';
import type { PageRenderer, RenderOptions, Rendering } from '../../../src/ports/audit/page-renderer.js';
import { PageRequests } from '../../../src/services/audit/rendering/page-requests.js';
import { changedByScript, FakeRenderer } from '../../support/rendering/fake-renderer.js';
import { hostilePage, privateOf, workerOf } from '../../support/rendering/hostile-page.js';
import { openPrivateServer, type PrivateServer } from '../../support/rendering/private-server.js';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const hasBrowser = existsSync(CHROMIUM);
const NONE = new AbortController().signal;

/** A site that is rendered by what an audit renders with. */
class Site {
  private readonly pages = new Map<string, RequestListener>();
  private readonly server: Server = createServer((request, response) => {
    this.asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const page = this.pages.get(request.url ?? '');
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  readonly asked: string[] = [];
  origin = '';
  private fetcher: GuardedFetcher | null = null;

  async open(): Promise<void> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    const { port } = this.server.address() as AddressInfo;
    this.origin = `http://127.0.0.1:${port}`;
    const allow = parseFetchAllow(`127.0.0.1:${port}`);
    if (!allow.ok) throw new Error('the address is none');
    this.fetcher = new GuardedFetcher({
      allow: allow.list,
      userAgent: 'Test/1',
      // A name that turns from a public address to loopback.
      resolve: (host) =>
        host.startsWith('rebound')
          ? Promise.resolve(['127.0.0.1'])
          : Promise.reject(new Error(`${host} is not known`)),
    });
  }

  serve(path: string, body: string | RequestListener, type = 'text/html; charset=utf-8'): void {
    const send: RequestListener =
      typeof body === 'function'
        ? body
        : (_request, response) => response.writeHead(200, { 'content-type': type }).end(body);
    this.pages.set(path, send);
  }

  options(): RenderOptions {
    const requests = new PageRequests({
      fetcher: this.fetcher!,
      pace: { ownSlot: () => Promise.resolve(), foreignSlot: () => Promise.resolve() },
      robots: {
        blockedBy: (url) => (url.includes('/closed') ? { line: 2, text: 'Disallow: /closed' } : null),
      },
      userAgent: 'Test/1',
      home: `${this.origin}/`,
      watch: () => undefined,
    });
    return { userAgent: 'Test/1', signal: NONE, fetch: (...given) => requests.fetch(...given) };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await this.fetcher?.close();
  }
}

const site = new Site();
beforeAll(() => site.open());
afterAll(() => site.close());

const htmlOf = (rendering: Rendering) => ('html' in rendering ? rendering.html : JSON.stringify(rendering));

/** What the fake and the browser do alike. */
function describeRenderer(title: string, open: () => PageRenderer, isThere = true): void {
  (isThere ? describe : describe.skip)(
    `${title}${isThere ? '' : ` (no browser at ${CHROMIUM}: set CHROMIUM)`}`,
    () => {
      let renderer: PageRenderer;
      beforeAll(() => {
        renderer = open();
      });
      afterAll(() => renderer.close());

      it('answers with the page as its script left it', async () => {
        const script = changedByScript(['Raw', 'Changed'], ['<p>Text</p>', '<h1>A heading</h1>']);
        site.serve(
          '/changed',
          `<!doctype html><html lang="en"><head><title>Raw</title></head><body><p>Text</p>${script}`,
        );
        const html = htmlOf(await renderer.render(`${site.origin}/changed`, site.options()));
        expect(html).toContain('<title>Changed</title>');
        expect(html).toContain('<h1>A heading</h1>');
        expect(html).not.toContain('<p>Text</p>');
      });

      it('answers with a page without scripts as it is', async () => {
        site.serve('/plain', '<!doctype html><title>Plain</title><p>Nothing runs.');
        expect(htmlOf(await renderer.render(`${site.origin}/plain`, site.options()))).toContain(
          'Nothing runs.',
        );
      });

      it.each([
        ['that is gone', '/gone', 'not_answered', 'it answered 404 when it was rendered'],
        ['that may not be fetched', '/closed', 'not_answered', 'it was not answered when it was rendered'],
      ])('says why there is nothing of a page %s', async (_title, path, failure, detail) => {
        expect(await renderer.render(site.origin + path, site.options())).toEqual({ failure, detail });
      });

      it('ends when its caller does', async () => {
        const gone = AbortSignal.abort(new Error('the worker is stopping'));
        await expect(
          renderer.render(`${site.origin}/plain`, { ...site.options(), signal: gone }),
        ).rejects.toThrow('the worker is stopping');
      });
    },
  );
}

describeRenderer('a renderer of tests', () => new FakeRenderer());
describeRenderer('Chromium', () => new ChromiumRenderer({ executable: CHROMIUM }), hasBrowser);

(hasBrowser ? describe : describe.skip)(
  `what Chromium makes of a page${hasBrowser ? '' : ` (no browser at ${CHROMIUM}: set CHROMIUM)`}`,
  () => {
    const renderer = new ChromiumRenderer({ executable: CHROMIUM });
    let closed: PrivateServer;
    beforeAll(async () => {
      closed = await openPrivateServer();
    });
    afterAll(async () => {
      await renderer.close();
      await closed.close();
    });

    it('runs scripts, modules and requests of the page, each fetched once by the caller', async () => {
      site.serve(
        '/app.js',
        'import { text } from "./part.js"; fetch("/data.json").then((r) => r.json()).then(({ links }) => { document.title = text; document.body.innerHTML = links.map((l) => `<a href="${l}">${l}</a>`).join(""); const l = document.createElement("link"); l.rel = "canonical"; l.href = "/one"; document.head.append(l); });',
        'text/javascript',
      );
      site.serve('/part.js', 'export const text = "From a module";', 'text/javascript');
      site.serve('/data.json', '{"links": ["/a", "/b"]}', 'application/json');
      site.serve(
        '/app',
        '<!doctype html><title>…</title><script type="module" src="/app.js"></script><img src="/image.png"><iframe src="/frame"></iframe>',
      );
      site.asked.length = 0;
      const rendering = await renderer.render(`${site.origin}/app`, site.options());
      expect(htmlOf(rendering)).toContain('<title>From a module</title>');
      expect(htmlOf(rendering)).toContain('<a href="/b">/b</a>');
      expect(htmlOf(rendering)).toContain('rel="canonical"');
      expect(site.asked.sort()).toEqual(['GET /app', 'GET /app.js', 'GET /data.json', 'GET /part.js']);
    });

    it('gives nothing of a private address to a page, however it asks', async () => {
      const { port } = closed;
      site.serve('/away', (_request, response) =>
        response.writeHead(302, { location: privateOf(port)[0] }).end(),
      );
      site.serve('/worker.js', workerOf(port), 'text/javascript');
      site.serve('/hostile', hostilePage(port));
      const rendering = await renderer.render(`${site.origin}/hostile`, site.options());
      expect(htmlOf(rendering)).toContain('<title>led away, got</title>');
      expect(rendering).toMatchObject({ leadsTo: privateOf(port)[0] });
      expect(closed.connections()).toBe(0);
    });

    it('has no network of its own, even where nobody stands between', async () => {
      const { chromium } = await import('playwright-core');
      const before = closed.connections();
      const browser = await chromium.launch({
        executablePath: CHROMIUM,
        args: [...BROWSER_FLAGS],
        chromiumSandbox: false,
      });
      try {
        const page = await browser.newPage();
        // The last that the page tries.
        const ledAway = page.waitForEvent('requestfailed', {
          predicate: (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
        });
        await page.setContent(hostilePage(closed.port), { waitUntil: 'domcontentloaded' });
        await ledAway;
        expect(closed.connections() - before).toBe(0);
        // What the count is worth.
        await fetch(`http://127.0.0.1:${closed.port}/`);
        expect(closed.connections() - before).toBe(1);
      } finally {
        await browser.close();
      }
    });

    it.each([
      ['computes without end', '<script>for (;;);</script>', 'timeout'],
      [
        'fills its memory',
        '<script>const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()));</script>',
        'crashed',
      ],
      [
        'writes a document without end',
        '<body><script>const many = "x".repeat(1e6); for (let n = 0; n < 8; n += 1) document.body.append(many);</script>',
        'too_large',
      ],
    ])('ends a page that %s, and renders the next', async (_title, script, failure) => {
      const bounded = new ChromiumRenderer({
        executable: CHROMIUM,
        bounds: { ownMs: 1500, wholeMs: 20_000 },
      });
      try {
        site.serve('/harm', `<!doctype html><title>?</title>${script}`);
        site.serve('/next', '<!doctype html><title>Next</title>');
        const [harmed, next] = await Promise.all(
          ['/harm', '/next'].map((path) => bounded.render(site.origin + path, site.options())),
        );
        expect(harmed).toMatchObject({ failure });
        expect(htmlOf(next!)).toContain('<title>Next</title>');
      } finally {
        await bounded.close();
      }
    });

    it('reads no file beyond its bounds', async () => {
      let sent = 0;
      site.serve('/large', (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const more = () => {
          while (sent < 100e6) {
            sent += 65_536;
            if (!response.write('x'.repeat(65_536))) {
              response.once('drain', more);
              return;
            }
          }
          response.end();
        };
        more();
      });
      const rendering = await renderer.render(`${site.origin}/large`, site.options());
      expect(rendering).toMatchObject({ failure: 'not_answered' });
      expect(sent).toBeLessThan(20e6);
    });

    it('says that there is no browser', async () => {
      const none = new ChromiumRenderer({ executable: '/nowhere/chromium' });
      expect(await none.render(`${site.origin}/plain`, site.options())).toEqual({
        failure: 'no_browser',
        detail: 'there is no browser at /nowhere/chromium: install Chromium, or name it by CHROMIUM',
      });
    });
  },
);
