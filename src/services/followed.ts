/**
 * An async iterator over `produce` that ends as soon as its reader leaves. A plain async generator would not: its
 * `return()` waits for the pending `next()`, which may wait for a job for minutes.
 *
 * @param produce must end soon after its waker has ended
 */
export function followed<T>(
  produce: (waker: Waker) => AsyncGenerator<T, void, void>,
): AsyncIterableIterator<T> {
  const waker = new Waker();
  const generator = produce(waker);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => generator.next(),
    return: async () => {
      waker.end();
      await generator.return();
      return { done: true, value: undefined };
    },
    throw: (error: unknown) => {
      waker.end();
      return generator.throw(error);
    },
  };
}

/**
 * Remembers that it was woken until somebody waits: a wake between two waits is not lost. Ends once and for all, which an
 * AbortSignal would say as well: but each of thousands of watchers has one of these, and a listener to a signal for each
 * wait is most of what a wait costs.
 */
export class Waker {
  private woken = false;
  private ended = false;
  private resolve: (() => void) | null = null;

  /** Whether it was woken since the last wait. */
  get isWoken(): boolean {
    return this.woken;
  }

  get isEnded(): boolean {
    return this.ended;
  }

  readonly wake = (): void => {
    this.woken = true;
    this.resolve?.();
  };

  /** Nobody waits any more, now or later. */
  end(): void {
    this.ended = true;
    this.wake();
  }

  /**
   * Resolves at the next wake, or at once when there was one since the last wait; at the end; and in any case after
   * `mostMs`, for a wake may be lost.
   *
   * @returns whether to go on: false once it has ended
   */
  async wait(mostMs: number): Promise<boolean> {
    if (!this.woken && !this.ended) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, mostMs);
        this.resolve = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.woken = false;
    this.resolve = null;
    return !this.ended;
  }
}
