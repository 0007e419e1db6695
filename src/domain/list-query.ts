import type { LoggedAction } from './access/audit-log.js';
import type { ArticleStatus } from './article/article.js';
import type { PaidActionKind } from './access/limits.js';
import type { DeskVerdict } from './article/desk/desk-verdict.js';
import type { JobStatus } from './article/job.js';
import type { AuditStatus } from './audit/audit.js';
import type { EventType } from './event.js';
import type { Instant } from './instant.js';
import type { DeliveryStatus } from './webhook.js';
import type { ReportStatus } from './report/report.js';
import type { WorkStatus } from './work.js';

export type ListName =
  | 'articles'
  | 'jobs'
  | 'audits'
  | 'reports'
  | 'editions'
  | 'work'
  | 'log'
  | 'events'
  | 'deliveries'
  | 'operatorWork'
  | 'scheduledRuns'
  | 'accounts';

/** Where an item stands in a list: the moment that orders it, and its id among those of the same moment. */
export interface Cursor {
  readonly list: ListName;
  /** The field that orders the list. */
  readonly field: string;
  readonly at: Instant;
  readonly id: string;
}

export interface ListOrder<Field extends string = string> {
  readonly field: Field;
  readonly direction: 'asc' | 'desc';
}

/** Which part of an ordered list. */
export interface Slice {
  /** At least 1. */
  readonly limit: number;
  /** Whether the last `limit` items are meant, not the first. */
  readonly isFromEnd: boolean;
  /** Only what comes after this in the order. */
  readonly after: Cursor | null;
  /** Only what comes before it. */
  readonly before: Cursor | null;
}

/** What is asked of a list. */
export interface ListQuery<Filter, Field extends string = string> extends Slice {
  readonly filter: Filter;
  readonly orderBy: ListOrder<Field>;
}

/** A page of a list, in its order. It may be short, even empty, before the end: `hasNext` says whether it is the last. */
export interface ListPage<Item> {
  readonly items: readonly { readonly cursor: Cursor; readonly item: Item }[];
  /** In the direction that was paged in, whether there is more; in the other one, whether a cursor bounded the page there. */
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Where the next page begins: `after` takes it. Null without items. */
  readonly end: Cursor | null;
  /** The same for the page before, and `before`. */
  readonly start: Cursor | null;
}

/** By `createdAt`; `updatedAt` is the moment of the newest change (`Article.changedAt`). */
export type ArticleOrderField = 'createdAt' | 'updatedAt';

/** Null means any. */
export interface ArticleListFilter {
  readonly status: ArticleStatus | null;
  readonly verdict: DeskVerdict | null;
  /** A canonical BCP 47 tag. */
  readonly language: string | null;
  /** Only what became readable later. */
  readonly since: Instant | null;
  /** Only what became readable earlier. */
  readonly until: Instant | null;
  /** Only what changed later. */
  readonly changedSince: Instant | null;
  /** Only titles that contain this, whatever the case. */
  readonly search: string | null;
  /** Only articles whose title and meta texts have all of these words, or words that begin so, whatever the case. */
  readonly words: readonly string[] | null;
  /** Only articles with this name under them. */
  readonly byline: string | null;
}

/** Null means any. */
export interface StatusFilter<Status extends string> {
  readonly statuses: readonly Status[] | null;
}
export type JobListFilter = StatusFilter<JobStatus>;
export type AuditListFilter = StatusFilter<AuditStatus>;
export type ReportListFilter = StatusFilter<ReportStatus>;

/** Null means any. */
export interface EditionListFilter {
  readonly verified: boolean | null;
  /** Only names that contain this, whatever the case. */
  readonly search: string | null;
}

/** Work of all kinds of an account. Null means any. */
export interface WorkListFilter {
  readonly kinds: readonly PaidActionKind[] | null;
  readonly statuses: readonly WorkStatus[] | null;
  /** In lower case; the list is empty for one of another account. */
  readonly editionId: string | null;
  /** Of the error; without statuses only what failed or was cancelled has one. */
  readonly code: string | null;
  /** The key that started it, in lower case. */
  readonly keyId: string | null;
  /** Only what was started later. */
  readonly since: Instant | null;
  /** Only what was started earlier. */
  readonly until: Instant | null;
}

/** The event log. Null means any. */
export interface EventListFilter {
  /** Whether events about keys, which tell their ids, are left out. */
  readonly withoutKeys: boolean;
  readonly types: readonly EventType[] | null;
  /** In lower case. */
  readonly editionId: string | null;
  /** Only what happened later. */
  readonly since: Instant | null;
  /** Only what happened earlier. */
  readonly until: Instant | null;
}

/** The deliveries of an endpoint. Null means any. */
export interface DeliveryListFilter {
  readonly statuses: readonly DeliveryStatus[] | null;
  readonly types: readonly EventType[] | null;
  /** Only what was posted later. */
  readonly since: Instant | null;
}

/** The audit log. Null means any. */
export interface LogListFilter {
  readonly actions: readonly LoggedAction[] | null;
  /** Only what was done later. */
  readonly since: Instant | null;
  /** Only what was done earlier. */
  readonly until: Instant | null;
}
