import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { recordOf } from '../../support/writing/provenance-record.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import {
  call,
  createTenant,
  startGalley,
  waitForJob,
  type Tenant,
} from '../../support/server/test-galley.js';
import { until } from '../../support/until.js';

let database: TestDatabase;
let galley: App;
let tenant: Tenant;
let sql: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  galley = await startGalley({
    databaseUrl: database.url,
    writing: scriptedWriting(),
    env: {
      JOB_KEEP_DAYS: '10',
      REPORT_KEEP_DAYS: '20',
      LEDGER_KEEP_DAYS: '70',
      SOURCE_TEXT_DAYS: '30',
      AUDIT_LOG_DAYS: '100',
    },
    limits: { expireEveryMs: 20 },
  });
  tenant = await createTenant(galley, { verified: true, webAddress: 'https://tides.example/' });
  sql = new Client({ connectionString: database.url });
  await sql.connect();
});
afterAll(async () => {
  await sql.end();
  await galley.close();
  await database.drop();
});

const count = async (table: string, where: string, ...bind: readonly string[]): Promise<number> => {
  const { rows } = await sql.query<{ n: number }>(
    `SELECT count(*)::integer AS n FROM ${table} WHERE ${where}`,
    [...bind],
  );
  return rows[0]!.n;
};
const eventsOf = (id: string) => count('job_events', 'job_ref = (SELECT ref FROM jobs WHERE id = $1)', id);
const artifactsOf = (id: string) =>
  count('job_artifacts', 'job_ref = (SELECT ref FROM jobs WHERE id = $1)', id);

const start = (id: string) =>
  call(galley, tenant.full, 'POST', `/v1/editions/${tenant.edition}/articles`, { id, input: 'Tides' });

/** A job that is done, and ended so many days ago: each later than the one before, as time has it. */
async function jobOf(days: number) {
  const id = randomUUID();
  await start(id);
  const done = await waitForJob(galley, tenant.full, id);
  await sql.query(`UPDATE jobs SET finished_at = finished_at - $2 * interval '1 day' WHERE id = $1`, [
    id,
    days,
  ]);
  return { id, done };
}

