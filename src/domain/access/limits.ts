import { GalleyError, refuse } from '../errors.js';

/** Limits of a key (contract §8): a sliding window, so no span of `seconds` ever holds more than `quota`. */
export interface WindowLimit {
  readonly quota: number;
  readonly seconds: number;
}

/** By the contract: 120 requests of a key in any minute, those of its sessions among them, and 20 paid actions in any hour. */
export const REQUEST_LIMIT: WindowLimit = { quota: 120, seconds: 60 };
export const PAID_ACTION_LIMIT: WindowLimit = { quota: 20, seconds: 3600 };

/** How full a window is. */
export interface WindowReading {
  readonly used: number;
  /** Seconds until the oldest counted request leaves the window; null when nothing counts. */
  readonly freesInSeconds: number | null;
}

/** The unit of a paid action; articles also use up the plan's allowance. */
export const PAID_ACTION_KINDS = ['article', 'research', 'audit'] as const;
export type PaidActionKind = (typeof PAID_ACTION_KINDS)[number];

/** How much a start would find spent, and how much may be spent. */
export interface Spending {
  readonly key: WindowReading;
  /** Paid actions of the newsroom within the hour; a null ceiling is without bound. */
  readonly newsroom: { readonly used: number; readonly ceiling: number | null };
  /** Articles of the account within the calendar month (UTC); a null allowance is without bound. */
  readonly plan: { readonly used: number; readonly allowance: number | null };
}

/** The limits in the order in which they are checked (decisions §2, 8). */
export type SpendingLimit = 'key' | 'newsroom' | 'plan';

/** How many of the requested paid actions may start; `limit` is the one that binds first, null when all may. */
export interface Cut {
  readonly starts: number;
  readonly limit: SpendingLimit | null;
}

/**
 * Cuts a request to the limit with the least room; among equal limits the first in order is named. Starting one action
 * after the other until one is refused gives the same result.
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

/** Why a row of a batch did not start: the limit that cut it, and the room that this limit had left. */
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

/** The one `rate_limited` that means an exhausted hour of a key. */
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

/** The refusal of a request beyond the minute's limit. */
export function refuseForRequests(): GalleyError {
  return refuse('rate_limited', `This key has made its ${REQUEST_LIMIT.quota} requests of the last minute.`);
}
