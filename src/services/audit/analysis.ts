import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  BOUND_REASONS,
  CHECKS,
  rankSite,
  type SiteRanks,
  type CheckResult,
  SiteIndexBuilder,
  type SiteFacts,
  type RowAmendment,
  type SiteIndex,
  type StoredHit,
  type StoredRow,
  SiteTallies,
  issuesOf,
  pageTitle,
  type ChangeCounts,
  NO_CHANGES,
  type Changes,
  isChangedSince,
  scoreWithout,
} from '../../libs/site-audit/index.js';
import { analysisPercent } from '../../domain/audit/audit-percent.js';
import { ignoredRules } from '../../domain/audit/crawl-rules.js';
import { RobotsRules } from '../../libs/guarded-fetch/index.js';
import { unpackText } from '../../libs/page-reading/index.js';
import type { CrawlPages } from '../../ports/audit/crawl-pages.js';
import type { EventData } from '../../domain/event.js';
import { judgeRegressions } from '../../domain/audit/regressions.js';
import { isSitemapGone } from '../../domain/audit/sitemap-gone.js';
import type { AnalysisStore, Comparison, StoredView } from '../../ports/audit/audit-store.js';
import type { AuditWork, CrawlStore } from '../../ports/audit/crawl-store.js';
import type { PhraseCounter } from '../../ports/audit/phrase-counter.js';
import type { SitePageStore } from '../../ports/site-page-store.js';
import type { Log } from '../../ports/log.js';
import { SitePageWriter } from '../research/site-page-writer.js';
import type { Analyst } from './audit-worker.js';
import { countedPageOf, type PhrasesAhead } from './phrases-ahead.js';
import { type MadeViews, ShortNgrams, shortViews } from './views/short-views.js';

export interface AnalysisParts {
  readonly audits: AnalysisStore;
  readonly crawls: CrawlStore;
  /** null where no edition has audits: on the command line. */
  readonly sitePages: Pick<SitePageStore, 'put'> | null;
  /** Counts the terms of those pages. */
  readonly pages: Pick<CrawlPages, 'termsOf'>;
  readonly log: Log;
  readonly phrases: Pick<PhrasesAhead, 'takeFor'>;
}

/**
 * Makes the views of a crawl in two passes over its URLs: one that learns how they hang together and counts their phrases,
 * one that judges each and tells what the phrases are that were counted. What is written is read by nobody before the end.
 */
export class Analysis implements Analyst {
  constructor(private readonly parts: AnalysisParts) {}

  async analyse(auditId: string, token: string, signal: AbortSignal): Promise<void> {
    const { audits, crawls, log } = this.parts;
    const began = performance.now();
    await audits.clearAnalysis(auditId, token);
    const work = await crawls.work(auditId);
    if (!work?.site) return;
    const { counter: phrases, hasCounted } = this.parts.phrases.takeFor(work);
    const progress = new AnalysisProgress(work.known, (percent) => audits.advance(auditId, token, percent));
    try {
      const index = await this.index(work, work.site, { phrases, hasCounted }, progress, signal);
      await this.make({ id: auditId, token, config: work.config }, index, phrases, progress, signal);
      const ms = Math.round(performance.now() - began);
      log.info({ audit: auditId, pages: index.pages, ms }, 'an audit was analysed');
    } finally {
      await phrases.close();
    }
  }

  private async index(
    { id, editionId, config, robotsText }: AuditWork,
    site: SiteFacts,
    {
      phrases,
      hasCounted,
    }: { readonly phrases: PhraseCounter; readonly hasCounted: (url: string) => boolean },
    progress: AnalysisProgress,
    signal: AbortSignal,
  ): Promise<SiteIndex> {
    const { crawls, sitePages, pages } = this.parts;
    const words =
      // Behind a login there may be what no article is to be written from, and a part is not the site.
      editionId === null || !sitePages || config.settings !== null
        ? null
        : new SitePageWriter(sitePages, editionId, (text, language) => pages.termsOf(text, language));
    const robots = robotsText === null ? null : RobotsRules.parse(robotsText);
    const builder = new SiteIndexBuilder({ forbids: ignoredRules(config, robots) });
    for await (const urls of crawls.crawledUrls(id, { withTexts: true })) {
      for (const { crawled, packed } of urls) {
        signal.throwIfAborted();
        const entry = builder.add(crawled);
        if (packed && entry.blockedBy === null && !hasCounted(crawled.url)) {
          const page = countedPageOf(crawled.url, crawled.answer, packed);
          if (page) await phrases.count(page);
        }
        if (words && crawled.page && packed) {
          const { head, text } = crawled.page;
          const title = pageTitle(head)?.text ?? '';
          const url = crawled.url;
          await words.add({ url, language: text.language, text: `${title}\n${unpackText(packed.text)}` });
        }
      }
      await progress.see(0, urls.length);
      await yieldToEventLoop();
    }
    await words?.end();
    const listed = [];
    for await (const { sitemap, entries } of crawls.sitemapEntries(id))
      for (const entry of entries) listed.push({ ...entry, sitemap });
    const urls = [''];
    for (const { id: place, url, internal } of builder.entries()) urls[place] = internal ? url : '';
    // Waited for with what is described: the second look follows on the first.
    phrases.choose(urls).catch(() => undefined);
    return builder.finish(site, listed);
  }

