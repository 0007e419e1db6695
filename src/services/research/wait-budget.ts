import { setTimeout as delay } from 'node:timers/promises';
import type { Waiting } from '../../libs/guarded-fetch/index.js';
import { whileWaiting } from '../job/needed-slot.js';

/** Waits for this time, or throws the signal's reason. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** All waiting of one stage together: a job has 15 minutes for everything, and its caller waits as well. */
const LONGEST_WAIT_MS = 30_000;

/** How long one stage may still wait for `Retry-After` of other services. What only waits needs no place to compute. */
export class WaitBudget implements Waiting {
  private leftMs = LONGEST_WAIT_MS;

  constructor(private readonly sleep: Sleep = sleepFor) {}

  /** @returns false, at once, when that is longer than the rest of the budget */
  async wait(milliseconds: number, signal: AbortSignal): Promise<boolean> {
    if (milliseconds > this.leftMs) return false;
    this.leftMs -= milliseconds;
    await this.during(() => this.sleep(milliseconds, signal));
    return true;
  }

  during<T>(work: () => Promise<T>): Promise<T> {
    return whileWaiting(work);
  }
}

const sleepFor: Sleep = async (milliseconds, signal) => {
  try {
    await delay(milliseconds, undefined, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
};
