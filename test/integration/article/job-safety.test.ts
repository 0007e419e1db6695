import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { StageFailure } from '../../../src/domain/article/stage-failure.js';
import type { App } from '../../../src/main/build-app.js';
import { gate } from '../../support/gate.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { recordingLog } from '../../support/recording-log.js';
import {
  call,
  createTenant,
  startGalley,
  waitForJob,
  type Tenant,
} from '../../support/server/test-galley.js';

describe('an article job', () => {
  let database: TestDatabase;
  let sql: Client;
  let gateway: App;
  let tenant: Tenant;

  beforeAll(async () => {
    database = await createTestDatabase();
    sql = new Client({ connectionString: database.url });
    await sql.connect();
    gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
    tenant = await createTenant(gateway);
  });
  afterAll(async () => {
    await gateway.close();
    await sql.end();
    await database.drop();
  });

  const start = async () => {
    const { status, body } = await call(
      gateway,
      tenant.full,
      'POST',
      `/v1/editions/${tenant.edition}/articles`,
      {
        input: 'Anything',
      },
    );
    expect(status).toBe(202);
    return (body as { id: string }).id;
  };
  const worker = (writing = scriptedWriting(), limits = {}) =>
    startGalley({ databaseUrl: database.url, role: 'worker', writing, limits });
  const eventsOf = async (id: string) => {
    const { rows } = await sql.query<{ version: number; progress: { status: string; progress: number } }>(
      `SELECT e.version, e.progress FROM job_events e JOIN jobs j ON j.ref = e.job_ref WHERE j.id = $1 ORDER BY e.version`,
      [id],
    );
    return rows;
  };

  it('runs in another process and leaves one article, numbered events and nothing in the queue', async () => {
    const id = await start();
    const other = await worker();
    try {
      const job = await waitForJob(gateway, tenant.full, id);
      expect(job).toMatchObject({ status: 'done', progress: 100, attempt: 1, error: null });
      const events = await eventsOf(id);
      expect(events.map((event) => event.version)).toEqual(events.map((_, index) => index + 1));
      const percents = events.map((event) => event.progress.progress);
      expect(percents).toEqual([...percents].sort((a, b) => a - b));
      const { rows } = await sql.query(
        `SELECT 1 FROM articles a JOIN jobs j ON j.ref = a.job_ref WHERE j.id = $1`,
        [id],
      );
      expect(rows).toHaveLength(1);
      expect((await sql.query('SELECT 1 FROM outbox')).rows).toHaveLength(0);
    } finally {
      await other.close();
    }
    expect((await sql.query('SELECT 1 FROM agenda_jobs')).rows).toHaveLength(0);
  });

  it('continues after the last artifact when its worker is lost, whose late writes change nothing', async () => {
    const stuck = gate();
    const reached = gate();
    const zombieScript = scriptedWriting({
      draft: async () => {
        reached.open();
        await stuck.opened;
      },
    });
    // It neither renews its lease nor sweeps in time, and has no room for another job: a worker that stands still.
    const zombie = await startGalley({
      databaseUrl: database.url,
      role: 'worker',
      writing: zombieScript,
      env: { WORKER_CONCURRENCY: '1' },
      limits: { leaseMs: 5_000_000, sweepEveryMs: 1_000_000 },
    });
    const id = await start();
    await reached.opened;
    await sql.query(`UPDATE jobs SET lease_until = clock_timestamp() - interval '1 second' WHERE id = $1`, [
      id,
    ]);
    const heirScript = scriptedWriting();
    const heir = await worker(heirScript);
    try {
      const job = await waitForJob(gateway, tenant.full, id);
      expect(job).toMatchObject({ status: 'done', attempt: 2 });
      expect(heirScript.ran).toEqual(['draft', 'checks', 'meta', 'image', 'assemble']);
      const before = await eventsOf(id);
      stuck.open();
      await zombie.close();
      expect(await eventsOf(id)).toEqual(before);
      expect(zombieScript.ran).toEqual(['brief', 'research', 'outline', 'draft']);
    } finally {
      stuck.open();
      await heir.close();
      await zombie.close();
    }
  });

  it('fails as worker_lost when every worker that claims it is lost', async () => {
    const id = await start();
    await sql.query(
      `UPDATE jobs SET status = 'running', attempt = max_attempts, lease_token = gen_random_uuid(),
         lease_until = clock_timestamp() - interval '1 second' WHERE id = $1`,
      [id],
    );
    const other = await worker();
    try {
      const job = await waitForJob(gateway, tenant.full, id);
      expect(job).toMatchObject({ status: 'failed', error: { code: 'worker_lost', retryable: false } });
      expect(job.progress).toBeLessThan(100);
    } finally {
      await other.close();
    }
  });

  it('fails for good where a retry can’t help, and names the stage', async () => {
    const writing = scriptedWriting({
      research: async () => {
        throw new StageFailure('sources_required', 'There is nothing to write from.');
      },
    });
    const other = await worker(writing);
    try {
      const job = await waitForJob(gateway, tenant.full, await start());
      expect(job).toMatchObject({
        status: 'failed',
        attempt: 1,
        stage: 'research',
        article_id: null,
        error: { code: 'sources_required', message: 'There is nothing to write from.', stage: 'research' },
      });
      expect(job.stages.map((stage: { status: string }) => stage.status).slice(0, 3)).toEqual([
        'done',
        'failed',
        'waiting',
      ]);
    } finally {
      await other.close();
    }
  });

  it('is retried later after a failure that may pass', async () => {
    let failures = 1;
    const writing = scriptedWriting({
      draft: async () => {
        if (failures-- > 0) throw new StageFailure('fetch_timeout', 'The page did not come.');
      },
    });
    const other = await worker(writing);
    try {
      const id = await start();
      const job = await waitForJob(gateway, tenant.full, id);
      expect(job).toMatchObject({ status: 'done', attempt: 2, error: null });
      const waiting = (await eventsOf(id)).find(
        (event) => event.version > 1 && event.progress.status === 'queued',
      );
      expect(waiting?.progress).toMatchObject({ error: { code: 'fetch_timeout', retryable: true } });
    } finally {
      await other.close();
    }
  });

  it('shows nothing of an unexpected error, which the log has', async () => {
    const log = recordingLog();
    const writing = scriptedWriting({
      meta: async () => {
        throw new Error('secret-of-the-inside');
      },
    });
    const other = await startGalley({ databaseUrl: database.url, role: 'worker', writing, log });
    try {
      const id = await start();
      await sql.query(`UPDATE jobs SET max_attempts = 1 WHERE id = $1`, [id]);
      const job = await waitForJob(gateway, tenant.full, id);
      expect(job).toMatchObject({ status: 'failed', error: { code: 'internal', stage: 'meta' } });
      expect(JSON.stringify(job)).not.toContain('secret-of-the-inside');
      const logged = log.entries.filter((entry) => entry.level === 'error').map((entry) => entry.fields);
      expect(logged).toEqual([
        expect.objectContaining({ err: expect.objectContaining({ message: 'secret-of-the-inside' }) }),
      ]);
    } finally {
      await other.close();
    }
  });

  it('is handed back when its worker has to leave before it is done', async () => {
    const reached = gate();
    const writing = scriptedWriting({
      draft: (_job, signal) => {
        reached.open();
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      },
    });
    const leaving = await worker(writing, { drainMs: 50 });
    const id = await start();
    await reached.opened;
    await leaving.close();
    const { body } = await call(gateway, tenant.full, 'GET', `/v1/jobs/${id}`);
    expect(body).toMatchObject({ status: 'queued', stage: 'draft', error: null });
    const other = await worker();
    try {
      // Handing back is no failure of the job's: the attempt is not counted.
      expect(await waitForJob(gateway, tenant.full, id)).toMatchObject({ status: 'done', attempt: 1 });
    } finally {
      await other.close();
    }
  });

  it('is claimed once, however many workers are notified', async () => {
    const first = scriptedWriting();
    const second = scriptedWriting();
    const workers = await Promise.all([worker(first), worker(second)]);
    try {
      const ids = await Promise.all(Array.from({ length: 12 }, start));
      await sql.query(
        `INSERT INTO outbox (kind, ref, due_at) SELECT 'write-article', ref, now() FROM jobs WHERE id = ANY ($1)
        ON CONFLICT DO NOTHING`,
        [ids],
      );
      for (const id of ids)
        expect(await waitForJob(gateway, tenant.full, id)).toMatchObject({ status: 'done', attempt: 1 });
      expect([...first.ran, ...second.ran].filter((name) => name === 'assemble')).toHaveLength(12);
    } finally {
      await Promise.all(workers.map((each) => each.close()));
    }
  });
});