  private async make(
    { id: auditId, token, config }: { id: string; token: string; config: AuditWork['config'] },
    index: SiteIndex,
    phrases: PhraseCounter,
    progress: AnalysisProgress,
    signal: AbortSignal,
  ): Promise<void> {
    const { audits } = this.parts;
    const ranks = rankSite(index);
    const targets = {
      hits: (hits: readonly StoredHit[]) => audits.addHits(auditId, token, hits),
      rows: (rows: readonly StoredRow[]) => audits.addRows(auditId, token, rows),
      amendments: (more: readonly RowAmendment[]) => audits.amendRows(auditId, token, more),
    };
    const own = { searches: config.searches.map(({ name }) => name), segments: config.segments };
    const tallies = new SiteTallies(CHECKS, index, ranks, targets, own);
    await this.judge(auditId, index, tallies, phrases, progress, signal);
    // The thread of phrases writes them down meanwhile.
    const both = [
      this.writeViews(auditId, token, index, ranks, tallies, signal),
      this.writePhrases(auditId, token, phrases),
    ] as const;
    // A write under way may be stored after the next attempt has cleared what there is, so none outlives this one.
    await Promise.allSettled(both);
    const [{ made, before }, ngrams] = await Promise.all(both);
    signal.throwIfAborted();
    const { data: graph, bytes } = tallies.graph();
    await audits.addView(auditId, token, { view: 'graph', part: 'all', data: graph, bytes });
    await audits.finish(auditId, token, {
      summary: { score: made.overview.score.value },
      views: [{ view: 'short', part: 'all', data: shortViews(made, graph, ngrams) }],
      regressed: regressedSince(before.compared, made, index.pages, isSitemapGone(index.site)),
    });
  }

  /** Ends what was counted, and stores the views that are made of it. */
  private async writeViews(
    auditId: string,
    token: string,
    index: SiteIndex,
    ranks: SiteRanks,
    tallies: SiteTallies,
    signal: AbortSignal,
  ): Promise<{ readonly made: MadeViews; readonly before: Former }> {
    const results = await tallies.end();
    const before = await this.compare(auditId, token);
    const made = makeViews(index, ranks, results, tallies, before);
    for (const view of storedViews(made)) {
      signal.throwIfAborted();
      await this.parts.audits.addView(auditId, token, view);
    }
    return { made, before };
  }

  private async judge(
    auditId: string,
    index: SiteIndex,
    tallies: SiteTallies,
    phrases: PhraseCounter,
    progress: AnalysisProgress,
    signal: AbortSignal,
  ): Promise<void> {
    let writing = Promise.resolve();
    try {
      for await (const urls of this.parts.crawls.crawledUrls(auditId, { withTexts: true })) {
        for (const [place, { crawled, packed }] of urls.entries()) {
          signal.throwIfAborted();
          const { id, isPage, indexable } = index.entry(crawled.id);
          if (packed && isPage && indexable) await phrases.describe({ id, ...packed });
          tallies.add(crawled);
          // The same thread may crawl other sites meanwhile.
          if (place % PAGES_PER_YIELD === 0) await yieldToEventLoop();
        }
        // One write at a time, while the next URLs are judged; a failure is thrown when it is awaited.
        await writing;
        writing = tallies.write();
        writing.catch(() => undefined);
        await progress.see(1, urls.length);
      }
    } finally {
      // None outlives a failure either.
      await Promise.allSettled([writing]);
    }
    await writing;
  }

  /** @returns the short form of what was written */
  private async writePhrases(auditId: string, token: string, phrases: PhraseCounter) {
    const short = new ShortNgrams();
    for await (const part of phrases.finish()) {
      short.see(part);
      await this.parts.audits.addView(auditId, token, { view: 'ngrams', ...part });
    }
    // What follows needs memory too.
    await phrases.close();
    return short.finish();
  }

