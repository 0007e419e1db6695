import { toJobId, type JobParameters, type JobRepository } from 'agenda';
import { QueueRepository } from '../../src/adapters/agenda/queue-repository.js';
import { StoreClock } from '../../src/adapters/agenda/store-time.js';
import { recordingLog } from './recording-log.js';

export const LOCK_MS = 60_000;

/** A repository over a store that has each row that is asked for, and records its calls. */
export function claimingRepository(aheadMs = 0) {
  const unlocked: string[] = [];
  const saved: JobParameters[] = [];
  const asked: Date[] = [];
  const failing = { saves: false, unlocks: false };
  const rows: Partial<JobRepository> = {
    // Its name is its id; it is locked by the clock of the store.
    getNextJobToRun: (name, _nextScanAt, lockDeadline, now) => {
      asked.push(lockDeadline);
      return Promise.resolve({
        _id: toJobId(name),
        name,
        priority: 0,
        type: 'normal',
        nextRunAt: new Date(1),
        data: {},
        ...(now ? { lockedAt: now } : {}),
      });
    },
    saveJobState: (job) => {
      if (failing.saves) return Promise.reject(new Error('the store is away'));
      saved.push({ ...job });
      return Promise.resolve();
    },
    unlockJob: ({ _id }) => {
      if (failing.unlocks) return Promise.reject(new Error('the store is away'));
      unlocked.push(String(_id));
      return Promise.resolve();
    },
  };
  const clock = new StoreClock();
  const log = recordingLog();
  const repository = new QueueRepository(rows as JobRepository, clock, log);
  return {
    repository,
    unlocked,
    saved,
    asked,
    failing,
    log,
    /** Puts the store's clock ahead. */
    setClock: () => clock.read(() => Promise.resolve(Date.now() + aheadMs)),
    /** As Agenda claims a row. */
    claim: (name: string) =>
      repository.getNextJobToRun(name, new Date(), new Date(Date.now() - LOCK_MS), undefined, undefined),
  };
}
