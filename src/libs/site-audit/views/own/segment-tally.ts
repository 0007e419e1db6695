import type { Check, Severity } from '../../rules/check.js';
import type { CheckResult, Hit } from '../../rules/judge-site.js';
import { pathPatterns } from '../../rules/path-patterns.js';
import { type Grade, scoreSite } from '../../rules/score.js';
import type { SiteIndex } from '../../site/site-index.js';
import type { UrlEntry } from '../../site/site-view.js';
import type { Segment } from './own-groups.js';

/** How a part of a site does. JSON. */
export interface SegmentCount {
  readonly name: string;
  /** URLs that are more than files of pages. */
  readonly urls: number;
  readonly pages: number;
  readonly indexable: number;
  /** As that of the site, with the share of its URLs that each check hit; null for a segment without URLs. */
  readonly score: number | null;
  readonly grade: Grade | null;
  /** What costs most points first. */
  readonly issues: readonly {
    readonly check: string;
    readonly severity: Severity;
    /** URLs of the segment that it hit. */
    readonly urls: number;
    readonly points: number;
  }[];
}

interface Counted {
  readonly name: string;
  readonly fits: (pathname: string) => boolean;
  urls: number;
  pages: number;
  indexable: number;
  /** By check: URLs that it hit, and those of them that count for the score. */
  readonly hits: Map<Check, { urls: number; sure: number }>;
}

/** Counts the URLs and hits of segments, as they are found. */
export class SegmentTally {
  private readonly segments: readonly Counted[];
  /** Of each check a bit for each URL that it hit. */
  private readonly seen = new Map<Check, Uint8Array>();

  constructor(
    segments: readonly Segment[],
    private readonly site: SiteIndex,
  ) {
    this.segments = segments.map(({ name, include }) => ({
      name,
      fits: pathPatterns(include),
      ...{ urls: 0, pages: 0, indexable: 0 },
      hits: new Map(),
    }));
  }

  add(entry: UrlEntry): void {
    if (!entry.internal || entry.foundVia === 'resource') return;
    for (const segment of this.of(entry.url)) {
      segment.urls += 1;
      if (entry.isPage) segment.pages += 1;
      if (entry.isPage && entry.indexable) segment.indexable += 1;
    }
  }

  addHit(check: Check, { url, severity, confidence }: Hit): void {
    if (this.segments.length === 0 || url === null) return;
    const address = url.split('#', 1)[0] ?? url;
    const node = this.site.nodeOf(address);
    const entry = this.site.find(address);
    if (node === undefined || !entry?.internal || entry.foundVia === 'resource' || this.isSeen(check, node))
      return;
    // As for the site, what is advice or can't be verified costs nothing.
    const sure = severity === 'notice' || confidence === 'unverifiable' ? 0 : 1;
    for (const { hits } of this.of(address)) {
      const known = hits.get(check) ?? { urls: 0, sure: 0 };
      hits.set(check, { urls: known.urls + 1, sure: known.sure + sure });
    }
  }

  finish(): SegmentCount[] {
    return this.segments.map(({ name, urls, pages, indexable, hits }) => {
      const results = Array.from(hits, ([check, { sure }]) => resultOf(check, sure, urls));
      const { value, grade, lost } = scoreSite(results, urls, []);
      const points = new Map(lost.map((each) => [each.check, each.points]));
      const issues = Array.from(hits, ([check, { urls: hit }]) => ({
        check: check.id,
        severity: check.severity,
        urls: hit,
        points: points.get(check.id) ?? 0,
      })).sort((a, b) => b.points - a.points || b.urls - a.urls || (a.check < b.check ? -1 : 1));
      return { name, urls, pages, indexable, score: value, grade, issues };
    });
  }

  private of(url: string): Counted[] {
    if (this.segments.length === 0) return [];
    const { pathname } = new URL(url);
    return this.segments.filter(({ fits }) => fits(pathname));
  }

  private isSeen(check: Check, node: number): boolean {
    const bits = this.seen.get(check) ?? new Uint8Array(Math.ceil(this.site.entries().length / 8));
    this.seen.set(check, bits);
    const bit = 1 << (node & 7);
    const known = bits[node >> 3] ?? 0;
    bits[node >> 3] = known | bit;
    return (known & bit) !== 0;
  }
}

function resultOf(check: Check, urls: number, population: number): CheckResult {
  return {
    check,
    population,
    ...{ count: urls, urls, likely: 0, unverifiable: 0, templateWide: false, folders: [], samples: [] },
    bySeverity: { error: 0, warning: 0, notice: 0, [check.severity]: urls },
  };
}
