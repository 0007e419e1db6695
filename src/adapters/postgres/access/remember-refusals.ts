import type { Arrival } from '../../../domain/access/actor.js';
import type { WindowReading } from '../../../domain/access/limits.js';

interface Refusal {
  readonly arrival: Arrival;
  /** When the answer was true, by the process's monotonic clock, in ms. */
  readonly asOf: number;
  /** When the database has to be queried again. */
  readonly until: number;
  /** When the window frees. */
  readonly freesAt: number;
}

/** Chosen: above this number expired refusals are dropped from the cache, which bounds its memory. */
const SWEPT_AT = 1000;

/**
 * A key without requests left is refused from a cache, so that a refused request does not reach the database, until its
 * window frees or `mostMs` are over. This is exact: no process can accept the key before its oldest request is a minute
 * old, and the database says how long that takes. The time is counted from before the query, so the cache expires too
 * early rather than too late, and needs no synchronised clock. Then one request of the key queries the database. Until it
 * is answered, the others are refused from the cache where the window can't have freed yet, and else wait for its answer.
 *
 * @param count queries the database
 * @param mostMs 0 for no memory
 */
export function rememberingRefusals(
  count: (key: string) => Promise<Arrival | null>,
  mostMs: number,
): (key: string) => Promise<Arrival | null> {
  if (mostMs === 0) return count;
  const refusals = new Map<string, Refusal>();
  const asking = new Map<string, Promise<Arrival | null>>();
  const ask = async (key: string) => {
    const asOf = performance.now();
    const arrival = await count(key);
    const frees = arrival?.requests.freesInSeconds ?? null;
    if (!arrival || arrival.accepted || frees === null) {
      refusals.delete(key);
      return arrival;
    }
    if (refusals.size >= SWEPT_AT) {
      for (const [other, { until }] of refusals) if (until <= asOf) refusals.delete(other);
    }
    const freesAt = asOf + frees * 1000;
    refusals.set(key, { arrival, asOf, until: Math.min(asOf + mostMs, freesAt), freesAt });
    return arrival;
  };
  return async (key) => {
    const known = refusals.get(key);
    if (!known) return ask(key);
    const now = performance.now();
    const asked = asking.get(key);
    if (now < (asked ? known.freesAt : known.until)) return later(known);
    if (asked) {
      await asked;
      const still = refusals.get(key);
      return still ? later(still) : ask(key);
    }
    const first = ask(key).finally(() => asking.delete(key));
    asking.set(key, first);
    return first;
  };
}

/** A cached refusal with the remaining times of now. */
function later({ arrival, asOf }: Refusal): Arrival {
  return after(arrival, (performance.now() - asOf) / 1000);
}

/** An arrival as it is some seconds later. */
function after(arrival: Arrival, seconds: number): Arrival {
  const later = ({ used, freesInSeconds }: WindowReading): WindowReading => ({
    used,
    freesInSeconds: freesInSeconds === null ? null : Math.max(0, freesInSeconds - seconds),
  });
  return { ...arrival, requests: later(arrival.requests), paidActions: later(arrival.paidActions) };
}
