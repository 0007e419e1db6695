import { AsyncLocalStorage } from 'node:async_hooks';

/** What runs now belongs to this attempt: what waits and what computes is found deep below the stages. */
const current = new AsyncLocalStorage<NeededSlot>();

/**
 * Runs what only waits for somebody's site. Where that takes long, the attempt's slot is free for others meanwhile, and
 * taken again afterwards in fair order.
 * @throws the reason of the attempt's signal when it is aborted while the slot is waited for
 */
export function whileWaiting<T>(wait: () => Promise<T>): Promise<T> {
  return current.getStore()?.whileWaiting(wait) ?? wait();
}

/** Runs what computes though others of the same attempt wait: the slot is held. @throws as `whileWaiting` */
export function whileComputing<T>(work: () => Promise<T>): Promise<T> {
  return current.getStore()?.whileComputing(work) ?? work();
}

/** Between two steps: lets an account with fewer slots have this one. @throws as `whileWaiting` */
export async function yieldSlot(): Promise<void> {
  await current.getStore()?.yieldSlot();
}

/** How long what runs now has waited for slots, in ms: of the time that it may take, none of that counts. */
export function timeInQueue(): number {
  return current.getStore()?.timeInQueue ?? 0;
}

/** The slot of what runs now; null outside of an attempt. */
export function currentSlot(): NeededSlot | null {
  return current.getStore() ?? null;
}

/** A slot that is held while something of an attempt computes, and not while all of it waits. */
export abstract class NeededSlot {
  protected holds = true;
  private waits = 0;
  private computes = 0;
  private acquiring: Promise<void> | null = null;
  private inQueueMs = 0;
  private inQueueSince: number | null = null;

  /** Leaves it, at once or a while after, unless it is needed by then. */
  protected abstract leaveSoon(): void;
  /** Not left after all. */
  protected abstract stay(): void;
  /** Waits for a slot and has it. @throws the reason of the attempt's signal when it is aborted before */
  protected abstract waitForSlot(): Promise<void>;
  abstract yieldSlot(): Promise<void>;

  /** How long the attempt has waited for slots, in ms. */
  get timeInQueue(): number {
    const since = this.inQueueSince === null ? 0 : performance.now() - this.inQueueSince;
    return this.inQueueMs + since;
  }

  /** What `work` calls, however deep, finds this slot. */
  within<T>(work: () => Promise<T>): Promise<T> {
    return current.run(this, work);
  }

  async whileWaiting<T>(wait: () => Promise<T>): Promise<T> {
    this.waits += 1;
    this.settle();
    try {
      return await wait();
    } finally {
      this.waits -= 1;
      await this.hold();
    }
  }

  async whileComputing<T>(work: () => Promise<T>): Promise<T> {
    this.computes += 1;
    try {
      await this.hold();
      return await work();
    } finally {
      this.computes -= 1;
      this.settle();
    }
  }

  protected get isNeeded(): boolean {
    return this.waits === 0 || this.computes > 0;
  }

  protected async hold(): Promise<void> {
    if (this.isNeeded) this.stay();
    while (this.isNeeded && !this.holds) {
      this.acquiring ??= this.acquire();
      await this.acquiring;
    }
  }

  private async acquire(): Promise<void> {
    this.inQueueSince = performance.now();
    try {
      await this.waitForSlot();
      this.holds = true;
    } finally {
      this.inQueueMs = this.timeInQueue;
      this.inQueueSince = null;
      this.acquiring = null;
    }
    // Others of the attempt may have begun to wait meanwhile.
    this.settle();
  }

  private settle(): void {
    if (this.holds && !this.isNeeded) this.leaveSoon();
  }
}
