import type { Arrival } from '../../../domain/access/actor.js';
import type { WindowReading } from '../../../domain/access/limits.js';

interface Refusal {
  readonly arrival: Arrival;
  /** By the process's monotonic clock, in ms: when what it says was true. */
  readonly asOf: number;
  /** When the database has to be asked again. */
  readonly until: number;
  /** When the window frees. */
  readonly freesAt: number;
}

/** Keys come and go: so many refusals are remembered before those that are over are dropped. */
const SWEPT_AT = 1000;

/**
 * A key without requests left is refused from memory, so that a refused request costs the database nothing, until its
 * window frees or `mostMs` are over. Exact: no process can let the key in before its oldest request is a minute old, and
 * how long that takes the database says itself. It is counted from before the database was asked, so the memory ends
 * too soon rather than too late, and it needs no clock that agrees with another's. Then one caller of the key asks: the
 * others are refused as before where the window can't have freed yet, and wait for what that one is told where it can.
 *
 * @param take asks the database
 * @param mostMs 0 for no memory
 */
export function rememberingRefusals(
  take: (key: string) => Promise<Arrival | null>,
  mostMs: number,
): (key: string) => Promise<Arrival | null> {
  if (mostMs === 0) return take;
  const refusals = new Map<string, Refusal>();
  const asking = new Map<string, Promise<Arrival | null>>();
  const ask = async (key: string) => {
    const asOf = performance.now();
    const arrival = await take(key);
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

/** What a refusal says by now. */
function later({ arrival, asOf }: Refusal): Arrival {
  return after(arrival, (performance.now() - asOf) / 1000);
}

/** What an answer says some seconds later. */
function after(arrival: Arrival, seconds: number): Arrival {
  const later = ({ used, freesInSeconds }: WindowReading): WindowReading => ({
    used,
    freesInSeconds: freesInSeconds === null ? null : Math.max(0, freesInSeconds - seconds),
  });
  return { ...arrival, requests: later(arrival.requests), paidActions: later(arrival.paidActions) };
}
