import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the loop is looked at, in ms; a stall is known no finer than this. */
const RESOLUTION_MS = 5;

/** The longest time for which the event loop of this process ran nothing else, from `watchStalls` on. */
export interface StallWatch {
  /** In ms, since the start or the last `reset`. */
  longestMs(): number;
  reset(): void;
  stop(): void;
}

/**
 * Measures event-loop stalls of the process it is called in; another process is watched by how long its `/healthz`
 * takes. A stall shows only after the loop has turned once more, so await a timer before `longestMs()`.
 */
export function watchStalls(): StallWatch {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  return {
    longestMs: () => (delays.count === 0 ? 0 : delays.max / 1e6),
    reset: () => {
      delays.reset();
    },
    stop: () => {
      delays.disable();
    },
  };
}
