import { ThreadEnded, type WorkerThread } from './worker-thread.js';

/** Chosen: a timer that fires this late shows that the process was suspended; then the answer gets this much more time. */
const SUSPENDED_MS = 1000;

/** The bounds of a call that computes in one go: nothing but the end of its thread stops it. */
export interface CallBounds {
  readonly ms: number;
  /** @param bound which of them was exceeded: `3 seconds`, or `the memory that it may take` */
  readonly error: (bound: string) => Error;
}

/**
 * Awaits a call of a thread that makes one at a time. Beyond its bounds the thread is ended, and the next call starts another.
 * @throws {Error} that of `bounds` where it was exceeded; what the call throws
 */
export async function callInTime<T>(
  thread: Pick<WorkerThread<never>, 'terminate'>,
  { ms, error }: CallBounds,
  call: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  const giveUp = () => {
    void thread.terminate(error(`${ms / 1000} seconds`));
  };
  let late = setTimeout(() => {
    // A process that was suspended runs its timers before it receives the answer that has arrived meanwhile.
    const wasSuspended = performance.now() - began >= ms + SUSPENDED_MS;
    if (wasSuspended) late = setTimeout(giveUp, SUSPENDED_MS);
    else giveUp();
  }, ms);
  try {
    return await call();
  } catch (fault) {
    if (fault instanceof ThreadEnded && isOutOfMemory(fault.cause))
      throw error('the memory that it may take');
    throw fault;
  } finally {
    clearTimeout(late);
  }
}

function isOutOfMemory(fault: unknown): boolean {
  // Recognised by its code: an error of another realm is not an `instanceof` ours.
  return (
    typeof fault === 'object' &&
    fault !== null &&
    'code' in fault &&
    fault.code === 'ERR_WORKER_OUT_OF_MEMORY'
  );
}
