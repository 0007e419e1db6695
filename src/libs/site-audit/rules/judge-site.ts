import type { Check, Confidence, Finding, Severity } from './check.js';
import { BOUND_REASONS, type CrawledUrl } from '../site/crawled-url.js';
import { asJudged } from '../site/framed-documents.js';
import type { SiteView, UrlEntry } from '../site/site-view.js';

/** Where a faulted link stands. */
export interface HitSource {
  readonly url: string;
  readonly anchor: string;
  readonly position: string;
  readonly rel: readonly string[];
}

/** One thing that a check holds against one URL; a link's target is held once, with the pages that lead there. */
export interface Hit {
  /** null for the site. */
  readonly url: string | null;
  readonly status: number | null;
  readonly depth: number | null;
  /** Pages that link there. */
  readonly inlinks: number;
  /** `/docs/`; null for the site and for other sites. */
  readonly folder: string | null;
  readonly observed: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly where: { readonly selector?: string; readonly line?: number };
  readonly severity: Severity;
  readonly confidence: Confidence;
  /** Of links: the first pages that have it, and how many do. */
  readonly sources: readonly HitSource[];
  readonly sourcePages: number;
}

/** What came of one check over a whole site. */
export interface CheckResult {
  readonly check: Check;
  /** What it applied to: pages, URLs, links' targets, files, or the one site. */
  readonly population: number;
  readonly count: number;
  /** Distinct URLs hit. */
  readonly urls: number;
  readonly bySeverity: Readonly<Record<Severity, number>>;
  readonly likely: number;
  readonly unverifiable: number;
  /** It hits nearly every page of a folder of many: one template is at fault. */
  readonly templateWide: boolean;
  readonly folders: readonly { readonly folder: string; readonly count: number }[];
  /** At most 10, those that are linked most first. */
  readonly samples: readonly Hit[];
}

/** What an answer shows of a check; chosen. */
const SAMPLES = 10;
const SOURCES = 5;
const FOLDERS = 5;
/** Folders that are counted for one check; of a site with more, the first ones. Chosen: a bound of the memory. */
const MOST_FOLDERS = 5000;
/** When a fault is the template’s. Both chosen: fewer pages may share it by chance, and one page in ten has another template. */
const TEMPLATE_PAGES = 20;
const TEMPLATE_SHARE = 0.9;

interface Tally {
  readonly check: Check;
  population: number;
  count: number;
  urls: number;
  likely: number;
  unverifiable: number;
  readonly bySeverity: Record<Severity, number>;
  readonly folders: Map<string, number>;
  samples: Hit[];
  /** Of link checks: what is held against each target, until all pages are seen. */
  readonly targets: Map<string, { finding: Finding; sources: HitSource[]; pages: number }>;
}

/**
 * Runs checks over the URLs of a site, one after the other, and reports each hit as it comes, so that a fault of every
 * page of a large site is never in memory as a whole.
 */
export class SiteJudge {
  private readonly tallies: readonly Tally[];
  private readonly folderPages = new Map<string, number>();
  private pages = 0;
  private indexable = 0;
  private urls = 0;
  private resources = 0;
  /** Files that pages use, other sites' among them. */
  private used = 0;
  private readonly linkTargets = new Set<string>();

  /** @param onHit called for each hit, in the order of the URLs; those of links and of the site at the end */
  constructor(
    checks: readonly Check[],
    private readonly site: SiteView,
    private readonly onHit: (check: Check, hit: Hit) => void,
  ) {
    this.tallies = checks.map((check) => ({
      check,
      population: 0,
      count: 0,
      urls: 0,
      likely: 0,
      unverifiable: 0,
      bySeverity: { error: 0, warning: 0, notice: 0 },
      folders: new Map(),
      samples: [],
      targets: new Map(),
    }));
  }

  judge(known: CrawledUrl): void {
    const entry = this.site.entry(known.id);
    const crawled = asJudged(known, entry);
    const isUsed = this.site.uses(crawled.id).pages > 0;
    if (isUsed) this.used += 1;
    for (const tally of this.tallies) {
      if (isUsed && tally.check.applies === 'resources')
        this.addHits(tally, entry, tally.check.judge({ crawled, entry }, this.site));
    }
    if (crawled.internal) this.judgeOwn(crawled, entry);
  }

  private judgeOwn(crawled: CrawledUrl, entry: UrlEntry): void {
    const isResource = crawled.foundVia === 'resource';
    const { page } = crawled;
    // What was left out at a bound of the crawl was never looked at, and would thin out what is wrong with the rest.
    if (!BOUND_REASONS.has(entry.skipped)) {
      this.urls += isResource ? 0 : 1;
      this.resources += isResource ? 1 : 0;
    }
    if (page) {
      this.pages += 1;
      this.indexable += entry.indexable ? 1 : 0;
      const folder = folderOf(entry.url);
      if (this.folderPages.size < MOST_FOLDERS || this.folderPages.has(folder))
        this.folderPages.set(folder, (this.folderPages.get(folder) ?? 0) + 1);
      for (const { url } of page.links) if (url !== null) this.linkTargets.add(url);
    }
    for (const tally of this.tallies) {
      const { check } = tally;
      if (check.applies === 'site' || check.applies === 'resources') continue;
      if (check.applies === 'urls') {
        if (!isResource || check.scope === 'resource')
          this.addHits(tally, entry, check.judge({ crawled, entry }, this.site));
      } else if (page && (check.applies !== 'indexable' || entry.indexable)) {
        const findings = check.judge({ crawled, entry, page }, this.site);
        if (check.applies === 'links') this.addLinkFindings(tally, entry, findings);
        else this.addHits(tally, entry, findings);
      }
    }
  }

