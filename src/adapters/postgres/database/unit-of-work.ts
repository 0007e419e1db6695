import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable } from '../../../domain/errors.js';
import type { Stores, UnitOfWork } from '../../../ports/unit-of-work.js';
import { PostgresArticleStore } from '../article/article-store.js';
import { PostgresAuditLogStore } from '../access/audit-log-store.js';
import { PostgresAuditStore } from '../audit/audit-store.js';
import { PostgresAuditUrlStore } from '../audit/audit-url-store.js';
import type { Database } from './connection.js';
import { PostgresCrawlStore } from '../audit/crawl-store.js';
import { PostgresEditionStore } from '../access/edition-store.js';
import { PostgresErasureStore } from '../erasure-store.js';
import { PostgresEditionFeedStore } from '../article/edition-feed-store.js';
import { PostgresDeliveryStore } from '../event/delivery-store.js';
import { PostgresEventStore } from '../event/event-store.js';
import { PostgresIgnoredCheckStore } from '../audit/ignored-check-store.js';
import { PostgresRegressionRulesStore } from '../audit/regression-rules-store.js';
import { PostgresJobStore } from '../job/job-store.js';
import { PostgresKeyStore } from '../access/key-store.js';
import { PostgresLedgerStore } from '../access/ledger-store.js';
import { openLists } from '../lists/list-store.js';
import { Lines } from './lines.js';
import { PostgresOperatorKeyStore } from '../access/operator-key-store.js';
import { PostgresOperatorStore } from '../operator-store.js';
import { PostgresPeopleStore } from '../access/people-store.js';
import { PostgresRelatedStore } from '../lists/related-store.js';
import { PostgresReportStore } from '../report-store.js';
import { PostgresRetentionStore } from '../retention-store.js';
import { PostgresScheduleStore } from '../schedule/schedule-store.js';
import { PostgresSearchCache } from '../search-cache.js';
import { PostgresSitePageStore } from '../site-page-store.js';
import { PostgresSessionStore } from '../access/session-store.js';
import { PostgresSigningStore } from '../access/signing-store.js';
import { PostgresTenantStore } from '../access/tenant-store.js';
import { PostgresWebhookStore } from '../event/webhook-store.js';
import { PostgresVerificationStore } from '../access/verification-store.js';
import { PostgresWorkFeed } from '../lists/work-feed.js';

/**
 * The stores over this database: its pool, or one of its transactions.
 * @param refusalMs as in `PostgresKeyStore`
 */
export function openStores(database: Database, refusalMs?: number): Stores {
  const keys = new PostgresKeyStore(database, refusalMs);
  return {
    articles: new PostgresArticleStore(database),
    auditLog: new PostgresAuditLogStore(database),
    audits: new PostgresAuditStore(database),
    auditUrls: new PostgresAuditUrlStore(database),
    crawls: new PostgresCrawlStore(database),
    deliveries: new PostgresDeliveryStore(database),
    editions: new PostgresEditionStore(database),
    erasure: new PostgresErasureStore(database),
    editionFeeds: new PostgresEditionFeedStore(database),
    events: new PostgresEventStore(database),
    ignoredChecks: new PostgresIgnoredCheckStore(database),
    regressionRules: new PostgresRegressionRulesStore(database),
    jobs: new PostgresJobStore(database),
    keys,
    ledger: new PostgresLedgerStore(database),
    lists: openLists(database),
    operator: new PostgresOperatorStore(database),
    operatorKeys: new PostgresOperatorKeyStore(database),
    people: new PostgresPeopleStore(database),
    related: new PostgresRelatedStore(database),
    reports: new PostgresReportStore(database),
    retention: new PostgresRetentionStore(database),
    schedules: new PostgresScheduleStore(database),
    searches: new PostgresSearchCache(database),
    sessions: new PostgresSessionStore(database, keys),
    signing: new PostgresSigningStore(database),
    sitePages: new PostgresSitePageStore(database),
    tenants: new PostgresTenantStore(database),
    verifications: new PostgresVerificationStore(database),
    webhooks: new PostgresWebhookStore(database),
    workFeed: new PostgresWorkFeed(database),
  };
}

/** Chosen: how long the outcome of a commit without an answer is looked up; a caller waits meanwhile. */
const RECOVER_MS = 8000;
const RECOVER_EVERY_MS = 100;

/**
 * Only one call at a time requests a given lock, since the calls would get it one after the other anyway. A start holds it
 * for some ten milliseconds, so a queue of fifty takes half a second, and some seconds on a busy machine; each call keeps
 * its brief in memory.
 */
const LOCK_LINE = { each: 1, maxWaiting: 50, waitMs: 10_000 };

export class PostgresUnitOfWork implements UnitOfWork {
  private readonly locks = new Lines(LOCK_LINE);

  constructor(private readonly database: Database) {}

  run<T>(
    work: (stores: Stores) => Promise<T>,
    wasCommitted?: (stores: Stores, result: T) => Promise<boolean>,
    lockOf?: string,
  ): Promise<T> {
    const run = () => this.runNow(work, wasCommitted);
    return lockOf === undefined ? run() : this.locks.run(lockOf, run);
  }

  private async runNow<T>(
    work: (stores: Stores) => Promise<T>,
    wasCommitted?: (stores: Stores, result: T) => Promise<boolean>,
  ): Promise<T> {
    let finished: { readonly result: T } | null = null;
    try {
      return await this.database.inTransaction(async (database) => {
        const result = await work(openStores(database));
        finished = { result };
        return result;
      });
    } catch (error) {
      // The compiler does not see that the function above ran.
      const ended = finished as { readonly result: T } | null;
      if (!ended || !wasCommitted || !isUnavailable(error)) throw error;
      if (await this.recover((stores) => wasCommitted(stores, ended.result))) return ended.result;
      throw error;
    }
  }

  /** Retries until the database answers. @returns false when the answer is no, or does not come in time */
  private async recover(ask: (stores: Stores) => Promise<boolean>): Promise<boolean> {
    const deadline = performance.now() + RECOVER_MS;
    for (;;) {
      try {
        return await this.database.inTransaction((database) => ask(openStores(database)));
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        if (performance.now() >= deadline) return false;
        await delay(RECOVER_EVERY_MS);
      }
    }
  }
}
