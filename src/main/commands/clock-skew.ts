import type { Log } from '../../ports/log.js';
import type { Metrics } from '../../ports/metrics.js';
import { repeat } from '../shutdown.js';

/**
 * From here on a difference of clocks is a fault: the shortest pause that Galley measures by the clock is 2 seconds, and
 * machines with NTP differ by some milliseconds.
 */
const WORST_SKEW_MS = 2000;

const ASKED_TIMES = 3;
const WATCH_EVERY_MS = 60_000;

/** The difference of a store's clock and this process's. */
interface ClockSkew {
  /** In ms; negative where the store is behind. */
  readonly ms: number;
  /** The possible error, in ms: half of the round trip. */
  readonly within: number;
}

/** @param ask reads the store's clock, in ms since 1970; of several readings the fastest counts */
async function measureSkew(ask: () => Promise<number>): Promise<ClockSkew> {
  let best: ClockSkew | null = null;
  for (let n = 0; n < ASKED_TIMES; n += 1) {
    const began = performance.now();
    const theirs = await ask();
    const ours = Date.now();
    const within = (performance.now() - began) / 2;
    if (best === null || within < best.within) best = { ms: theirs - (ours - within), within };
  }
  if (best === null) throw new Error('the clock was not read');
  return best;
}

/** Whether the clocks differ by too much, even after the possible error is subtracted. */
function isSkewed({ ms, within }: ClockSkew): boolean {
  return Math.abs(ms) - within > WORST_SKEW_MS;
}

/**
 * For an operator: `PostgreSQL's clock is 3601.2 s behind this machine's`.
 *
 * @param whose clock it is: `PostgreSQL's`
 * @throws with this text when they differ by too much
 */
export async function describeClock(ask: () => Promise<number>, whose: string): Promise<string> {
  const skew = await measureSkew(ask);
  const seconds = (Math.abs(skew.ms) / 1000).toFixed(1);
  if (!isSkewed(skew)) {
    const within = Math.ceil(Math.abs(skew.ms) + skew.within);
    return `${whose} clock is this machine's, within ${within} ms`;
  }
  const words = `${whose} clock is ${seconds} s ${skew.ms < 0 ? 'behind' : 'ahead of'} this machine's`;
  throw new Error(`${words}; keep both in time, by NTP for example`);
}

/**
 * Measures now and every minute, for `/metrics`; logs a difference that is a fault.
 * @returns stops it
 */
export function watchClock({
  ask,
  metrics,
  log,
}: {
  readonly ask: () => Promise<number>;
  readonly metrics: Metrics;
  readonly log: Log;
}): () => Promise<void> {
  let seconds: number | null = null;
  metrics.gauge('galley_clock_skew_seconds', () =>
    seconds === null ? [] : [[{ store: 'postgresql' }, seconds]],
  );
  let wasSkewed = false;
  const measure = async () => {
    const skew = await measureSkew(ask);
    seconds = skew.ms / 1000;
    if (isSkewed(skew) && !wasSkewed)
      log.warn({ skewMs: Math.round(skew.ms) }, "PostgreSQL's clock and this machine's differ");
    wasSkewed = isSkewed(skew);
  };
  const first = measure().catch((error: unknown) => {
    log.debug({ err: error }, "PostgreSQL's clock could not be read");
  });
  const stop = repeat(WATCH_EVERY_MS, measure, log, 'clock');
  return async () => {
    await first;
    await stop();
  };
}
