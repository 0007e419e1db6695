import { randomBytes, randomUUID } from 'node:crypto';
import { MemoryAuditStore } from '../../adapters/memory/memory-audit-store.js';
import { MemoryCrawlStore } from '../../adapters/memory/memory-crawl-store.js';
import { ScratchFile } from '../../adapters/memory/scratch-file.js';
import { ChromiumRenderer } from '../../adapters/rendering/chromium-renderer.js';
import { ThreadPhraseCounter } from '../../adapters/phrases/thread-phrase-counter.js';
import { DEFAULT_CRAWL, type Audit, type CrawlConfig } from '../../domain/audit/audit.js';
import type { Log } from '../../ports/log.js';
import type { CrawlPages } from '../../ports/audit/crawl-pages.js';
import type { ViewStore } from '../../ports/audit/audit-store.js';
import type { SiteAccess } from '../../domain/audit/audit-settings.js';
import { AccessSeal } from '../../services/audit/site-access.js';
import { buildAuditing } from '../build/build-auditing.js';
import type { Config } from '../config.js';
import type { Closers } from '../shutdown.js';
import { AUDIT_AGENT } from '../version.js';

/** Chosen: how often the progress is shown, in ms. */
const SHOW_EVERY_MS = 500;
/** Chosen: no other worker waits for its claims, so a URL may take as long as in a service. */
const LEASE_MS = 60_000;

export interface AuditRunParts {
  readonly startUrl: string;
  readonly crawl: Partial<CrawlConfig>;
  /** Of an audit of a list. */
  readonly listedUrls?: readonly string[];
  /** Sent to the site alone. */
  readonly access?: SiteAccess | null;
  /** The browser, where pages are to be rendered. */
  readonly chromium: string | null;
  readonly fetch: Pick<Config['fetch'], 'allow' | 'maxPages' | 'ratePerSecond'>;
  readonly log: Log;
  /** Closed with the other resources. */
  readonly pages: CrawlPages;
  readonly signal: AbortSignal;
  /** Takes the opened resources; the audit can be read until they are closed. */
  readonly closers: Closers;
  /** Called with the audit now and then, and at its end. */
  readonly show: (audit: Audit) => void;
}

/**
 * Audits a site in this process alone, without a database and without an account: nothing is spent.
 * @throws the signal's reason when it is aborted
 */
export async function runAudit({
  startUrl,
  crawl,
  listedUrls = [],
  access = null,
  chromium,
  fetch: { allow, maxPages, ratePerSecond },
  log,
  pages,
  signal,
  closers,
  show,
}: AuditRunParts): Promise<{ readonly audit: Audit; readonly audits: ViewStore }> {
  const scratch = await ScratchFile.open();
  closers.add('scratch file', () => scratch.close());
  const crawls = new MemoryCrawlStore(scratch);
  const audits = new MemoryAuditStore(crawls, scratch);
  const openPhrases = (seed: number, home: string) => new ThreadPhraseCounter(seed, home);
  // No other worker could do better, so the command fails at once.
  // What this process encrypts is for itself alone.
  const secretKey = randomBytes(32).toString('hex');
  const options = {
    allow,
    secretKey,
    ratePerSecond,
    leaseMs: LEASE_MS,
    silentMs: 0,
    openPhrases,
    pages,
    renderer: chromium === null ? null : new ChromiumRenderer({ executable: chromium, log }),
  };
  const auditing = await buildAuditing(options, { crawls, renders: crawls, audits, sitePages: null }, log);
  closers.add('site fetcher', () => auditing.close());
  const id = randomUUID();
  const config = { ...DEFAULT_CRAWL, maxPages, ratePerSecond, userAgent: AUDIT_AGENT, ...crawl };
  const secrets = access && new AccessSeal(secretKey).seal(access, id);
  crawls.insert({ id, startUrl, config, listedUrls, secrets });
  const showProgress = () => {
    const audit = crawls.get(id);
    if (!audit) throw new Error('the audit was not found');
    show(audit);
    return audit;
  };
  const watch = setInterval(showProgress, SHOW_EVERY_MS);
  try {
    for (;;) {
      await auditing.worker.run(id, { leaving: signal, releasing: signal });
      signal.throwIfAborted();
      // A crawl retries failed writes, but a full disk stays full.
      if (scratch.fault) throw scratch.fault;
      const audit = showProgress();
      if (audit.status === 'done' || audit.status === 'failed') return { audit, audits };
    }
  } finally {
    clearInterval(watch);
  }
}
