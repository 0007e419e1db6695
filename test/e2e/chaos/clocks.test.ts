import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChaosRun } from '../../support/chaos/chaos-run.js';
import { eventually } from '../../support/eventually.js';
import { expectSound } from '../../support/chaos/expect-sound.js';
import { jobStoresOfLane } from '../../support/chaos/job-store-kinds.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';

const HOUR_MS = 3_600_000;
/** Far less than an hour, and far more than a slow machine takes. */
const SOON_MS = 45_000;

describe.each(jobStoresOfLane())(
  'processes whose clocks are an hour off, with the queue on $name',
  (store) => {
    let database: TestDatabase;
    let run: ChaosRun;

    beforeAll(async () => {
      database = await createTestDatabase();
      run = await ChaosRun.open(store, database.url, { clockShiftMs: HOUR_MS });
    });
    afterAll(async () => {
      await run.close();
      await database.drop();
    });

    it('start, wait, hold, take over, cancel and refuse by the time of the database', async () => {
      // A gateway ahead, a worker behind: what is started is due at once.
      const behind = await run.worker({ clockShiftMs: -HOUR_MS });
      const started = await run.start([{ ms: 20 }, { ms: 20 }]);
      await run.allEnded(started, SOON_MS);
      expect(await behind.leave()).toBe(0);

      // What a worker ahead puts off for two seconds is due after two seconds, for another too.
      const ahead = await run.worker({ obeys: true, clockShiftMs: HOUR_MS });
      const [again] = await run.start([{ ms: 20, fail: 'checks' }]);
      await eventually('an attempt fails', async () => (await run.job(again!)).error !== null);
      await ahead.kill();
      await run.rows(`UPDATE jobs SET brief = jsonb_set(brief, '{input}', '"{}"') WHERE id = $1`, [again]);
      const pair = { behind: -HOUR_MS, ahead: HOUR_MS };
      const [one, other] = await Promise.all(
        Object.values(pair).map((clockShiftMs) => run.worker({ obeys: true, clockShiftMs })),
      );
      await run.allEnded([again!], SOON_MS);
      expect(await run.job(again!)).toMatchObject({ status: 'done', attempt: 2 });

      // Both live and hold jobs for several leases, and none takes the other's.
      const held = await run.start(Array.from({ length: 8 }, () => ({ hold: ['before draft'] })));
      const leases = () =>
        run.rows<{ attempt: number; seconds: number }>(
          `SELECT attempt, extract(epoch FROM lease_until - started_at)::float8 AS seconds FROM jobs
         WHERE id = ANY ($1::uuid[])`,
          [held],
        );
      await eventually('each lease is renewed', async () =>
        (await leases()).every(({ seconds }) => seconds > 6),
      );
      expect((await leases()).map(({ attempt }) => attempt)).toEqual(held.map(() => 1));
      for (const worker of [one!, other!])
        expect(held.filter((id) => worker.ran(id).length > 0)).toHaveLength(4);

      // What the dead had is taken over.
      await Promise.all([one!.kill(), other!.kill()]);
      const heirs = await Promise.all(
        Object.values(pair).map((clockShiftMs) => run.worker({ clockShiftMs })),
      );
      await run.allEnded(held, SOON_MS);
      for (const id of held) expect(await run.job(id)).toMatchObject({ status: 'done', attempt: 2 });

      // A cancelling reaches the worker, and an hour of a limit is an hour of the database.
      const tenant = await run.tenant();
      expect(await run.startOne(tenant, { ms: 600_000 })).toBe(202);
      const id = run.accepted.at(-1)!;
      await eventually('it runs', async () => (await run.job(id)).status === 'running');
      const { ref } = await run.job(id);
      const { status } = await run.gateways.post(0, tenant.full, `/v1/jobs/${id}/cancel`, {});
      expect(status).toBe(202);
      await Promise.race(heirs.map((each) => each.refused(ref, 'renewLease', 'advance')));
      const path = `/v1/editions/${tenant.edition}/articles/batch`;
      const jobs = Array.from({ length: 19 }, () => ({ input: '{"ms":1}' }));
      const batch = await run.gateways.post(0, tenant.full, path, { jobs });
      run.accepted.push(...(batch.body['accepted'] as string[]));
      expect(run.accepted.slice(-19)).toHaveLength(19);
      const beyond = await run.gateways.post(0, tenant.full, path.replace('/batch', ''), {
        input: 'One more',
      });
      expect(beyond.status).toBe(429);
      expect(Number(beyond.retryAfter)).toBeGreaterThan(0);
      expect(Number(beyond.retryAfter)).toBeLessThanOrEqual(3600);
      await run.allEnded(null, SOON_MS);
      await expectSound(run);
    });
  },
);
