/**
 * An async iterator over `produce` that ends as soon as its reader leaves. A plain async generator would not: its
 * `return()` waits for the pending `next()`, which may wait for a job for minutes.
 *
 * @param produce must end soon after its signal aborts
 */
export function followed<T>(
  produce: (signal: AbortSignal) => AsyncGenerator<T, void, void>,
): AsyncIterableIterator<T> {
  const leaving = new AbortController();
  const generator = produce(leaving.signal);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => generator.next(),
    return: async () => {
      leaving.abort();
      await generator.return();
      return { done: true, value: undefined };
    },
    throw: (error: unknown) => {
      leaving.abort();
      return generator.throw(error);
    },
  };
}

/** Remembers that it was woken until somebody waits: a wake between two waits is not lost. */
export class Waker {
  private woken = false;
  private resolve: (() => void) | null = null;

  /** Whether it was woken since the last wait. */
  get isWoken(): boolean {
    return this.woken;
  }

  readonly wake = (): void => {
    this.woken = true;
    this.resolve?.();
  };

  /**
   * Resolves at the next wake, or at once when there was one since the last wait; when the signal aborts; and in any
   * case after `mostMs`, for a wake may be lost.
   */
  async wait(signal: AbortSignal, mostMs: number): Promise<void> {
    if (!this.woken && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          // The signal outlives this wait, and a job has many.
          signal.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, mostMs);
        this.resolve = done;
        signal.addEventListener('abort', done);
      });
    }
    this.woken = false;
    this.resolve = null;
  }
}
