import { BoundedPageScanner, loadPageScanner, loadSitemapScanner } from '../../libs/page-reading/index.js';
import { GuardedFetcher } from '../../libs/guarded-fetch/index.js';
import type { CrawlStore } from '../../ports/audit/crawl-store.js';
import type { Log } from '../../ports/log.js';
import { Analysis, type AnalysisParts } from '../../services/audit/analysis.js';
import { AuditWorker } from '../../services/audit/audit-worker.js';
import { systemClock, systemIds } from './build-services.js';
import type { Config } from '../config.js';
import { AUDIT_AGENT } from '../version.js';

/** Chosen: the time for reading one page; five times what one of 5 MB, the largest that is fetched, takes on a slow processor. */
const MOST_READING_MS = 3000;

/** The services that crawl and analyse, and how to close them. */
export interface Auditing {
  readonly worker: AuditWorker;
  close(): Promise<void>;
}

export type AuditingOptions = Pick<Config['fetch'], 'allow' | 'ratePerSecond'> & {
  readonly leaseMs: number;
  /** See `CrawlParts`. */
  readonly silentMs?: number;
  readonly openPhrases: AnalysisParts['openPhrases'];
};

export async function buildAuditing(
  { allow, ratePerSecond, leaseMs, silentMs, openPhrases }: AuditingOptions,
  {
    crawls,
    audits,
    sitePages,
  }: { readonly crawls: CrawlStore } & Pick<AnalysisParts, 'audits' | 'sitePages'>,
  log: Log,
): Promise<Auditing> {
  const fetcher = new GuardedFetcher({ allow, userAgent: AUDIT_AGENT, clock: systemClock });
  const worker = new AuditWorker({
    crawls,
    fetcher,
    ratePerSecond,
    leaseMs,
    ...(silentMs === undefined ? {} : { silentMs }),
    log,
    scanner: new BoundedPageScanner(await loadPageScanner(), MOST_READING_MS),
    sitemaps: await loadSitemapScanner(),
    analyst: new Analysis({ audits, crawls, sitePages, log, openPhrases }),
    ids: systemIds,
    now: () => systemClock.now(),
  });
  return { worker, close: () => fetcher.close() };
}
