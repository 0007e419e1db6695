import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a number of milliseconds, or throws the signal's reason. */
export type Sleep = (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;

/** Chosen: origins remembered, of about 100 bytes each. Beyond it, those whose slot has passed are forgotten. */
const MAX_ORIGINS = 10_000;

/** Reserves the next slot of an origin. @returns the ms until then; rejects when that is unknown */
export type Reserve = (origin: string, intervalMs: number) => Promise<number>;

/** Spaces requests to one origin evenly: over all callers of this process, and with `reserve` of the other processes too. */
export class Pace {
  private readonly nextSlot = new Map<string, number>();

  constructor(
    private readonly now: () => number,
    private readonly sleep: Sleep = sleepFor,
    private readonly reserve: Reserve | null = null,
  ) {}

  /** Resolves when the request may be sent. Callers are served in the order of their calls. */
  async waitForSlot(origin: string, intervalMs: number, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (intervalMs <= 0) return;
    const waitMs = await this.msUntilSlot(origin, intervalMs);
    if (waitMs > 0) await this.sleep(waitMs, signal);
  }

  private async msUntilSlot(origin: string, intervalMs: number): Promise<number> {
    // When the slots of other processes are unknown, this process keeps at least its own rate.
    const shared = await this.reserve?.(origin, intervalMs).catch(() => null);
    if (shared !== null && shared !== undefined) return shared;
    const now = this.now();
    if (this.nextSlot.size >= MAX_ORIGINS) this.forgetPassed(now);
    const slot = Math.max(now, this.nextSlot.get(origin) ?? 0);
    this.nextSlot.set(origin, slot + intervalMs);
    return slot - now;
  }

  private forgetPassed(now: number): void {
    for (const [origin, slot] of this.nextSlot) if (slot <= now) this.nextSlot.delete(origin);
  }
}

const sleepFor: Sleep = async (milliseconds, signal) => {
  try {
    await delay(milliseconds, undefined, signal ? { signal } : {});
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
};
