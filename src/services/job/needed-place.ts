import { AsyncLocalStorage } from 'node:async_hooks';

/** What runs now belongs to this attempt: what waits and what computes is found deep below the stages. */
const current = new AsyncLocalStorage<NeededPlace>();

/**
 * Runs what only waits for somebody's site. Where that takes long, the attempt's place is free for others meanwhile, and
 * taken again afterwards in fair order.
 * @throws the reason of the attempt's signal when it is aborted while the place is waited for
 */
export function whileWaiting<T>(wait: () => Promise<T>): Promise<T> {
  return current.getStore()?.whileWaiting(wait) ?? wait();
}

/** Runs what computes though others of the same attempt wait: the place is held. @throws as `whileWaiting` */
export function whileComputing<T>(work: () => Promise<T>): Promise<T> {
  return current.getStore()?.whileComputing(work) ?? work();
}

/** Between two steps: lets an account with fewer places have this one. @throws as `whileWaiting` */
export async function giveWay(): Promise<void> {
  await current.getStore()?.giveWay();
}

/** How long what runs now has waited for places, in ms: of the time that it may take, none of that counts. */
export function timeInLine(): number {
  return current.getStore()?.timeInLine ?? 0;
}

/** The place of what runs now; null outside of an attempt. */
export function placeHere(): NeededPlace | null {
  return current.getStore() ?? null;
}

/** A place that is held while something of an attempt computes, and not while all of it waits. */
export abstract class NeededPlace {
  protected holds = true;
  private waits = 0;
  private computes = 0;
  private taking: Promise<void> | null = null;
  private inLineMs = 0;
  private inLineSince: number | null = null;

  /** Leaves it, at once or a while after, unless it is needed by then. */
  protected abstract leaveSoon(): void;
  /** Not left after all. */
  protected abstract stay(): void;
  /** Waits for a place and has it. @throws the reason of the attempt's signal when it is aborted before */
  protected abstract take(): Promise<void>;
  abstract giveWay(): Promise<void>;

  /** How long the attempt has waited for places, in ms. */
  get timeInLine(): number {
    const since = this.inLineSince === null ? 0 : performance.now() - this.inLineSince;
    return this.inLineMs + since;
  }

  /** What `work` calls, however deep, finds this place. */
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
      this.taking ??= this.takeInLine();
      await this.taking;
    }
  }

  private async takeInLine(): Promise<void> {
    this.inLineSince = performance.now();
    try {
      await this.take();
      this.holds = true;
    } finally {
      this.inLineMs = this.timeInLine;
      this.inLineSince = null;
      this.taking = null;
    }
    // Others of the attempt may have begun to wait meanwhile.
    this.settle();
  }

  private settle(): void {
    if (this.holds && !this.isNeeded) this.leaveSoon();
  }
}
