import { familyOfType, mediaTypeOf } from '../../../guarded-fetch/index.js';
import type { CrawledUrl } from '../../site/crawled-url.js';
import type { CheckResult } from '../../rules/judge-site.js';
import { SEVERITIES, type Severity } from '../../rules/check.js';
import { scoreSite, type Score, type ScoreCap } from '../../rules/score.js';
import { NON_INDEXABLE_REASONS, type SiteView, type UrlEntry } from '../../site/site-view.js';
import type { SearchCount } from '../own/search-tally.js';
import type { SegmentCount } from '../own/segment-tally.js';
import { compareDepthLevels, depthLevel } from '../structure/depth-level.js';
import { emptyStatusCounts, statusClassOf, type StatusCounts } from '../status-class.js';

/** What an answer shows; chosen. The limits of `slow_ttfb` and `very_slow_response` are among the times. */
const TOP_FIXES = 10;
const MOST_TYPES = 50;
const HISTOGRAM_MS = [100, 250, 500, 800, 1500, 3000, 10_000];

/** What changed since the audit before. */
export interface Changes {
  readonly since: string | null;
  readonly pagesAdded: number;
  readonly pagesRemoved: number;
  readonly statusChanged: number;
  readonly issuesNew: number;
  readonly issuesFixed: number;
}

export const NO_CHANGES: Changes = {
  since: null,
  pagesAdded: 0,
  pagesRemoved: 0,
  statusChanged: 0,
  issuesNew: 0,
  issuesFixed: 0,
};

export interface OverviewEnd {
  readonly results: readonly CheckResult[];
  /** Distinct URLs with a hit of each severity: one page with five faults is one. */
  readonly urlsHit: Readonly<Record<Severity, number>>;
  readonly changes: Changes;
  /** The score of the audit before; null for none. */
  readonly previous: number | null;
  /** Whether every URL that is known was crawled. */
  readonly isComplete: boolean;
  /** What the searches and segments of the audit came to; none when absent. */
  readonly own?: { readonly searches: readonly SearchCount[]; readonly segments: readonly SegmentCount[] };
  /** Groups of pages with the same text. */
  readonly sameTextGroups: readonly (readonly number[])[];
}

/** The view, as JSON in camelCase. */
export type Overview = ReturnType<OverviewTally['finish']>;

interface Level {
  count: number;
  readonly byStatus: StatusCounts;
}

/** Counts what the overview tells, URL by URL. */
export class OverviewTally {
  private readonly statusClasses = { ...emptyStatusCounts(), blocked_by_robots: 0 };
  private readonly statusCodes = new Map<number, number>();
  private readonly types = new Map<string, { count: number; bytes: number }>();
  private readonly reasons = new Map<string, number>();
  private readonly levels = new Map<string, Level>();
  private readonly ttfb: number[] = [];
  private readonly total: number[] = [];
  private readonly languages = new Map<string, { declared: number; detected: number }>();
  /** Pages and what they are most like. */
  private readonly near = new Map<number, number>();
  private readonly totals = {
    urls: 0,
    htmlPages: 0,
    indexable: 0,
    nonIndexable: 0,
    resources: 0,
    externalUrls: 0,
    internalLinks: 0,
    externalLinks: 0,
    bytes: 0,
  };

  constructor(private readonly site: SiteView) {}

  add(crawled: CrawledUrl): void {
    const entry = this.site.entry(crawled.id);
    if (!crawled.internal) {
      this.totals.externalUrls += 1;
      return;
    }
    this.totals.urls += 1;
    const isResource = crawled.foundVia === 'resource' && !entry.isPage;
    if (isResource) this.totals.resources += 1;
    if (crawled.skipped?.reason === 'robots') this.statusClasses.blocked_by_robots += 1;
    this.addAnswer(crawled);
    if (entry.indexable) this.totals.indexable += 1;
    else if (entry.reason !== null) {
      this.totals.nonIndexable += 1;
      this.reasons.set(entry.reason, (this.reasons.get(entry.reason) ?? 0) + 1);
    }
    if (!isResource) this.addDepth(crawled, entry);
    if (crawled.page) this.addPage(crawled, entry);
  }

