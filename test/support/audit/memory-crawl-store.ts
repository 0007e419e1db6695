import type { AuditError, CrawlConfig } from '../../../src/domain/audit/audit.js';
import type { CrawledUrl, SkipReason, SiteFacts } from '../../../src/libs/site-audit/index.js';
import type { PageFacts } from '../../../src/libs/page-reading/index.js';
import { RECENT_ANSWERS, FAILING_SHARE } from '../../../src/domain/audit/site-health.js';
import type { TryEnd } from '../../../src/domain/audit/silent-site.js';
import type {
  AuditWork,
  CrawlStore,
  FoundUrl,
  PackedPage,
  ReadUrl,
  Seen,
  Settled,
  Settlement,
  SilentSite,
  SitemapEntry,
  TakenUrl,
} from '../../../src/ports/audit/crawl-store.js';

interface Row extends Omit<FoundUrl, 'skipped'> {
  readonly id: string;
  state: 'queued' | 'leased' | 'done' | 'skipped';
  attempts: number;
  token: string | null;
  leaseUntil: number;
  dueAt: number;
  skipped: FoundUrl['skipped'] | null;
  settled: Extract<Settled, { answer: unknown }> | null;
  lastTry: TryEnd | null;
}

interface Crawl {
  work: AuditWork;
  ended: 'crawled' | { readonly error: AuditError } | null;
  lease: { readonly token: string; readonly until: number; readonly attempt: number } | null;
  readonly rows: Map<string, Row>;
  readonly byId: Map<string, Row>;
  sitemaps: readonly { readonly sitemap: string; readonly entries: readonly SitemapEntry[] }[];
  taken: number;
  /** Of the last answers, whether each was a refusal. */
  recent: readonly boolean[];
  answeredAt: number;
  /** Of a first look that was not answered. */
  silentSince?: number;
}

/** Rows read at once, as the real store does. */
const READ_AT_ONCE = 50;

/**
 * Crawls in memory, with a clock of their own: where nothing is left to do but what waits for a later time, that time
 * has come. Pages go through JSON, as through a database.
 */
export class MemoryCrawlStore implements CrawlStore {
  private clock = 0;
  private readonly crawls = new Map<string, Crawl>();

  /** Begins a crawl that nobody has looked at. */
  open(id: string, startUrl: string, config: CrawlConfig): void {
    const work: AuditWork = {
      id,
      accountId: null,
      startUrl,
      config,
      status: 'crawling',
      site: null,
      robotsText: null,
      known: 0,
      ageSeconds: 0,
    };
    const rows = { rows: new Map(), byId: new Map(), sitemaps: [], taken: 0 };
    const empty = { lease: null, ...rows, recent: [], answeredAt: 0 };
    this.crawls.set(id, { work, ended: null, ...empty });
  }

  /** How a crawl ended; null while it goes on. */
  endOf(id: string): Crawl['ended'] {
    return this.of(id).ended;
  }

  work(auditId: string): Promise<AuditWork | null> {
    const crawl = this.crawls.get(auditId);
    return Promise.resolve(!crawl || (crawl.ended !== null && crawl.ended !== 'crawled') ? null : crawl.work);
  }

  lease(auditId: string, token: string, leaseMs: number): Promise<number | null> {
    const crawl = this.of(auditId);
    if (crawl.lease && crawl.lease.until > this.clock) return Promise.resolve(null);
    const attempt = (crawl.lease?.attempt ?? 0) + 1;
    crawl.lease = { token, until: this.clock + leaseMs, attempt };
    return Promise.resolve(attempt);
  }

  release(auditId: string, token: string): Promise<void> {
    const crawl = this.of(auditId);
    if (crawl.lease?.token === token) crawl.lease = null;
    return Promise.resolve();
  }

  renew(auditId: string, token: string, leaseMs: number): Promise<boolean> {
    const crawl = this.of(auditId);
    if (crawl.lease?.token !== token) return Promise.resolve(false);
    crawl.lease = { ...crawl.lease, until: this.clock + leaseMs };
    return Promise.resolve(true);
  }

  noteSilence(auditId: string, token: string, hadAnswer: boolean): Promise<number | null> {
    const crawl = this.of(auditId);
    if (crawl.lease?.token !== token || crawl.work.site !== null) return Promise.resolve(null);
    crawl.silentSince = hadAnswer ? this.clock : (crawl.silentSince ?? this.clock);
    return Promise.resolve(this.clock - crawl.silentSince);
  }

  begin(
    auditId: string,
    token: string,
    { site, robotsText }: { readonly site: SiteFacts; readonly robotsText: string | null },
    found: readonly FoundUrl[],
    sitemaps: Crawl['sitemaps'],
  ): Promise<boolean> {
    const crawl = this.of(auditId);
    if (crawl.lease?.token !== token || crawl.work.site !== null) return Promise.resolve(false);
    crawl.work = { ...crawl.work, site: copied(site), robotsText };
    crawl.lease = null;
    crawl.sitemaps = copied(sitemaps);
    insert(crawl, found);
    return Promise.resolve(true);
  }

