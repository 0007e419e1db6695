import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { eventually } from '../support/eventually.js';
import { GalleyProcess } from '../support/server/galley-process.js';
import { hostileFiles, hostilePages } from '../support/writing/hostile-texts.js';
import { runHere } from '../support/server/run-here.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { startTestWebsite, type TestWebsite } from '../support/server/test-website.js';

/** Half of what a page may have: each of these held a process for more than half a second. */
const LETTERS = 1_000_000;
const WORST = ['ends of sentences', 'entities', 'titles', 'nested lists', 'lone brackets'];
/** What no caller may wait for any input of another. */
const MOST_STALL_MS = 100;

const PROBE = new URL('../support/stalls/stall-probe.mjs', import.meta.url).href;

// The role `all` alone: its main thread does all that a gateway's and a worker's do, so that a stall of either is one of its.
describe('a process of the role all', () => {
  const pages = hostilePages(LETTERS).filter(([what]) => WORST.includes(what));
  let galley: GalleyProcess | undefined;
  let site: TestWebsite;
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    const links = pages.map(
      (_, index) => `<p>Harbour lights: <a href="/hostile/${index}">harbour ${index}</a></p>`,
    );
    site = await startTestWebsite({
      '/': `<!doctype html><html lang="en"><title>Harbour</title><main>${links.join('')}</main></html>`,
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: named(hostileFiles(450_000).robots, 'many rules'),
      },
      '/sitemap.xml': {
        headers: { 'content-type': 'text/xml' },
        body: named(hostileFiles(LETTERS).sitemap, 'many addresses'),
      },
      '/long': longPage(30_000),
    });
    for (const [index, [, html]] of pages.entries()) site.set(`/hostile/${index}`, html);
    database = await createTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'galley-e2e-'));
  });
  afterAll(async () => {
    await galley?.kill();
    await Promise.all([site.close(), database.drop(), rm(folder, { recursive: true })]);
  });

  it('computes nothing for 100 ms in the thread that answers while it writes from hostile and from long pages', async () => {
    const env = {
      DATABASE_URL: database.url,
      PORT: '0',
      CRAWL_RATE: '0',
      FETCH_ALLOW: new URL(site.origin).host,
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `--import ${PROBE}`,
    };
    const { key, edition } = await tenant(env, folder, site.origin);
    const log = path.join(folder, 'stalls');
    galley = GalleyProcess.start(['serve', '--role', 'all'], { ...env, STALL_LOG: log });
    const [, url = ''] = await galley.waitFor(/ready at (\S+)/);
    const began = Date.now();
    const call = async (method: string, at: string, body?: unknown) => {
      const response = await fetch(url + at, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return (await response.json()) as { readonly id: string; readonly status: string };
    };
    const article = (...paths: readonly string[]) =>
      call('POST', `/v1/editions/${edition}/articles`, {
        input: 'Harbour lights',
        settings: { sources: paths.map((at) => ({ url: site.origin + at })), source_policy: 'only_given' },
      });
    const [, , long] = await Promise.all([
      call('POST', `/v1/editions/${edition}/research`),
      article(...pages.map((_, index) => `/hostile/${index}`)),
      article('/long'),
    ]);
    const watcher = new Client({ connectionString: database.adminUrl });
    await watcher.connect();
    try {
      await eventually('everything is written', () => isAllOver(watcher), 150_000);
    } finally {
      await watcher.end();
    }
    expect(await call('GET', `/v1/jobs/${long.id}`)).toMatchObject({ status: 'done' });
    // Each was fetched whole: a page that is not read delays no other.
    for (const [index, [what]] of pages.entries())
      expect({ what, isWhole: site.sent(`/hostile/${index}`) >= LETTERS }).toEqual({ what, isWhole: true });
    const stalls = stallsIn(await readFile(log, 'utf8')).filter(({ at }) => at > began);
    const longest = Math.max(0, ...stalls.map(({ computedMs }) => computedMs));
    expect({ isShort: longest < MOST_STALL_MS, longest }).toEqual({ isShort: true, longest });
  }, 180_000);
});

async function isAllOver(database: Client): Promise<boolean> {
  const { rows } = await database.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM (SELECT status FROM jobs UNION ALL SELECT status FROM reports) AS each
      WHERE status IN ('queued', 'running')`,
  );
  return rows[0]?.open === 0;
}

interface Stall {
  readonly at: number;
  readonly computedMs: number;
}

function stallsIn(log: string): Stall[] {
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Stall);
}

function named(all: readonly [string, string][], what: string): string {
  return all.find(([each]) => each === what)?.[1] ?? '';
}

function longPage(words: number): string {
  const sentences = Array.from(
    { length: Math.ceil(words / 15) },
    (_, n) => `Harbour number ${n} keeps its lights on a rock ${n % 17} miles from the coast of its county.`,
  );
  const paragraphs = sentences.map((sentence, n) => (n % 6 === 0 ? `</p><p>${sentence}` : sentence));
  return `<!doctype html><html lang="en"><title>Harbour lights</title><main><h1>Harbour lights</h1><p>${paragraphs.join(' ')}</p></main></html>`;
}

async function tenant(env: Readonly<Record<string, string>>, folder: string, address: string) {
  const [account, newsroom, user, edition] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const file = path.join(folder, 'tenants.json');
  const tenants = {
    plans: [{ id: 'test', name: 'Test', content_api: true, articles_per_month: null }],
    accounts: [{ id: account, name: 'Account', plan: 'test', status: 'open' }],
    newsrooms: [{ id: newsroom, account, name: 'Newsroom', hourly_ceiling: null }],
    users: [{ id: user, account, name: 'User', newsroom, may_spend: true }],
    editions: [
      { id: edition, account, name: 'Harbours', web_address: `${address}/`, language: 'en', verified: true },
    ],
    keys: [{ name: 'key', user, permission: 'full' }],
  };
  await writeFile(file, JSON.stringify(tenants));
  const { out } = await runHere(['apply', file, '--json'], env);
  const applied = JSON.parse(out) as { keys: { token: string }[] };
  return { key: applied.keys[0]?.token ?? '', edition };
}
