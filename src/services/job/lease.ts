import { isUnavailable } from '../../domain/errors.js';
import type { MonotonicClock } from '../../ports/clock.js';

/** For how much of a lease before its end nothing new is begun under it. */
const NEARLY_OUT = 1 / 5;

/** How long a worker may count on what it claimed, by the time that passes in its own process. */
export class Lease {
  private until: number;
  private isLost = false;

  /**
   * @param leaseMs for how long it was claimed, just now
   * @param leaving aborts when the process has no more time
   */
  constructor(
    private readonly clock: MonotonicClock,
    private readonly leaseMs: number,
    private readonly leaving: AbortSignal | null = null,
  ) {
    this.until = clock.elapsedMs() + leaseMs;
  }

  /** @param askedAt when that was asked for: the store has renewed it at that moment or later */
  renewed(askedAt: number): void {
    this.until = askedAt + this.leaseMs;
  }

  /** Another has what was claimed, or it is final. */
  lose(): void {
    this.isLost = true;
  }

  /** Tries again while the store is away, until the lease is lost or nearly out. */
  tryWhileHeld<T>(ask: () => Promise<T>): Promise<T> {
    return this.tryUntil(() => this.until - this.leaseMs * NEARLY_OUT, ask);
  }

  /**
   * The same for as long as the store is away: it lets a token write until another claims, however long the lease is out. A
   * process that leaves tries no longer than for as long again as the lease.
   */
  tryBeyond<T>(ask: () => Promise<T>): Promise<T> {
    const isLeaving = () => this.leaving?.aborted ?? false;
    return this.tryUntil(() => (isLeaving() ? this.until + this.leaseMs : Number.POSITIVE_INFINITY), ask);
  }

  private async tryUntil<T>(end: () => number, ask: () => Promise<T>): Promise<T> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LAST_PAUSE_MS)) {
      try {
        return await ask();
      } catch (error) {
        if (!isUnavailable(error) || this.isLost || this.clock.elapsedMs() >= end()) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** A store that is away for a moment is asked again soon, and one that is away for longer no more than once a second. */
const FIRST_PAUSE_MS = 100;
const LAST_PAUSE_MS = 1000;
