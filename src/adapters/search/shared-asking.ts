/**
 * One piece of work for all who want it. It goes on as long as somebody waits for it: one who gives up leaves the others
 * theirs, and with the last it is stopped.
 */
export class SharedAsking<Result> {
  private readonly stop = new AbortController();
  private readonly done: Promise<Result>;
  private waiting = 0;

  /** @param onLast called when nobody waits any more: it is of no use to those who come then */
  constructor(
    work: (signal: AbortSignal) => Promise<Result>,
    private readonly onLast: () => void,
  ) {
    this.done = work(this.stop.signal);
    // Whoever waits hears of it; nobody has to.
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
        this.stop.abort(new Error('nobody waits for it any more'));
      }
    }
  }
}
