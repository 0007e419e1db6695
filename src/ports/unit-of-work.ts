import type { ArticleStore } from './article-store.js';
import type { AuditStore } from './audit/audit-store.js';
import type { CrawlStore } from './audit/crawl-store.js';
import type { EditionStore } from './edition-store.js';
import type { JobStore } from './job-store.js';
import type { KeyStore } from './key-store.js';
import type { LedgerStore } from './ledger-store.js';
import type { PeopleStore } from './people-store.js';
import type { ReportStore } from './report-store.js';
import type { RetentionStore } from './retention-store.js';
import type { SearchCache } from './search-cache.js';
import type { TenantStore } from './tenant-store.js';
import type { VerificationStore } from './verification-store.js';

export interface Stores {
  readonly articles: ArticleStore;
  readonly audits: AuditStore;
  readonly crawls: CrawlStore;
  readonly editions: EditionStore;
  readonly jobs: JobStore;
  readonly keys: KeyStore;
  readonly ledger: LedgerStore;
  readonly people: PeopleStore;
  readonly reports: ReportStore;
  readonly retention: RetentionStore;
  readonly searches: SearchCache;
  readonly tenants: TenantStore;
  readonly verifications: VerificationStore;
}

/** One transaction: all of it happens, or none. */
export interface UnitOfWork {
  /**
   * Commits when `work` resolves, rolls back when it throws. Stores given to it speak in the transaction.
   *
   * @param wasKept asked, in a new transaction, when the answer to the commit was lost with the connection: whether
   *   what `work` wrote is there. It must first wait for the lost transaction, by a lock that `work` took too.
   *   Without it, or when that can't be found out within some seconds, the call ends with `unavailable`
   * @param lockOf the account or edition whose row `work` locks: those of one that this process has wait for each other
   *   in memory rather than on connections, and end with `unavailable` where they wait too long
   */
  run<T>(
    work: (stores: Stores) => Promise<T>,
    wasKept?: (stores: Stores, result: T) => Promise<boolean>,
    lockOf?: string,
  ): Promise<T>;
}
