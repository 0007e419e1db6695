/** The time budget of one fetch is used up. */
export class TimeUsedUp extends Error {
  override readonly name = 'TimeUsedUp';
}

/** Bounds the working time of one fetch over all its redirects; the wait for the origin's slot is not counted. */
export class TimeBudget {
  constructor(
    private leftMs: number,
    /** The caller's own signal. */
    readonly outer: AbortSignal | undefined,
  ) {}

  /**
   * Runs a task within the time that is left, and returns when that is up even if the task can't be interrupted (as a DNS
   * look-up).
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
 * Runs a task until it ends, the outer signal is aborted or the time is up. The task's own signal is aborted
 * in both of the last cases; if the task ignores it, its result is dropped.
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
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the abort's reason is passed on as the caller gave it
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
