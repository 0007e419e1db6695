import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { App, openApp as openAppOfSource } from '../../../src/main/build-app.js';
import { readConfig } from '../../../src/main/config.js';
import { harbourPage } from '../../support/writing/harbour-page.js';
import { recordingLog } from '../../support/recording-log.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, waitForJob, type Tenant } from '../../support/server/test-galley.js';
import { startTestWebsite, type Route, type TestWebsite } from '../../support/server/test-website.js';
import { until } from '../../support/until.js';

/**
 * Asks to be left alone for a while, which an attempt waits for, and then answers with a letter now and then: never idle,
 * and never at an end. An audit, which would give up, gets the letters at once.
 */
const never: Route = (request, response) => {
  const isPatient = !request.headers['user-agent']?.includes('audit') && tarpit.asked.length < 40;
  if (isPatient) {
    response.writeHead(request.url === '/robots.txt' ? 404 : 429, { 'retry-after': '25' });
    response.end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html' });
  const timer = setInterval(() => response.write('<p>a'), 100);
  response.on('close', () => clearInterval(timer));
};

const EDITIONS = 4;
const ARTICLES = 9;

let database: TestDatabase;
let sql: Client;
let tarpit: TestWebsite;
let harbour: TestWebsite;
let app: App;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  tarpit = await startTestWebsite({ '*': never });
  harbour = await startTestWebsite({ '/': harbourPage('lighthouse'), '/ferry': harbourPage('ferry') });
  const env = { FETCH_ALLOW: '127.0.0.0/8', CRAWL_RATE: '0' };
  const log = recordingLog();
  // As it is built: there the stages run in a thread of their own, and their attempts' places are kept in another.
  const built = '../../../dist/main/build-app.js';
  const { openApp } = (await import(built)) as { openApp: typeof openAppOfSource };
  app = await openApp({
    config: readConfig({ PORT: '0', DATABASE_URL: database.url, WORKER_CONCURRENCY: '1', ...env }),
    role: 'all',
    log,
    // What hangs at the end is handed back at once, and Agenda’s timers live as long as a lock.
    limits: { pollMs: 250, drainMs: 0, lockLifetimeMs: 1500 },
  });
});
afterAll(async () => {
  await tarpit.close();
  await app.close();
  await harbour.close();
  await sql.end();
  await database.drop();
});

async function start({ full, edition }: Tenant, what: string, body?: unknown): Promise<string> {
  const answer = await call(app, full, 'POST', `/v1/editions/${edition}/${what}`, body);
  expect(answer.status).toBe(202);
  return (answer.body as { id: string }).id;
}

const articleOf = (origin: string) => ({
  input: 'The lighthouse of the harbour',
  settings: { source_policy: 'only_given', sources: [{ url: `${origin}/ferry` }] },
});

/** More editions of the tenant, on the same site. */
async function editionsOf(tenant: Tenant, webAddress: string): Promise<Tenant[]> {
  const ids = Array.from({ length: EDITIONS }, () => randomUUID());
  await app.services.tenants.apply({
    plans: [],
    accounts: [],
    newsrooms: [],
    users: [],
    keys: [],
    editions: ids.map((id) => ({
      id,
      account: tenant.account,
      name: 'Another edition',
      webAddress,
      language: 'en',
      country: null,
      editorOfRecord: null,
      verified: true,
    })),
  });
  return ids.map((edition) => ({ ...tenant, edition }));
}

/** What the account has in the hands of workers, by the tokens of the leases. */
async function leasesOf({ account }: Tenant): Promise<string[]> {
  const { rows } = await sql.query<{ lease_token: string }>(
    `SELECT lease_token FROM jobs WHERE account_id = $1 AND lease_token IS NOT NULL
     UNION ALL SELECT lease_token FROM reports WHERE account_id = $1 AND lease_token IS NOT NULL`,
    [account],
  );
  return rows.map((row) => row.lease_token);
}

it('an account whose sources never finish answering delays no article, report or audit of another', async () => {
  const slow = await createTenant(app, { webAddress: tarpit.origin, verified: true });
  const isOver = async (table: string, end: string, id: string) =>
    (await sql.query(`SELECT 1 FROM ${table} WHERE id = $1 AND ${end} IS NOT NULL`, [id])).rows.length > 0;
  /** Another account gets its work done, while nothing of the slow one ends or is given up. */
  const getsItsOwn = async () => {
    const quick = await createTenant(app, { webAddress: harbour.origin, verified: true });
    const held = await leasesOf(slow);
    const [article, report, audit] = [
      await start(quick, 'articles', articleOf(harbour.origin)),
      await start(quick, 'research'),
      await start(quick, 'audit'),
    ];
    expect(await waitForJob(app, quick.full, article)).toMatchObject({ status: 'done' });
    await until(() => isOver('reports', 'finished_at', report));
    await until(() => isOver('audits', 'crawled_at', audit));
    expect(await leasesOf(slow)).toEqual(expect.arrayContaining(held));
  };

  for (let n = 0; n < ARTICLES; n += 1) await start(slow, 'articles', articleOf(tarpit.origin));
  await until(async () => (await leasesOf(slow)).length > 0);
  await getsItsOwn();

  for (const tenant of [slow, ...(await editionsOf(slow, tarpit.origin))]) {
    await start(tenant, 'research');
    await start(tenant, 'audit');
  }
  // As many articles and reports as one account may have under way, in a process with one place.
  await until(async () => (await leasesOf(slow)).length === 8);
  await getsItsOwn();
});
