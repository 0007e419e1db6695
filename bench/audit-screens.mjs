// How the audit screens of the console bear a large site: a made one is crawled twice over loopback and stored as any other,
// and a browser opens each view, scrolls to the end of the list, compares and exports.
//   npm run build && node bench/audit-screens.mjs [--pages 30000] [--data <folder>] [--json]
//
// `--data` keeps the database, so that a further run only looks. Times are from the request of a screen to the text that it
// is known by, and the processor times of all processes meanwhile, which depend less on what else the machine does; long
// frames are the browser's tasks of more than 50 ms; memory is that of the tab's JavaScript after a collection.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { chromium } from 'playwright-core';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { openApp } from '../dist/main/build-app.js';
import { readConfig } from '../dist/main/config.js';
import { makeBenchTenant } from './support/bench-tenant.mjs';
import { print, round } from './support/figures.mjs';
import { startLargeSite } from './support/large-site.mjs';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '30000' },
    data: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const pages = Number(options.pages);
const dataDir = options.data ?? mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
mkdirSync(dataDir, { recursive: true });
const madeFile = path.join(dataDir, 'made.json');
const quiet = { debug() {}, info() {}, warn: console.error, error: console.error };
const embedded = await openEmbeddedPostgres({ dataDir, log: quiet });
const app = await openApp({
  config: readConfig({
    PORT: '0',
    DATABASE_URL: embedded.url,
    FETCH_ALLOW: '127.0.0.0/8',
    CRAWL_RATE: '0',
    CRAWL_MAX_PAGES: '1000000',
    LOG_LEVEL: 'error',
  }),
  role: 'all',
  log: quiet,
});
const client = new pg.Client({ connectionString: embedded.url });
await client.connect();
/** Requests of a key are limited to 120 a minute, as people open screens; this opens them faster. */
const lift = () => client.query('UPDATE key_requests SET moments = DEFAULT');
const figures = {};

async function audit(tenant) {
  const headers = { authorization: `Bearer ${tenant.tokens[0]}` };
  const address = `${app.url}/v1/editions/${tenant.edition}/audit`;
  const began = performance.now();
  const { id } = await (await fetch(address, { method: 'POST', headers })).json();
  for (;;) {
    await lift();
    const { status, page_count: count, error } = await (await fetch(`${address}/${id}`, { headers })).json();
    if (status === 'failed') throw new Error(`the audit failed: ${JSON.stringify(error)}`);
    if (status === 'done') return { id, count, seconds: (performance.now() - began) / 1000 };
    await delay(1000);
  }
}

async function make() {
  if (existsSync(madeFile)) return JSON.parse(readFileSync(madeFile, 'utf8'));
  const site = await startLargeSite(pages);
  const tenant = await makeBenchTenant(app.services);
  await client.query('UPDATE editions SET web_address = $1, verified = true WHERE id = $2', [
    `${site.origin}/`,
    tenant.edition,
  ]);
  const first = await audit(tenant);
  site.change();
  const second = await audit(tenant);
  site.close();
  const made = { token: tenant.tokens[0], first: first.id, second: second.id, pages: second.count };
  writeFileSync(madeFile, JSON.stringify(made));
  figures['audit, s'] = round(second.seconds);
  return made;
}