  /** The whole view, as JSON of the contract's shape in camelCase. */
  finish({ results, urlsHit, changes, previous, isComplete, sameTextGroups, own }: OverviewEnd) {
    const score = scoreSite(results, this.totals.htmlPages, this.caps());
    const { robots, sitemaps } = this.site.site;
    return {
      score: {
        ...score,
        previous,
        delta: previous === null || score.value === null ? null : score.value - previous,
        confidence: isComplete && this.site.isCutOff !== true ? ('full' as const) : ('partial' as const),
      },
      totals: this.totals,
      statusClasses: this.statusClasses,
      statusCodes: [...this.statusCodes]
        .sort((a, b) => a[0] - b[0])
        .map(([code, count]) => ({ code, count })),
      contentTypes: [...this.types]
        .sort((a, b) => b[1].count - a[1].count)
        .slice(0, MOST_TYPES)
        .map(([type, counts]) => ({ type, ...counts })),
      nonIndexableReasons: NON_INDEXABLE_REASONS.map((reason) => ({
        reason,
        count: this.reasons.get(reason) ?? 0,
      })),
      depth: this.depthTable(),
      timing: {
        ttfbMs: percentiles(this.ttfb),
        totalMs: percentiles(this.total),
        histogram: histogram(this.total),
      },
      languages: [...this.languages]
        .sort((a, b) => b[1].detected - a[1].detected)
        .map(([lang, counts]) => ({ lang, ...counts })),
      issues: Object.fromEntries(
        SEVERITIES.map((severity) => [severity, issueCounts(results, severity, urlsHit[severity])]),
      ) as Record<Severity, ReturnType<typeof issueCounts>>,
      topFixes: topFixes(results, score),
      robotsTxt: {
        status: robots.status,
        bytes: robots.bytes,
        sitemaps: robots.sitemaps,
        crawlDelaySeconds: robots.crawlDelaySeconds,
        disallowLines: robots.disallowLines,
      },
      sitemaps: sitemaps.map(({ url, status, urls, invalid, isIndex }) => ({
        url,
        status,
        urls,
        errors: invalid === null ? 0 : 1,
        isIndex,
      })),
      searches: own?.searches ?? [],
      segments: own?.segments ?? [],
      duplicates: this.duplicates(sameTextGroups),
      changes,
    };
  }

  private addAnswer({ answer, foundVia, ...crawled }: CrawledUrl): void {
    const status = statusClassOf({ answer });
    if (!answer || status === null) return;
    this.statusClasses[status] += 1;
    if (answer.status === null) return;
    this.statusCodes.set(answer.status, (this.statusCodes.get(answer.status) ?? 0) + 1);
    this.totals.bytes += answer.bytes;
    const type = mediaTypeOf(answer.contentType) || 'unknown';
    const known = this.types.get(type) ?? { count: 0, bytes: 0 };
    known.count += 1;
    known.bytes += answer.bytes;
    if (this.types.size < 1000) this.types.set(type, known);
    if (crawled.page !== null || (foundVia !== 'resource' && familyOfType(answer.contentType) === 'html')) {
      this.ttfb.push(answer.ttfbMs);
      this.total.push(answer.totalMs);
    }
  }

  private addDepth(crawled: CrawledUrl, { depth }: UrlEntry): void {
    const status = statusClassOf(crawled);
    if (status === null) return;
    const key = depthLevel(depth);
    const level = this.levels.get(key) ?? { count: 0, byStatus: emptyStatusCounts() };
    level.count += 1;
    level.byStatus[status] += 1;
    this.levels.set(key, level);
  }

