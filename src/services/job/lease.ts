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

  /**
   * @param renew false when another has what was claimed, or it is final
   * @returns the same
   */
  async renewing(renew: () => Promise<boolean>): Promise<boolean> {
    const askedAt = this.clock.elapsedMs();
    // The store has renewed it at that moment or later.
    if (await renew()) this.until = askedAt + this.leaseMs;
    else this.isLost = true;
    return !this.isLost;
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

/** After what part of a lease it is renewed, and asked for again when the store did not answer. */
const RENEW_EVERY = 1 / 3;
const RENEW_AGAIN = 1 / 15;

export interface HeartbeatParts {
  readonly leaseMs: number;
  /** @returns false when the lease is lost */
  readonly renew: () => Promise<boolean>;
  readonly onLost: () => void;
  /** The store did not answer; it is asked again. */
  readonly onFault: (error: unknown) => void;
}

/** Renews a lease until it is stopped or the lease is lost. */
export class Heartbeat {
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(
    private readonly lease: Lease,
    private readonly parts: HeartbeatParts,
  ) {
    this.beatAfter(RENEW_EVERY);
  }

  beatNow(): void {
    void this.beat();
  }

  stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  private async beat(): Promise<void> {
    const { onFault, onLost, renew } = this.parts;
    let next = RENEW_EVERY;
    try {
      const isHeld = await this.lease.renewing(renew);
      if (!isHeld) onLost();
    } catch (error) {
      onFault(error);
      next = RENEW_AGAIN;
    }
    this.beatAfter(next);
  }

  private beatAfter(part: number): void {
    clearTimeout(this.timer);
    if (!this.isOver) this.timer = setTimeout(this.beatNow.bind(this), this.parts.leaseMs * part);
  }
}

/** A store that is away for a moment is asked again soon, and one that is away for longer no more than once a second. */
const FIRST_PAUSE_MS = 100;
const LAST_PAUSE_MS = 1000;
