import { afterEach, beforeEach, describe, expect } from '@jest/globals';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { chromium, type Browser, type BrowserContext, type Download, type Page } from 'playwright-core';
import type { App } from '../../../src/main/build-app.js';
import type { Writing } from '../../../src/main/build/build-writing.js';
import { signIn } from './console.js';
import { isLong } from '../sample.js';
import { createTestDatabase, type TestDatabase } from '../server/test-database.js';
import { createTenant, startGalley, type GalleyOptions, type Tenant } from '../server/test-galley.js';
import { scriptedWriting } from '../writing/scripted-writing.js';

const require = createRequire(import.meta.url);
/** As a page is given it: without what only its own developers read it is a third of its size. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** `describe` for tests in a browser (`browser-setup.mjs`); where there is none they are skipped, and their title says so. */
export function describeInBrowser(title: string, tests: () => void): void {
  if (process.env['GALLEY_TEST_BROWSER'] !== undefined)
    describe(title, () => {
      beforeEach(() => {
        ofTest = [];
      });
      // An open page goes on to read and to draw, and slows down the tests after it.
      afterEach(async () => {
        const visits = ofTest ?? [];
        ofTest = null;
        await Promise.all(visits.map((leave) => leave()));
      });
      tests();
    });
  else describe.skip(`${title} (no browser at /usr/bin/chromium: set CHROMIUM)`, tests);
}

/** Ends of the visits of the test that runs; null outside of tests, whose visits last until the browser is closed. */
let ofTest: (() => Promise<void>)[] | null = null;

/** What the console must pass on every screen. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The ways in which every screen is looked at: two widths by each load of a page. What a screen settles once, by its width
 * (`pages-view.tsx`), it settles anew in the other load.
 */
const SIGHTS: readonly Look[] = [
  ['light and dark', [{ colorScheme: 'light' }, { colorScheme: 'dark' }]],
  // 640: a window of 1280 pixels at a zoom of 200 %.
  ['320 pixels wide and zoomed', [{ width: 320 }, { width: 640 }]],
];
/** Both colours and both widths, each once. */
const SOME: readonly Look[] = [
  ['dark', [{ colorScheme: 'dark' }]],
  ['light, 320 pixels wide', [{ width: 320 }]],
];
type Look = readonly [name: string, sights: readonly [first: Sight, ...then: readonly Sight[]]];

/** @returns how every screen is looked at: some ways after each change, all before a release */
export function looks(): readonly Look[] {
  return isLong() ? SIGHTS : SOME;
}

/** How a page is seen: in light and 1280 pixels wide unless given. */
export interface Sight {
  readonly colorScheme?: 'light' | 'dark';
  readonly width?: number;
}

export interface VisitOptions extends Sight {
  /** Whose session the page has, the full key's unless given; null: none yet. */
  readonly key?: string | null;
  /** Whether the browser has none of the console's files yet. */
  readonly isFirst?: boolean;
}

/** One page in a browser of its own memory. */
export interface Visit {
  readonly page: Page;
  /** Bytes that came over the wire so far, headers among them. */
  readonly transferred: () => number;
  /** Opens a path of the console, such as `/jobs`, and waits for its heading. */
  readonly open: (path: string) => Promise<void>;
  /**
   * Asserts that no request left the origin, nothing threw, and the browser's console has no error: what the content
   * security policy refuses is one. What was found is forgotten.
   *
   * @param but what a test provokes, such as the 401 of a wrong key
   */
  readonly expectClean: (but?: RegExp) => void;
  /** Asserts that axe finds no fault. */
  readonly expectAccessible: () => Promise<void>;
  /** Changes how it is seen from now on. */
  readonly see: (sight: Sight) => Promise<void>;
  /** Asserts in each of these ways that axe finds no fault and that nothing is cut. */
  readonly expectSeen: (sights: readonly Sight[]) => Promise<void>;
  /**
   * Asserts of the dialog in sight that axe finds no fault and that nothing is cut, 320 pixels wide and at a zoom of 200 %,
   * in light and in dark; then the page is as wide as before.
   */
  readonly expectDialogSeen: () => Promise<void>;
}

