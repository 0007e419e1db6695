import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { GalleyError } from '../../../src/domain/errors.js';
import { instantOf } from '../../../src/domain/instant.js';
import type { Verification } from '../../../src/domain/ownership/verification.js';
import { HeldByDesk } from '../../../src/services/article/publishing-service.js';
import type { App } from '../../../src/main/build-app.js';
import { EVENT_TYPES } from '../../../src/domain/event.js';
import { expectSchema } from '../../support/documented.js';
import { expectKnownData } from '../../support/known-events.js';
import { openGraphClient } from '../../support/graph/graph-client.js';
import { runHere } from '../../support/server/run-here.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { until } from '../../support/until.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { checkOf, recordOf } from '../../support/writing/provenance-record.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

let database: TestDatabase;
let sql: Client;
let app: App;
let other: App;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = await connect();
  app = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  other = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
});
beforeEach(async () => {
  await freshLimits(database);
  tenant = await createTenant(app);
});
afterEach(() => expectKnownData(sql));
afterAll(async () => {
  await sql.end();
  await app.close();
  await other.close();
  await database.drop();
});

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  // One that is killed by a test says so.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

interface WireEvent {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>> & { readonly sequence: number; readonly id: string };
}

const read = (query = '', token = tenant.full) => call(app, token, 'GET', `/v1/events${query}`);
async function events(query = ''): Promise<readonly WireEvent[]> {
  const { status, body } = await read(query);
  expect(status).toBe(200);
  return body.events;
}
const types = async (query = '') => (await events(query)).map(({ type }) => type);
const post = (path: string, body?: unknown) =>
  call(app, tenant.full, 'POST', `/v1/editions/${tenant.edition}/${path}`, body);

/** Raises an event of the account in a transaction of the client's. */
const raise = (client: Client, account: string, id = randomUUID()) =>
  client.query(
    `SELECT raise_event($1, NULL, 'key.revoked', 'key', $2, '{"permission": "read", "revokedAt": "2026-11-20T08:15:30.123456Z"}')`,
    [account, id],
  );