  take(auditId: string, token: string, leaseMs: number, count: number): Promise<readonly TakenUrl[]> {
    const crawl = this.of(auditId);
    if (crawl.ended) return Promise.resolve([]);
    const rows = [...crawl.rows.values()];
    const lapsed = rows.filter(({ state, leaseUntil }) => state === 'leased' && leaseUntil < this.clock);
    let room = crawl.work.config.maxPages - crawl.taken;
    const fresh = rows
      .filter(({ state, dueAt }) => state === 'queued' && dueAt <= this.clock)
      .sort((one, other) => (one.depth ?? Infinity) - (other.depth ?? Infinity) || 0)
      // A page that is tried again has its place already.
      .filter(({ kind, attempts }) => kind !== 'page' || attempts > 0 || (room -= 1) >= 0);
    const taken = [...lapsed, ...fresh].slice(0, count);
    for (const row of taken) {
      Object.assign(row, {
        state: 'leased',
        token,
        leaseUntil: this.clock + leaseMs,
        attempts: row.attempts + 1,
      });
      if (row.kind === 'page' && row.attempts === 1) crawl.taken += 1;
    }
    return Promise.resolve(
      taken.map(({ id, url, kind, foundVia, depth, attempts }) => ({
        id,
        url,
        kind,
        foundVia,
        depth,
        attempts,
      })),
    );
  }

  pack(facts: PageFacts, mainText: string): PackedPage {
    return { facts: Buffer.from(JSON.stringify(facts)), text: Buffer.from(mainText) };
  }

  settle(
    auditId: string,
    token: string,
    settled: readonly Settled[],
    found: readonly FoundUrl[],
    seen?: Seen,
  ): Promise<Settlement> {
    const crawl = this.of(auditId);
    insert(crawl, found);
    let isLost = false;
    for (const one of settled) {
      const row = crawl.byId.get(one.id);
      if (row?.token !== token) {
        isLost = true;
        continue;
      }
      row.token = null;
      row.lastTry = tryEndOf(one) ?? row.lastTry;
      if ('retryInMs' in one) {
        Object.assign(row, { state: 'queued', dueAt: this.clock + one.retryInMs });
        if (one.isUncounted) row.attempts -= 1;
        if (one.isUncounted && row.attempts === 0 && row.kind === 'page') crawl.taken -= 1;
      } else if ('skipped' in one) Object.assign(row, { state: 'skipped', skipped: one.skipped });
      else Object.assign(row, { state: 'done', settled: { ...one, answer: copied(one.answer) } });
    }
    if (seen) this.see(crawl, seen);
    return Promise.resolve({ isLost, isUnwell: isUnwell(crawl) });
  }

  private see(crawl: Crawl, { requests, limited, refusals, hasAnswer }: Seen): void {
    crawl.recent = [...crawl.recent, ...refusals].slice(-RECENT_ANSWERS);
    if (hasAnswer) crawl.answeredAt = this.clock;
    const { site } = crawl.work;
    if (site === null) return;
    const sum = {
      count: site.limited.count + limited.count,
      longestRun: Math.max(site.limited.longestRun, limited.longestRun),
    };
    crawl.work = { ...crawl.work, site: { ...site, limited: sum, requests: site.requests + requests } };
  }

  giveBack(auditId: string, token: string, isUncounted = false): Promise<void> {
    const crawl = this.of(auditId);
    for (const row of crawl.rows.values()) {
      if (row.state !== 'leased' || row.token !== token) continue;
      row.state = 'queued';
      if (!isUncounted) continue;
      row.attempts -= 1;
      if (row.kind === 'page' && row.attempts === 0) crawl.taken -= 1;
    }
    return Promise.resolve();
  }

  skipSilent(auditId: string, quietMs: number, detail: string): Promise<number> {
    const crawl = this.of(auditId);
    if (this.clock - crawl.answeredAt < quietMs) return Promise.resolve(0);
    return this.skipQueued(auditId, 'unreachable', detail);
  }

  skipQueued(auditId: string, reason: SkipReason, detail: string): Promise<number> {
    if (reason === 'site_errors' && !isUnwell(this.of(auditId))) return Promise.resolve(0);
    const queued = [...this.of(auditId).rows.values()].filter(({ state }) => state === 'queued');
    for (const row of queued) Object.assign(row, { state: 'skipped', skipped: { reason, detail } });
    return Promise.resolve(queued.length);
  }

