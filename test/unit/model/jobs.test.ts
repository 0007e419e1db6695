import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { WorkKind } from '../../../src/domain/jobs.js';
import type { NewArticle } from '../../../src/domain/article/article.js';
import type { ProgressUpdate } from '../../../src/ports/job-store.js';
import { JobDispatcher } from '../../../src/services/job/job-dispatcher.js';
import {
  JobWorld,
  type Blow,
  type Dispatching,
  type Mutation,
  type Schedule,
} from '../../support/chaos/job-world.js';
import { MemoryJobs } from '../../support/chaos/memory-job-store.js';
import { itOfMany, runs } from '../../support/sample.js';

const place = fc.constantFrom('database' as const, 'queue' as const);
const process = fc.integer({ min: 0, max: 2 });
const victim = fc.option(process, { nil: null });
/** Anywhere in the minute, or close to where others strike: what comes together finds more. */
const at = fc.oneof(
  fc.integer({ min: 0, max: 60_000 }),
  fc
    .tuple(fc.constantFrom(0, 1000, 5000, 20_000), fc.integer({ min: 0, max: 20 }))
    .map(([near, by]) => near + by),
);
const kind = <Kind extends Blow['kind']>(name: Kind) => fc.constant(name);

/** Jobs that are started together. @param ms how long each takes */
const starting = (
  weight: number,
  count: fc.Arbitrary<number>,
  ms: number,
  failures: fc.Arbitrary<number> = fc.constant(0),
) => ({
  weight,
  arbitrary: fc.record({ kind: kind('start'), at, count, ms: fc.constant(ms), failures }),
});
const start = fc.oneof(
  starting(20, fc.integer({ min: 1, max: 6 }), 0, fc.constantFrom(0, 0, 0, 1, 2, 5)),
  starting(20, fc.integer({ min: 1, max: 6 }), 3000),
  starting(10, fc.integer({ min: 1, max: 4 }), 40_000),
  // For longer than a lost message takes to be replaced.
  starting(5, fc.constant(1), 7 * 60_000),
  starting(3, fc.constant(60), 0),
);
const blow: fc.Arbitrary<Blow> = fc.oneof(
  { weight: 2, arbitrary: start },
  { weight: 1, arbitrary: fc.record({ kind: kind('cancel'), at, job: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('kill'),
      at,
      process,
      backAfter: fc.integer({ min: 500, max: 20_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('stop'), at, process, ms: fc.integer({ min: 1000, max: 60_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('leave'), at, process }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('stall'),
      at,
      place,
      process: victim,
      ms: fc.integer({ min: 500, max: 30_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('cut'),
      at,
      place,
      process: victim,
      ms: fc.integer({ min: 500, max: 30_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('slow'),
      at,
      place,
      oneWayMs: fc.constantFrom(125, 250),
      ms: fc.constantFrom(5000, 120_000, 1_200_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('lose'), at, share: fc.constantFrom(0.5, 1) }) },
);
/** A way that is slow all the time, which some installations have. */
const far = fc.record({
  kind: kind('slow'),
  at: fc.constant(0),
  place,
  oneWayMs: fc.constantFrom(125, 250),
  ms: fc.constant(20 * 60_000),
});
const schedule: fc.Arbitrary<Schedule> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  blows: fc
    .tuple(
      fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.tuple(far) }),
      start,
      fc.array(blow, { maxLength: 14 }),
    )
    .map(([slow, first, more]) => [...slow, { ...first, at: 10 }, ...more]),
});

/** An end that is written without the lease: S1 of the review, by whatever worker comes last. */
class UnfencedEnds extends MemoryJobs {
  override advance(ref: string, token: string, update: ProgressUpdate) {
    return super.advance(ref, update.status === 'failed' ? this.holderOf(ref, token) : token, update);
  }
  override complete(ref: string, token: string, update: ProgressUpdate, article: NewArticle) {
    return super.complete(ref, this.holderOf(ref, token), update, article);
  }
  private holderOf(ref: string, token: string): string {
    return this.jobs.get(ref)?.leaseToken ?? token;
  }
}

/** Messages are not replaced while any job runs: S9. */
class PatientWithLosses extends MemoryJobs {
  protected override countIdle(idleMs: number, most: number) {
    const runs = [...this.jobs.values()].some(({ progress }) => progress.status === 'running');
    return runs ? { enqueued: 0, idle: 0 } : super.countIdle(idleMs, most);
  }
}

/** A transaction is held open while entries are handed over one after the other, and the database ends it after 10 s: S5. */
class InOneTransaction implements Dispatching {
  private readonly whole: JobDispatcher;
  private kicks = 0;

  constructor(private readonly parts: ConstructorParameters<typeof JobDispatcher>[0]) {
    this.whole = new JobDispatcher(parts);
  }

  kick(ref: string): void {
    // As many as ever; the rest is for the next round.
    if (this.kicks >= 4) return;
    this.kicks += 1;
    void this.deliver(ref)
      .catch(() => undefined)
      .finally(() => (this.kicks -= 1));
  }

  async deliverDue(): Promise<number> {
    let total = 0;
    for (let count = await this.deliver(); count > 0; count = await this.deliver()) total += count;
    return total;
  }

  replaceLost(kind: WorkKind): Promise<number> {
    return this.whole.replaceLost(kind);
  }

  private async deliver(ref?: string): Promise<number> {
    const { clock, outbox, queue } = this.parts;
    const began = clock.elapsedMs();
    const claim = await outbox.claim(10_000, 50, ref);
    for (const each of claim.entries) await queue.enqueue(each.kind, each.ref);
    if (clock.elapsedMs() - began >= 10_000) throw new Error('the transaction was ended');
    await outbox.settle(claim, claim.entries);
    return claim.entries.length;
  }
}

const RUNS = Number(globalThis.process.env['RUNS'] ?? runs(1000));
/** Of a fault that is put back: so many that it is found by chance, however few are tried of what is right. */
const RUNS_OF_A_FAULT = 1000;
const SEED = Number(globalThis.process.env['SEED'] ?? 14);

/** Plays a schedule. @returns the world after it, in which nothing was lost, doubled or stuck */
async function holds(given: Schedule, mutation?: Mutation): Promise<JobWorld> {
  const world = await new JobWorld(given, mutation).play();
  expect(world.violations).toEqual([]);
  return world;
}

/** A few blows of a kind, so that a fault of that kind is found soon. */
const of = (...blows: fc.Arbitrary<Blow>[]): fc.Arbitrary<Schedule> =>
  fc.record({ seed: fc.integer({ min: 0, max: 2 ** 31 }), blows: fc.tuple(...blows) });
const jobsOf = (ms: number, count: number) =>
  fc.record({
    kind: kind('start'),
    at,
    count: fc.constant(count),
    ms: fc.constant(ms),
    failures: fc.constant(0),
  });
const stopped = fc.record({
  kind: kind('stop'),
  at,
  process: fc.constantFrom(1, 2),
  ms: fc.integer({ min: 20_000, max: 60_000 }),
});
const lost = fc.record({ kind: kind('lose'), at, share: fc.constant(1) });

describe(`jobs, their outbox, leases, sweeps and cancellings (SEED=${SEED})`, () => {
  it(`${RUNS} schedules of kills, stops, stalls, cuts and losses: none lost, none doubled, none stuck`, async () => {
    await fc.assert(
      fc.asyncProperty(schedule, (given) => holds(given).then(() => undefined)),
      { numRuns: RUNS, seed: SEED },
    );
    // A thousand take 13 s of one processor.
  }, 180_000);

  it('five stalls of the database of 9 s during a job: it ends by its first attempt', async () => {
    const stalls = fc.array(fc.integer({ min: 1000, max: 6000 }), { minLength: 5, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(stalls, fc.integer(), async (pauses, seed) => {
        let end = 0;
        const blows = pauses.map((pause): Blow => {
          const from = end + pause;
          end = from + 9000;
          return { kind: 'stall', at: from, place: 'database', process: null, ms: 9000 };
        });
        const world = await holds({
          seed,
          blows: [{ kind: 'start', at: 0, count: 2, ms: 40_000, failures: 0 }, ...blows],
        });
        for (const { progress } of world.store.jobs.values())
          expect(progress).toMatchObject({ status: 'done', attempt: 1 });
      }),
      { numRuns: runs(50), seed: SEED },
    );
  });

  itOfMany.each<[string, fc.Arbitrary<Schedule>, Mutation]>([
    [
      'an end that is written without the lease',
      of(jobsOf(40_000, 4), jobsOf(3000, 4), stopped, stopped, stopped),
      { jobs: (...parts) => new UnfencedEnds(...parts) },
    ],
    [
      'a hand-over in one transaction',
      // They take long enough that what is sent twice piles up before a worker has claimed it.
      of(far, jobsOf(40_000, 60)),
      { dispatcher: (parts) => new InOneTransaction(parts) },
    ],
    [
      'messages that are not replaced while a job runs',
      of(jobsOf(7 * 60_000, 1), jobsOf(3000, 5), stopped, stopped, lost, lost, lost),
      { jobs: (...parts) => new PatientWithLosses(...parts) },
    ],
  ])('find %s, when that is put back', async (_what, focused, mutation) => {
    const run = (mutated?: Mutation) =>
      fc.check(
        fc.asyncProperty(focused, (given) => holds(given, mutated).then(() => undefined)),
        { numRuns: mutated ? RUNS_OF_A_FAULT : runs(20), seed: SEED, endOnFailure: true },
      );
    expect(await run()).toMatchObject({ failed: false });
    const found = await run(mutation);
    expect(found.failed).toBe(true);
  });
});