  private addPage({ page, url }: CrawledUrl, entry: UrlEntry): void {
    if (!page) return;
    this.totals.htmlPages += 1;
    const near = this.site.nearest(entry.id);
    if (near) this.near.set(entry.id, near.id);
    for (const link of page.links) {
      if (link.url === null || (link.element !== 'a' && link.element !== 'area')) continue;
      const target = this.site.find(link.url);
      if (target ? target.internal : new URL(link.url).host === new URL(url).host)
        this.totals.internalLinks += 1;
      else this.totals.externalLinks += 1;
    }
    const declared = entry.lang?.split('-')[0]?.toLowerCase();
    if (declared) this.language(declared).declared += 1;
    if (page.text.language !== null) this.language(page.text.language).detected += 1;
  }

  private language(lang: string): { declared: number; detected: number } {
    const known = this.languages.get(lang) ?? { declared: 0, detected: 0 };
    if (this.languages.size < 200) this.languages.set(lang, known);
    return known;
  }

  private depthTable() {
    const all = [...this.levels.values()].reduce((sum, { count }) => sum + count, 0);
    return [...this.levels]
      .sort(([a], [b]) => compareDepthLevels(a, b))
      .map(([key, { count, byStatus }]) => ({
        depth: key === 'none' ? null : key.endsWith('+') ? key : Number(key),
        count,
        share: all === 0 ? 0 : Math.round((count / all) * 10_000) / 10_000,
        byStatus,
      }));
  }

  /** Near ones are grouped by the page that they are most like. */
  private duplicates(sameTextGroups: OverviewEnd['sameTextGroups']) {
    const groups = new Map<number, number>();
    // No recursion: a calendar may be a chain of as many pages as the site has, each most like the next.
    const groupOf = (id: number): number => {
      let of = id;
      for (let next = groups.get(of); next !== undefined && next !== of; next = groups.get(of)) {
        groups.set(of, groups.get(next) ?? next);
        of = next;
      }
      return of;
    };
    for (const [id, other] of this.near) groups.set(groupOf(id), groupOf(other));
    const near = new Set([...this.near.keys(), ...this.near.values()]);
    return {
      exactGroups: sameTextGroups.length,
      exactPages: sameTextGroups.reduce((sum, { length }) => sum + length, 0),
      nearGroups: new Set([...near].map(groupOf)).size,
      nearPages: near.size,
    };
  }

  private caps(): ScoreCap[] {
    const { home, robots } = this.site.site;
    const caps: ScoreCap[] = [];
    const start = this.site.find(home);
    if (start?.status !== 200) caps.push({ reason: 'home_not_200', max: 20 });
    if (start?.noindex) caps.push({ reason: 'home_noindex', max: 20 });
    if (robots.blockedAgents.some(({ agent }) => agent === '*' || agent === 'Googlebot'))
      caps.push({ reason: 'robots_blocks_site', max: 20 });
    return caps;
  }
}

/** By the severity of each hit, as the summary of the issues counts them. */
function issueCounts(results: readonly CheckResult[], severity: Severity, urls: number) {
  const counts = results.map(({ bySeverity }) => bySeverity[severity]).filter((count) => count > 0);
  return { checks: counts.length, items: counts.reduce((sum, count) => sum + count, 0), urls };
}

/** What gives most: template faults first among equals, for one change fixes them all. */
function topFixes(results: readonly CheckResult[], score: Score) {
  const points = new Map(score.lost.map((lost) => [lost.check, lost.points]));
  return results
    .filter(({ count, check }) => count > 0 && points.has(check.id))
    .sort(
      (a, b) =>
        (points.get(b.check.id) ?? 0) - (points.get(a.check.id) ?? 0) ||
        Number(b.templateWide) - Number(a.templateWide),
    )
    .slice(0, TOP_FIXES)
    .map(({ check, count, templateWide }) => ({
      check: check.id,
      title: check.title,
      affected: count,
      templateWide,
      points: points.get(check.id) ?? 0,
    }));
}

function percentiles(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99) };
}

function histogram(times: readonly number[]) {
  let from = 0;
  return [...HISTOGRAM_MS, null].map((to) => {
    const count = times.filter((time) => time >= from && (to === null || time < to)).length;
    const bucket = { fromMs: from, toMs: to, count };
    from = to ?? from;
    return bucket;
  });
}
