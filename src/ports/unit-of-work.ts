import type { ArticleStore } from './article/article-store.js';
import type { AuditLogStore } from './access/audit-log-store.js';
import type { AuditStore } from './audit/audit-store.js';
import type { AuditUrlStore } from './audit/audit-url-store.js';
import type { CrawlStore } from './audit/crawl-store.js';
import type { EventStore } from './event-store.js';
import type { EditionStore } from './access/edition-store.js';
import type { ErasureStore } from './erasure-store.js';
import type { EditionFeedStore } from './article/edition-feed-store.js';
import type { IgnoredCheckStore } from './audit/ignored-check-store.js';
import type { RegressionRulesStore } from './audit/regression-rules-store.js';
import type { AccountWork } from '../domain/work.js';
import type { FeedStore, JobStore } from './job-store.js';
import type { KeyStore } from './access/key-store.js';
import type { LedgerStore } from './access/ledger-store.js';
import type { ListStore } from './list-store.js';
import type { OperatorKeyStore } from './access/operator-key-store.js';
import type { OperatorStore } from './access/operator-store.js';
import type { PeopleStore } from './access/people-store.js';
import type { RelatedStore } from './article/related-store.js';
import type { ReportStore } from './report-store.js';
import type { RetentionStore } from './retention-store.js';
import type { ScheduleStore } from './schedule-store.js';
import type { SearchCache } from './search-cache.js';
import type { SitePageStore } from './site-page-store.js';
import type { SessionStore } from './access/session-store.js';
import type { SigningStore } from './access/signing-store.js';
import type { TenantStore } from './access/tenant-store.js';
import type { VerificationStore } from './access/verification-store.js';
import type { DeliveryStore, WebhookStore } from './webhook-store.js';

export interface Stores {
  readonly articles: ArticleStore;
  readonly auditLog: AuditLogStore;
  readonly audits: AuditStore;
  readonly auditUrls: AuditUrlStore;
  readonly crawls: CrawlStore;
  readonly deliveries: DeliveryStore;
  readonly editions: EditionStore;
  readonly erasure: ErasureStore;
  readonly editionFeeds: EditionFeedStore;
  readonly events: EventStore;
  readonly ignoredChecks: IgnoredCheckStore;
  readonly regressionRules: RegressionRulesStore;
  readonly jobs: JobStore;
  readonly keys: KeyStore;
  readonly ledger: LedgerStore;
  readonly lists: ListStore;
  readonly operator: OperatorStore;
  readonly operatorKeys: OperatorKeyStore;
  readonly people: PeopleStore;
  readonly related: RelatedStore;
  readonly reports: ReportStore;
  readonly retention: RetentionStore;
  readonly schedules: ScheduleStore;
  readonly searches: SearchCache;
  readonly sessions: SessionStore;
  readonly signing: SigningStore;
  readonly sitePages: SitePageStore;
  readonly tenants: TenantStore;
  readonly verifications: VerificationStore;
  readonly webhooks: WebhookStore;
  readonly workFeed: FeedStore<AccountWork>;
}

/** One transaction. */
export interface UnitOfWork {
  /**
   * Commits when `work` resolves, rolls back when it throws. The stores passed to it use the transaction.
   *
   * @param wasCommitted called in a new transaction when the answer to the commit was lost with the connection: whether the rows
   *   of `work` are there. It must first wait for the lost transaction, by a lock that `work` acquired too. Without it, or
   *   when the outcome can't be determined within some seconds, the call fails with `unavailable`
   * @param lockOf the account or edition whose row `work` locks: transactions of this process with the same one queue in
   *   memory rather than on connections, and fail with `unavailable` when they wait too long
   */
  run<T>(
    work: (stores: Stores) => Promise<T>,
    wasCommitted?: (stores: Stores, result: T) => Promise<boolean>,
    lockOf?: string,
  ): Promise<T>;
}
