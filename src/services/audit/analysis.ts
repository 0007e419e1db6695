import { CHECKS } from '../../domain/audit/checks/index.js';
import { BOUND_REASONS } from '../../domain/audit/crawled-url.js';
import type { CheckResult } from '../../domain/audit/judge-site.js';
import { rankSite, type SiteRanks } from '../../domain/audit/page-rank.js';
import { ignoredRules } from '../../domain/audit/crawl-rules.js';
import { SiteIndexBuilder } from '../../domain/audit/site-index-builder.js';
import type { SiteIndex } from '../../domain/audit/site-index.js';
import { ngramPageOf } from '../../domain/audit/views/ngrams/ngram-page.js';
import { issuesOf, type ChangeCounts } from '../../domain/audit/views/issues.js';
import { NO_CHANGES, type Changes } from '../../domain/audit/views/overview.js';
import type { AuditStore, StoredView } from '../../ports/audit-store.js';
import type { CrawlStore } from '../../ports/crawl-store.js';
import type { PhraseCounter } from '../../ports/phrase-counter.js';
import type { Log } from '../../ports/log.js';
import type { Analyst } from './analyst.js';
import { shortViews } from './short-views.js';
import { SiteTallies } from './site-tallies.js';

export interface AnalysisParts {
  readonly audits: AuditStore;
  readonly crawls: CrawlStore;
  readonly log: Log;
  /**
   * @param seed of the phrases' hashes, which no page may know
   * @param lastId of the site's URLs
   */
  readonly openPhrases: (seed: number, lastId: number) => PhraseCounter;
}

/**
 * Makes the views of a crawl in three passes over its URLs: one that learns how they hang together, one that judges and
 * counts each, one that tells what the phrases are that were counted. What is written is read by nobody before the end.
 */
export class Analysis implements Analyst {
  constructor(private readonly parts: AnalysisParts) {}

  async analyse(auditId: string, token: string, signal: AbortSignal): Promise<void> {
    const { audits, log } = this.parts;
    const began = performance.now();
    await audits.clearAnalysis(auditId, token);
    const index = await this.index(auditId, signal);
    if (!index) return;
    const phrases = this.parts.openPhrases(
      Number.parseInt(auditId.slice(0, 8), 16),
      index.entries().at(-1)?.id ?? 0,
    );
    try {
      await this.make(auditId, token, index, phrases, signal);
    } finally {
      await phrases.close();
    }
    const ms = Math.round(performance.now() - began);
    log.info({ audit: auditId, pages: index.pages, ms }, 'an audit was analysed');
  }

  private async make(
    auditId: string,
    token: string,
    index: SiteIndex,
    phrases: PhraseCounter,
    signal: AbortSignal,
  ): Promise<void> {
    const { audits } = this.parts;
    const ranks = rankSite(index);
    const { results, tallies } = await this.judge(auditId, token, index, ranks, phrases, signal);
    const ngrams = await this.describe(auditId, index, phrases, signal);
    const before = await this.compare(auditId, token);
    const { score, views } = this.viewsOf(index, ranks, results, tallies, before);
    const all = [...views, ...ngrams];
    await audits.finish(auditId, token, {
      summary: { score },
      views: [...all, { view: 'short', part: 'all', data: shortViews(all) }],
    });
  }

