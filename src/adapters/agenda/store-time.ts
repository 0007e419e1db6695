import type { JobParameters, JobRepository } from 'agenda';

/** How far the clock of a store is ahead of the clock of this process, as it was when the store was asked last. */
export class StoreClock {
  private aheadMs = 0;

  /**
   * Asks the store what time it is. The answer is as old as half its way, which is a second at the most where the store is
   * usable at all; locks last for sixty.
   *
   * @param ask the store's time in ms since 1970
   */
  async read(ask: () => Promise<number>): Promise<void> {
    const askedAt = Date.now();
    const read = await ask();
    const answeredAt = Date.now();
    this.aheadMs = read - (askedAt + answeredAt) / 2;
  }

  /** @returns the same moment by the store's clock */
  toStore(moment: Date): Date {
    return new Date(moment.getTime() + this.aheadMs);
  }

  /** @returns the same moment by the clock of this process */
  fromStore(moment: Date): Date {
    return new Date(moment.getTime() - this.aheadMs);
  }
}

/** The moments of a row by which Agenda decides what may run and whose it is. */
const MOMENTS = ['lockedAt', 'nextRunAt', 'lastRunAt', 'lastFinishedAt', 'failedAt'] as const;

/**
 * Agenda computes every moment by the clock of its process, and others judge them by theirs: a worker an hour ahead would take
 * each lock for one that has run out, and put off its retries by an hour for all others. So what goes to the store is put
 * into the store's time, and what comes from it into the time of this process.
 */
export function keepStoreTime(repository: JobRepository, clock: StoreClock): void {
  const translated = <Row extends JobParameters>(row: Row, put: (moment: Date) => Date): Row => {
    const moments = MOMENTS.flatMap((name): [string, Date][] => {
      const moment = row[name];
      // What is due by any clock stands in 1970.
      return moment instanceof Date && moment.getUTCFullYear() > 1970 ? [[name, put(moment)]] : [];
    });
    return { ...row, ...Object.fromEntries(moments) };
  };
  const toStore = (moment: Date) => clock.toStore(moment);
  const fromStore = <Row extends JobParameters>(row: Row): Row =>
    translated(row, (moment) => clock.fromStore(moment));
  const getNextJobToRun = repository.getNextJobToRun.bind(repository);
  const saveJob: JobRepository['saveJob'] = repository.saveJob.bind(repository);
  const saveJobState = repository.saveJobState.bind(repository);
  repository.getNextJobToRun = async (name, nextScanAt, lockDeadline, now, options) => {
    const row = await getNextJobToRun(
      name,
      toStore(nextScanAt),
      toStore(lockDeadline),
      toStore(now ?? new Date()),
      options,
    );
    return row && fromStore(row);
  };
  repository.saveJob = async (job, options) => fromStore(await saveJob(translated(job, toStore), options));
  repository.saveJobState = (job, options) => saveJobState(translated(job, toStore), options);
}
