/**
 * An async iterator over `produce` that ends as soon as its consumer leaves. A plain async generator would not: its
 * `return()` waits for the pending `next()`, which may wait for a job for minutes.
 *
 * @param produce must end soon after its signal is aborted
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
 * A wake-up signal that is not lost between two waits. It also ends for good, like an AbortSignal. Each of thousands of
 * watchers has one and waits anew after every change, so a wait allocates nothing but its promise, and one timer serves
 * all waits.
 */
export class WakeSignal {
  private woken = false;
  private ended = false;
  private goOn: (() => void) | null = null;
  private timer: NodeJS.Timeout | null = null;
  private timerMs = 0;

  /** Whether it was signalled since the last wait. */
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

  /** Ends all waits, now and later. */
  readonly end = (): void => {
    this.ended = true;
    if (this.timer) clearTimeout(this.timer);
    this.stopWaiting();
  };

  /**
   * Resolves at the next signal, or at once when there was one since the last wait; at the end; and in any case after
   * `mostMs`, because a signal may get lost.
   *
   * @returns whether to continue: false once it has ended
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

  /** The timer continues after a signal: when it fires without a wait, nothing happens. */
  private readonly stopWaiting = (): void => {
    this.goOn?.();
    this.goOn = null;
  };

  /** Resumes the wait: all signals until now count as one. */
  private readonly resume = (): boolean => {
    this.woken = false;
    return !this.ended;
  };
}
