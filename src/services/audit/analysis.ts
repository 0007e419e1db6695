import { CHECKS } from '../../domain/audit/checks/index.js';
import { SiteJudge, type CheckResult, type Hit } from '../../domain/audit/judge-site.js';
import { SiteIndexBuilder } from '../../domain/audit/site-index-builder.js';
import type { SiteIndex } from '../../domain/audit/site-index.js';
import { NO_CHANGES, OverviewTally } from '../../domain/audit/views/overview.js';
import type { AuditStore, StoredHit } from '../../ports/audit-store.js';
import type { CrawlStore } from '../../ports/crawl-store.js';
import type { Log } from '../../ports/log.js';
import type { Analyst } from './analyst.js';

export interface AnalysisParts {
  readonly audits: AuditStore;
  readonly crawls: CrawlStore;
  readonly log: Log;
}

/** Hits written in one statement. */
const HITS_AT_ONCE = 1000;

/**
 * Makes the views of a crawl in two passes over its URLs: one that learns how they hang together, one that judges each.
 * What an attempt that was cut short left is taken away first; readers see nothing until the end.
 */
export class Analysis implements Analyst {
  constructor(private readonly parts: AnalysisParts) {}

  async analyse(auditId: string, token: string, signal: AbortSignal): Promise<void> {
    const { audits, log } = this.parts;
    const began = performance.now();
    await audits.clearAnalysis(auditId, token);
    const index = await this.index(auditId, signal);
    if (!index) return;
    const overview = new OverviewTally(index);
    const results = await this.judge(auditId, token, index, overview, signal);
    const isComplete = index.entries().every(({ skipped }) => skipped === null || skipped === 'robots');
    const end = { results, changes: NO_CHANGES, previous: null, isComplete };
    const views = [
      { view: 'overview', part: 'all', data: overview.finish(end) },
      { view: 'issues', part: 'all', data: issuesOf(results) },
    ];
    const isDone = await audits.finish(auditId, token, { summary: { pages: index.pages }, views });
    const ms = Math.round(performance.now() - began);
    log.info({ audit: auditId, pages: index.pages, ms, isDone }, 'an audit was analysed');
  }

  private async index(auditId: string, signal: AbortSignal): Promise<SiteIndex | null> {
    const { crawls } = this.parts;
    const work = await crawls.work(auditId);
    if (!work?.site) return null;
    const builder = new SiteIndexBuilder();
    for await (const urls of crawls.crawledUrls(auditId)) {
      signal.throwIfAborted();
      for (const url of urls) builder.add(url);
      await turn();
    }
    const listed = [];
    for await (const { sitemap, entries } of crawls.sitemapEntries(auditId))
      for (const entry of entries) listed.push({ ...entry, sitemap });
    return builder.finish(work.site, listed);
  }

  private async judge(
    auditId: string,
    token: string,
    index: SiteIndex,
    overview: OverviewTally,
    signal: AbortSignal,
  ): Promise<CheckResult[]> {
    const { audits, crawls } = this.parts;
    const counts = new Map<string, number>();
    let hits: StoredHit[] = [];
    const judge = new SiteJudge(CHECKS, index, (check, hit) => {
      const seq = (counts.get(check.id) ?? 0) + 1;
      counts.set(check.id, seq);
      hits.push(storedHit(check.id, seq, hit));
    });
    const write = async (fewest: number) => {
      while (hits.length >= fewest && hits.length > 0) {
        await audits.addHits(auditId, token, hits.slice(0, HITS_AT_ONCE));
        hits = hits.slice(HITS_AT_ONCE);
      }
    };
    for await (const urls of crawls.crawledUrls(auditId)) {
      for (const [place, url] of urls.entries()) {
        signal.throwIfAborted();
        judge.judge(url);
        overview.add(url);
        // Callers of the same process wait no longer than for a few pages.
        if (place % PAGES_A_TURN === 0) await turn();
      }
      await write(HITS_AT_ONCE);
    }
    const results = judge.finish();
    await write(1);
    return results;
  }
}

const PAGES_A_TURN = 10;

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function storedHit(checkId: string, seq: number, hit: Hit): StoredHit {
  const { url, inlinks, folder, severity } = hit;
  return { checkId, seq, url, inlinks, folder, severity, change: null, hit };
}

/** The work list: a row for each check, those that hit something first among equals. */
function issuesOf(results: readonly CheckResult[]) {
  const failed = results.filter(({ count }) => count > 0);
  const sum = (severity: 'error' | 'warning' | 'notice') =>
    failed.reduce((total, { bySeverity }) => total + bySeverity[severity], 0);
  return {
    summary: {
      checksRun: results.length,
      checksFailed: failed.length,
      errors: sum('error'),
      warnings: sum('warning'),
      notices: sum('notice'),
      suppressed: 0,
    },
    issues: failed.map(({ check, ...result }) => ({
      check: check.id,
      title: check.title,
      category: check.category,
      severity: check.severity,
      scope: check.scope,
      rule: check.rule,
      threshold: check.threshold ?? null,
      why: check.why,
      fix: check.fix,
      effort: check.effort,
      count: result.count,
      urls: result.urls,
      population: result.population,
      share: result.population === 0 ? 0 : Math.min(1, result.count / result.population),
      templateWide: result.templateWide,
      patterns: result.folders,
      samples: result.samples,
    })),
  };
}
