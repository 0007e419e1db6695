import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Chance } from '../../support/chaos/chance.js';
import { ChaosRun } from '../../support/chaos/chaos-run.js';
import { expectSound } from '../../support/chaos/expect-sound.js';
import { runs } from '../../support/sample.js';
import { jobStoresOfLane } from '../../support/chaos/job-store-kinds.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';

const WORKERS = 3;
/**
 * Most of what a kill can break is the same on each store, as PostgreSQL has the rows of the jobs: the second store of the
 * queue has a storm of half the size.
 */
const STORMS: Readonly<Record<string, { readonly seconds: number; readonly jobs: number }>> = {
  PostgreSQL: { seconds: runs(60), jobs: runs(200) },
};
const HALF = { seconds: runs(30), jobs: runs(100) };

const chance = new Chance();

describe.each(jobStoresOfLane())(`a storm, with the queue on $name (SEED=${chance.seed})`, (store) => {
  const { seconds, jobs } = STORMS[store.name] ?? HALF;
  let database: TestDatabase;
  let run: ChaosRun;

  beforeAll(async () => {
    database = await createTestDatabase();
    run = await ChaosRun.open(store, database.url);
  });
  afterAll(async () => {
    await run.close();
    await database.drop();
  });

  it(`lets all jobs end, and none twice: kill -9 for ${seconds} s on ${WORKERS} workers with ${jobs} jobs`, async () => {
    const workers = run.supervise(WORKERS);
    await run.start(Array.from({ length: jobs }, () => ({ ms: chance.whole(50, 450) })));
    // A storm has its own length; nothing is waited for.
    const until = performance.now() + seconds * 1000;
    let kills = 0;
    while (performance.now() < until) {
      await delay(chance.between(200, 3000));
      await workers.current[chance.whole(0, WORKERS)]?.kill();
      kills += 1;
    }
    await run.allEnded(null, 120_000);
    await expectSound(run);
    await workers.stop();

    // It was a storm: enough was killed in the middle of its work.
    expect(kills).toBeGreaterThan(seconds / 3);
    const [lost] = await run.rows<{ attempts: number }>(
      'SELECT count(*)::integer AS attempts FROM jobs WHERE attempt > 1',
    );
    expect(lost?.attempts).toBeGreaterThan(seconds / 6);
    // What lost five workers in a row has failed, for that reason only; the rest is done.
    const failed = await run.rows(
      `SELECT attempt, error ->> 'code' AS code FROM jobs WHERE status = 'failed'`,
    );
    expect(failed).toEqual(failed.map(() => ({ attempt: 5, code: 'worker_lost' })));
    expect((await run.statuses()).done).toBeGreaterThan(jobs * 0.9);
  });
});