const SCREENS = [
  ['overview', (page) => page.getByText('What to fix first')],
  ['issues', (page) => page.getByText('Why it matters')],
  ['pages', (page) => page.getByRole('table', { name: 'Addresses' }).getByRole('button', { name: /^\// })],
  ['structure', (page) => page.getByRole('table', { name: 'Branches' })],
  ['phrases', (page) => page.getByRole('table').getByRole('button', { name: / / })],
  ['graph', (page) => page.getByText('Clicks to the farthest')],
];

/** The processor time so far, in ms, of this process, in which Galley is, and of PostgreSQL and the browser that it has started. */
function cpu() {
  const processes = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
      processes.set(Number(pid), {
        name,
        parent: Number(fields[1]),
        ms: (Number(fields[11]) + Number(fields[12])) * 10,
      });
    } catch {
      // It ended meanwhile.
    }
  }
  const isOurs = (pid) => pid === process.pid || (processes.has(pid) && isOurs(processes.get(pid).parent));
  const sums = { galley: 0, postgres: 0, browser: 0 };
  for (const [pid, { name, ms }] of processes)
    if (isOurs(pid))
      sums[pid === process.pid ? 'galley' : name === 'postgres' ? 'postgres' : 'browser'] += ms;
  return sums;
}

/** @returns what `work` took by the clock and of each kind of process */
async function timed(work) {
  const [before, began] = [cpu(), performance.now()];
  await work();
  const ms = Math.round(performance.now() - began);
  const after = cpu();
  const used = Object.keys(after).map((name) => `${name} ${after[name] - before[name]}`);
  return `${ms} (processor: ${used.join(', ')})`;
}

/** @returns tasks of more than 50 ms since the last call: how many, and how long the longest was */
async function longTasks(page) {
  await delay(200);
  const tasks = await page.evaluate('globalThis.longTasks.splice(0)');
  return { count: tasks.length, longest: Math.round(Math.max(0, ...tasks)) };
}

async function look({ token, second }) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--enable-precise-memory-info'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addInitScript(() => {
      globalThis.longTasks = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('HeapProfiler.enable');
    const megabytes = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      return round(usedSize / 1e6);
    };
    await page.goto(`${app.url}/console/sign-in`);
    await page.getByLabel('API key').fill(token);
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => !address.pathname.endsWith('/sign-in'));
    for (const [view, known] of SCREENS) {
      await lift();
      await page.goto(`${app.url}/console/audits`);
      await page.getByRole('table', { name: 'Audits' }).waitFor();
      await page.goto('about:blank');
      figures[`${view}: there after, ms`] = await timed(async () => {
        await page.goto(`${app.url}/console/audits/${second}/${view}`);
        await known(page).first().waitFor({ timeout: 120_000 });
      });
      await delay(1500);
      const { count, longest } = await longTasks(page);
      figures[`${view}: long frames, and the longest, ms`] = `${count}, ${longest}`;
      if (view === 'pages') await usePages(page);
      if (view === 'graph') await useGraph(page);
      figures[`${view}: memory, MB`] = await megabytes();
    }
    await lift();
    figures['compare, fixed issues: there after, ms'] = await timed(async () => {
      await page.goto(`${app.url}/console/audits/${second}/issues?changed=FIXED`);
      await page.getByText('Why it matters').first().waitFor({ timeout: 120_000 });
    });
  } finally {
    await browser.close();
  }
}

/** Scrolls until all is loaded and seen, from end to end again, sorts, searches and exports. */
async function usePages(page) {
  const frame = page.getByRole('region', { name: 'Addresses' });
  const table = page.getByRole('table', { name: 'Addresses' });
  const rows = table.getByRole('button', { name: /^\// });
  const scrollTo = (share) =>
    frame.evaluate((element, to) => element.scrollTo(0, element.scrollHeight * to), share);
  const note = async (what) => {
    const { count, longest } = await longTasks(page);
    figures[`pages: long frames ${what}`] = `${count}, ${longest}`;
  };
  figures['pages: all loaded after, ms'] = await timed(async () => {
    while ((await page.getByText(/are loaded/).count()) > 0) {
      await scrollTo(1);
      await lift();
      await delay(50);
    }
  });
  await note('while all are loaded');
  for (let n = 0; n < 120; n += 1) {
    await scrollTo(n / 120);
    await delay(16);
  }
  await note('scrolled from end to end');
  figures['pages: sorted after, ms'] = await timed(async () => {
    await table.getByRole('button', { name: 'Words' }).click();
    await page.locator('th[aria-sort]').waitFor();
    // Until then the rows of before stay.
    await page.getByText(/are loaded|^[\d,]+ addresses/).waitFor();
  });
  await note('of sorting');
  figures['pages: found after, ms'] = await timed(async () => {
    await page.getByLabel('In address or title').fill('guides');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=guides/);
    await page.getByText(/of [\d,]+ are loaded/).waitFor();
    await rows.first().waitFor();
  });
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.waitForURL((url) => !url.search.includes('q='));
  await rows.first().waitFor();
  await lift();
  figures['pages: exported after, ms'] = await timed(async () => {
    const download = page.waitForEvent('download', { timeout: 300_000 });
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
    const file = await (await download).path();
    figures['pages: export, MB'] = round(statSync(file).size / 1e6);
  });
  await note('of the export');
  figures['one page: there after, ms'] = await timed(async () => {
    await rows.first().click();
    await page.getByRole('tab', { name: 'Links to it' }).click();
    await page.getByRole('table', { name: 'Links to it' }).waitFor();
  });
  await page.keyboard.press('Escape');
}

/** Zooms and drags. */
async function useGraph(page) {
  const drawing = page.getByRole('img', { name: /addresses and the links/ });
  if ((await drawing.count()) === 0) return;
  await drawing.hover();
  for (let n = 0; n < 10; n += 1) {
    await page.mouse.wheel(0, n < 5 ? -300 : 300);
    await delay(60);
  }
  const { count, longest } = await longTasks(page);
  figures['graph: long frames of zooming'] = `${count}, ${longest}`;
}

try {
  const made = await make();
  figures['pages of the site'] = made.pages;
  await look(made);
  print(figures, options.json);
} finally {
  await client.end();
  await app.close();
  await embedded.close();
  if (options.data === undefined) rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