  skipBeyondLimit(auditId: string): Promise<number> {
    const crawl = this.of(auditId);
    const { maxPages } = crawl.work.config;
    if (crawl.taken < maxPages) return Promise.resolve(0);
    const beyond = [...crawl.rows.values()].filter(
      ({ state, kind, attempts }) => state === 'queued' && kind === 'page' && attempts === 0,
    );
    const skipped = { reason: 'max_pages', detail: String(maxPages) } as const;
    for (const row of beyond) Object.assign(row, { state: 'skipped', skipped });
    return Promise.resolve(beyond.length);
  }

  finishCrawl(auditId: string): Promise<'over' | number | SilentSite> {
    const crawl = this.of(auditId);
    const open = [...crawl.rows.values()].filter(({ state }) => state === 'queued' || state === 'leased');
    if (open.length > 0) {
      const next = Math.min(
        ...open.map(({ state, dueAt, leaseUntil }) => (state === 'leased' ? leaseUntil : dueAt)),
      );
      if (next <= this.clock) return Promise.resolve(0);
      this.clock = next;
      return Promise.resolve(1);
    }
    if (crawl.ended !== null || crawl.work.site === null) return Promise.resolve('over');
    const own = [...crawl.rows.values()].filter(({ kind }) => kind !== 'external');
    const tried = own.filter(({ lastTry }) => lastTry !== null);
    const first = tried.find(({ foundVia }) => foundVia === 'start') ?? tried[0];
    const isAnswered = tried.some(({ lastTry }) => lastTry === 'answered');
    if (!isAnswered && first?.lastTry)
      return Promise.resolve({ cause: first.lastTry as SilentSite['cause'] });
    crawl.work = { ...crawl.work, status: 'analysing' };
    crawl.ended = 'crawled';
    return Promise.resolve('over');
  }

  fail(auditId: string, token: string, error: AuditError): Promise<boolean> {
    return Promise.resolve(this.of(auditId).lease?.token === token && this.end(auditId, error));
  }

  failSilent(auditId: string, error: AuditError): Promise<boolean> {
    const own = [...this.of(auditId).rows.values()].filter(({ kind }) => kind !== 'external');
    const isOver = own.every(
      ({ state, lastTry }) => (state === 'done' || state === 'skipped') && lastTry !== 'answered',
    );
    return Promise.resolve(isOver && this.of(auditId).ended === null && this.end(auditId, error));
  }

  private end(auditId: string, error: AuditError): boolean {
    const crawl = this.of(auditId);
    if (crawl.ended !== null && crawl.ended !== 'crawled') return false;
    crawl.ended = { error };
    return true;
  }

  async *crawledUrls(
    auditId: string,
    { withTexts }: { readonly withTexts: boolean } = { withTexts: false },
  ): AsyncIterable<readonly ReadUrl[]> {
    const rows = [...this.of(auditId).rows.values()];
    for (let at = 0; at < rows.length; at += READ_AT_ONCE)
      yield rows.slice(at, at + READ_AT_ONCE).map((row) => ({
        crawled: crawledUrlOf(row),
        mainText: withTexts && row.settled?.page ? textOf(row.settled.page.text) : null,
      }));
  }

  async *sitemapEntries(auditId: string): AsyncIterable<Crawl['sitemaps'][number]> {
    yield* this.of(auditId).sitemaps;
  }

  reserveSlot(): Promise<number> {
    return Promise.resolve(0);
  }

  private of(auditId: string): Crawl {
    const crawl = this.crawls.get(auditId);
    if (!crawl) throw new Error(`nobody opened the crawl ${auditId}`);
    return crawl;
  }
}

function insert(crawl: Crawl, found: readonly FoundUrl[]): void {
  for (const { skipped, ...one } of found) {
    if (crawl.rows.has(one.url)) continue;
    const row: Row = {
      ...one,
      id: String(crawl.rows.size + 1),
      state: skipped ? 'skipped' : 'queued',
      skipped: skipped ?? null,
      attempts: 0,
      token: null,
      leaseUntil: 0,
      dueAt: 0,
      settled: null,
      lastTry: null,
    };
    crawl.rows.set(row.url, row);
    crawl.byId.set(row.id, row);
  }
}

function crawledUrlOf(row: Row): CrawledUrl {
  return {
    id: Number(row.id),
    url: row.url,
    internal: row.kind !== 'external',
    foundVia: row.foundVia,
    foundOn: row.foundOn === null ? null : Number(row.foundOn),
    depth: row.depth,
    skipped: row.skipped ?? null,
    answer: row.settled?.answer ?? null,
    page: row.settled?.page ? (JSON.parse(textOf(row.settled.page.facts)) as PageFacts) : null,
  };
}

function isUnwell({ recent }: Crawl): boolean {
  return recent.length === RECENT_ANSWERS && recent.filter(Boolean).length >= RECENT_ANSWERS * FAILING_SHARE;
}

function tryEndOf(settled: Settled): TryEnd | null {
  if (!('answer' in settled)) return settled.tried ?? null;
  return settled.answer.status === null ? settled.answer.failure : 'answered';
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString();
}

function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
