import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client, Pool } from 'pg';
import {
  openEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../../src/adapters/postgres/embedded/embedded.js';
import type { App } from '../../../src/main/build-app.js';
import { casesOf, runs } from '../../support/sample.js';
import { HeardLog, Workshop } from '../../support/server/embedded-postgres.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { Gateways } from '../../support/chaos/gateways.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';

const PROCESSES = 8;
const STARTS_EACH = 25;
const ARTICLES = runs(600);

const workshop = new Workshop();
let postgres: EmbeddedPostgres;
let dataDir: string;
let heard: HeardLog;
let here: App;
let gateways: Gateways;
let pool: Pool;

beforeAll(async () => {
  dataDir = await workshop.folder();
  heard = new HeardLog();
  postgres = await workshop.keep(openEmbeddedPostgres({ dataDir, log: heard, tuning: { durable: true } }));
  here = await startGalley({ databaseUrl: postgres.url, role: 'gateway', writing: scriptedWriting() });
  gateways = await Gateways.start(PROCESSES, { DATABASE_URL: postgres.url });
  pool = new Pool({ connectionString: postgres.url });
  // Restarts of the server end its connections.
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await gateways.end();
  await pool.end();
  await here.close();
  await workshop.clear();
});

const pathOf = ({ edition }: Tenant) => `/v1/editions/${edition}/articles`;
const start = (tenant: Tenant, n: number, body: object = {}) =>
  gateways.post(n, tenant.full, pathOf(tenant), { input: 'Tides', ...body });

async function startedBy({ account }: Tenant): Promise<{ jobs: string[]; paid: string[] }> {
  const jobs = await pool.query<{ id: string }>('SELECT id FROM jobs WHERE account_id = $1 ORDER BY id', [
    account,
  ]);
  const paid = await pool.query<{ id: string }>(
    `SELECT COALESCE(j.id, p.subject) AS id FROM paid_actions p LEFT JOIN jobs j ON j.ref = p.subject
     WHERE p.account_id = $1 ORDER BY 1`,
    [account],
  );
  return { jobs: jobs.rows.map(({ id }) => id), paid: paid.rows.map(({ id }) => id) };
}

/** A stop as an operator would make it, or a death; the keeper of the data folder brings the server back. */
async function restartPostgres(signal: NodeJS.Signals): Promise<void> {
  const back = heard.next('was restarted');
  const [pid] = (await readFile(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split(
    '\n',
  );
  process.kill(Number(pid), signal);
  await back;
}

describe(`${PROCESSES} processes with ${STARTS_EACH} starts each, all at once, on a key with room for twenty`, () => {
  it('start twenty jobs for twenty rows of the ledger, and refuse the rest', async () => {
    const tenant = await createTenant(here);
    // Requests are not what is counted here: 200 of them are more than a key may make in a minute.
    const answers = await unhurried(tenant, PROCESSES * STARTS_EACH, (n) => start(tenant, n));
    const accepted = answers.filter(({ status }) => status === 202);
    const refused = answers.filter(({ status }) => status === 429);
    expect([accepted.length, refused.length]).toEqual([20, 180]);
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['60']));
    const ids = accepted.map(({ body }) => body['id']).sort();
    expect(await startedBy(tenant)).toEqual({ jobs: ids, paid: ids });
  });

  it('do so when batches race single starts', async () => {
    const tenant = await createTenant(here);
    const answers = await unhurried(tenant, 120, (n) =>
      n % 4 === 0
        ? gateways.post(n, tenant.full, `${pathOf(tenant)}/batch`, {
            jobs: Array.from({ length: 5 }, () => ({ input: 'Tides' })),
          })
        : start(tenant, n),
    );
    const ids = answers
      .filter(({ status }) => status === 202)
      .flatMap(({ body }) => (body['accepted'] ?? [body['id']]) as string[])
      .sort();
    expect(ids).toHaveLength(20);
    expect(await startedBy(tenant)).toEqual({ jobs: ids, paid: ids });
  });

  it.each(casesOf(['SIGKILL', 'SIGINT'] as const))(
    'keep exactly what they accepted when the database is ended by %s in the middle',
    async (signal) => {
      const tenants = await Promise.all(Array.from({ length: 10 }, () => createTenant(here)));
      let answered = 0;
      let restarted = Promise.resolve();
      const answers: { tenant: Tenant; status: number; id: unknown }[] = [];
      const all = Promise.all(
        Array.from({ length: PROCESSES * STARTS_EACH }, async (_, n) => {
          const tenant = tenants[n % tenants.length]!;
          const { status, body } = await start(tenant, n);
          answered += 1;
          if (answered === 40) restarted = restartPostgres(signal);
          answers.push({ tenant, status, id: body['id'] });
        }),
      );
      await all;
      await restarted;
      const statuses = new Set(answers.map(({ status }) => status));
      expect([...statuses].sort()).toEqual([202, 503]);
      for (const tenant of tenants) {
        const ids = answers
          .filter((answer) => answer.tenant === tenant && answer.status === 202)
          .map(({ id }) => id)
          .sort();
        expect(await startedBy(tenant)).toEqual({ jobs: ids, paid: ids });
      }
      // And they heal by themselves.
      const after = await createTenant(here);
      for (let n = 0; n < PROCESSES; n += 1) expect(await start(after, n)).toMatchObject({ status: 202 });
    },
  );
});

describe('fifty posts of one id over all processes', () => {
  it('start one job', async () => {
    const tenant = await createTenant(here);
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => start(tenant, n, { id })));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(202), count(200)]).toEqual([1, 49]);
    expect(await startedBy(tenant)).toEqual({ jobs: [id], paid: [id] });
  });
});

