import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openEmbeddedPostgres } from '../../../src/adapters/postgres/embedded/embedded.js';
import { Chance } from '../../support/chaos/chance.js';
import { ChaosRun } from '../../support/chaos/chaos-run.js';
import { HeardLog, postmasterPid, Workshop } from '../../support/server/embedded-postgres.js';
import { casesOf, runs } from '../../support/sample.js';
import { expectSound } from '../../support/chaos/expect-sound.js';
import { openGraphClient } from '../../support/graph/graph-client.js';
import { jobStoresOfLane } from '../../support/chaos/job-store-kinds.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { QUICK } from '../../support/chaos/worker-process.js';

const OUTAGE_MS = runs(20) * 1000;
const ROUNDS = runs(6);
/** Enough to be in the middle of the work in the last round. */
const JOBS = ROUNDS * 10;

const chance = new Chance();

describe.each(jobStoresOfLane())(
  `jobs whose stores are cut off, with the queue on $name (SEED=${chance.seed})`,
  (store) => {
    const terminate = (run: ChaosRun, like: string) =>
      run.rows(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE $1`,
        [like],
      );
    const scripts = (count: number, ms: number) => Array.from({ length: count }, () => ({ ms }));

    describe('by the end of connections', () => {
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

      it('all end well when every connection is terminated again and again in the middle of the work', async () => {
        await Promise.all([run.worker(), run.worker()]);
        await run.start(scripts(JOBS, 60));
        for (let round = 0; round < ROUNDS; round += 1) {
          await run.changes(chance.whole(20, 60));
          expect((await terminate(run, 'galley%')).length).toBeGreaterThan(5);
        }
        await run.allEnded();
        expect(await run.statuses()).toEqual({ done: JOBS });
        await expectSound(run);
      });

      it('tell a subscriber every change once, in order, while the listening connections are terminated', async () => {
        const tenant = await run.tenant();
        expect(await run.startOne(tenant, { ms: 250 })).toBe(202);
        const [id] = run.accepted;
        const client = openGraphClient({ url: run.gateways.urls[0]! }, tenant.full);
        try {
          const seen: string[] = [];
          const ended: number[] = [];
          const query = 'subscription ($id: ID!) { jobProgress(id: $id) { status updatedAt } }';
          for await (const { data } of client.follow(query, { id })) {
            seen.push(data.jobProgress.updatedAt);
            if (seen.length === 1) await run.worker();
            // The changes of the time until it is back come with no word from anybody.
            if (seen.length % 3 === 1) ended.push((await terminate(run, 'galley-events')).length);
          }
          expect(Math.max(...ended)).toBeGreaterThan(0);
          const written = await run.rows<{ at: string }>(
            `SELECT e.progress ->> 'updatedAt' AS at FROM job_events e JOIN jobs j ON j.ref = e.job_ref
           WHERE j.id = $1 ORDER BY e.version`,
            [id],
          );
          expect(seen).toEqual(written.map(({ at }) => at));
        } finally {
          client.close();
        }
        await expectSound(run);
      });

      it('are accepted, kept and run afterwards when the queue is away for a while', async () => {
        // Attempts are counted here: a worker that a busy machine lets wait must not lose its lease by that.
        const options = { limits: { ...QUICK, leaseMs: 6000 } };
        await Promise.all([run.worker(options), run.worker(options)]);
        const underway = await run.start(scripts(8, 300));
        await run.changes(20);
        await run.store.stop();
        // The length of the outage itself: nothing is waited for.
        const outage = delay(OUTAGE_MS);
        const ids = [];
        for (let n = 0; n < 5; n += 1) ids.push(...(await run.start(scripts(8, 20))));
        // What runs already needs no queue.
        await run.allEnded(underway);
        await outage;
        // Workers that were awake may have claimed some, and may go on to; of every other the outbox has an entry. So one
        // statement reads both: between two of them a job could be claimed.
        const [stands] = await run.rows<{ posted: unknown; queued: unknown }>(
          `SELECT (SELECT json_agg(ref ORDER BY ref) FROM outbox) AS posted,
                  (SELECT json_agg(ref ORDER BY ref) FROM jobs WHERE status = 'queued') AS queued`,
        );
        expect(stands!.posted).toEqual(stands!.queued);
        await run.store.start();
        await run.allEnded();
        for (const id of [...underway, ...ids])
          expect(await run.job(id)).toMatchObject({ status: 'done', attempt: 1 });
        await expectSound(run);
      });
    });

    describe('by the end of PostgreSQL', () => {
      const workshop = new Workshop();
      afterEach(() => workshop.clear());

      it.each(casesOf(['SIGKILL', 'SIGINT'] as const))(
        'all end well when the server is ended by %s in the middle of the work',
        async (signal) => {
          const dataDir = await workshop.folder();
          const heard = new HeardLog();
          const tuning = { durable: true };
          const postgres = await workshop.keep(openEmbeddedPostgres({ dataDir, log: heard, tuning }));
          const run = await ChaosRun.open(store, postgres.url);
          try {
            await Promise.all([run.worker(), run.worker()]);
            await run.start(scripts(40, 60));
            const tenants = await Promise.all(Array.from({ length: 5 }, () => run.tenant()));
            const answers = new Set<number>();
            const starts = tenants.map(async (tenant) => {
              for (let n = 0; n < 20; n += 1) answers.add(await run.startOne(tenant, { ms: 20 }));
            });
            await run.changes(chance.whole(40, 120));
            const back = heard.next('was restarted');
            process.kill(await postmasterPid(dataDir), signal);
            await back;
            await Promise.all(starts);
            await run.allEnded();
            expect(Object.keys(await run.statuses())).toEqual(['done']);
            expect([...answers].filter((status) => status !== 202 && status !== 503)).toEqual([]);
            await expectSound(run);
          } finally {
            await run.close();
          }
        },
      );
    });
  },
);
