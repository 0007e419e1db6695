import type { ApiKey } from './access/key.js';
import { PAID_ACTION_KINDS, type PaidActionKind } from './access/limits.js';
import type { Tenants } from './access/tenants.js';
import type { Instant } from './instant.js';
import { WORK_STATUSES, type WorkFailure, type WorkStatus } from './work.js';

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

/** Work of one kind that waits for a worker. */
export interface Waiting {
  readonly waiting: number;
  readonly oldestSeconds: number | null;
}

/** What an operator's metrics show of all processes together. */
export interface WorkLoad {
  readonly backlog: readonly {
    readonly kind: 'article' | 'report' | 'audit';
    readonly waiting: number;
    readonly running: number;
    readonly oldestSeconds: number;
  }[];
  /** How long the oldest message has waited to be sent to the queue; 0 where none waits. */
  readonly outboxSeconds: number;
  /** How long the oldest moment of a schedule that has come has waited for its start; 0 where none waits. */
  readonly scheduleSeconds: number;
  readonly lapsedLeases: number;
  /** That gave a sign of life lately. */
  readonly workers: number;
  readonly databaseBytes: number;
}

/** How the work of all accounts stands. */
export interface OperatorStatus {
  readonly at: Instant;
  readonly database: { readonly version: string; readonly bytes: number };
  /** The last migration that was applied. */
  readonly migration: string;
  /** By kind and status: those that are not final, and the newest 100,000 of each kind that ended within the last 24 hours. */
  readonly work: readonly {
    readonly kind: PaidActionKind;
    readonly status: string;
    readonly count: number;
  }[];
  /** Codes of what failed within the last 24 hours, of what is in `work`; the most frequent first. */
  readonly failures: readonly WorkFailure[];
  /** Article jobs that wait for a worker. */
  readonly queue: Waiting;
  /** What waits for a worker, by kind. */
  readonly queues: readonly (Waiting & { readonly kind: PaidActionKind })[];
  /** What is not enqueued yet. */
  readonly outbox: Waiting;
  /** Work that a worker has now, and leases that ran out without being taken up again. */
  readonly leases: { readonly held: number; readonly lapsed: number };
}

/** Counts by the statuses that all kinds share. */
export function workCounts({ work, failures }: Pick<OperatorStatus, 'work' | 'failures'>): readonly {
  readonly kind: PaidActionKind;
  readonly status: WorkStatus;
  readonly count: number;
}[] {
  return PAID_ACTION_KINDS.flatMap((kind) => {
    const of = (...statuses: readonly string[]) =>
      work.reduce(
        (sum, one) => sum + (one.kind === kind && statuses.includes(one.status) ? one.count : 0),
        0,
      );
    const ended = failures.find(
      (one) => one.kind === kind && one.kind !== 'article' && one.code === 'cancelled',
    );
    const counts: Readonly<Record<WorkStatus, number>> = {
      queued: of('queued'),
      running: of('running', 'crawling', 'analysing'),
      done: of('done'),
      failed: of('failed') - (ended?.count ?? 0),
      cancelled: of('cancelled') + (ended?.count ?? 0),
    };
    return WORK_STATUSES.map((status) => ({ kind, status, count: counts[status] }));
  });
}

/** Work of any account as the operator's list has it: nothing of it was written by its caller or the web. */
export interface OperatorWork extends Omit<ListedWork, 'status'> {
  readonly status: WorkStatus;
  /** Until when a worker has it; null while none does, and of an audit while it is crawled. */
  readonly leaseUntil: Instant | null;
}

/** Null means any. */
export interface OperatorWorkFilter {
  readonly kinds: readonly PaidActionKind[] | null;
  readonly statuses: readonly WorkStatus[] | null;
  /** In lower case. */
  readonly accountId: string | null;
  /** Of the error; without statuses only what failed or was cancelled has one. */
  readonly code: string | null;
  /** Only what was started later. */
  readonly since: Instant | null;
  /** Only what was started earlier. */
  readonly until: Instant | null;
}

/** How much of its limits an account uses, and what it has under way. */
export interface AccountLoad extends Reference {
  readonly isOpen: boolean;
  readonly plan: string;
  /** Articles of this calendar month (UTC) that count against the plan's allowance; null is without bound. */
  readonly articles: number;
  readonly articlesAllowed: number | null;
  /** Paid actions of the last hour, and how many its newsrooms may spend together in one; null is without bound. */
  readonly lastHour: number;
  readonly hourlyCeiling: number | null;
  /** Its article jobs. */
  readonly queued: number;
  readonly running: number;
}

/** A worker process as it tells of itself. */
export interface WorkerState {
  /** Host, process id and something random: of this process alone. */
  readonly name: string;
  readonly version: string;
  /** How many works of each kind it does at a time. */
  readonly slots: number;
  /** Works that it does now, of all kinds. */
  readonly busy: number;
}

export interface ListedWorker extends WorkerState {
  readonly startedAt: Instant;
  readonly beatAt: Instant;
  /** Whether it has said nothing for so long that it is gone, or can't reach the database. */
  readonly isLost: boolean;
}

/** Whether something that Galley stores things in answers, and how fast. */
export interface StoreState {
  readonly name: string;
  readonly isUp: boolean;
  /** Null for one that did not answer. */
  readonly latencyMs: number | null;
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