describe('the event log', () => {
  it('tells what became of an article, in short and without its texts', async () => {
    const { id } = await finishArticle(app, tenant, { title: 'A title of its own' });
    await post(`articles/${id}/publish`);
    await post(`articles/${id}/unpublish`);
    await call(app, tenant.full, 'PATCH', `/v1/editions/${tenant.edition}/articles/${id}`, { title: 'Ebb' });
    await call(app, tenant.full, 'DELETE', `/v1/editions/${tenant.edition}/articles/${id}`);
    const all = await events();
    expect(all.map(({ type }) => type)).toEqual([
      'article.finished',
      'article.published',
      'article.unpublished',
      'article.edited',
      'article.deleted',
    ]);
    const about = { kind: 'article', id, edition: tenant.edition };
    const url = `/v1/editions/${tenant.edition}/articles/${id}`;
    for (const { data } of all.slice(0, 4)) expect(data).toMatchObject({ ...about, url });
    // It can be read no more.
    expect(all[4]!.data).toEqual({ ...about, url: null, sequence: 5 });
    expect(all[0]).toEqual({
      id: expect.any(String),
      type: 'article.finished',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
      data: {
        ...about,
        url,
        sequence: 1,
        job_id: expect.any(String),
        article_id: id,
        batch_id: null,
        status: 'done',
        verdict: expect.any(String),
        warnings: [],
        error: null,
      },
    });
    expect(all[1]!.data).toMatchObject({ status: 'published', overridden: false });
    expect(all.map(({ data }) => data.sequence)).toEqual([1, 2, 3, 4, 5]);
    const { rows } = await sql.query<{ row: string }>(
      'SELECT v::text AS row FROM events v WHERE account_id = $1',
      [tenant.account],
    );
    for (const { row } of rows) expect(row).not.toMatch(/title of its own|Ebb|sea rises/);
  });

  it('tells that a blocking check holds an article back', async () => {
    await finishArticle(app, tenant, {
      provenance: recordOf({}, [checkOf('grounding', { verdict: 'fail' })]),
    });
    const [finished, held] = await events();
    expect([finished!.type, held!.type]).toEqual(['article.finished', 'article.held']);
    expect(held!.data).toMatchObject({ verdict: 'fail', id: finished!.data.id });
  });

  it('tells of jobs, audits, reports, editions and keys that end or change', async () => {
    tenant = await createTenant(app, { webAddress: 'https://example.com/', verified: true });
    const job = (await post('articles', { input: 'Locks' })).body.id as string;
    await call(app, tenant.full, 'POST', `/v1/jobs/${job}/cancel`);
    const failed = (await post('articles', { input: 'Weirs' })).body.id as string;
    await sql.query(
      `UPDATE jobs SET status = 'failed', finished_at = now(), warnings = '[{"code": "thin", "message": "x"}]',
         error = '{"code": "no_usable_sources", "message": "a text", "stage": "research", "retryable": false}'
       WHERE id = $1`,
      [failed],
    );
    const audit = (await post('audit')).body.id as string;
    await post(`audit/${audit}/cancel`);
    const report = (await post('research')).body.id as string;
    await post(`research/${report}/cancel`);
    const { key } = await app.services.keys.create({ userId: tenant.user, name: 'k', permission: 'read' });
    await app.services.keys.revoke(key.id);
    const all = await events();
    expect(all.map(({ type, data }) => [type, data['kind'], data.id])).toEqual([
      ['edition.verified', 'edition', tenant.edition],
      ['article.cancelled', 'job', job],
      ['article.failed', 'job', failed],
      ['audit.failed', 'audit', audit],
      ['research.failed', 'report', report],
      ['key.revoked', 'key', key.id],
    ]);
    expect(all[2]!.data).toMatchObject({
      url: `/v1/jobs/${failed}`,
      warnings: ['thin'],
      error: { code: 'no_usable_sources', stage: 'research' },
    });
    expect(JSON.stringify(all)).not.toContain('a text');
    expect(all[3]!.data).toMatchObject({ error: { code: 'cancelled' }, stop_reason: 'user' });
    expect(all.at(-1)!.data).toMatchObject({ edition: null, url: null, revoked_at: expect.any(String) });
  });

  it('tells once that a batch has ended, with the last of its jobs, of several that end at the same moment', async () => {
    const { body } = await post('articles/batch', {
      jobs: ['Locks', 'Weirs', 'Dams'].map((input) => ({ input })),
    });
    const ids = [...body.accepted].sort();
    const clients = await Promise.all([connect(), connect(), connect()]);
    await call(app, tenant.full, 'POST', `/v1/jobs/${ids[0]}/cancel`);
    // Both are ended before either is committed: neither sees the other’s end before its commit.
    const end = `UPDATE jobs SET status = 'failed', finished_at = now(), error = '{"code": "internal", "message": "x"}' WHERE id = $1`;
    for (const [n, client] of clients.slice(1).entries()) {
      await client.query('BEGIN');
      await client.query(end, [ids[n + 1]]);
    }
    expect(await types()).toEqual(['article.cancelled']);
    await Promise.all(clients.slice(1).map((client) => client.query('COMMIT')));
    for (const client of clients) await client.end();
    const all = await events();
    expect(all.map(({ type }) => type)).toEqual([
      'article.cancelled',
      'article.failed',
      'article.failed',
      'batch.finished',
    ]);
    const { id, ...data } = all[3]!.data;
    expect(data).toMatchObject({
      job_ids: ids,
      done: 0,
      failed: 2,
      cancelled: 1,
      edition: tenant.edition,
      url: null,
    });
    expect(all.slice(0, 3).map((event) => event.data['batch_id'])).toEqual([id, id, id]);
    // A job that retries one of them is none of the batch.
    const { body: retried } = await call(app, tenant.full, 'POST', `/v1/jobs/${ids[1]}/retry`);
    await call(app, tenant.full, 'POST', `/v1/jobs/${retried.id}/cancel`);
    expect(await types('?types=batch.finished')).toEqual(['batch.finished']);
  });

  it('tells of a batch that one statement ends, and of two at once, each once', async () => {
    const batches = [];
    for (const input of ['Locks', 'Weirs'])
      batches.push(
        (await post('articles/batch', { jobs: [{ input }, { input }] })).body.accepted as string[],
      );
    await sql.query(`UPDATE jobs SET status = 'cancelled', finished_at = now() WHERE id = ANY ($1)`, [
      batches.flat(),
    ]);
    const ended = await events('?types=batch.finished');
    expect(ended.map(({ data }) => data['job_ids'])).toEqual(
      expect.arrayContaining(batches.map((ids) => [...ids].sort())),
    );
    expect(ended).toHaveLength(2);
  });

  it('tells once in a month that the allowance is low, and again for another one', async () => {
    const allow = (articles: number | null) =>
      sql.query(
        `UPDATE plans SET articles_per_month = $1 WHERE id = (SELECT plan_id FROM accounts WHERE id = $2)`,
        [articles, tenant.account],
      );
    const start = (jobs: number) =>
      post('articles/batch', { jobs: Array.from({ length: jobs }, (_, n) => ({ input: `Lock ${n}` })) });
    try {
      await allow(5);
      await start(3);
      expect(await types()).toEqual([]);
      // Two gateways at once; one of them leaves a fifth.
      await Promise.all([
        start(1),
        call(other, tenant.full, 'POST', `/v1/editions/${tenant.edition}/articles`, { input: 'Weirs' }),
      ]);
      const [low, ...more] = await events();
      expect(more).toEqual([]);
      expect(low).toMatchObject({
        type: 'allowance.low',
        data: { kind: 'account', id: tenant.account, url: '/v1/me', edition: null, used: 4, allowance: 5 },
      });
      expect(low!.data['frees_at']).toMatch(/^\d{4}-\d\d-01T00:00:00\.000000Z$/);
      await allow(10);
      await start(2);
      expect(await types()).toHaveLength(1);
      await start(1);
      expect((await events()).map(({ data }) => [data['used'], data['allowance']])).toEqual([
        [4, 5],
        [8, 10],
      ]);
    } finally {
      await allow(null);
    }
  });

  it('tells what becomes of the proof for a domain, by probes and by descriptions', async () => {
    tenant = await createTenant(app, { webAddress: 'https://example.com/', verified: true });
    const { verifications } = app.services.stores;
    const settle = async (seen: Partial<Verification>) => {
      const probe = {
        id: randomUUID(),
        now: instantOf(new Date()),
        until: instantOf(new Date(Date.now() + 60_000)),
      };
      const before = await verifications.begin(tenant.edition, probe);
      await verifications.settle(tenant.edition, probe.id, { ...before!.verification, ...seen });
    };
    const apply = (verified: boolean) =>
      app.services.tenants.apply({
        plans: [],
        accounts: [],
        newsrooms: [],
        users: [],
        keys: [],
        editions: [{ ...described, verified }],
      });
    const described = {
      id: tenant.edition,
      account: tenant.account,
      name: 'Test edition',
      webAddress: 'https://example.com/',
      language: 'en',
      country: null,
      editorOfRecord: null,
    };
    const at = '2026-11-20T08:15:30.123456Z';
    const failure = { code: 'token_missing', message: 'A sentence.' } as const;
    await settle({ method: 'dns', verifiedAt: at });
    await settle({ failingSince: at, failure, tries: 1 });
    await settle({ failingSince: null, failure: null, tries: 0 });
    await settle({ failingSince: at, failure, tries: 1 });
    await settle({ verified: false, verifiedAt: null, tries: 2 });
    await apply(true);
    await apply(true);
    await apply(false);
    expect((await events()).map(({ type, data }) => [type, data['method']])).toEqual([
      ['edition.verified', 'operator'],
      ['edition.verified', 'dns'],
      ['edition.failing', 'dns'],
      ['edition.verified', 'dns'],
      ['edition.failing', 'dns'],
      ['edition.unverified', 'dns'],
      ['edition.verified', 'operator'],
      ['edition.unverified', expect.anything()],
    ]);
  });

  it('tells of a key that is rotated, and again of one that is then revoked at once, to Full access alone', async () => {
    const { key } = await app.services.keys.create({ userId: tenant.user, name: 'k', permission: 'read' });
    await app.services.keys.rotate(key.id, 3600);
    await app.services.keys.revoke(key.id);
    expect((await events()).map(({ type, data }) => [type, data.id])).toEqual([
      ['key.revoked', key.id],
      ['key.revoked', key.id],
    ]);
    expect((await read('', tenant.read)).body.events).toEqual([]);
    expect((await read('?types=key.revoked', tenant.read)).body.events).toEqual([]);
    const shown = await graph(app, tenant.read, '{ events { totalCount nodes { id } } }');
    expect(shown.body.data.events).toEqual({ totalCount: 0, nodes: [] });
  });

  it('shows an event of a type that only a later version knows', async () => {
    await sql.query(`SELECT raise_event($1, NULL, 'moon.risen', 'moon', $2, '{}')`, [
      tenant.account,
      randomUUID(),
    ]);
    expect(await events()).toMatchObject([{ type: 'moon.risen', data: { kind: 'moon', url: null } }]);
  });

  it('shows a regression by a rule that only a later version knows, as the shape of its type allows', async () => {
    const regressions = [{ rule: 'moon_rose', check: null, before: 0, after: 1 }];
    const data = { baselineId: randomUUID(), score: 90, baselineScore: 90, regressions };
    await sql.query(`SELECT raise_event($1, $2, 'audit.regressed', 'audit', $3, $4)`, [
      tenant.account,
      tenant.edition,
      randomUUID(),
      data,
    ]);
    expect(await events()).toMatchObject([{ type: 'audit.regressed', data: { regressions } }]);
  });

  it('is read by since, by type, by edition and page by page, each event once', async () => {
    const [first, second] = [await finishArticle(app, tenant), await finishArticle(app, tenant)];
    await post(`articles/${first.id}/publish`);
    const all = await events();
    expect(await events(`?since=${all[0]!.timestamp}`)).toEqual(all.slice(1));
    expect(await events(`?since=${all[2]!.timestamp}`)).toEqual([]);
    expect(await types('?types=article.published,article.failed,article.published')).toEqual([
      'article.published',
    ]);
    expect(await types('?types=article.published,article.finished')).toEqual(all.map(({ type }) => type));
    expect(await events(`?edition=${tenant.edition.toUpperCase()}`)).toEqual(all);
    expect(await events(`?edition=${randomUUID()}`)).toEqual([]);
    const page = await read('?limit=2');
    expect(page.body).toMatchObject({ limit: 2, next: expect.any(String) });
    expect(page.body.events.map(({ data }: WireEvent) => data.id)).toEqual([first.id, second.id]);
    const last = await read(`?limit=2&cursor=${page.body.next}`);
    expect(last.body).toMatchObject({ events: [all[2]], next: null });
  });

  it.each([
    ['?types=article.eaten', '/types/0'],
    ['?since=yesterday', '/since'],
    ['?edition=none', '/edition'],
    ['?cursor=none', '/cursor'],
    ['?types=key.revoked&types=key.revoked', '/types'],
  ])('refuses %s', async (query, path) => {
    const { status, body } = await read(query);
    expect([status, body.code, body.errors[0].path]).toEqual([422, 'invalid_params', path]);
  });

  it('shows an account nothing of another', async () => {
    const stranger = await createTenant(app);
    await finishArticle(app, stranger);
    expect(await events()).toEqual([]);
    expect((await read(`?edition=${stranger.edition}`)).body.events).toEqual([]);
  });
});

