import type { ApiKey } from './access/key.js';
import type { PaidActionKind } from './access/limits.js';
import type { Tenants } from './access/tenants.js';
import type { Instant } from './instant.js';

/** What an operator may name by its name as well as by its id. */
export type Named = 'account' | 'user' | 'edition' | 'key';

export interface Reference {
  readonly id: string;
  readonly name: string;
}

/** All tenants, oldest first, with every field; `galley apply` takes it back. Keys are without their tokens. */
export type AllTenants = { readonly [Kind in keyof Tenants]: readonly Required<Tenants[Kind][number]>[] };

export interface ListedAccount extends Reference {
  readonly plan: string;
  readonly status: 'open' | 'closed';
  readonly users: number;
  readonly editions: number;
  readonly createdAt: Instant;
}

export interface ListedUser extends Reference {
  readonly account: Reference;
  readonly newsroom: Reference;
  readonly maySpend: boolean;
  readonly keys: number;
  readonly createdAt: Instant;
}

export interface ListedKey extends ApiKey {
  readonly userName: string;
  /** Its last accepted request; null before the first. */
  readonly lastUsedAt: Instant | null;
}

/** An article job, a report or an audit, without anything that its caller or the web wrote. */
export interface ListedWork {
  readonly kind: PaidActionKind;
  /** Its row: of a job the internal id, of all others the `id`. */
  readonly ref: string;
  /** Of a job the caller's id, which is unique within its account only. */
  readonly id: string;
  readonly status: string;
  readonly stage: string | null;
  readonly account: Reference;
  readonly edition: Reference;
  readonly attempt: number;
  /** The code of the error that it ended with, or that its last attempt did. */
  readonly error: string | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly finishedAt: Instant | null;
}

export interface WorkFilter {
  readonly kind: PaidActionKind | null;
  /** One of the work's own statuses; `open` for all that are not final. */
  readonly status: string | null;
  readonly accountId: string | null;
  readonly editionId: string | null;
  /** Of these the newest. */
  readonly limit: number;
}

/** How the work of all accounts stands. */
export interface OperatorStatus {
  readonly at: Instant;
  readonly database: { readonly version: string; readonly bytes: number };
  /** By kind and status: those that are not final, and those that ended within the last 24 hours. */
  readonly work: readonly {
    readonly kind: PaidActionKind;
    readonly status: string;
    readonly count: number;
  }[];
  /** Codes of what failed within the last 24 hours, the most frequent first. */
  readonly failures: readonly {
    readonly kind: PaidActionKind;
    readonly code: string;
    readonly count: number;
  }[];
  /** Article jobs that wait for a worker. */
  readonly queue: { readonly waiting: number; readonly oldestSeconds: number | null };
  /** What is not enqueued yet. */
  readonly outbox: { readonly waiting: number; readonly oldestSeconds: number | null };
  /** Work that a worker has now, and leases that ran out without being taken up again. */
  readonly leases: { readonly held: number; readonly lapsed: number };
}

/** What an account spent in a calendar month (UTC). */
export interface AccountUsage {
  readonly account: Reference;
  readonly plan: string;
  /** Articles that count against the plan's allowance; null is without bound. */
  readonly articles: { readonly used: number; readonly allowance: number | null };
  /** Paid actions of the month, also those that gave their allowance back. */
  readonly started: Readonly<Record<PaidActionKind, number>>;
  /** Paid actions of the last hour. */
  readonly lastHour: number;
  /** Of language models, for jobs and reports that were started in the month. */
  readonly model: { readonly calls: number; readonly tokens: number };
}
