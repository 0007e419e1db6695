import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** A tenth of the 100 ms that no input may stall the event loop for. */
const SLICE_MS = 10;

/**
 * Long work in slices: the function that is returned gives way to the event loop whenever the work has held it for
 * 10 ms, and costs next to nothing in between.
 */
export function yielding(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await yieldToEventLoop();
    began = performance.now();
  };
}