/** A Galley with its console, and a browser that visits it. */
export interface ConsoleInBrowser {
  /** Of the gateway, as a browser reaches it. */
  readonly address: string;
  readonly database: TestDatabase;
  readonly galley: App;
  readonly tenant: Tenant;
  visit(options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

export interface ConsoleOptions {
  /** Stages of articles; those that do next to nothing unless given. */
  readonly writing?: Writing;
  /** The same of reports. */
  readonly reportStages?: GalleyOptions['reportStages'];
  /** Such as `/galley`: a proxy before the gateway removes it. */
  readonly basePath?: string;
  /** Origin of the edition's site on loopback; one that nobody asks unless given. */
  readonly site?: string;
  /** Of the gateway. */
  readonly env?: Readonly<Record<string, string>>;
}

export async function openConsole(options: ConsoleOptions = {}): Promise<ConsoleInBrowser> {
  const { writing = scriptedWriting(), reportStages, basePath, env, site } = options;
  const database = await createTestDatabase();
  const proxy = basePath === undefined ? null : await openProxy(basePath);
  const galley = await startGalley({
    databaseUrl: database.url,
    writing,
    ...(reportStages ? { reportStages } : {}),
    env: {
      ...env,
      ...(proxy ? { PUBLIC_URL: proxy.address } : {}),
      ...(site === undefined ? {} : { FETCH_ALLOW: '127.0.0.0/8' }),
    },
  });
  proxy?.lead(galley.url!);
  const address = proxy?.address ?? galley.url!;
  const tenant = await createTenant(galley, {
    webAddress: site ?? 'https://www.example.org/',
    verified: true,
  });
  const sql = new pg.Pool({ connectionString: database.url, max: 1 });
  // A person opens fewer pages in a minute than a test, which would use up the requests of its key.
  const forgetRequests = async () => {
    await sql.query('UPDATE key_requests SET moments = DEFAULT; UPDATE operator_keys SET moments = DEFAULT');
  };
  const browser = await chromium.connect(process.env['GALLEY_TEST_BROWSER'] ?? '');
  const left: BrowserContext[] = [];
  return {
    address,
    database,
    galley,
    tenant,
    visit: (given = {}) =>
      visit({ browser, galley, address, forgetRequests, left }, { key: tenant.full, ...given }),
    close: async () => {
      // Closes its own windows; the browser goes on.
      await browser.close();
      await sql.end();
      proxy?.close();
      await galley.close();
      await database.drop();
    },
  };
}

interface Visited {
  readonly browser: Browser;
  readonly galley: App;
  readonly address: string;
  readonly forgetRequests: () => Promise<void>;
  /** Where visits took place that are over: nothing is left there but files of the console, which are not fetched again. */
  readonly left: BrowserContext[];
}

async function visit(
  { browser, galley, address, forgetRequests, left }: Visited,
  options: VisitOptions,
): Promise<Visit> {
  const { origin } = new URL(address);
  const { key = null, isFirst = false } = options;
  const again = isFirst ? undefined : left.pop();
  const context = again ?? (await browser.newContext({ reducedMotion: 'reduce' }));
  ofTest?.push(async () => {
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all([context.clearCookies(), context.clearPermissions()]);
    left.push(context);
  });
  if (key !== null) {
    const [name, value] = (await signIn(galley, key)).split('=');
    await context.addCookies([{ name: name!, value: value!, url: origin }]);
  }
  // A busy machine makes a test slow, not red.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:') faults.push(`asked ${url.href}`);
  });
  const see = async (sight: Sight) => {
    const { colorScheme, viewport } = sightOf(sight);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
  };
  const drawn = () =>
    // What is placed by its size is placed anew in the first frame, and drawn in the second.
    page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
  await see(options);
  let transferred = 0;
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  if (again) await network.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (transferred += encodedDataLength));
  return {
    page,
    transferred: () => transferred,
    open: async (path) => {
      await forgetRequests();
      await page.goto(`${address}/console${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    expectClean: (but) => expect(faults.splice(0).filter((fault) => but?.test(fault) !== true)).toEqual([]),
    expectAccessible: async () => expect(await faultsOfAccess(page)).toEqual([]),
    see,
    expectSeen: async (sights) => {
      for (const sight of sights) {
        await see(sight);
        await drawn();
        const cut = await page.evaluate('Math.max(0, document.documentElement.scrollWidth - innerWidth)');
        expect({ sight, faults: await faultsOfAccess(page), cut }).toEqual({ sight, faults: [], cut: 0 });
      }
    },
    expectDialogSeen: async () => {
      for (const sight of [{ width: 640 }, { width: 320, colorScheme: 'dark' }] as const) {
        await see(sight);
        await drawn();
        const cut = await page.evaluate(`{
          const { left, right } = document.querySelector('${DIALOG}').getBoundingClientRect();
          const { scrollWidth, clientWidth } = document.querySelector('${DIALOG}');
          Math.max(0, -left, right - innerWidth, scrollWidth - clientWidth);
        }`);
        const faults = await faultsOfAccess(page, DIALOG);
        expect({ sight, faults, cut }).toEqual({ sight, faults: [], cut: 0 });
      }
      await see(options);
    },
  };
}

function sightOf({ colorScheme = 'light', width = 1280 }: Sight) {
  return { colorScheme, viewport: { width, height: 800 } };
}

const DIALOG = '[role=dialog]';

/** @returns what axe finds at fault on a page as it stands, or in what a selector names */
async function faultsOfAccess(page: Page, within?: string): Promise<string[]> {
  // By the debugger: the content security policy lets no page add a script.
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(AXE);
  return page.evaluate(
    `axe.run(${within === undefined ? 'document' : JSON.stringify(within)}, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => id + ': ' + html + ' ' + failureSummary)))`,
  );
}

/** @returns the names of the GraphQL operations that a page sends from now on, in their order: a list that grows */
export function operationsOf(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName = '' } = (request.postDataJSON() ?? {}) as { readonly operationName?: string };
    names.push(operationName);
  });
  return names;
}

/** @returns the text of a file that a page gives its reader; the browser is another's, so its files are fetched from there */
export async function textOf(download: Download): Promise<string> {
  return text(await download.createReadStream());
}

/** A proxy on loopback that removes the first part of every path. */
async function openProxy(basePath: string) {
  let target = '';
  const server = createServer((incoming, outgoing) => {
    const onward = request(
      target + (incoming.url ?? '/').slice(basePath.length),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`,
    lead: (url: string) => (target = url),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