describe('a reader who pulls by the newest created_at it saw', () => {
  it(`sees every article once while sixteen writers finish ${ARTICLES} of them`, async () => {
    const tenant = await createTenant(here);
    const written: string[] = [];
    const writers = Array.from({ length: 16 }, async () => {
      // Counted, and not for a time: what an article is written beside are the other writers, however fast they are.
      while (written.length < ARTICLES) written.push((await finishArticle(here, tenant)).id);
    });
    const writing = { done: false };
    void Promise.all(writers).finally(() => (writing.done = true));

    const actor = await here.services.access.authenticate(tenant.read);
    const seen: string[] = [];
    let since: string | null = null;
    for (;;) {
      const last = writing.done;
      const filter = { since, status: null, order: 'asc' as const, limit: 100, offset: 0 };
      const { items } = await here.services.articles.list(actor, tenant.edition, () => filter);
      seen.push(...items.map(({ id }) => id));
      since = items.at(-1)?.createdAt ?? since;
      if (last && items.length === 0) break;
    }
    await Promise.all(writers);
    expect(new Set(seen).size).toBe(seen.length);
    expect([...seen].sort()).toEqual([...written].sort());
  });
});

/**
 * Runs what needs more requests than a key has in a minute: its minute is emptied as often as it takes. What is refused because
 * no connection came free in time, as on a busy machine, is asked again: nothing was started.
 */
async function unhurried<T extends { readonly status: number }>(
  tenant: Tenant,
  count: number,
  ask: (n: number) => Promise<T>,
): Promise<T[]> {
  const forget = `UPDATE key_requests SET moments = DEFAULT WHERE key_id IN (SELECT id FROM api_keys WHERE user_id = $1)`;
  const answered = async (n: number) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await ask(n);
      if (answer.status !== 503 || tries === 20) return answer;
    }
  };
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const answers: T[] = [];
    for (let from = 0; from < count; from += 100) {
      await client.query(forget, [tenant.user]);
      const some = Array.from({ length: Math.min(100, count - from) }, (_, n) => answered(from + n));
      answers.push(...(await Promise.all(some)));
    }
    return answers;
  } finally {
    await client.end();
  }
}
