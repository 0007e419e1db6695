import { type Check, SEVERITIES, type Severity } from '../rules/check.js';
import { cutText } from '../rules/evidence.js';
import { type CheckResult, type Hit, SiteJudge } from '../rules/judge-site.js';
import { pageTitle } from '../rules/page-title.js';
import type { CrawledUrl } from '../site/crawled-url.js';
import { asJudged } from '../site/framed-documents.js';
import type { SiteRanks } from '../site/page-rank.js';
import type { SiteIndex } from '../site/site-index.js';
import { FilterTally } from './filters/filter-tally.js';
import { NO_QUESTIONS, ownGroups, type OwnQuestions } from './own/own-groups.js';
import { SearchTally } from './own/search-tally.js';
import { SegmentTally } from './own/segment-tally.js';
import { packGraph } from './graph/pack-graph.js';
import { type OverviewEnd, OverviewTally } from './overview/overview.js';
import { StructureTally } from './structure/structure-tally.js';
import { type RowSources, urlRowOf } from './url-row.js';

/** A hit as it is stored: what hits are chosen by, and the whole of it. */
export interface StoredHit {
  readonly checkId: string;
  /** From 1, in the order in which the check found them. */
  readonly seq: number;
  readonly url: string | null;
  readonly inlinks: number;
  readonly folder: string | null;
  readonly severity: string;
  /** Beside the audit before; `fixed` is one that only that one found. null before they are compared, and without one. */
  readonly change: 'new' | 'same' | 'fixed' | null;
  /** A `Hit`; to be parsed by its shape when it is read. */
  readonly hit: unknown;
}

/** A URL's row as it is stored. */
export interface StoredRow {
  readonly id: number;
  /** A `UrlRow`; to be parsed by its shape when it is read. */
  readonly row: unknown;
  /** `group:filter` of each that holds for it. */
  readonly filters: readonly string[];
}

/** What is known of a row only after it was written. */
export interface RowAmendment {
  readonly id: number;
  readonly filters: readonly string[];
  /** Checks that reported its URL later. */
  readonly checks: readonly string[];
}

/** Where what comes up along the way is written, for a large site has more of it than fits in memory. */
export interface TallyTargets {
  readonly hits: (hits: readonly StoredHit[]) => Promise<void>;
  readonly rows: (rows: readonly StoredRow[]) => Promise<void>;
  readonly amendments: (more: readonly RowAmendment[]) => Promise<void>;
}

/** Written in one statement. */
const HITS_AT_ONCE = 1000;
const ROWS_AT_ONCE = 500;
/** Each statement that amends rows reads all of them. */
const AMENDMENTS_AT_ONCE = 1000;
const TITLE_LETTERS = 200;

/** All that the second pass counts, URL by URL. */
export class SiteTallies {
  private readonly judge: SiteJudge;
  private readonly overviewTally: OverviewTally;
  private readonly filterTally: FilterTally;
  private readonly structureTally: StructureTally;
  private readonly searchTally: SearchTally;
  private readonly segmentTally: SegmentTally;
  private readonly seqs = new Map<string, number>();
  private readonly titles = new Map<number, string>();
  private readonly errors: Uint32Array;
  private readonly warnings: Uint32Array;
  /** Of each URL a bit for each severity that hit it, and the URLs without a row that were hit. */
  private readonly severities: Uint8Array;
  private readonly strays: Readonly<Record<Severity, Set<string>>> = {
    error: new Set(),
    warning: new Set(),
    notice: new Set(),
  };
  private readonly urlsHit: Record<Severity, number> = { error: 0, warning: 0, notice: 0 };
  private hits: StoredHit[] = [];
  private rows: StoredRow[] = [];
  private readonly amendments = new Map<number, { filters: string[]; checks: string[] }>();
  /** Checks that reported a URL before it was reached. */
  private readonly early = new Map<number, Set<string>>();
  private readonly sources: RowSources;
  private current = { id: 0, url: '', checks: new Set<string>() };

  constructor(
    checks: readonly Check[],
    private readonly site: SiteIndex,
    private readonly ranks: SiteRanks,
    private readonly targets: TallyTargets,
    own: OwnQuestions = NO_QUESTIONS,
  ) {
    this.sources = { site, ranks };
    this.judge = new SiteJudge(checks, site, (check, hit) => {
      this.addHit(check, hit);
    });
    this.overviewTally = new OverviewTally(site);
    this.filterTally = new FilterTally(site, ownGroups(own));
    this.searchTally = new SearchTally(own.searches);
    this.segmentTally = new SegmentTally(own.segments, site);
    this.structureTally = new StructureTally(site, ranks);
    this.errors = new Uint32Array(site.entries().length);
    this.warnings = new Uint32Array(site.entries().length);
    this.severities = new Uint8Array(site.entries().length);
  }

