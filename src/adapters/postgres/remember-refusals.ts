import type { Arrival } from '../../domain/access/actor.js';
import type { WindowReading } from '../../domain/access/limits.js';

interface Refusal {
  readonly arrival: Arrival;
  /** By the process's monotonic clock, in ms: when what it says was true. */
  readonly asOf: number;
  /** When the database has to be asked again. */
  readonly until: number;
}

/** Keys come and go: so many refusals are remembered before those that are over are dropped. */
const SWEPT_AT = 1000;

/**
 * A key without requests left is refused from memory, so that a refused request costs the database nothing, until its
 * window frees or `mostMs` are over. Exact: no process can let the key in before its oldest request is a minute old, and
 * how long that takes the database says itself. It is counted from before the database was asked, so the memory ends
 * too soon rather than too late, and it needs no clock that agrees with another's.
 *
 * @param take asks the database
 * @param mostMs 0 for no memory
 */
export function rememberingRefusals(
  take: (key: string) => Promise<Arrival | null>,
  mostMs: number,
): (key: string) => Promise<Arrival | null> {
  const refusals = new Map<string, Refusal>();
  return async (key) => {
    const asOf = performance.now();
    const known = refusals.get(key);
    if (known && asOf < known.until) return after(known.arrival, (asOf - known.asOf) / 1000);
    const arrival = await take(key);
    const frees = arrival?.requests.freesInSeconds ?? null;
    if (!arrival || arrival.accepted || frees === null) {
      refusals.delete(key);
      return arrival;
    }
    if (refusals.size >= SWEPT_AT) {
      for (const [other, { until }] of refusals) if (until <= asOf) refusals.delete(other);
    }
    refusals.set(key, { arrival, asOf, until: asOf + Math.min(mostMs, frees * 1000) });
    return arrival;
  };
}

/** What an answer says some seconds later. */
function after(arrival: Arrival, seconds: number): Arrival {
  const later = ({ used, freesInSeconds }: WindowReading): WindowReading => ({
    used,
    freesInSeconds: freesInSeconds === null ? null : Math.max(0, freesInSeconds - seconds),
  });
  return { ...arrival, requests: later(arrival.requests), paidActions: later(arrival.paidActions) };
}
