import type { JobParameters } from 'agenda';

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

  /** @returns the row with its moments by the store's clock */
  rowToStore<Row extends JobParameters>(row: Row): Row {
    return translated(row, this.aheadMs);
  }

  /** @returns the row with its moments by the clock of this process */
  rowFromStore<Row extends JobParameters>(row: Row): Row {
    return translated(row, -this.aheadMs);
  }
}

/** The moments of a row by which Agenda decides what may run and whose it is. */
const MOMENTS = ['lockedAt', 'nextRunAt', 'lastRunAt', 'lastFinishedAt', 'failedAt'] as const;

function translated<Row extends JobParameters>(row: Row, byMs: number): Row {
  const moments = MOMENTS.flatMap((name): [string, Date][] => {
    const moment = row[name];
    // What is due by any clock stands in 1970.
    return moment instanceof Date && moment.getUTCFullYear() > 1970
      ? [[name, new Date(moment.getTime() + byMs)]]
      : [];
  });
  return { ...row, ...Object.fromEntries(moments) };
}
