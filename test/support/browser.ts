import { afterEach, beforeEach, describe, expect } from '@jest/globals';
import axe from 'axe-core';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import type { App } from '../../src/main/build-app.js';
import type { Writing } from '../../src/main/build/build-writing.js';
import { signIn } from './console.js';
import { createTestDatabase, type TestDatabase } from './server/test-database.js';
import { createTenant, startGalley, type GalleyOptions, type Tenant } from './server/test-galley.js';
import { scriptedWriting } from './writing/scripted-writing.js';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/**
 * A switch given twice counts once, so those that Playwright leaves out come first. The last two are lists below the address
 * bar, which nobody sees: each window made a process for them (five windows took 2.6 s of a processor with them, 1.5 s without).
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** `describe` for tests in a browser; where there is none they are skipped, and their title says so. */
export function describeInBrowser(title: string, tests: () => void): void {
  if (existsSync(CHROMIUM))
    describe(title, () => {
      beforeEach(() => {
        ofTest = [];
      });
      // An open page goes on to read and to draw, and slows down the tests after it.
      afterEach(async () => {
        const visits = ofTest ?? [];
        ofTest = null;
        await Promise.all(visits.map((context) => context.close()));
      });
      tests();
    });
  else describe.skip(`${title} (no browser at ${CHROMIUM}: set CHROMIUM)`, tests);
}

/** The visits of the test that runs; null outside of tests, whose visits last until the browser is closed. */
let ofTest: BrowserContext[] | null = null;

/** What the console must pass on every screen. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The ways in which every screen is looked at. */
export const SIGHTS = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['320 pixels wide', { width: 320 }],
  // A window of 1280 pixels at a zoom of 200 %.
  ['zoomed', { width: 640 }],
] as const satisfies readonly (readonly [name: string, sight: Sight])[];

/** How a page is seen. */
export interface Sight {
  readonly colorScheme?: 'light' | 'dark';
  readonly width?: number;
  /** Whose session the page has, the full key's unless given; null: none yet. */
  readonly key?: string | null;
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
}

/** A Galley with its console, and a browser that visits it. */
export interface ConsoleInBrowser {
  /** Of the gateway, as a browser reaches it. */
  readonly address: string;
  readonly database: TestDatabase;
  readonly galley: App;
  readonly tenant: Tenant;
  visit(sight?: Sight): Promise<Visit>;
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
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      `--disable-features=${LEFT_OUT.join(',')}`,
    ],
  });
  return {
    address,
    database,
    galley,
    tenant,
    visit: (sight = {}) =>
      visit({ browser, galley, address, forgetRequests }, { key: tenant.full, ...sight }),
    close: async () => {
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
}

async function visit({ browser, galley, address, forgetRequests }: Visited, sight: Sight): Promise<Visit> {
  const { origin } = new URL(address);
  const { colorScheme = 'light', width = 1280, key = null } = sight;
  const context = await browser.newContext({
    colorScheme,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  ofTest?.push(context);
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
  let transferred = 0;
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
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
    expectAccessible: async () => {
      // By the debugger: the content security policy lets no page add a script.
      await page.evaluate(axe.source);
      const found = (await page.evaluate(
        `axe.run(document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] }).then(({ violations }) =>
          violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => id + ': ' + html + ' ' + failureSummary)))`,
      )) as string[];
      expect(found).toEqual([]);
    },
  };
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
