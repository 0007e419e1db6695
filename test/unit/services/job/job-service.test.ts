import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Actor } from '../../../../src/domain/access/actor.js';
import type { JobProgress } from '../../../../src/domain/article/job.js';
import type { AccountWork } from '../../../../src/domain/work.js';
import { GalleyError, refuse } from '../../../../src/domain/errors.js';
import type { FeedStore, JobStore } from '../../../../src/ports/job-store.js';
import { UnreadableWork } from '../../../../src/ports/run-store.js';
import type { AccessService } from '../../../../src/services/access/access-service.js';
import { JobService, MAX_WATCHED } from '../../../../src/services/job/job-service.js';

const ID = '00000000-0000-4000-8000-000000000001';
const actor = { accountId: 'account', keyId: 'key' } as Actor;
const progress = (version: number, status: JobProgress['status']) =>
  ({ id: ID, version, status }) as JobProgress;

/** A database with one job, and a bus from which nothing is ever heard. */
function silence() {
  const recorded: JobProgress[] = [];
  const look = jest.fn(async (_ref: string, version: number) =>
    recorded.filter((change) => change.version > version),
  );
  const refresh = jest.fn(async (of: Actor) => of);
  const jobs = new JobService({
    stores: {
      jobs: {
        find: async () => ({ ref: 'ref', progress: progress(1, 'queued') }),
        changesAfter: look,
      } as unknown as JobStore,
      // Nothing that is called here asks it.
      ...({} as { workFeed: FeedStore<AccountWork> }),
    },
    events: { listen: () => () => undefined },
    access: {
      refresh,
      openEdition: async () => Promise.reject(refuse('not_found', 'None.')),
    } as unknown as AccessService,
  });
  return { jobs, recorded, look, refresh };
}

/** With the rounds of the event loop in which concurrent reads are batched. */
async function fiveSeconds(): Promise<void> {
  await jest.advanceTimersByTimeAsync(5000);
  for (let n = 0; n < 3; n += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('a watcher from whom every wake is lost', () => {
  // Concurrent reads are batched for one round of the event loop.
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  it('sees what changed all the same, within some seconds', async () => {
    const { jobs, recorded } = silence();
    const seen = jobs.watch(actor, ID);
    expect(await seen.next()).toMatchObject({ value: { version: 1 } });
    const next = seen.next();
    recorded.push(progress(2, 'running'), progress(3, 'done'));
    await fiveSeconds();
    expect(await next).toMatchObject({ value: { version: 2 } });
    expect(await seen.next()).toMatchObject({ value: { version: 3 } });
    expect(await seen.next()).toMatchObject({ done: true });
  });

  it('is refused within some seconds once its key is revoked', async () => {
    const { jobs, refresh } = silence();
    const seen = jobs.watch(actor, ID);
    await seen.next();
    const next = seen.next().catch((error: unknown) => error);
    refresh.mockRejectedValue(refuse('invalid_key', 'Revoked.'));
    await fiveSeconds();
    expect(await next).toMatchObject({ code: 'invalid_key' });
  });

  it('waits for a database that is away, and ends for any other failure', async () => {
    const { jobs, recorded, look } = silence();
    const seen = jobs.watch(actor, ID);
    await seen.next();
    const next = seen.next();
    look.mockRejectedValueOnce(new GalleyError('unavailable', 'Away.'));
    await fiveSeconds();
    expect(look).toHaveBeenCalledTimes(1);
    recorded.push(progress(2, 'running'));
    await fiveSeconds();
    expect(await next).toMatchObject({ value: { version: 2 } });
    const broken = seen.next().catch((error: unknown) => error);
    look.mockRejectedValueOnce(new Error('broken'));
    await fiveSeconds();
    expect(await broken).toMatchObject({ message: 'broken' });
  });

  it('ends when another version has changed the job', async () => {
    const { jobs, look } = silence();
    const seen = jobs.watch(actor, ID);
    await seen.next();
    const next = seen.next().catch((error: unknown) => error);
    look.mockRejectedValue(new UnreadableWork('ref', new Error('another shape')));
    await fiveSeconds();
    expect(await next).toMatchObject({ code: 'not_found' });
    expect(await seen.next()).toMatchObject({ done: true });
  });

  it('leaves no timer behind when its reader goes', async () => {
    const { jobs } = silence();
    const seen = jobs.watch(actor, ID);
    await seen.next();
    const next = seen.next();
    await jest.advanceTimersByTimeAsync(1);
    await seen.return?.();
    expect(await next).toMatchObject({ done: true });
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a key', () => {
  it('watches so many jobs at once and no more, until it leaves one or one ends', async () => {
    const { jobs } = silence();
    const other = { ...actor, keyId: 'other' };
    const watched = Array.from({ length: MAX_WATCHED }, () => jobs.watch(actor, ID));
    for (const each of watched) await each.next();
    await expect(jobs.watch(actor, ID).next()).rejects.toMatchObject({ code: 'rate_limited' });
    const others = jobs.watch(other, ID);
    expect(await others.next()).toMatchObject({ done: false });
    await watched[0]!.return!();
    watched[0] = jobs.watch(actor, ID);
    expect(await watched[0].next()).toMatchObject({ done: false });
    await expect(jobs.watch(actor, ID).next()).rejects.toMatchObject({ code: 'rate_limited' });
    for (const each of [...watched, others]) await each.return!();
  });

  it('has its place back when what it asks for is refused', async () => {
    const { jobs } = silence();
    for (let tries = 0; tries <= MAX_WATCHED; tries += 1) {
      await expect(jobs.watch(actor, 'no id').next()).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
