/**
 * An async iterator over `produce` that ends as soon as its reader leaves. A plain async generator would not: its
 * `return()` waits for the pending `next()`, which may wait for a job for minutes.
 *
 * @param produce must end soon after its signal has ended
 */
export function cancellable<T>(
  produce: (wakeSignal: WakeSignal) => AsyncGenerator<T, void, void>,
): AsyncIterableIterator<T> {
  const wakeSignal = new WakeSignal();
  const generator = produce(wakeSignal);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => generator.next(),
    return: async () => {
      wakeSignal.end();
      await generator.return();
      return { done: true, value: undefined };
    },
    throw: (error: unknown) => {
      wakeSignal.end();
      return generator.throw(error);
    },
  };
}

/**
 * Remembers that it was woken until somebody waits: a wake between two waits is not lost. Ends once and for all, which an
 * AbortSignal would say as well. Each of thousands of watchers has one of these and waits anew after every change: so a
 * wait makes nothing but its promise, and one timer serves all waits.
 */
export class WakeSignal {
  private woken = false;
  private ended = false;
  private goOn: (() => void) | null = null;
  private timer: NodeJS.Timeout | null = null;
  private timerMs = 0;

  /** Whether it was woken since the last wait. */
  get isWoken(): boolean {
    return this.woken;
  }

  get isEnded(): boolean {
    return this.ended;
  }

  readonly wake = (): void => {
    this.woken = true;
    this.stopWaiting();
  };

  /** Nobody waits any more, now or later. */
  readonly end = (): void => {
    this.ended = true;
    if (this.timer) clearTimeout(this.timer);
    this.stopWaiting();
  };

  /**
   * Resolves at the next wake, or at once when there was one since the last wait; at the end; and in any case after
   * `mostMs`, for a wake may be lost.
   *
   * @returns whether to go on: false once it has ended
   */
  wait(mostMs: number): Promise<boolean> {
    if (this.woken || this.ended) return Promise.resolve(this.resume());
    if (this.timer && this.timerMs === mostMs) this.timer.refresh();
    else {
      if (this.timer) clearTimeout(this.timer);
      this.timer = setTimeout(this.stopWaiting, mostMs);
      this.timerMs = mostMs;
    }
    return new Promise<void>((resolve) => (this.goOn = resolve)).then(this.resume);
  }

  /** The timer goes on after a wake: where nobody waits, its end means nothing. */
  private readonly stopWaiting = (): void => {
    this.goOn?.();
    this.goOn = null;
  };

  /** Whoever waited goes on now: what woke it until here is one wake. */
  private readonly resume = (): boolean => {
    this.woken = false;
    return !this.ended;
  };
}
