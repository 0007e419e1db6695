import type { Instant } from '../instant.js';

/** How much of one limit is used up. */
export interface Usage {
  /** Null is without bound. */
  readonly limit: number | null;
  readonly used: number;
  readonly remaining: number | null;
  /** When the next one is free again; null while nothing counts. */
  readonly freesAt: Instant | null;
}

/** The limits of a caller (contract §8, decisions §4). */
export interface KeyUsage {
  /** Requests of the key in the last minute, this one and those of its sessions among them. */
  readonly minute: Usage;
  /** Paid actions of the key in the last hour. */
  readonly hour: Usage;
  /** Paid actions of the key's newsroom in the last hour. */
  readonly newsroom: Usage;
  /** Articles of the account that count against its plan in this calendar month (UTC). */
  readonly month: Usage;
}

/** What a store counts of one limit. */
export type UsageCount = Omit<Usage, 'remaining'>;

export function usageOf({ limit, used, freesAt }: UsageCount): Usage {
  return {
    limit,
    used,
    remaining: limit === null ? null : Math.max(0, limit - used),
    freesAt: used === 0 ? null : freesAt,
  };
}
