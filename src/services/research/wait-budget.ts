import { setTimeout as delay } from 'node:timers/promises';
import { whileWaiting } from '../job/needed-place.js';

/** Waits so many milliseconds, or throws the signal's reason. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** All waiting of one stage together: a job has 15 minutes for everything, and its caller waits as well. */
const PATIENCE_MS = 30_000;

/** How long one stage still waits for those who ask to be left alone. */
export class WaitBudget {
  private leftMs = PATIENCE_MS;

  constructor(private readonly sleep: Sleep = sleepFor) {}

  /** @returns false, at once, when that is longer than there is patience for */
  async wait(milliseconds: number, signal: AbortSignal): Promise<boolean> {
    if (milliseconds > this.leftMs) return false;
    this.leftMs -= milliseconds;
    await whileWaiting(() => this.sleep(milliseconds, signal));
    return true;
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
