import type { LogEntry } from '../domain/access/audit-log.js';
import type { Article } from '../domain/article/article.js';
import type { JobProgress } from '../domain/article/job.js';
import type { Audit } from '../domain/audit/audit.js';
import type { Edition } from '../domain/edition.js';
import type { AccountEvent } from '../domain/event.js';
import type {
  ArticleListFilter,
  ArticleOrderField,
  AuditListFilter,
  DeliveryListFilter,
  EditionListFilter,
  EventListFilter,
  JobListFilter,
  ListPage,
  ListQuery,
  LogListFilter,
  ReportListFilter,
  WorkListFilter,
} from '../domain/list-query.js';
import type { AccountLoad, OperatorWork, OperatorWorkFilter } from '../domain/operator.js';
import type { ScheduledRun } from '../domain/schedule/schedule.js';
import type { ReportProgress } from '../domain/report/report.js';
import type { Delivery } from '../domain/webhook.js';
import type { AccountWork } from '../domain/work.js';

/** Lists that each belong to an owner. */
export interface ItemLists<Item, Filter, Field extends string = 'createdAt'> {
  /** The same page of the list of each owner, in the order of the owners, by one statement. */
  pages(ownerIds: readonly string[], query: ListQuery<Filter, Field>): Promise<readonly ListPage<Item>[]>;
  /**
   * How many items of each owner's list match, in the order of the owners, by one statement.
   * @returns null where that can't be counted: by a filter that no index serves alone, or by words, where more than
   *   `MOST_EXAMINED` items would have to be examined
   */
  totals(ownerIds: readonly string[], filter: Filter): Promise<readonly (number | null)[]>;
  /** @param id a UUID in any case @returns null when the account has none of this id */
  find(accountId: string, id: string): Promise<Item | null>;
  /** Those of the account with one of these ids, by id. @param ids in lower case */
  findAll(accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Item>>;
}

/**
 * A filter that no index serves examines so many items of a list at most, for one page or for its count. A page that ends
 * there is short, and the next one goes on behind it.
 */
export const MOST_EXAMINED = 10_000;

/** The owner of a list that holds the things of all accounts. */
export const EVERYBODY = '00000000-0000-0000-0000-000000000000';

/** Of a list that is always read whole. */
export type NoFilter = Readonly<Record<string, never>>;

/** What an account sees in lists. Their owner is the edition; that of editions, of work, of events and of the log is the account. */
export interface ListStore {
  readonly articles: ItemLists<Article, ArticleListFilter, ArticleOrderField>;
  readonly jobs: ItemLists<JobProgress, JobListFilter>;
  readonly audits: ItemLists<Audit, AuditListFilter>;
  readonly reports: ItemLists<ReportProgress, ReportListFilter>;
  readonly editions: ItemLists<Edition, EditionListFilter>;
  readonly work: ItemLists<AccountWork, WorkListFilter>;
  /** The events of an account, by `at`: in the order in which they became visible. */
  readonly events: ItemLists<AccountEvent, EventListFilter, 'at'>;
  /** The deliveries of an endpoint, which owns the list. */
  readonly deliveries: ItemLists<Delivery, DeliveryListFilter>;
  /** The audit log of an account, by `at`: in the order in which its entries became visible. */
  readonly log: ItemLists<LogEntry, LogListFilter, 'at'>;
  /** The audit log of all accounts and of none; its owner is `EVERYBODY`. Entries of different accounts may become visible in another order. */
  readonly wholeLog: ItemLists<LogEntry, LogListFilter, 'at'>;
  /** Of a schedule, which owns it. */
  readonly scheduledRuns: ItemLists<ScheduledRun, NoFilter, 'plannedAt'>;
  /** For operators: the work of all accounts, and the accounts; their owner is `EVERYBODY`. */
  readonly operatorWork: ItemLists<OperatorWork, OperatorWorkFilter>;
  readonly accounts: ItemLists<AccountLoad, NoFilter>;
}