  /** Call once, after the last URL. */
  finish(): CheckResult[] {
    for (const tally of this.tallies) {
      if (tally.check.applies === 'site') {
        const findings = tally.check.judge(this.site);
        tally.urls += new Set(findings.flatMap(({ about }) => about ?? [])).size;
        for (const finding of findings) this.addHit(tally, finding.about ?? null, finding, [], 0);
      }
      tally.urls += tally.targets.size;
      for (const [target, { finding, sources, pages }] of tally.targets)
        this.addHit(tally, target, finding, sources, pages);
    }
    return this.tallies.map((tally) => this.resultOf(tally));
  }

  private addLinkFindings(tally: Tally, page: UrlEntry, findings: readonly Finding[]): void {
    for (const finding of findings) {
      const target = finding.about ?? page.url;
      const known = tally.targets.get(target);
      const source: HitSource = {
        url: page.url,
        anchor: textOf(finding.detail?.['anchor']),
        position: textOf(finding.detail?.['position']),
        rel: wordsOf(finding.detail?.['rel']),
      };
      if (!known) tally.targets.set(target, { finding, sources: [source], pages: 1 });
      else {
        known.pages += 1;
        if (known.sources.length < SOURCES) known.sources.push(source);
      }
    }
  }

  private addHits(tally: Tally, entry: UrlEntry, findings: readonly Finding[]): void {
    // One URL may have several faults of one kind: it is one of those that are ill all the same.
    tally.urls += new Set(findings.map(({ about }) => about)).size;
    for (const finding of findings) this.addHit(tally, finding.about ?? entry.url, finding, [], 0);
  }

  private addHit(
    tally: Tally,
    url: string | null,
    finding: Finding,
    sources: readonly HitSource[],
    sourcePages: number,
  ): void {
    const { check } = tally;
    const entry = url === null ? undefined : this.site.find(url);
    const hit: Hit = {
      url,
      status: entry?.status ?? null,
      depth: entry?.depth ?? null,
      inlinks: entry ? this.site.inlinkPages(entry.id).all : sourcePages,
      folder: url === null || entry?.internal !== true ? null : folderOf(url),
      observed: finding.observed,
      detail: finding.detail ?? {},
      where: finding.where ?? {},
      severity: finding.severity ?? check.severity,
      confidence: finding.confidence ?? 'confirmed',
      sources,
      sourcePages,
    };
    tally.count += 1;
    tally.bySeverity[hit.severity] += 1;
    if (hit.confidence === 'likely') tally.likely += 1;
    if (hit.confidence === 'unverifiable') tally.unverifiable += 1;
    if (hit.folder !== null && (tally.folders.size < MOST_FOLDERS || tally.folders.has(hit.folder)))
      tally.folders.set(hit.folder, (tally.folders.get(hit.folder) ?? 0) + 1);
    this.sample(tally, hit);
    this.onHit(check, hit);
  }

  private sample(tally: Tally, hit: Hit): void {
    const { samples } = tally;
    const last = samples.at(-1);
    if (samples.length === SAMPLES && last && !comesBefore(hit, last)) return;
    const at = samples.findIndex((other) => comesBefore(hit, other));
    samples.splice(at === -1 ? samples.length : at, 0, hit);
    samples.length = Math.min(samples.length, SAMPLES);
  }

  private resultOf(tally: Tally): CheckResult {
    const { check, count, urls, bySeverity, folders, samples, likely, unverifiable } = tally;
    const isOfPages = check.scope === 'page' && check.applies !== 'urls';
    const templateWide =
      isOfPages &&
      [...folders].some(([folder, hits]) => {
        const pages = this.folderPages.get(folder) ?? 0;
        return pages >= TEMPLATE_PAGES && hits / pages >= TEMPLATE_SHARE;
      });
    const largest = [...folders].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, FOLDERS);
    return {
      check,
      population: this.populationOf(check),
      count,
      urls,
      bySeverity,
      likely,
      unverifiable,
      templateWide,
      folders: largest.map(([folder, hits]) => ({ folder, count: hits })),
      samples,
    };
  }

  private populationOf({ applies, scope }: Check): number {
    switch (applies) {
      case 'pages':
        return this.pages;
      case 'indexable':
        return this.indexable;
      case 'urls':
        return scope === 'resource' ? this.urls + this.resources : this.urls;
      case 'links':
        return this.linkTargets.size;
      case 'resources':
        return this.used;
      default:
        return 1;
    }
  }
}

/**
 * Samples have most links to them first. Of as many, addresses decide: the order in which pages were crawled is another
 * each time.
 */
function comesBefore(a: Hit, b: Hit): boolean {
  return a.inlinks === b.inlinks ? (a.url ?? '') < (b.url ?? '') : a.inlinks > b.inlinks;
}

/** The folder in which a URL stands: its path up to the last slash. */
export function folderOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.slice(0, pathname.lastIndexOf('/') + 1);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function wordsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
}
