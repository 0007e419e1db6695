import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import { migrate } from '../../../src/adapters/postgres/database/migrations.js';
import { Chance } from '../../support/chaos/chance.js';
import { eventually } from '../../support/eventually.js';
import { HistoryRun, type HistoryOptions } from '../../support/chaos/history-run.js';
import { recordingLog } from '../../support/recording-log.js';
import { PostgresPair, POSTGRESQL_15 } from '../../support/chaos/postgres-pair.js';
import type { Direction, StallingProxy } from '../../support/chaos/stalling-proxy.js';
import { casesOf } from '../../support/sample.js';
import { createTestDatabase } from '../../support/server/test-database.js';

const HOUR_MS = 3_600_000;

/** Half of 250 ms: what a round trip from another region takes. */
const ONE_WAY_MS = 125;

/** Longer than the lease of a worker of these runs (3 s), so that work changes hands; than a statement (5 s) once. */
const SHORT_MS = 3500;
const LONG_MS = 6500;

const WAYS: readonly (readonly Direction[])[] = [['up'], ['down'], ['up', 'down']];

/** What is called so often that it can be waited for after each trouble. */
const OFTEN = ['start', 'poll', 'read'] as const;

/** The oldest that Galley runs on, where it is to be had; before a release that which comes with it, too. */
const SERVERS = casesOf<readonly [string, string | null]>([
  ...(existsSync(POSTGRESQL_15) ? ([['PostgreSQL 15', POSTGRESQL_15]] as const) : []),
  ['as it comes with Galley', null],
]);

const chance = new Chance();
const open: { close(): Promise<void> | void }[] = [];

afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function start(
  options: Omit<HistoryOptions, 'databaseUrl' | 'queueUrl' | 'chance'>,
): Promise<HistoryRun> {
  const database = await createTestDatabase();
  open.push({ close: () => database.drop() });
  const queue = await createTestDatabase('empty');
  open.push({ close: () => queue.drop() });
  const run = await HistoryRun.open({ ...options, databaseUrl: database.url, queueUrl: queue.url, chance });
  open.push(run);
  return run;
}

/** Holds the bytes of a link back for a while, in one direction or both. */
async function partition(link: StallingProxy | undefined, forMs: number, ways: readonly Direction[]) {
  link?.stall(ways);
  await delay(forMs);
  link?.heal();
}

/** Settles when so many starts were answered; on a busy machine that takes longer than the trouble lasts. */
function untilStarted({ history }: HistoryRun, count: number): Promise<void> {
  return eventually(
    `${count} starts are answered`,
    () => Promise.resolve(history.counts.ok >= count),
    120_000,
  );
}

describe(`what clients see while everything goes wrong (SEED=${chance.seed})`, () => {
  it('can be explained with 250 ms to each store, clocks an hour apart, kills, stops and one-way partitions', async () => {
    const run = await start({
      clients: 8,
      gatewaySkewsMs: [HOUR_MS, -HOUR_MS],
      workerSkewsMs: [0, HOUR_MS, -HOUR_MS],
    });
    for (const link of run.storeLinks) link.slow(ONE_WAY_MS);
    const way = () => WAYS[chance.whole(0, WAYS.length)] ?? [];
    const { links } = run;
    const gateway = (n: number) =>
      run.cutOff(
        SHORT_MS,
        () => links.gatewayDatabase[n]?.stall(way()),
        () => links.gatewayDatabase[n]?.heal(),
      );
    const stopped = async (n: number) => {
      run.workers[n]?.signal('SIGSTOP');
      await delay(SHORT_MS);
      run.workers[n]?.signal('SIGCONT');
    };
    await run.during(async () => {
      await run.untilServed(OFTEN);
      await Promise.all([gateway(0), stopped(0)]);
      await run.untilServed(OFTEN);
      await Promise.all([partition(links.workerDatabase[1], SHORT_MS, way()), run.killWorker(2)]);
      await run.untilServed(OFTEN);
      await Promise.all([partition(links.workerQueue[0], SHORT_MS, way()), run.killGateway(1)]);
      await run.untilServed(OFTEN);
      await Promise.all([partition(links.site, SHORT_MS, way()), gateway(1)]);
      await run.untilServed(OFTEN);
      await Promise.all([
        partition(links.workerDatabase[0], LONG_MS, way()),
        partition(links.gatewayQueue[0], LONG_MS, way()),
        stopped(1),
        run.killWorker(2),
      ]);
      await run.untilServed(OFTEN);
      await Promise.all(links.workerQueue.map((link) => partition(link, SHORT_MS, way())));
      await run.untilServed();
      await untilStarted(run, 26);
    });
    expect(await run.check()).toEqual([]);
  });

  it.each(SERVERS)(
    'can be explained when the primary, %s, dies under load and its synchronous standby is promoted',
    async (_, programs) => {
      const pair = await PostgresPair.open(programs);
      open.push(pair);
      const database = Database.open({
        url: pair.primaryUrl,
        poolSize: 2,
        acquireMs: 5000,
        statementMs: 30_000,
        maxWaiting: 10,
        applicationName: 'test-setup',
      });
      await migrate(pair.primaryUrl, database, recordingLog());
      await database.close();
      const run = await HistoryRun.open({
        databaseUrl: pair.primaryUrl,
        queueUrl: pair.primaryUrl,
        chance,
        clients: 8,
        gatewaySkewsMs: [0, 0],
        workerSkewsMs: [0, 0],
      });
      open.push(run);
      const pids = run.workers.map((each) => each.pid);
      await run.during(async () => {
        await delay(5000);
        await run.cutOff(
          1500,
          async () => {
            await pair.killPrimary();
            // The address moves before the standby may write: what comes meanwhile is refused by it (25006).
            run.moveTo(pair.standbyUrl);
          },
          () => pair.promote(),
        );
        await delay(6000);
        await run.untilServed();
        await untilStarted(run, 16);
      });
      expect(await run.check()).toEqual([]);
      // No process had to be restarted.
      expect(run.workers.map((each) => each.pid)).toEqual(pids);
      expect(run.workers.map((each) => each.hasEnded)).toEqual([false, false]);
    },
  );
});