  private async index(auditId: string, signal: AbortSignal): Promise<SiteIndex | null> {
    const { crawls } = this.parts;
    const work = await crawls.work(auditId);
    if (!work?.site) return null;
    const builder = new SiteIndexBuilder({ forbids: ignoredRules(work.config, work.robotsText) });
    for await (const urls of crawls.crawledUrls(auditId)) {
      signal.throwIfAborted();
      for (const { crawled } of urls) builder.add(crawled);
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
    ranks: SiteRanks,
    phrases: PhraseCounter,
    signal: AbortSignal,
  ): Promise<{ readonly results: readonly CheckResult[]; readonly tallies: SiteTallies }> {
    const { audits, crawls } = this.parts;
    const tallies = new SiteTallies(CHECKS, index, ranks, {
      hits: (hits) => audits.addHits(auditId, token, hits),
      rows: (rows) => audits.addRows(auditId, token, rows),
      amendments: (more) => audits.amendRows(auditId, token, more),
    });
    for await (const urls of crawls.crawledUrls(auditId, { withTexts: true })) {
      for (const [place, { crawled, mainText }] of urls.entries()) {
        signal.throwIfAborted();
        const page = ngramPageOf(crawled, index.entry(crawled.id), mainText, index);
        if (page) await phrases.count(page);
        tallies.add(crawled);
        // The same thread may crawl other sites meanwhile.
        if (place % PAGES_A_TURN === 0) await turn();
      }
      await tallies.write();
    }
    const [results] = await Promise.all([tallies.end(), phrases.choose()]);
    return { results, tallies };
  }

  private async describe(
    auditId: string,
    index: SiteIndex,
    phrases: PhraseCounter,
    signal: AbortSignal,
  ): Promise<StoredView[]> {
    for await (const urls of this.parts.crawls.crawledUrls(auditId, { withTexts: true })) {
      signal.throwIfAborted();
      for (const { crawled, mainText } of urls) {
        const page = ngramPageOf(crawled, index.entry(crawled.id), mainText, index);
        if (page) await phrases.describe(page);
      }
      await turn();
    }
    const parts = await phrases.finish((id) => index.entry(id).url);
    return parts.map(({ part, data }) => ({ view: 'ngrams', part, data }));
  }

  /** What is new and what is gone since the audit before. */
  private async compare(auditId: string, token: string): Promise<Former> {
    const { audits } = this.parts;
    const former = await audits.former(auditId);
    if (former === null) return { score: null, changes: NO_CHANGES, byCheck: new Map() };
    const byCheck = await audits.compareHits(auditId, token, former);
    const pages = await audits.comparePages(auditId, former);
    const sum = (what: 'new' | 'fixed') =>
      [...byCheck.values()].reduce((total, counts) => total + counts[what], 0);
    const score = (await audits.summary(former))?.['score'];
    return {
      score: typeof score === 'number' ? score : null,
      byCheck,
      changes: {
        since: former,
        pagesAdded: pages.added,
        pagesRemoved: pages.removed,
        statusChanged: pages.statusChanged,
        issuesNew: sum('new'),
        issuesFixed: sum('fixed'),
      },
    };
  }

  private viewsOf(
    index: SiteIndex,
    ranks: SiteRanks,
    results: readonly CheckResult[],
    tallies: SiteTallies,
    before: Former,
  ): { readonly score: number | null; readonly views: readonly StoredView[] } {
    const isComplete = index.entries().every(({ skipped }) => !BOUND_REASONS.has(skipped));
    const overview = tallies.overview({
      results,
      changes: before.changes,
      previous: before.score,
      isComplete,
      sameTextGroups: index.sameTextGroups(),
    });
    const rankOf = (url: string) => {
      const id = index.find(url)?.id;
      return (id === undefined ? null : ranks.rank(id)) ?? 0;
    };
    const { trees, tables } = tallies.structure();
    const graph = tallies.graph();
    return {
      score: overview.score.value,
      views: [
        { view: 'overview', part: 'all', data: overview },
        {
          view: 'issues',
          part: 'all',
          data: issuesOf(results, overview.score.lost, before.byCheck, rankOf),
        },
        { view: 'filters', part: 'groups', data: tallies.filterGroups() },
        ...Object.entries(trees).map(([part, data]) => ({ view: 'structure', part, data })),
        { view: 'structure', part: 'tables', data: tables },
        { view: 'graph', part: 'all', data: graph.data, bytes: graph.bytes },
      ],
    };
  }
}

/** What is known of the audit before. */
interface Former {
  readonly score: number | null;
  readonly changes: Changes;
  readonly byCheck: ReadonlyMap<string, ChangeCounts>;
}

const PAGES_A_TURN = 10;

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
