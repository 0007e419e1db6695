import { setTimeout as delay } from 'node:timers/promises';

/**
 * Pause between two refusals of one caller, in ms. A refusal takes a third of a millisecond of the event loop, so two
 * hundred a second take a fifteenth of it. Without a pace 260 connections took all of it, and a neighbour waited for 260
 * refusals at each of its steps (bench/isolation.mjs: 8 ms became 312).
 */
const EVERY_MS = 5;

/**
 * The longest wait, in ms. It holds a thousand refusals, each with some 10 KB. Further ones wait for the same time and leave
 * without a pause: sent at once, each would be followed by another request at once.
 */
const MOST_MS = 5000;

/** Above this number of callers, idle ones are removed. */
const SWEPT_AT = 1000;

/**
 * Sends refusals of a caller one after the other, so that a caller that repeats a refused request at once, on many
 * connections, sends no more requests than it gets answers. The first refusal is sent at once.
 */
export class RefusalPace {
  /** By caller, on the monotonic clock: when its next refusal may be sent. */
  private readonly next = new Map<string, number>();

  /** @param caller refusals with the same name share a queue */
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
    // `ref: false`: during a shutdown the process waits for the caller's connection, not for this timer.
    if (leavesAt > now) await delay(leavesAt - now, undefined, { ref: false });
  }
}
