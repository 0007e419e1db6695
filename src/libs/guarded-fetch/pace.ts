import { setTimeout as delay } from 'node:timers/promises';

/** Waits so many milliseconds, or throws the signal's reason. */
export type Sleep = (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;

/** Origins remembered, some 100 bytes each. Past it, those whose turn has passed are forgotten: they owe no wait anyway. */
const MAX_ORIGINS = 10_000;

/** Keeps the next turn of an origin for its caller. @returns in how many ms that is; rejects where it can't be told */
export type Reserve = (origin: string, intervalMs: number) => Promise<number>;

/** Spaces requests to one origin evenly: all callers of this process together, and with `reserve` those of others too. */
export class Pace {
  private readonly nextSlot = new Map<string, number>();

  constructor(
    private readonly now: () => number,
    private readonly sleep: Sleep = sleepFor,
    private readonly reserve: Reserve | null = null,
  ) {}

  /** Resolves when this request may go. Callers are served in the order in which they asked. */
  async waitForSlot(origin: string, intervalMs: number, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (intervalMs <= 0) return;
    const waitMs = await this.turnOf(origin, intervalMs);
    if (waitMs > 0) await this.sleep(waitMs, signal);
  }

  private async turnOf(origin: string, intervalMs: number): Promise<number> {
    // While nobody can say what others do, this process keeps at least its own pace.
    const shared = await this.reserve?.(origin, intervalMs).catch(() => null);
    if (shared !== null && shared !== undefined) return shared;
    const now = this.now();
    if (this.nextSlot.size >= MAX_ORIGINS) this.forgetPassed(now);
    const turn = Math.max(now, this.nextSlot.get(origin) ?? 0);
    this.nextSlot.set(origin, turn + intervalMs);
    return turn - now;
  }

  private forgetPassed(now: number): void {
    for (const [origin, turn] of this.nextSlot) if (turn <= now) this.nextSlot.delete(origin);
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