  /** What is new and what is gone since the audit before. */
  private async compare(auditId: string, token: string): Promise<Former> {
    const { audits } = this.parts;
    const compared = await audits.compare(auditId, token);
    if (compared === null) return { compared, score: null, changes: NO_CHANGES, byCheck: new Map() };
    const { since, score, hits: byCheck, pages } = compared;
    const sum = (what: 'new' | 'fixed') =>
      [...byCheck.values()].reduce((total, counts) => total + counts[what], 0);
    return {
      compared,
      score,
      byCheck,
      changes: {
        since,
        pagesAdded: pages.added,
        pagesRemoved: pages.removed,
        statusChanged: pages.statusChanged,
        issuesNew: sum('new'),
        issuesFixed: sum('fixed'),
      },
    };
  }
}

function makeViews(
  index: SiteIndex,
  ranks: SiteRanks,
  results: readonly CheckResult[],
  tallies: SiteTallies,
  before: Former,
): MadeViews {
  const isComplete = !index.isPartial && index.entries().every(({ skipped }) => !BOUND_REASONS.has(skipped));
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
  const { lost } = overview.score;
  return {
    overview,
    issues: issuesOf(results, lost, before.byCheck, rankOf),
    filterGroups: tallies.filterGroups(),
    structure: tallies.structure(),
  };
}

/**
 * What became worse since the audit before, or the one that the edition has pinned; null where nothing did, or where one of the two
 * saw only a part. Checks that are ignored, or that another version of Galley judged otherwise, are left out, of the scores as well.
 */
function regressedSince(
  compared: Comparison | null,
  { overview }: MadeViews,
  pages: number,
  isGone: boolean,
): EventData<'audit.regressed'> | null {
  if (compared === null) return null;
  const { id: baselineId, found, checksVersion, removed, counted, rules, ignored } = compared.baseline;
  const isLeftOut = (check: string) => ignored.includes(check) || isChangedSince(check, checksVersion);
  const before = { ...found, score: scoreWithout(found.score, isLeftOut) };
  const { score, totals, sitemaps, timing } = overview;
  const after = {
    ...{ pages, indexable: totals.indexable, isComplete: score.confidence === 'full' },
    isStartOpen: score.caps.length === 0,
    listed: sitemaps.reduce((sum, { isIndex, urls }) => sum + (isIndex ? 0 : urls), 0),
    isSitemapGone: isGone,
    ttfbMs: timing.ttfbMs.p90,
    score: scoreWithout(score, isLeftOut),
  };
  const hits = counted.filter(({ check }) => !isLeftOut(check));
  const regressions = judgeRegressions(rules, before, after, removed, hits);
  return regressions.length === 0
    ? null
    : { baselineId, score: score.value, baselineScore: found.score.value, regressions };
}

function* storedViews({ overview, issues, filterGroups, structure }: MadeViews): Generator<StoredView> {
  yield { view: 'overview', part: 'all', data: overview };
  yield { view: 'issues', part: 'all', data: issues };
  yield { view: 'filters', part: 'groups', data: filterGroups };
  for (const [part, data] of Object.entries(structure.trees)) yield { view: 'structure', part, data };
  yield { view: 'structure', part: 'tables', data: structure.tables };
}

/** Chosen: between two writes of how far an analysis is, in ms. */
const SHOW_EVERY_MS = 1000;

/** Stores how far an analysis is, now and then. */
class AnalysisProgress {
  private readonly seen = [0, 0];
  private storedAt = performance.now();

  /** @param known URLs of the audit */
  constructor(
    private readonly known: number,
    private readonly store: (percent: number) => Promise<void>,
  ) {}

  /** @param pass 0 or 1. @param count of URLs that it has seen since */
  async see(pass: 0 | 1, count: number): Promise<void> {
    const seen = (this.seen[pass] ?? 0) + count;
    this.seen[pass] = seen;
    if (performance.now() - this.storedAt < SHOW_EVERY_MS) return;
    this.storedAt = performance.now();
    await this.store(analysisPercent(pass, seen / Math.max(1, this.known)));
  }
}

/** What is known of the audit before. */
interface Former {
  readonly compared: Comparison | null;
  readonly score: number | null;
  readonly changes: Changes;
  readonly byCheck: ReadonlyMap<string, ChangeCounts>;
}

/** Pages between two rounds of the event loop; chosen: each takes some ms. */
const PAGES_PER_YIELD = 10;