describe('the types of events', () => {
  it('are listed by REST and by GraphQL, each with a schema and an example', async () => {
    const { status, body } = await call(app, tenant.read, 'GET', '/v1/event-types');
    expect(status).toBe(200);
    expect(body.event_types.map(({ type }: { type: string }) => type)).toEqual(EVENT_TYPES);
    const shown = await graph(app, tenant.read, '{ eventTypes { type kind description schema example } }');
    expect(shown.body.data.eventTypes).toEqual(body.event_types);
    const { id } = await finishArticle(app, tenant);
    const [{ id: _id, ...message }] = (await read()).body.events;
    const { schema } = body.event_types[0];
    expectSchema('a message', schema, message);
    expect(() => expectSchema('a message', schema, { ...message, type: 'article.held' })).toThrow();
    expect(message.data.id).toBe(id);
  });
});

describe('an event and its change', () => {
  it('are there both or neither: of a rollback, and of a process that is killed, nothing is left', async () => {
    const { id } = (await post('articles', { input: 'Locks' })).body;
    const cancel = `UPDATE jobs SET status = 'cancelled', finished_at = now() WHERE id = '${id}'`;
    await sql.query('BEGIN');
    await sql.query(cancel);
    await sql.query('ROLLBACK');
    const killed = await connect();
    const { rows } = await killed.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await killed.query('BEGIN');
    await killed.query(cancel);
    await killed.query('SET CONSTRAINTS events_placed IMMEDIATE');
    await sql.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
    await until(async () => {
      const { rows: left } = await sql.query('SELECT FROM pg_stat_activity WHERE pid = $1', [rows[0]!.pid]);
      return left.length === 0;
    });
    expect(await events()).toEqual([]);
    expect((await call(app, tenant.read, 'GET', `/v1/jobs/${id}`)).body.status).toBe('queued');
    await sql.query(cancel);
    expect((await events()).map(({ type, data }) => [type, data.sequence])).toEqual([
      ['article.cancelled', 1],
    ]);
  });

  it('come last in a transaction that began first, if it commits last', async () => {
    const slow = await connect();
    await slow.query('BEGIN');
    const late = randomUUID();
    await raise(slow, tenant.account, late);
    const early = randomUUID();
    await raise(sql, tenant.account, early);
    const [seen] = await events();
    expect(seen!.data.id).toBe(early);
    await slow.query('COMMIT');
    const [next] = await events(`?since=${seen!.timestamp}`);
    expect([next!.data.id, next!.data.sequence]).toEqual([late, 2]);
    await slow.end();
  });

  it('of one account are placed one transaction after the other, and seen in that order', async () => {
    const [first, second] = [await connect(), await connect()];
    const [one, two] = [randomUUID(), randomUUID()];
    await first.query('BEGIN');
    await raise(first, tenant.account, one);
    await first.query('SET CONSTRAINTS events_placed IMMEDIATE');
    const { rows } = await second.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const later = raise(second, tenant.account, two);
    await until(async () => {
      const { rows: waiting } = await sql.query(
        `SELECT FROM pg_stat_activity WHERE pid = $1 AND wait_event_type = 'Lock'`,
        [rows[0]!.pid],
      );
      return waiting.length === 1;
    });
    expect(await events()).toEqual([]);
    await first.query('COMMIT');
    await later;
    expect((await events()).map(({ data }) => data.id)).toEqual([one, two]);
    await first.end();
    await second.end();
  });

  it('wait for no cycle: transactions that change things of the same accounts in opposite order both commit', async () => {
    const { account } = await createTenant(app);
    const clients = [await connect(), await connect()];
    const pairs = [
      [tenant.account, account],
      [account, tenant.account],
    ];
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(
        clients.map(async (client, n) => {
          await client.query('BEGIN');
          for (const each of pairs[n]!) await raise(client, each);
        }),
      );
      await Promise.all(clients.map((client) => client.query('COMMIT')));
    }
    expect((await events('?limit=100')).map(({ data }) => data.sequence)).toEqual(
      Array.from({ length: 40 }, (_, n) => n + 1),
    );
    for (const client of clients) await client.end();
  });

  it('are refused outside a transaction', async () => {
    const event = {
      accountId: tenant.account,
      editionId: tenant.edition,
      type: 'schedule.missed',
      object: { kind: 'schedule', id: randomUUID() },
      data: { outcome: 'missed', code: null, plannedAt: '2026-11-20T06:30:00.000000Z', moments: 1 },
    } as const;
    await expect(app.services.stores.events.add([event])).rejects.toThrow('needs a transaction');
    await app.services.unitOfWork.run(({ events: log }) => log.add([event]));
    expect(await events()).toMatchObject([
      {
        type: 'schedule.missed',
        data: {
          ...event.object,
          outcome: 'missed',
          planned_at: event.data.plannedAt,
          edition: tenant.edition,
          url: `/v1/editions/${tenant.edition}/schedules/${event.object.id}`,
        },
      },
    ]);
  });

  /** As a caller does: where others of the edition publish all the time, one is asked to try again. */
  async function untilPublished(publish: () => Promise<unknown>) {
    for (let tries = 1; ; tries += 1) {
      try {
        await publish();
        return;
      } catch (error) {
        const isBusy =
          error instanceof GalleyError && error.code === 'conflict' && !(error instanceof HeldByDesk);
        if (!isBusy || tries === 100) throw error;
      }
    }
  }

  it('reach a reader who follows by since exactly once and in order, whatever commits at once', async () => {
    const apps = [app, other];
    const made: string[] = [];
    const rounds = Array.from({ length: 8 }, async (_, writer) => {
      const by = apps[writer % 2]!;
      const actor = await by.services.access.authenticate(tenant.full);
      const own = await connect();
      for (let n = 0; n < 10; n += 1) {
        const { id } = await finishArticle(by, tenant, { title: 'Tides', slug: 'tides' });
        made.push(`article.finished ${id}`);
        if ((n + writer) % 2 === 0) {
          const permit = await by.services.publishing.admit(actor, tenant.edition, id, 'a test');
          await untilPublished(() => permit.publish('A test.'));
          made.push(`article.published ${id}`);
        } else {
          // One that began long before it commits, and one that is rolled back.
          const key = randomUUID();
          await own.query('BEGIN');
          await raise(own, tenant.account, key);
          made.push(`key.revoked ${key}`);
          await own.query('COMMIT');
          await own.query('BEGIN');
          await raise(own, tenant.account);
          await own.query('ROLLBACK');
        }
      }
      await own.end();
    });
    const writing = { isOver: false };
    const all = Promise.all(rounds).finally(() => {
      writing.isOver = true;
    });
    const seen: WireEvent[] = [];
    for (let since = ''; ;) {
      const isLast = writing.isOver;
      await freshLimits(database);
      const page = await events(`?limit=7${since && `&since=${since}`}`);
      seen.push(...page);
      since = page.at(-1)?.timestamp ?? since;
      if (isLast && page.length === 0) break;
    }
    await all;
    expect(seen.map(({ data }) => data.sequence)).toEqual(made.map((_, n) => n + 1));
    expect(seen.map(({ type, data }) => `${type} ${data.id}`).sort()).toEqual(made.sort());
    const moments = seen.map(({ timestamp }) => timestamp);
    expect(moments).toEqual([...new Set(moments)].sort());
  });
});

