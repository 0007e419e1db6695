/** The time that one fetch had is used up. */
export class TimeUsedUp extends Error {
  override readonly name = 'TimeUsedUp';
}

/** Bounds the working time of one fetch over all its redirects; waiting for an origin's turn is not counted. */
export class TimeBudget {
  constructor(
    private leftMs: number,
    /** The caller's own signal. */
    readonly outer: AbortSignal | undefined,
  ) {}

  /**
   * Runs a task on what is left. Ends with it, even when the task itself can't be interrupted (a DNS look-up).
   * @throws {TimeUsedUp} or the outer signal's reason, or what the task throws.
   */
  async run<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await interruptible(task, this.outer, Math.max(0, this.leftMs));
    } finally {
      this.leftMs -= performance.now() - began;
    }
  }
}

/**
 * Runs a task until it ends, the outer signal is aborted or the time is up. The task's own signal tells it of both;
 * should it not listen, its result is dropped.
 */
export async function interruptible<T>(
  task: (signal: AbortSignal) => Promise<T>,
  outer: AbortSignal | undefined,
  milliseconds?: number,
): Promise<T> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  let end: (reason: unknown) => void = () => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    end = (reason) => {
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- an abort's reason is the caller's own, whatever it is
      reject(reason);
      controller.abort(reason);
    };
  });
  const cancel = () => end(outer?.reason);
  const timer =
    milliseconds === undefined ? undefined : setTimeout(() => end(new TimeUsedUp()), milliseconds);
  outer?.addEventListener('abort', cancel, { once: true });
  try {
    return await Promise.race([task(controller.signal), ended]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', cancel);
  }
}
