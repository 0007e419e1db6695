import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STAGES, type StageName } from '../../../src/domain/article/stages.js';
import { ChaosRun } from '../../support/chaos/chaos-run.js';
import { expectSound } from '../../support/chaos/expect-sound.js';
import { jobStoresOfLane } from '../../support/chaos/job-store-kinds.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { QUICK, type WorkerProcess } from '../../support/chaos/worker-process.js';

/** A job whose worker is killed at `first`, and the worker that takes it over at `second`. */
interface Step {
  readonly first: string;
  /** null where nothing is left for a second worker to stand at. */
  readonly second: string | null;
  /** Which attempt ends it, and the stages that its worker runs. */
  readonly attempt: number;
  readonly rest: readonly StageName[];
}

const from = (stage: StageName | undefined) => (stage ? STAGES.slice(STAGES.indexOf(stage)) : []);

const STEPS: readonly Step[] = [
  { first: 'after claim', second: 'after claim', attempt: 3, rest: STAGES },
  ...STAGES.slice(0, -1).flatMap((stage, n): Step[] => {
    const next = STAGES[n + 1];
    return [
      { first: `before ${stage}`, second: `before ${stage}`, attempt: 3, rest: from(stage) },
      { first: `after ${stage}`, second: `before ${String(next)}`, attempt: 3, rest: from(next) },
    ];
  }),
  { first: 'before assemble', second: 'before assemble', attempt: 3, rest: ['assemble'] },
  { first: 'after assemble', second: null, attempt: 1, rest: [] },
];

describe.each(jobStoresOfLane())('jobs whose workers are killed, with the queue on $name', (store) => {
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

  describe('kill -9 at a step, twice in a row', () => {
    let ids: string[];
    let heir: WorkerProcess;

    beforeAll(async () => {
      // Room for all jobs, and for what the queue wakes twice.
      const concurrency = STEPS.length * 3;
      ids = await run.start(
        STEPS.map(({ first, second }) => ({ hold: second === null ? [first] : [first, second] })),
      );
      // Attempts are counted here: a worker that a busy machine lets wait must not lose its lease by that.
      const limits = { ...QUICK, leaseMs: 3000 };
      const one = await run.worker({ obeys: true, concurrency, limits });
      await Promise.all(STEPS.map(({ first }, n) => one.holds(ids[n]!, first)));
      await one.kill();
      const refs = await Promise.all(ids.map(async (id) => (await run.job(id)).ref));
      const other = await run.worker({ obeys: true, concurrency, limits });
      await Promise.all(
        STEPS.map(({ second }, n) =>
          second === null ? Promise.resolve() : other.holdsRef(refs[n]!, second),
        ),
      );
      await other.kill();
      heir = await run.worker({ concurrency, limits });
      await run.allEnded();
    });

    it.each(STEPS.map((step, n) => ({ ...step, n })))(
      'costs attempts and nothing else: $first, then $second',
      async ({ n, attempt, rest }) => {
        expect(await run.job(ids[n]!)).toMatchObject({ status: 'done', attempt, error: null });
        // It goes on behind the last artifact.
        expect(heir.ran(ids[n]!)).toEqual(rest);
      },
    );

    it('leaves everything sound', async () => {
      await expectSound(run);
      await heir.kill();
    });

    it('costs nothing when the job is over and the queue has not released it', async () => {
      const [id] = await run.start([{ hold: ['letting go'] }]);
      const one = await run.worker({ obeys: true });
      await one.holds(id!, 'letting go');
      await one.kill();
      const other = await run.worker();
      await expectSound(run);
      expect(await run.job(id!)).toMatchObject({ status: 'done', attempt: 1 });
      expect(other.ran(id!)).toEqual([]);
      await other.kill();
    });
  });

  describe('a job that kills every worker that takes it', () => {
    it('fails as worker_lost after its attempts, gives its allowance back, and others go on', async () => {
      const workers = run.supervise(2, { concurrency: 2, limits: { ...QUICK, leaseMs: 3000 } });
      const [poison, ...others] = await run.start([
        { die: 'outline' },
        ...Array.from({ length: 19 }, () => ({ ms: 100 })),
      ]);
      await run.allEnded();
      expect(await run.job(poison!)).toMatchObject({
        status: 'failed',
        stage: 'outline',
        attempt: 5,
        error: { code: 'worker_lost', retryable: false },
      });
      expect(workers.all.filter((worker) => worker.ran(poison!).includes('outline'))).toHaveLength(5);
      for (const id of others) expect(await run.job(id)).toMatchObject({ status: 'done' });
      const [paid] = await run.rows(
        `SELECT p.returned_at = j.finished_at AS returned FROM paid_actions p JOIN jobs j ON j.ref = p.subject
         WHERE j.id = $1`,
        [poison],
      );
      expect(paid).toEqual({ returned: true });
      await expectSound(run);
      await workers.stop();
    });
  });
});
