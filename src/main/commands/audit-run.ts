import { randomUUID } from 'node:crypto';
import { PostgresAuditStore } from '../../adapters/postgres/audit/audit-store.js';
import { DEFAULT_CRAWL, type Audit, type CrawlConfig } from '../../domain/audit/audit.js';
import type { Log } from '../../ports/log.js';
import type { AuditStore } from '../../ports/audit/audit-store.js';
import { auditRetention } from '../../services/audit/audit-work.js';
import { Retention } from '../../services/retention.js';
import type { Config } from '../config.js';
import { AUDIT_LEASE_MS, auditThreadOf } from '../threads/open-audit-thread.js';
import { openAuditPool, openMigrated } from '../open-database.js';
import type { Closers } from '../shutdown.js';
import { AUDIT_AGENT } from '../version.js';

/** How often the progress is read. */
const SHOW_EVERY_MS = 500;

/**
 * Audits a site without an account: nothing is spent, and no other Galley takes part.
 *
 * @param closers gets the opened resources; the audit can be read until they are closed
 * @param show called with the audit on each read of its progress, and at its end
 * @throws the signal's reason when it is aborted; what was crawled until then stays stored
 */
export async function runAudit(
  startUrl: string,
  query: Partial<CrawlConfig>,
  config: Config,
  log: Log,
  signal: AbortSignal,
  closers: Closers,
  show: (audit: Audit) => void,
): Promise<{ readonly audit: Audit; readonly audits: AuditStore }> {
  const opening = openMigrated(config, log, closers, 'galley-audit').then(({ url }) => url);
  // Without another worker that might get an answer, a silent site fails at once.
  const thread = auditThreadOf(config, opening, log, AUDIT_LEASE_MS, 0);
  // Its modules load while the database starts.
  thread.warm();
  const url = await opening.finally(() => {
    // After the database, so that it is closed before it.
    closers.add('audits', () => thread.close());
  });
  const database = openAuditPool(url, closers);
  const audits = new PostgresAuditStore(database);
  const id = randomUUID();
  const { maxPages, ratePerSecond } = config.fetch;
  const crawl = { ...DEFAULT_CRAWL, maxPages, ratePerSecond, userAgent: AUDIT_AGENT, ...query };
  await audits.insert({ id, owner: null, startUrl, config: crawl });
  const departure = { leaving: signal, handBack: signal };
  const read = async () => {
    const audit = await audits.get(id);
    if (!audit) throw new Error('the audit was not found');
    show(audit);
    return audit;
  };
  // Without a serving Galley, expired audits are deleted here.
  const ended = new AbortController();
  const retention = new Retention({ expiries: auditRetention(audits, config.audits), log });
  const dropping = dropAll(retention, AbortSignal.any([signal, ended.signal])).catch((error: unknown) => {
    log.warn({ err: error }, 'expired audits could not be deleted');
  });
  const watch = setInterval(() => {
    read().catch((error: unknown) => {
      log.debug({ err: error }, 'the progress could not be read');
    });
  }, SHOW_EVERY_MS);
  try {
    for (;;) {
      await thread.run(id, departure);
      signal.throwIfAborted();
      const audit = await read();
      if (audit.status === 'done' || audit.status === 'failed') return { audit, audits };
    }
  } finally {
    clearInterval(watch);
    ended.abort(new Error('the audit has ended'));
    await dropping;
  }
}

async function dropAll(retention: Retention, signal: AbortSignal): Promise<void> {
  while (await retention.round(signal));
}
