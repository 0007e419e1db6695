import { loadSitemapScanner } from '../../libs/page-reading/index.js';
import { GuardedFetcher } from '../../libs/guarded-fetch/index.js';
import type { CrawlPages } from '../../ports/audit/crawl-pages.js';
import type { CrawlStore } from '../../ports/audit/crawl-store.js';
import type { Log } from '../../ports/log.js';
import { NO_METRICS, type Measures } from '../../ports/metrics.js';
import type { PageRenderer } from '../../ports/audit/page-renderer.js';
import type { RenderStore } from '../../ports/audit/render-store.js';
import { Rendering } from '../../services/audit/rendering/rendering.js';
import { type OpenPhrases, PhrasesAhead } from '../../services/audit/phrases-ahead.js';
import { Analysis, type AnalysisParts } from '../../services/audit/analysis.js';
import { AuditWorker } from '../../services/audit/audit-worker.js';
import type { CrawlParts } from '../../services/audit/crawl.js';
import { AccessSeal } from '../../services/audit/site-access.js';
import { systemClock, systemIds } from './build-services.js';
import type { Config } from '../config.js';
import { AUDIT_AGENT } from '../version.js';

/** The services that crawl and analyse, and how to close them and what they were given to read pages with. */
export interface Auditing {
  readonly worker: AuditWorker;
  close(): Promise<void>;
}

export type AuditingOptions = Pick<Config['fetch'], 'allow' | 'ratePerSecond'> &
  Pick<CrawlParts, 'leaseMs' | 'silentMs' | 'retriesMs' | 'pause'> & {
    readonly openPhrases: OpenPhrases;
    readonly pages: CrawlPages;
    /** null: no page is rendered. */
    readonly renderer: PageRenderer | null;
    /** `SECRET_KEY`; absent: no audit has headers or a login. */
    readonly secretKey?: string | null;
  };

export async function buildAuditing(
  { allow, openPhrases, pages, renderer, secretKey = null, ...timing }: AuditingOptions,
  {
    crawls,
    renders,
    audits,
    sitePages,
  }: { readonly crawls: CrawlStore; readonly renders: RenderStore } & Pick<
    AnalysisParts,
    'audits' | 'sitePages'
  >,
  log: Log,
  measures: Measures = NO_METRICS,
): Promise<Auditing> {
  const fetcher = new GuardedFetcher({
    allow,
    userAgent: AUDIT_AGENT,
    clock: systemClock,
    onEnd: (end) => {
      if (end.of !== 'request') return;
      const { status, milliseconds } = end;
      const group = status === 0 ? 'none' : `${Math.floor(status / 100)}xx`;
      measures.add('galley_crawled_urls_total', { class: group });
      measures.observe('galley_crawl_answer_seconds', {}, milliseconds / 1000);
    },
  });
  const phrases = new PhrasesAhead(openPhrases);
  const worker = new AuditWorker({
    ...timing,
    phrases,
    crawls,
    fetcher,
    seal: new AccessSeal(secretKey),
    log,
    pages,
    sitemaps: await loadSitemapScanner(),
    rendering: new Rendering({ renders, renderer, pages }),
    analyst: new Analysis({ audits, crawls, sitePages, pages, log, phrases }),
    ids: systemIds,
    now: () => systemClock.now(),
  });
  return {
    worker,
    close: async () => {
      await Promise.all([fetcher.close(), pages.close(), phrases.close(), renderer?.close()]);
    },
  };
}
