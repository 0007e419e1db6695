import type { Audit, AuditError, AuditStage, CrawlConfig, CrawlCounts } from '../../domain/audit/audit.js';
import type { TryEnd } from '../../domain/audit/silent-site.js';
import { RECENT_ANSWERS, FAILING_SHARE } from '../../domain/audit/site-health.js';
import { BOUND_REASONS, type RenderedPage, type SiteFacts } from '../../libs/site-audit/index.js';
import type { FoundUrl, SilentSite, SitemapEntry } from '../../ports/audit/crawl-store.js';
import type { RenderablePage } from '../../ports/audit/render-store.js';
import { Frontier } from './frontier.js';
import type { PackedAnswer } from './packed-answers.js';

/** A URL of an audit, without what it answered, which is in the scratch file. */
export interface UrlRow extends Pick<FoundUrl, 'url' | 'kind' | 'foundVia' | 'depth'> {
  /** From 1, in the order in which they became known. */
  readonly id: number;
  readonly foundOn: number | null;
  state: 'queued' | 'leased' | 'done' | 'skipped';
  attempts: number;
  token: string | null;
  leaseUntil: number;
  dueAt: number;
  skipped: FoundUrl['skipped'] | null;
  answer: PackedAnswer | null;
  /** Of a page that was rendered, or could not be. */
  rendered: RenderedPage | null;
  lastTry: TryEnd | null;
}

export type Sitemaps = readonly { readonly sitemap: string; readonly entries: readonly SitemapEntry[] }[];

/** An audit of this process with its frontier; moments in ms. */
export class MemoryAudit {
  status: Audit['status'] = 'crawling';
  stopReason: Audit['stopReason'] = null;
  error: AuditError | null = null;
  site: SiteFacts | null = null;
  robotsText: string | null = null;
  sitemaps: Sitemaps = [];
  lease: { readonly token: string; readonly until: number } | null = null;
  attempt = 0;
  crawledAt: number | null = null;
  endedAt: number | null = null;
  answeredAt: number | null = null;
  version = 1;
  /** In percent; never falls. */
  progress = 0;
  /** Pages that were taken, each once. */
  claimedPages = 0;
  /** Of the last answers, whether each was a refusal or a fault. */
  recent: readonly boolean[] = [];
  readonly urls: UrlRow[] = [];
  readonly byUrl = new Map<string, UrlRow>();
  readonly leased = new Set<UrlRow>();
  /** Those that were taken and went back. */
  readonly again = new Set<UrlRow>();
  readonly pages = new Frontier<UrlRow>(isUnclaimed);
  readonly others = new Frontier<UrlRow>(isUnclaimed);

  constructor(
    readonly id: string,
    readonly startUrl: string,
    readonly config: CrawlConfig,
    readonly createdAt: number,
    readonly listedUrls: readonly string[] = [],
    readonly secrets: Uint8Array | null = null,
  ) {}

  get isUnderway(): boolean {
    return this.status === 'crawling' || this.status === 'analysing';
  }

  get stage(): AuditStage {
    if (this.crawledAt !== null) return 'analysis';
    return this.site === null ? 'site' : 'crawl';
  }

  get isFailing(): boolean {
    const refusals = this.recent.filter(Boolean).length;
    return this.recent.length === RECENT_ANSWERS && refusals >= RECENT_ANSWERS * FAILING_SHARE;
  }

  reach(percent: number): void {
    this.progress = Math.max(this.progress, percent);
  }

  isHeld(token: string): boolean {
    return this.lease?.token === token;
  }

  add(found: readonly FoundUrl[]): void {
    for (const { url, kind, foundVia, foundOn, depth, skipped } of found) {
      if (this.byUrl.has(url)) continue;
      const row: UrlRow = {
        id: this.urls.length + 1,
        url,
        kind,
        foundVia,
        depth,
        foundOn: foundOn === null ? null : Number(foundOn),
        state: skipped ? 'skipped' : 'queued',
        skipped: skipped ?? null,
        attempts: 0,
        token: null,
        leaseUntil: 0,
        dueAt: 0,
        answer: null,
        rendered: null,
        lastTry: null,
      };
      this.urls.push(row);
      this.byUrl.set(url, row);
      if (row.state === 'queued') (kind === 'page' ? this.pages : this.others).add(row);
    }
  }