describe('retention', () => {
  it('deletes expired events and artifacts of jobs, and no other', async () => {
    const [young, old] = [await jobOf(9), await jobOf(11)];
    await until(async () => (await eventsOf(old.id)) === 0);
    expect(await artifactsOf(old.id)).toBe(0);
    expect(await eventsOf(young.id)).toBeGreaterThan(1);
    expect(await artifactsOf(young.id)).toBeGreaterThan(0);
    // It goes on from there with those that come to their time later.
    const next = await jobOf(10.5);
    await until(async () => (await eventsOf(next.id)) === 0);
  });

  it('keeps the job: its poll answers, its id starts nothing again, its article stays', async () => {
    const { id, done } = await jobOf(10.4);
    await until(async () => (await eventsOf(id)) === 0);
    const polled = await call(galley, tenant.full, 'GET', `/v1/jobs/${id}`);
    expect(polled).toMatchObject({ status: 200, body: { id, status: 'done', stages: done.stages } });
    const repeat = await start(id);
    expect(repeat).toMatchObject({ status: 200, body: { id, status: 'done' } });
    expect(await count('jobs', 'id = $1', id)).toBe(1);
    const article = `/v1/editions/${tenant.edition}/articles/${done.article_id}`;
    expect((await call(galley, tenant.read, 'GET', article)).status).toBe(200);
  });

  it('deletes the texts of sources that no sentence rests on with the events of the job, and no other', async () => {
    const record = recordOf();
    const [cited] = record.sources;
    const uncited = { ...cited!, id: 'S9', used: false, citedCount: 0, storedTextRef: '/sources/1/text' };
    const { id, done } = await jobOf(0);
    const sources = [cited!, uncited];
    await sql.query('UPDATE articles SET provenance = $2::jsonb WHERE id = $1', [
      done.article_id,
      JSON.stringify({ ...record, sources }),
    ]);
    await sql.query(`UPDATE jobs SET finished_at = finished_at - 10.35 * interval '1 day' WHERE id = $1`, [
      id,
    ]);
    await until(async () => (await eventsOf(id)) === 0);
    const { rows } = await sql.query<{ provenance: unknown }>(
      'SELECT provenance FROM articles WHERE id = $1 AND has_source_texts',
      [done.article_id],
    );
    const left = { ...record, sources: [cited, { ...uncited, text: null }] };
    expect(rows).toEqual([{ provenance: JSON.parse(JSON.stringify(left)) }]);
  });

  it('deletes the texts of the sources of old articles, and keeps the rest of their records', async () => {
    const recorded = async () => {
      const job = await jobOf(0);
      await sql.query('UPDATE articles SET provenance = $2::jsonb WHERE id = $1', [
        job.done.article_id,
        JSON.stringify(recordOf()),
      ]);
      return job;
    };
    const [young, old] = [await recorded(), await recorded()];
    const shownRecord = async ({ done }: { done: { article_id?: unknown } }) => {
      const path = `/v1/editions/${tenant.edition}/articles/${String(done.article_id)}/provenance`;
      const { status, body } = await call(galley, tenant.read, 'GET', path);
      expect([status, body]).toEqual([200, expect.objectContaining({ sources: expect.any(Array) })]);
      return body as { sources: { text: string | null }[] };
    };
    const age = (job: typeof old, days: number) =>
      sql.query(`UPDATE articles SET created_at = created_at - $2 * interval '1 day' WHERE id = $1`, [
        job.done.article_id,
        days,
      ]);
    const [before, kept] = [await shownRecord(old), await shownRecord(young)];
    expect(before.sources[0]).toMatchObject({ text: expect.stringMatching(/./) });
    await age(young, 29);
    await age(old, 31);
    await until(async () => (await shownRecord(old)).sources[0]!.text === null);
    expect(await shownRecord(old)).toEqual({
      ...before,
      sources: before.sources.map((source) => ({ ...source, text: null })),
    });
    expect(await shownRecord(young)).toEqual(kept);
    expect(await count('articles', `id = $1 AND NOT has_source_texts`, String(old.done.article_id))).toBe(1);
    // An editor who had read it before may write it back: its time is over again.
    await sql.query(
      `UPDATE articles SET provenance = jsonb_set(provenance, '{sources,0,text}', '"back"') WHERE id = $1`,
      [old.done.article_id],
    );
    await until(async () => (await shownRecord(old)).sources[0]!.text === null);
  });

  it('shows the final state to a watcher who reconnects after its events are deleted', async () => {
    const { id } = await jobOf(10.3);
    await until(async () => (await eventsOf(id)) === 0);
    const actor = await galley.services.access.authenticate(tenant.read);
    const shown = [];
    for await (const progress of galley.services.jobs.watch(actor, id, 2)) shown.push(progress);
    expect(shown).toMatchObject([{ id, status: 'done', progress: 100 }]);
  });

  it('deletes rate-limit slots that have passed, and no other', async () => {
    await sql.query(`INSERT INTO origin_slots (origin, next_at)
      VALUES ('https://past.example', now() - interval '2 minutes'), ('https://next.example', now() + interval '1 hour')`);
    await until(async () => (await count('origin_slots', `origin = 'https://past.example'`)) === 0);
    expect(await count('origin_slots', `origin = 'https://next.example'`)).toBe(1);
  });

  it('deletes sessions of the console an hour after their latest end, and no other', async () => {
    const made = async (minutes: number) => {
      const { session } = await galley.services.sessions.signIn(tenant.read, { from: '', userAgent: '' });
      await sql.query(
        `UPDATE sessions SET ends_at = clock_timestamp() - $2 * interval '1 minute' WHERE id = $1`,
        [session.id, minutes],
      );
      return session.id;
    };
    const [late, old] = [await made(55), await made(61)];
    await until(async () => (await count('sessions', 'id = $1', old)) === 0);
    expect(await count('sessions', 'id = $1', late)).toBe(1);
  });

  it('deletes sessions of operators as well', async () => {
    await sql.query(`WITH key AS (
        INSERT INTO operator_keys (id, name, token_hash, token_prefix)
        VALUES (gen_random_uuid(), 'retention', sha256('key'), 'gk_ops_Reten') RETURNING id)
      INSERT INTO operator_sessions (id, key_id, token_hash, user_agent, idle, ends_at)
      SELECT gen_random_uuid(), key.id, sha256(agent::bytea), agent, interval '1 hour', clock_timestamp() - ended
      FROM key, (VALUES ('late', interval '55 minutes'), ('old', interval '61 minutes')) AS s (agent, ended)`);
    await until(async () => (await count('operator_sessions', 'user_agent = $1', 'old')) === 0);
    expect(await count('operator_sessions', 'user_agent = $1', 'late')).toBe(1);
  });

  it('deletes the words of pages that were read more than ninety days ago', async () => {
    const put = `INSERT INTO site_pages (edition_id, language, url, length, terms, seen_at)
      VALUES ($1, 'en', $2, 1, '{"tide": 1}', now() - $3 * interval '1 day')`;
    await sql.query(put, [tenant.edition, 'https://tides.example/old', 91]);
    await sql.query(put, [tenant.edition, 'https://tides.example/young', 89]);
    await until(async () => (await count('site_pages', `url LIKE '%/old'`)) === 0);
    expect(await count('site_pages', `url LIKE '%/young'`)).toBe(1);
  });

  it('deletes expired reports, paid actions and answers of searches', async () => {
    const path = `/v1/editions/${tenant.edition}/research`;
    const { id } = (await call(galley, tenant.full, 'POST', path)).body;
    const poll = () => call(galley, tenant.read, 'GET', `${path}/${id}`);
    await until(async () => (await count('reports', `id = $1 AND status = 'done'`, id)) === 1);
    await sql.query(
      `INSERT INTO search_answers (key, day, answer) SELECT day::text, day, '{}'
       FROM generate_series(current_date - 2, current_date, interval '1 day') AS day`,
    );
    await sql.query(`UPDATE reports SET finished_at = finished_at - interval '19 days' WHERE id = $1`, [id]);
    const { id: other } = await jobOf(0);
    const mine = `subject = (SELECT ref FROM jobs WHERE id = $1)`;
    await sql.query(`UPDATE paid_actions SET at = at - interval '69 days' WHERE ${mine}`, [other]);
    await until(async () => (await count('search_answers', 'true')) === 2);
    expect((await poll()).status).toBe(200);
    expect(await count('paid_actions', mine, other)).toBe(1);

    await sql.query(`UPDATE reports SET finished_at = finished_at - interval '2 days' WHERE id = $1`, [id]);
    await sql.query(`UPDATE paid_actions SET at = at - interval '2 days' WHERE ${mine}`, [other]);
    await until(async () => (await count('reports', 'id = $1', id)) === 0);
    expect((await poll()).status).toBe(404);
    await until(async () => (await count('paid_actions', mine, other)) === 0);
    // The hour's room is counted from younger rows.
    expect((await start(other)).status).toBe(200);
    expect(await count('paid_actions', `at > now() - interval '1 hour'`)).toBeGreaterThan(1);
  });

  it('deletes expired entries of the audit log, and no other', async () => {
    const add = (days: number) =>
      sql.query(
        `INSERT INTO audit_log (at, account_id, actor, action, object_kind, details)
         SELECT clock_timestamp() - $2 * interval '1 day', $1, '{"kind":"service"}', 'records_pruned', 'records', '{}'
         FROM generate_series(1, 1200)`,
        [tenant.account, days],
      );
    await add(99);
    await add(101);
    const pruned = (where: string) =>
      count('audit_log', `action = 'records_pruned' AND account_id = $1 AND ${where}`, tenant.account);
    await until(async () => (await pruned(`at < clock_timestamp() - interval '100 days'`)) === 0);
    expect(await pruned('true')).toBe(1200);
  });
});