  add(known: CrawledUrl): void {
    const entry = this.site.entry(known.id);
    const crawled = asJudged(known, entry);
    this.current = { id: crawled.id, url: crawled.url, checks: this.early.get(crawled.id) ?? new Set() };
    this.early.delete(crawled.id);
    this.judge.judge(crawled);
    this.overviewTally.add(crawled);
    this.structureTally.add(crawled);
    this.searchTally.add(crawled.page?.found ?? []);
    this.segmentTally.add(entry);
    const { checks } = this.current;
    const row = urlRowOf({ crawled, entry }, this.sources, checks);
    const filters = this.filterTally.add({ crawled, entry, row, site: this.site, hits: checks });
    this.rows.push({ id: crawled.id, row, filters });
    const title = crawled.page ? pageTitle(crawled.page.head) : null;
    if (title) this.titles.set(crawled.id, cutText(title.text, TITLE_LETTERS));
  }

  /** Writes what has come up, where it is enough for a statement. */
  async write(fewest = HITS_AT_ONCE): Promise<void> {
    while (this.hits.length > 0 && this.hits.length >= fewest) {
      await this.targets.hits(this.hits.slice(0, HITS_AT_ONCE));
      this.hits = this.hits.slice(HITS_AT_ONCE);
    }
    while (this.rows.length > 0 && this.rows.length >= Math.min(fewest, ROWS_AT_ONCE)) {
      await this.targets.rows(this.rows.slice(0, ROWS_AT_ONCE));
      this.rows = this.rows.slice(ROWS_AT_ONCE);
    }
  }

  /** Call after the last URL: what is held against links and the site is reported now. */
  async end(): Promise<CheckResult[]> {
    this.current = { id: Infinity, url: '', checks: new Set() };
    const results = this.judge.finish();
    await this.write(1);
    const more = Array.from(this.amendments, ([id, amendment]) => ({ id, ...amendment }));
    this.amendments.clear();
    for (let from = 0; from < more.length; from += AMENDMENTS_AT_ONCE)
      await this.targets.amendments(more.slice(from, from + AMENDMENTS_AT_ONCE));
    return results;
  }

  overview(end: Omit<OverviewEnd, 'urlsHit' | 'own'>) {
    const own = { searches: this.searchTally.finish(), segments: this.segmentTally.finish() };
    return this.overviewTally.finish({ ...end, urlsHit: this.urlsHit, own });
  }

  filterGroups() {
    return this.filterTally.finish();
  }

  structure() {
    return this.structureTally.finish();
  }

  graph() {
    return packGraph(this.site, this.ranks, {
      titleOf: (id) => this.titles.get(id) ?? null,
      issuesOf: (id) => {
        const node = this.site.nodeOfId(id);
        return { error: this.errors[node] ?? 0, warning: this.warnings[node] ?? 0 };
      },
    });
  }

  private addHit(check: Check, hit: Hit): void {
    const seq = (this.seqs.get(check.id) ?? 0) + 1;
    this.seqs.set(check.id, seq);
    const { url, inlinks, folder, severity } = hit;
    this.hits.push({ checkId: check.id, seq, url, inlinks, folder, severity, change: null, hit });
    if (url === null) return;
    this.segmentTally.addHit(check, hit);
    this.structureTally.addIssue(url, severity);
    this.count(url, severity);
    this.countUrl(url, severity);
    if (url === this.current.url) this.current.checks.add(check.id);
    else this.addFromOther(check.id, url);
  }

  /** A check of one URL may report another: of a file, or of a link's target. */
  private addFromOther(check: string, url: string): void {
    const id = this.site.find(url)?.id;
    if (id !== undefined && id > this.current.id) {
      this.early.set(id, (this.early.get(id) ?? new Set()).add(check));
      return;
    }
    const amended = this.filterTally.addLate(check, url);
    if (!amended) return;
    const known = this.amendments.get(amended.id) ?? { filters: [], checks: [] };
    known.filters.push(...amended.filters);
    known.checks.push(check);
    this.amendments.set(amended.id, known);
  }

  /** Each URL once, whatever of it is at fault: the place behind `#` is no other URL. */
  private countUrl(url: string, severity: Severity): void {
    const address = url.split('#', 1)[0] ?? url;
    const node = this.site.nodeOf(address);
    if (node === undefined) {
      if (this.strays[severity].has(address)) return;
      this.strays[severity].add(address);
    } else {
      const bit = 1 << SEVERITIES.indexOf(severity);
      const known = this.severities[node] ?? 0;
      if ((known & bit) !== 0) return;
      this.severities[node] = known | bit;
    }
    this.urlsHit[severity] += 1;
  }

  private count(url: string, severity: Hit['severity']): void {
    const node = this.site.nodeOf(url);
    if (node === undefined || severity === 'notice') return;
    const counts = severity === 'error' ? this.errors : this.warnings;
    counts[node] = (counts[node] ?? 0) + 1;
  }
}