  /** Back into the frontier. @param isUncounted as if it had not been taken */
  requeue(row: UrlRow, dueAt: number, isUncounted: boolean): void {
    this.leased.delete(row);
    this.again.add(row);
    Object.assign(row, { state: 'queued', token: null, dueAt });
    if (!isUncounted) return;
    row.attempts -= 1;
    if (row.kind === 'page' && row.attempts === 0) this.claimedPages -= 1;
  }

  skip(row: UrlRow, skipped: NonNullable<UrlRow['skipped']>): void {
    this.leased.delete(row);
    this.again.delete(row);
    Object.assign(row, { state: 'skipped', token: null, skipped });
  }

  queued(): UrlRow[] {
    return this.urls.filter(({ state }) => state === 'queued');
  }

  /** Pages that can be rendered. */
  renderable(): RenderablePage[] {
    return this.urls
      .filter(({ kind, answer }) => kind === 'page' && answer !== null && answer.parts.facts > 0)
      .map(({ id, url, depth, rendered }) => ({ id: String(id), url, depth, isRendered: rendered !== null }));
  }

  /** Stores what became of one. @returns false when the lease was lost */
  render(token: string, id: string, rendered: RenderedPage): boolean {
    const row = this.urls[Number(id) - 1];
    if (this.status !== 'analysing' || !this.isHeld(token) || row === undefined) return false;
    row.rendered = rendered;
    this.attempt = 1;
    return true;
  }

  counts(): CrawlCounts {
    const counts = {
      known: this.urls.length,
      fetched: 0,
      queued: 0,
      blockedByRobots: 0,
      failed: 0,
      skipped: 0,
    };
    let pages = 0;
    for (const { state, skipped, answer } of this.urls) {
      if (state === 'queued' || state === 'leased') counts.queued += 1;
      else if (state === 'done') counts.fetched += 1;
      if (skipped?.reason === 'robots') counts.blockedByRobots += 1;
      if (skipped && BOUND_REASONS.has(skipped.reason)) counts.skipped += 1;
      if (answer?.status === null) counts.failed += 1;
      if (answer !== null && answer.parts.facts > 0) pages += 1;
    }
    return { ...counts, pages };
  }
}

function isUnclaimed({ state, attempts, dueAt }: UrlRow): boolean {
  return state === 'queued' && attempts === 0 && dueAt === 0;
}

/** When the next of what is queued or taken is due; null where nothing is. */
export function waitOf({ pages, others, again, leased }: MemoryAudit): number | null {
  if (pages.first(1).length + others.first(1).length > 0) return 0;
  const moments = [
    ...Array.from(again, ({ dueAt }) => dueAt),
    ...Array.from(leased, ({ leaseUntil }) => leaseUntil),
  ];
  return moments.length === 0 ? null : Math.min(...moments);
}

export function skipAll(
  audit: MemoryAudit,
  rows: readonly UrlRow[],
  skipped: NonNullable<UrlRow['skipped']>,
): number {
  for (const row of rows) audit.skip(row, skipped);
  return rows.length;
}

export function own({ urls }: MemoryAudit): UrlRow[] {
  return urls.filter(({ kind }) => kind !== 'external');
}

/** What became of the start, or of the first that was tried, where nothing of the site answered; else null. */
export function silentSiteOf(audit: MemoryAudit): SilentSite | null {
  const tried = own(audit).filter(({ lastTry }) => lastTry !== null);
  const first = tried.find(({ foundVia }) => foundVia === 'start') ?? tried[0];
  if (tried.some(({ lastTry }) => lastTry === 'answered')) return null;
  return first?.lastTry ? { cause: first.lastTry as SilentSite['cause'] } : null;
}