describe('events in GraphQL', () => {
  const FIELDS = 'id type at sequence kind objectId editionId data';

  it('are a connection, in the same order and with the same facts', async () => {
    const { id } = await finishArticle(app, tenant);
    await post(`articles/${id}/publish`);
    const [finished, published] = await events();
    const ask = async (args: string) =>
      (await graph(app, tenant.read, `{ events${args} { totalCount nodes { ${FIELDS} } } }`)).body.data
        .events;
    const all = await ask('');
    expect(all.totalCount).toBe(2);
    expect(all.nodes[0]).toEqual({
      id: finished!.id,
      type: 'article.finished',
      at: finished!.timestamp,
      sequence: 1,
      kind: 'article',
      objectId: id,
      editionId: tenant.edition,
      data: expect.objectContaining({ jobId: finished!.data['job_id'], articleId: id }),
    });
    const last = await ask('(last: 1)');
    expect(last.nodes[0].id).toBe(published!.id);
    const named = await ask('(filter: { type: ["article.published"] })');
    expect(named.nodes).toEqual([all.nodes[1]]);
    const wrong = await graph(app, tenant.read, '{ events(filter: { type: ["x"] }) { totalCount } }');
    expect(wrong.body.errors[0].extensions.code).toBe('invalid_params');
  });

  it('are followed from a moment on, then as they come from any process, until the key is revoked', async () => {
    await finishArticle(app, tenant);
    await finishArticle(app, tenant);
    const [first, second] = await events();
    const { token, key } = await app.services.keys.create({
      userId: tenant.user,
      name: 'watcher',
      permission: 'read',
    });
    const client = openGraphClient(app, token);
    const followed = client.follow(
      `subscription ($since: String) { events(filter: { since: $since, type: ["article.finished", "article.published"] }) { id type } }`,
      { since: first!.timestamp },
    );
    const next = async () => (await followed.next()).value.data.events;
    expect(await next()).toEqual({ id: second!.id, type: 'article.finished' });
    const { id } = await finishArticle(other, tenant);
    expect((await next()).type).toBe('article.finished');
    await post(`articles/${id}/publish`);
    expect((await next()).type).toBe('article.published');
    await app.services.keys.revoke(key.id);
    expect((await client.closed).code).toBe(4403);
    client.close();
  });

  it('begin with what happens from now on where no moment is given', async () => {
    await finishArticle(app, tenant);
    const client = openGraphClient(app, tenant.read);
    const followed = client.follow('subscription { events { type objectId } }');
    const said = followed.next();
    // Until it listens, each is from before.
    const ids: string[] = [];
    let isSaid = false;
    void said.then(() => (isSaid = true));
    await until(async () => {
      if (!isSaid) ids.push((await finishArticle(other, tenant)).id);
      return isSaid;
    });
    expect(ids).toContain((await said).value.data.events.objectId);
    client.close();
  });
});

