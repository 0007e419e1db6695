import { setTimeout as delay } from 'node:timers/promises';

/**
 * Between two refusals of one caller, in ms. A refusal takes a third of a millisecond of the thread that answers
 * everybody, so two hundred a second take a fifteenth of it; without a pace 260 connections took all of it, and a
 * neighbour waited behind 260 refusals at each of its steps (bench/isolation.mjs: 8 ms became 312).
 */
const EVERY_MS = 5;

/**
 * Longer than this, in ms, none is held: a thousand wait for their turn, each with some 10 KB. Those beyond wait as long,
 * without a turn: left at once, each would be asked again at once.
 */
const MOST_MS = 5000;

/** Callers come and go: with so many remembered, those whose line is empty are dropped. */
const SWEPT_AT = 1000;

/**
 * Refusals leave one after the other, so that a caller who asks again as soon as it was refused, on many connections,
 * asks no more often than it is answered. The first one leaves at once.
 */
export class RefusalPace {
  /** By caller, on the monotonic clock: when its next refusal may leave. */
  private readonly next = new Map<string, number>();

  /** @param caller those of one name stand in one line */
  async wait(caller: string): Promise<void> {
    const now = performance.now();
    const leavesAt = Math.max(now, this.next.get(caller) ?? 0);
    if (leavesAt - now > MOST_MS) {
      await delay(MOST_MS, undefined, { ref: false });
      return;
    }
    if (this.next.size >= SWEPT_AT) {
      for (const [other, at] of this.next) if (at <= now) this.next.delete(other);
    }
    this.next.set(caller, leavesAt + EVERY_MS);
    // It is the caller's connection that a process which stops waits for.
    if (leavesAt > now) await delay(leavesAt - now, undefined, { ref: false });
  }
}
