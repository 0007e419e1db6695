import type { Log } from '../../ports/log.js';

/** How often a store that answers is asked again. */
const POLL_MS = 5000;

/** How long to wait before a store that is away is asked again: longer each time, up to the last. */
const BACKOFF_MS = [250, 500, 1000, 2000, 4000];

/**
 * Knows whether a store answers. A store that is away would let each caller wait for its time-out and write a line for
 * each failure; so one loop asks, everyone else reads what it found, and the log has one line when it goes and one when
 * it comes back.
 */
export class StoreWatch {
  /** Resolves when the store answers for the first time; never, if it is stopped before. */
  readonly present: Promise<void>;
  private readonly listeners: (() => void)[] = [];
  private readonly loop: Promise<void>;
  private state: 'unknown' | 'up' | 'away' = 'unknown';
  private misses = 0;
  private stopped = false;
  private probe: Promise<void> | null = null;
  private wake: () => void = () => undefined;
  private announce: () => void = () => undefined;

  /** @param ask rejects while the store does not answer; it must have an end of its own */
  constructor(
    private readonly ask: () => Promise<unknown>,
    private readonly log: Log,
  ) {
    this.present = new Promise((resolve) => (this.announce = resolve));
    this.loop = this.run();
  }

  get isAway(): boolean {
    return this.state !== 'up';
  }

  /** Resolves when it is known how the store stands: at once, unless it has never been asked. */
  async known(): Promise<void> {
    if (this.state === 'unknown') await this.poll();
  }

  /** @throws {Error} when the store does not answer; one that was away is asked anew */
  async check(): Promise<void> {
    if (this.isAway) await this.poll();
    if (this.isAway) throw new Error('the job store does not answer');
  }

  /** Something failed that may be the store's fault: looks at once, in the background. */
  recheck(): void {
    this.wake();
  }

  /** Calls back each time that the store answers again. */
  onReturn(listener: () => void): void {
    this.listeners.push(listener);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.loop;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      await this.poll();
      await this.pause();
    }
  }

  private async pause(): Promise<void> {
    if (this.stopped) return;
    const ms = this.isAway ? (BACKOFF_MS[Math.min(this.misses, BACKOFF_MS.length) - 1] ?? POLL_MS) : POLL_MS;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private poll(): Promise<void> {
    this.probe ??= this.probeOnce().finally(() => {
      this.probe = null;
    });
    return this.probe;
  }

  private async probeOnce(): Promise<void> {
    try {
      await this.ask();
      this.answered();
    } catch (error) {
      this.missed(error);
    }
  }

  private answered(): void {
    const before = this.state;
    this.state = 'up';
    this.misses = 0;
    if (before === 'up' || this.stopped) return;
    this.announce();
    if (before === 'unknown') return;
    this.log.info({}, 'the job store answers');
    for (const listener of this.listeners) listener();
  }

  private missed(error: unknown): void {
    this.misses += 1;
    if (this.state === 'away' || this.stopped) return;
    this.state = 'away';
    this.log.warn({ err: error }, 'the job store does not answer; work waits until it does');
  }
}
