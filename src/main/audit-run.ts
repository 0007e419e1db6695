import { randomUUID } from 'node:crypto';
import { PostgresAuditStore } from '../adapters/postgres/audit-store.js';
import { DEFAULT_CRAWL, type Audit, type CrawlConfig } from '../domain/audit/audit.js';
import type { Log } from '../ports/log.js';
import { buildAuditing } from './build-auditing.js';
import type { Config } from './config.js';
import { openAuditPool, openMigrated } from './open-database.js';
import { Closers } from './shutdown.js';
import { AUDIT_AGENT } from './version.js';

/** Audits a site for nobody's account: nothing is spent, and no other Galley takes part. */
export async function runAudit(
  startUrl: string,
  wish: Partial<CrawlConfig>,
  config: Config,
  log: Log,
  signal: AbortSignal,
  show: (audit: Audit) => void,
): Promise<{ readonly audit: Audit; readonly audits: PostgresAuditStore; readonly close: () => Promise<void> }> {
  const closers = new Closers(log);
  try {
    const { url } = await openMigrated(config, log, closers, 'galley-audit');
    const database = openAuditPool(url, closers);
    const audits = new PostgresAuditStore(database);
    const auditing = await buildAuditing(config, database, log);
    closers.add('site fetcher', () => auditing.close());
    const id = randomUUID();
    const crawl = { ...DEFAULT_CRAWL, maxPages: config.fetch.maxPages, userAgent: AUDIT_AGENT, ...wish };
    await audits.insert({ id, owner: null, startUrl, config: crawl });
    const departure = { leaving: signal, handBack: signal };
    for (;;) {
      const hasMore = await auditing.worker.run(id, departure);
      signal.throwIfAborted();
      const audit = await audits.get(id);
      if (!audit) throw new Error('the audit is gone');
      show(audit);
      if (audit.status === 'done' || audit.status === 'failed')
        return { audit, audits, close: () => closers.closeAll() };
      if (!hasMore) await audits.beginAnalysis(id);
    }
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}
