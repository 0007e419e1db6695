/**
 * One piece of work with several waiting callers (single flight). A caller that gives up does not stop it for the others;
 * when the last one gives up, it is aborted.
 */
export class SharedAsking<Result> {
  private readonly stop = new AbortController();
  private readonly done: Promise<Result>;
  private waiting = 0;

  /** @param onLast called when no caller waits any more: later callers must not join it */
  constructor(
    work: (signal: AbortSignal) => Promise<Result>,
    private readonly onLast: () => void,
  ) {
    this.done = work(this.stop.signal);
    // Each joined caller gets the error; without callers it must not become an unhandled rejection.
    this.done.catch(() => undefined);
  }

  /** @throws what the work throws; the signal's reason when it is aborted */
  async join(signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted();
    this.waiting += 1;
    let leave: (() => void) | undefined;
    const left = new Promise<never>((_resolve, reject) => {
      leave = () => {
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
    });
    try {
      return await Promise.race([this.done, left]);
    } finally {
      if (leave) signal.removeEventListener('abort', leave);
      this.waiting -= 1;
      if (this.waiting === 0) {
        this.onLast();
        this.stop.abort(new Error('no caller waits for it any more'));
      }
    }
  }
}