describe('events that go', () => {
  it('expire after their days, and nothing else does', async () => {
    await finishArticle(app, tenant);
    await finishArticle(app, tenant);
    const [old, young] = await events();
    await sql.query(`UPDATE events SET at = at - interval '31 days' WHERE id = $1`, [old!.id]);
    expect(await app.services.stores.retention.expireEvents(30)).toBe(1);
    expect(await events()).toEqual([young]);
  });

  it('go with their edition, and with their account', async () => {
    await finishArticle(app, tenant);
    const count = async () =>
      (
        await sql.query(
          `SELECT (SELECT count(*) FROM events WHERE account_id = $1)::integer AS events,
             (SELECT count(*) FROM event_places WHERE account_id = $1)::integer AS places`,
          [tenant.account],
        )
      ).rows[0];
    await raise(sql, tenant.account);
    expect(await count()).toEqual({ events: 2, places: 1 });
    await app.services.erasure.eraseEdition(tenant.edition);
    expect(await types()).toEqual(['key.revoked']);
    await app.services.erasure.eraseAccount(tenant.account);
    expect(await count()).toEqual({ events: 0, places: 0 });
  });
});

describe('galley events', () => {
  const run = (...args: string[]) => runHere(['events', ...args], { DATABASE_URL: database.url });

  it('prints those of an account, the newest, or from a moment on, for people and for programs', async () => {
    const { id } = await finishArticle(app, tenant);
    await post(`articles/${id}/publish`);
    const all = await events();
    const json = async (...args: string[]) =>
      JSON.parse((await run('--account', tenant.account, '--json', ...args)).out).events;
    expect(await json()).toEqual(all);
    expect(await json('-n', '1')).toEqual(all.slice(1));
    expect(await json('--since', all[0]!.timestamp)).toEqual(all.slice(1));
    expect(await json('--since', '2026-01-01', '-n', '1')).toEqual(all.slice(0, 1));
    expect(await json('--type', 'article.published')).toEqual(all.slice(1));
    const { out, code } = await run('--account', tenant.account);
    expect(code).toBe(0);
    expect(out).toMatch(/^AT +WHAT +WHICH +EDITION +SEQUENCE\n.*article\.finished +article [\da-f-]{36}/);
  });

  it.each([
    [[], "required option '--account <id>' not specified"],
    [['--account', 'x', '--type', 'article.eaten'], 'It must be one of article.finished'],
    [['--account', 'x', '--since', 'yesterday'], 'It must be a date or a time in ISO 8601.'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await run(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
