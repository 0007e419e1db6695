import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { ChaosRun } from '../../support/chaos/chaos-run.js';
import { eventually } from '../../support/eventually.js';
import { expectSound } from '../../support/chaos/expect-sound.js';
import { jobStoresOfLane } from '../../support/chaos/job-store-kinds.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { QUICK } from '../../support/chaos/worker-process.js';

/** Each a write of a worker that was stopped just before it, and how the store names it. */
const WRITES = [
  { point: 'before beginning of brief', method: 'advance' },
  { point: 'before draft', method: 'advance' },
  { point: 'before release', method: 'release', fail: 'checks' },
  { point: 'before assemble', method: 'complete' },
] as const;

describe.each(jobStoresOfLane())('workers that are stopped, with the queue on $name', (store) => {
  let database: TestDatabase;
  let run: ChaosRun;

  beforeEach(async () => {
    database = await createTestDatabase();
    run = await ChaosRun.open(store, database.url);
  });
  afterEach(async () => {
    await run.close();
    await database.drop();
  });

  const stateOf = (ids: readonly string[]) =>
    run.rows(
      `SELECT to_jsonb(j) AS job,
         (SELECT jsonb_agg(e ORDER BY e.version) FROM job_events e WHERE e.job_ref = j.ref) AS events,
         (SELECT jsonb_agg(f ORDER BY f.stage) FROM job_artifacts f WHERE f.job_ref = j.ref) AS artifacts,
         (SELECT jsonb_agg(a) FROM articles a WHERE a.job_ref = j.ref) AS articles
       FROM jobs j WHERE id = ANY ($1::uuid[]) ORDER BY id`,
      [ids],
    );

  describe('by SIGSTOP for longer than a lease', () => {
    it('change nothing when they go on, and can work again', async () => {
      const ids = await run.start(
        WRITES.map(({ point, method: _, ...more }) => ({ hold: [point], ...more })),
      );
      const zombie = await run.worker({ obeys: true });
      const refs = await Promise.all(WRITES.map(({ point }, n) => zombie.holds(ids[n]!, point)));
      zombie.signal('SIGSTOP');
      const heir = await run.worker();
      await run.allEnded();
      for (const id of ids) expect(await run.job(id)).toMatchObject({ status: 'done', attempt: 2 });
      const before = await stateOf(ids);

      zombie.signal('SIGCONT');
      for (const ref of refs) await zombie.refused(ref, 'renewLease');
      for (const [n, { method }] of WRITES.entries()) {
        zombie.go(refs[n]!);
        await zombie.refused(refs[n]!, method);
      }
      expect(await stateOf(ids)).toEqual(before);

      // All of its places are free again: alone, it has as many jobs under way at a time as ever.
      expect(await heir.leave()).toBe(0);
      const more = await run.start(Array.from({ length: 4 }, () => ({ hold: ['before meta'] })));
      const again = await Promise.all(more.map((id) => zombie.holds(id, 'before meta')));
      for (const ref of again) zombie.go(ref);
      await run.allEnded();
      await expectSound(run);
    });

    it('hold no rows: what they had begun to write ends without them, once', async () => {
      const [id] = await run.start([{ hold: ['before assemble'] }]);
      const zombie = await run.worker({ obeys: true });
      const ref = await zombie.holds(id!, 'before assemble');
      // Stopped in the statement that ends the job: it has locked the job's row, and waits for the edition's.
      const other = new Client({ connectionString: database.url });
      await other.connect();
      try {
        await other.query('BEGIN; SELECT 1 FROM editions FOR UPDATE');
        zombie.go(ref);
        await eventually('the worker waits for the edition', async () => {
          const rows = await run.rows(
            `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          // And maybe the renewal of its lease behind it.
          return rows.length > 0;
        });
        zombie.signal('SIGSTOP');
        await other.query('COMMIT');
      } finally {
        await other.end();
      }
      await run.allEnded();
      expect(await run.job(id!)).toMatchObject({ status: 'done', attempt: 1 });
      const before = await stateOf([id!]);
      zombie.signal('SIGCONT');
      // It goes on as if nothing had been, with the next job too.
      await run.start([{ ms: 10 }]);
      await run.allEnded();
      expect(await stateOf([id!])).toEqual(before);
      await expectSound(run);
    });
  });

  describe('by SIGTERM', () => {
    /** Only what a worker hands back comes back at once: what it drops is found after a time that no test has. */
    const SLOW_TO_NOTICE = { ...QUICK, leaseMs: 600_000, lockLifetimeMs: 600_000 };

    it('finish what they can in time, hand back the rest uncounted, take nothing new, and exit with 0', async () => {
      const [soon, late] = await run.start([
        { ms: 20, slow: { draft: 700 } },
        { ms: 20, slow: { draft: 30_000 } },
      ]);
      const leaving = await run.worker({ limits: SLOW_TO_NOTICE, concurrency: 3 });
      await Promise.all([soon, late].map((id) => leaving.runs(id!, 'draft')));
      const asked = performance.now();
      const left = leaving.leave();
      const [next] = await run.start([{ ms: 20 }]);
      expect(await left).toBe(0);
      expect(performance.now() - asked).toBeLessThan(SLOW_TO_NOTICE.drainMs! + 6000);
      expect(await run.job(soon!)).toMatchObject({ status: 'done', attempt: 1 });
      expect(await run.job(late!)).toMatchObject({ status: 'queued', stage: 'draft', attempt: 0 });
      expect(leaving.ran(next!)).toEqual([]);

      await run.rows(`UPDATE jobs SET brief = jsonb_set(brief, '{input}', '"{}"') WHERE id = $1`, [late]);
      await run.worker({ limits: SLOW_TO_NOTICE });
      await run.allEnded();
      for (const id of [late, next]) expect(await run.job(id!)).toMatchObject({ status: 'done', attempt: 1 });
      await expectSound(run);
    });

    it('lose nothing and no time in a rolling restart of two under load', async () => {
      const options = { limits: { ...SLOW_TO_NOTICE, drainMs: 200 } };
      const load = { over: false };
      const feed = async () => {
        while (!load.over) {
          await run.start(Array.from({ length: 20 }, (_, n) => ({ ms: 30 + (n % 7) * 10 })));
          await eventually('the load goes down', async () => ((await run.statuses()).queued ?? 0) < 10);
        }
      };
      const old = [await run.worker(options), await run.worker(options)];
      const feeding = feed();
      try {
        await run.changes(20);
        for (const worker of old) {
          await run.worker(options);
          expect(await worker.leave()).toBe(0);
          await run.changes(20);
        }
      } finally {
        load.over = true;
        await feeding;
      }
      await run.allEnded();
      expect(await run.rows(`SELECT DISTINCT status, attempt FROM jobs`)).toEqual([
        { status: 'done', attempt: 1 },
      ]);
      await expectSound(run);
    });
  });
});
