import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { freePort } from '../../scripts/free-port.mjs';
import { GalleyProcess, runGalley } from '../support/server/galley-process.js';
import { startMongoStandIn, type MongoStandIn } from '../support/server/mongo-stand-in.js';
import { runHere } from '../support/server/run-here.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { until } from '../support/until.js';

const NOTES =
  'A canal lock is a chamber with gates at both ends. It lifts boats by the weight of water alone. The keeper of the ' +
  'lock closes the lower gates and opens the sluices of the upper gates. The water of the upper reach fills the ' +
  'chamber of the lock within ten minutes. A boat in the lock rises with the water to the level of the upper reach.';

describe('a gateway and a worker over MongoDB (stand-in)', () => {
  const started: GalleyProcess[] = [];
  let database: TestDatabase;
  let standIn: MongoStandIn;
  let sql: Client;
  let folder: string;
  let env: Record<string, string>;
  let tenant: { token: string; edition: string };

  const start = (role: 'gateway' | 'worker', more: Record<string, string> = {}) => {
    const galley = GalleyProcess.start(['serve', '--role', role], { ...env, ...more });
    started.push(galley);
    return galley;
  };
  const post = async (url: string) => {
    const response = await fetch(`${url}/v1/editions/${tenant.edition}/articles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tenant.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        input: 'Canal locks',
        settings: { notes: NOTES, source_policy: 'only_given' },
      }),
    });
    expect(response.status).toBe(202);
    return ((await response.json()) as { id: string }).id;
  };
  const statuses = async (ids: readonly string[]) => {
    const { rows } = await sql.query<{ status: string }>('SELECT status FROM jobs WHERE id = ANY ($1)', [
      ids,
    ]);
    return rows.map(({ status }) => status);
  };
  const areDone = (ids: readonly string[]) => async () =>
    (await statuses(ids)).every((status) => status === 'done');
  const readiness = async (url: string) => (await fetch(`${url}/readyz`)).status;

  beforeAll(async () => {
    database = await createTestDatabase();
    sql = new Client({ connectionString: database.url });
    await sql.connect();
    standIn = await startMongoStandIn();
    env = { DATABASE_URL: database.url, JOBS_URL: standIn.url, PORT: '0', CRAWL_RATE: '0' };
    folder = await mkdtemp(path.join(tmpdir(), 'galley-e2e-'));
    const [account, newsroom, user, edition] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const file = path.join(folder, 'tenants.json');
    await writeFile(
      file,
      JSON.stringify({
        plans: [{ id: 'test', name: 'Test', content_api: true, articles_per_month: null }],
        accounts: [{ id: account, name: 'Account', plan: 'test', status: 'open' }],
        newsrooms: [{ id: newsroom, account, name: 'Newsroom', hourly_ceiling: null }],
        users: [{ id: user, account, name: 'User', newsroom, may_spend: true }],
        editions: [
          { id: edition, account, name: 'Locks', web_address: null, language: 'en', verified: false },
        ],
        keys: [{ name: 'key', user, permission: 'full' }],
      }),
    );
    const { code, out } = await runHere(['apply', file, '--json'], env);
    expect(code).toBe(0);
    tenant = { token: (JSON.parse(out) as { keys: { token: string }[] }).keys[0]!.token, edition };
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((galley) => galley.kill()));
  });
  afterAll(async () => {
    await standIn.close();
    await sql.end();
    await rm(folder, { recursive: true });
    await database.drop();
  });

  it('come up and take starts while it is away, and write as soon as it answers, each time', async () => {
    const { port } = standIn;
    await standIn.close();
    const gateway = start('gateway');
    const opsPort = await freePort();
    const worker = start('worker', { OPS_PORT: String(opsPort) });
    const [, url] = await gateway.waitFor(/ready at (\S+)/);
    await worker.waitFor(/worker is ready/);
    const ofWorker = `http://127.0.0.1:${opsPort}`;
    const missing = { status: 'not_ready', missing: ["the queue's store does not answer"] };
    expect(await (await fetch(`${ofWorker}/readyz`)).json()).toEqual(missing);
    // Starts are stored in PostgreSQL meanwhile.
    expect(await readiness(url!)).toBe(200);
    expect((await fetch(`${url!}/healthz`)).status).toBe(200);
    const ids = [await post(url!), await post(url!)];
    expect(await statuses(ids)).toEqual(['queued', 'queued']);
    standIn = await startMongoStandIn(port);
    await until(areDone(ids));
    expect(await readiness(ofWorker)).toBe(200);

    await standIn.close();
    await until(async () => (await readiness(ofWorker)) === 503);
    const later = [await post(url!), await post(url!)];
    standIn = await startMongoStandIn(port);
    await until(areDone(later));

    gateway.signal('SIGTERM');
    worker.signal('SIGTERM');
    for (const galley of [gateway, worker]) {
      const { code, err } = await galley.end();
      expect(code).toBe(0);
      const said = err.split('\n').filter((line) => line.includes('job store'));
      expect(said.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
        expect.arrayContaining([
          'the job store does not answer; work waits until it does',
          'the job store answers',
        ]),
      );
      expect(err).not.toMatch(/unhandledRejection|uncaughtException/);
    }
  });

  it('end with 2 for an address that the driver can’t read, and keep its password to themselves', async () => {
    const { code, err } = await runGalley(['serve'], {
      ...env,
      JOBS_URL: 'mongodb://galley:hush-hush@127.0.0.1/?unheard=of',
    });
    expect(code).toBe(2);
    expect(err).toContain('JOBS_URL can’t be used: option unheard is not supported');
    expect(err).not.toContain('hush');
  });
});

describe('a worker over a PostgreSQL of the queue’s own', () => {
  it('makes the table itself, also when several start together', async () => {
    const [database, queue] = [await createTestDatabase(), await createTestDatabase('empty')];
    const env = { DATABASE_URL: database.url, JOBS_URL: queue.url, PORT: '0', LOG_LEVEL: 'warn' };
    const workers = [1, 2, 3].map(() => GalleyProcess.start(['serve', '--role', 'worker'], env));
    try {
      await Promise.all(workers.map((worker) => worker.waitFor(/worker is ready/)));
      for (const worker of workers) worker.signal('SIGTERM');
      for (const worker of workers) expect(await worker.end()).toMatchObject({ code: 0, err: '' });
      const sql = new Client({ connectionString: queue.url });
      await sql.connect();
      const { rows } = await sql.query("SELECT to_regclass('agenda_jobs') AS made");
      await sql.end();
      expect(rows).toEqual([{ made: 'agenda_jobs' }]);
    } finally {
      await Promise.all(workers.map((worker) => worker.kill()));
      await database.drop();
      await queue.drop();
    }
  });
});
