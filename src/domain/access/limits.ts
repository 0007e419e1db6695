import { GalleyError, refuse } from '../errors.js';

/** Limits of a key (contract §8): never more than `quota` in any `seconds`, whichever seconds one looks at. */
export interface WindowLimit {
  readonly quota: number;
  readonly seconds: number;
}

export const REQUEST_LIMIT: WindowLimit = { quota: 120, seconds: 60 };
export const PAID_ACTION_LIMIT: WindowLimit = { quota: 20, seconds: 3600 };

/** How full a window is. */
export interface WindowReading {
  readonly used: number;
  /** Seconds until the oldest that counts no longer does; null when nothing counts. */
  readonly freesInSeconds: number | null;
}

/** What a paid action is counted in; articles also use up the plan's allowance. */
export type PaidActionKind = 'article' | 'research' | 'audit';

/** How much has been spent where a start would count, and how much may be. */
export interface Spending {
  readonly key: WindowReading;
  /** Paid actions of the newsroom within the hour; a null ceiling is without bound. */
  readonly newsroom: { readonly used: number; readonly ceiling: number | null };
  /** Articles of the account within the calendar month (UTC); a null allowance is without bound. */
  readonly plan: { readonly used: number; readonly allowance: number | null };
}

/** The limits in the order in which they are checked (decisions §2, 8). */
export type SpendingLimit = 'key' | 'newsroom' | 'plan';

/** How many of the wanted paid actions may start; `limit` is the one that bites first, null when all may. */
export interface Cut {
  readonly starts: number;
  readonly limit: SpendingLimit | null;
}

/**
 * Cuts what is wanted at the limit with the least room; of equal ones the first in order speaks. The same comes of
 * starting one after the other until one is refused.
 */
export function cutToRoom(wanted: number, kind: PaidActionKind, spending: Spending): Cut {
  const rooms: readonly (readonly [SpendingLimit, number | null])[] = [
    ['key', PAID_ACTION_LIMIT.quota - spending.key.used],
    ['newsroom', left(spending.newsroom.ceiling, spending.newsroom.used)],
    ['plan', kind === 'article' ? left(spending.plan.allowance, spending.plan.used) : null],
  ];
  let cut: Cut = { starts: wanted, limit: null };
  for (const [limit, room] of rooms) {
    if (room !== null && Math.max(0, room) < cut.starts) cut = { starts: Math.max(0, room), limit };
  }
  return cut;
}

function left(bound: number | null, used: number): number | null {
  return bound === null ? null : bound - used;
}

/** Why a row of a batch did not start: the limit that cut it, and the room that the limit left. */
export function describeCut({ limit, starts }: Cut): string {
  const rows = starts === 1 ? '1 row' : `${starts} rows`;
  switch (limit) {
    case 'key':
      return `The key's hourly limit of ${PAID_ACTION_LIMIT.quota} paid actions leaves room for ${rows}.`;
    case 'newsroom':
      return `The newsroom's hourly ceiling leaves room for ${rows}.`;
    default:
      return `The plan's allowance of articles for this month leaves room for ${rows}.`;
  }
}

/** The one `rate_limited` that says of a key's hour that it is used up. */
export class HourIsUsedUp extends GalleyError {
  constructor() {
    super(
      'rate_limited',
      `This key has used its ${PAID_ACTION_LIMIT.quota} paid actions of the last hour. Nothing was started.`,
    );
  }
}

/** The refusal of a single start for which there is no room. */
export function refuseForRoom(limit: SpendingLimit): GalleyError {
  switch (limit) {
    case 'key':
      return new HourIsUsedUp();
    case 'newsroom':
      return refuse(
        'forbidden',
        "The newsroom's hourly ceiling of paid actions is reached. Nothing was started.",
      );
    case 'plan':
      return refuse(
        'payment_required',
        "The plan's allowance of articles for this month is used up. Nothing was started.",
      );
  }
}

/** The refusal of a request too many. */
export function refuseForRequests(): GalleyError {
  return refuse('rate_limited', `This key has made its ${REQUEST_LIMIT.quota} requests of the last minute.`);
}
