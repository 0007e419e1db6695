/* oxlint-disable typescript/require-await -- the ports answer later; what is in memory is there at once */
import { EARLY_ENDS, type Audit, type AuditError, type CrawlConfig } from '../../domain/audit/audit.js';
import { CRAWL_PERCENT, crawlPercent } from '../../domain/audit/audit-percent.js';
import { RECENT_ANSWERS } from '../../domain/audit/site-health.js';
import { instantOf } from '../../domain/instant.js';
import type { RenderedPage, SiteFacts, SkipReason } from '../../libs/site-audit/index.js';
import type {
  AuditWork,
  CrawlStore,
  FoundUrl,
  ReadUrl,
  Seen,
  Settled,
  Settlement,
  SilentSite,
  ClaimedUrl,
} from '../../ports/audit/crawl-store.js';
import type { RenderablePage, RenderStore } from '../../ports/audit/render-store.js';
import { byDepth } from './frontier.js';
import { MemoryAudit, own, silentSiteOf, type Sitemaps, skipAll, waitOf } from './memory-audit.js';
import { packAnswer, unpackAnswer, type PackedAnswer } from './packed-answers.js';
import type { Scratch } from './scratch-file.js';

/** Chosen: URLs read at once, and bytes of their pages, deflated; as objects, which the collector copies, they are 30 times as many. */
const READ_AT_ONCE = 50;
const BYTES_AT_ONCE = 64 * 1024;

/**
 * Crawls of this process alone: the frontier is in memory, and what was answered in a scratch file. Some 500 bytes of
 * memory for each URL.
 */
export class MemoryCrawlStore implements CrawlStore, RenderStore {
  private readonly audits = new Map<string, MemoryAudit>();
  /** Of each origin, from when on it may be asked. */
  private readonly slots = new Map<string, number>();

  /** @param now moments in ms */
  constructor(
    private readonly scratch: Scratch,
    private readonly now: () => number = Date.now,
  ) {}

  insert({
    id,
    startUrl,
    config,
    listedUrls = [],
    secrets = null,
  }: {
    readonly id: string;
    readonly startUrl: string;
    readonly config: CrawlConfig;
    readonly listedUrls?: readonly string[];
    readonly secrets?: Uint8Array | null;
  }) {
    this.audits.set(id, new MemoryAudit(id, startUrl, config, this.now(), listedUrls, secrets));
  }

  get(id: string): Audit | null {
    const audit = this.audits.get(id);
    if (!audit) return null;
    const { startUrl, config, status, stopReason, error, version, site, createdAt, crawledAt, endedAt } =
      audit;
    const finishedAt = crawledAt ?? endedAt;
    return {
      id,
      editionId: null,
      startUrl,
      config,
      status,
      stage: status === 'done' ? null : audit.stage,
      progress: audit.progress,
      stopReason,
      crawlDelaySeconds: site?.robots.crawlDelaySeconds ?? null,
      counts: audit.counts(),
      error,
      createdAt: instant(createdAt),
      finishedAt: finishedAt === null ? null : instant(finishedAt),
      analysedAt: status === 'done' && endedAt !== null ? instant(endedAt) : null,
      version,
    };
  }

  /** Whether an audit is leased under this token. */
  isHeld(id: string, token: string): boolean {
    return this.audits.get(id)?.isHeld(token) ?? false;
  }

  /** How far an analysis is. */
  advance(id: string, token: string, percent: number): void {
    const audit = this.audits.get(id);
    if (audit?.status === 'analysing' && audit.isHeld(token)) audit.reach(Math.min(99, percent));
  }

  /** The end of an analysis. @returns false when the lease was lost */
  endAnalysis(id: string, token: string): boolean {
    const audit = this.audits.get(id);
    if (audit?.status !== 'analysing' || !audit.isHeld(token)) return false;
    this.end(audit, 'done');
    return true;
  }

  /** What was read of the page at a URL; null for what is no page. */
  async page(
    id: string,
    url: string,
  ): Promise<(Pick<ReadUrl, 'packed'> & Pick<ReadUrl['crawled'], 'page'>) | null> {
    const packed = this.audits.get(id)?.byUrl.get(url)?.answer;
    return packed && packed.parts.facts > 0 ? unpackAnswer(packed, await this.scratch.read(packed)) : null;
  }

  async work(auditId: string): Promise<AuditWork | null> {
    const audit = this.audits.get(auditId);
    if (!audit || (audit.status !== 'crawling' && audit.status !== 'analysing')) return null;
    const { id, startUrl, config, status, site, robotsText, secrets, urls, createdAt } = audit;
    const ageSeconds = (this.now() - createdAt) / 1000;
    return {
      ...{ id, accountId: null, editionId: null, startUrl, config, status, site, robotsText, secrets },
      ...{ known: urls.length, ageSeconds },
    };
  }

  async listedUrls(auditId: string): Promise<readonly string[]> {
    return this.audits.get(auditId)?.listedUrls ?? [];
  }

  async lease(auditId: string, token: string, leaseMs: number): Promise<number | null> {
    const audit = this.audits.get(auditId);
    if (!audit?.isUnderway || (audit.lease && audit.lease.until > this.now())) return null;
    audit.lease = { token, until: this.now() + leaseMs };
    audit.attempt += 1;
    return audit.attempt;
  }

  async release(auditId: string, token: string): Promise<void> {
    const audit = this.audits.get(auditId);
    if (!audit?.isHeld(token)) return;
    audit.lease = null;
    audit.attempt -= 1;
  }

  async renew(auditId: string, token: string, leaseMs: number): Promise<boolean> {
    const audit = this.audits.get(auditId);
    if (!audit?.isHeld(token)) return false;
    audit.lease = { token, until: this.now() + leaseMs };
    return true;
  }

  async noteSilence(auditId: string, token: string, hadAnswer: boolean): Promise<number | null> {
    const audit = this.audits.get(auditId);
    if (!audit?.isHeld(token) || audit.site !== null || audit.status !== 'crawling') return null;
    audit.answeredAt = hadAnswer ? this.now() : (audit.answeredAt ?? this.now());
    return this.now() - audit.answeredAt;
  }

  async begin(
    auditId: string,
    token: string,
    { site, robotsText }: { readonly site: SiteFacts; readonly robotsText: string | null },
    found: readonly FoundUrl[],
    sitemaps: Sitemaps,
  ): Promise<boolean> {
    const audit = this.audits.get(auditId);
    if (!audit?.isHeld(token) || audit.site !== null || audit.status !== 'crawling') return false;
    Object.assign(audit, { site, robotsText, sitemaps, lease: null, attempt: 0, answeredAt: this.now() });
    audit.version += 1;
    audit.add(found);
    this.noteProgress(audit);
    return true;
  }

  async claim(
    auditId: string,
    token: string,
    leaseMs: number,
    count: number,
  ): Promise<readonly ClaimedUrl[]> {
    const audit = this.audits.get(auditId);
    if (audit?.status !== 'crawling') return [];
    const now = this.now();
    let room = audit.config.maxPages - audit.claimedPages;
    const lapsed = [...audit.leased].filter(({ leaseUntil }) => leaseUntil < now);
    const due = [...audit.again].filter(({ dueAt }) => dueAt <= now);
    const ahead = [...due, ...audit.pages.first(Math.min(room, count)), ...audit.others.first(count)]
      .sort(byDepth)
      // A page that is tried again has its place already.
      .filter(({ kind, attempts }) => kind !== 'page' || attempts > 0 || (room -= 1) >= 0);
    const claimed = [...lapsed, ...ahead].slice(0, count).sort((one, other) => one.id - other.id);
    for (const row of claimed) {
      if (row.kind === 'page' && row.attempts === 0) audit.claimedPages += 1;
      audit.again.delete(row);
      audit.leased.add(row);
      Object.assign(row, { state: 'leased', token, leaseUntil: now + leaseMs, attempts: row.attempts + 1 });
    }
    return claimed.map(({ id, url, kind, foundVia, depth, attempts }) => ({
      id: String(id),
      url,
      kind,
      foundVia,
      depth,
      attempts,
    }));
  }

  async settle(
    auditId: string,
    token: string,
    settled: readonly Settled[],
    found: readonly FoundUrl[],
    seen?: Seen,
  ): Promise<Settlement> {
    const audit = this.of(auditId);
    const answers = settled.filter((one) => 'answer' in one).map(packAnswer);
    const written = await this.scratch.write(Buffer.concat(answers.flatMap(({ bytes }) => bytes)));
    // From here on without a wait: all of it is seen together.
    let { at } = written;
    const packedOf = new Map(
      answers.map(({ id, status, parts, length }) => {
        const packed = { status, parts, at, length };
        at += length;
        return [id, packed];
      }),
    );
    const isHeld = (id: string) => {
      const row = audit.urls[Number(id) - 1];
      return row?.state === 'leased' && row.token === token;
    };
    const held = settled.filter(({ id }) => isHeld(id));
    const known = found.filter(({ foundOn }) => foundOn !== null && isHeld(foundOn));
    const isLost = held.length < settled.length || known.length < found.length;
    if (held.length === 0 && known.length === 0) return { isLost, isFailing: false };
    for (const one of held) this.settleOne(audit, one, packedOf.get(one.id) ?? null);
    // In one order, whichever page they were found on first.
    audit.add(known.toSorted((one, other) => (one.url < other.url ? -1 : 1)));
    if (seen && audit.status === 'crawling') this.see(audit, seen);
    if (audit.status === 'crawling') this.noteProgress(audit);
    return { isLost, isFailing: audit.isFailing };
  }

  async requeue(auditId: string, token: string, isUncounted = false): Promise<void> {
    const audit = this.of(auditId);
    for (const row of audit.leased) if (row.token === token) audit.requeue(row, 0, isUncounted);
  }

  async skipQueued(auditId: string, reason: SkipReason, detail: string): Promise<number> {
    const audit = this.of(auditId);
    return reason === 'site_errors' && !audit.isFailing
      ? 0
      : skipAll(audit, audit.queued(), { reason, detail });
  }

  async skipSilent(auditId: string, quietMs: number, detail: string): Promise<number> {
    const audit = this.of(auditId);
    if (this.now() - (audit.answeredAt ?? audit.createdAt) < quietMs) return 0;
    return skipAll(audit, audit.queued(), { reason: 'unreachable', detail });
  }

  async skipBeyondLimit(auditId: string): Promise<number> {
    const audit = this.of(auditId);
    const { maxPages } = audit.config;
    if (audit.claimedPages < maxPages) return 0;
    const beyond = audit.queued().filter(({ kind, attempts }) => kind === 'page' && attempts === 0);
    return skipAll(audit, beyond, { reason: 'max_pages', detail: String(maxPages) });
  }

  async finishCrawl(auditId: string): Promise<'over' | number | SilentSite> {
    const audit = this.of(auditId);
    const waits = waitOf(audit);
    if (waits !== null) return Math.max(0, Math.ceil(waits - this.now()));
    if (audit.status !== 'crawling' || audit.site === null) return 'over';
    const silent = silentSiteOf(audit);
    if (silent !== null) return silent;
    const reasons = new Set(audit.urls.map(({ skipped }) => skipped?.reason));
    audit.stopReason = EARLY_ENDS.find((reason) => reasons.has(reason)) ?? 'done';
    Object.assign(audit, { status: 'analysing', crawledAt: this.now(), lease: null, attempt: 0 });
    audit.reach(CRAWL_PERCENT);
    audit.version += 1;
    return 'over';
  }

  async fail(auditId: string, token: string, error: AuditError): Promise<boolean> {
    const audit = this.audits.get(auditId);
    if (!audit?.isUnderway || !audit.isHeld(token)) return false;
    this.end(audit, 'failed', error);
    return true;
  }

  async failSilent(auditId: string, error: AuditError): Promise<boolean> {
    const audit = this.audits.get(auditId);
    if (audit?.status !== 'crawling' || audit.site === null) return false;
    if (waitOf(audit) !== null || own(audit).some(({ lastTry }) => lastTry === 'answered')) return false;
    this.end(audit, 'failed', error);
    return true;
  }

  async *crawledUrls(
    auditId: string,
    { withTexts }: { readonly withTexts: boolean } = { withTexts: false },
  ): AsyncIterable<readonly ReadUrl[]> {
    let [read, bytes]: [ReadUrl[], number] = [[], 0];
    for (const row of this.of(auditId).urls) {
      const { answer } = row;
      const more = answer?.length ?? 0;
      if (read.length === READ_AT_ONCE || (read.length > 0 && bytes + more > BYTES_AT_ONCE)) {
        yield read;
        [read, bytes] = [[], 0];
      }
      bytes += more;
      const { id, url, kind, foundVia, foundOn, depth, skipped, rendered } = row;
      const { packed, ...facts } =
        answer === null
          ? { answer: null, page: null, packed: null }
          : unpackAnswer(answer, await this.scratch.read(answer));
      if (rendered !== null && facts.answer !== null) facts.answer = { ...facts.answer, rendered };
      read.push({
        crawled: {
          id,
          url,
          internal: kind !== 'external',
          foundVia,
          foundOn,
          depth,
          skipped: skipped ?? null,
          ...facts,
        },
        packed: withTexts ? packed : null,
      });
    }
    if (read.length > 0) yield read;
  }

  async *sitemapEntries(auditId: string): AsyncIterable<Sitemaps[number]> {
    yield* this.of(auditId).sitemaps;
  }

  async reserveSlot(origin: string, intervalMs: number): Promise<number> {
    const at = Math.max(this.slots.get(origin) ?? 0, this.now());
    this.slots.set(origin, at + intervalMs);
    return at - this.now();
  }

  async renderablePages(auditId: string): Promise<readonly RenderablePage[]> {
    return this.of(auditId).renderable();
  }

  async storeRendered(auditId: string, token: string, id: string, rendered: RenderedPage): Promise<boolean> {
    return this.of(auditId).render(token, id, rendered);
  }

  private settleOne(audit: MemoryAudit, settled: Settled, answer: PackedAnswer | null): void {
    const row = audit.urls[Number(settled.id) - 1];
    if (row === undefined) return;
    if ('answer' in settled) {
      audit.leased.delete(row);
      Object.assign(row, { state: 'done', token: null, answer });
      row.lastTry = (settled.answer.status === null ? settled.answer.failure : 'answered') ?? row.lastTry;
      return;
    }
    row.lastTry = settled.tried ?? row.lastTry;
    if ('skipped' in settled) audit.skip(row, settled.skipped);
    else audit.requeue(row, this.now() + settled.retryInMs, settled.isUncounted ?? false);
  }

  private see(audit: MemoryAudit, { requests, limited, refusals, hasAnswer }: Seen): void {
    audit.recent = [...audit.recent, ...refusals].slice(-RECENT_ANSWERS);
    if (hasAnswer) audit.answeredAt = this.now();
    if (audit.site === null) return;
    const { site } = audit;
    const sum = {
      count: site.limited.count + limited.count,
      longestRun: Math.max(site.limited.longestRun, limited.longestRun),
    };
    audit.site = { ...site, limited: sum, requests: site.requests + requests };
  }

  private end(audit: MemoryAudit, status: 'done' | 'failed', error: AuditError | null = null): void {
    Object.assign(audit, { status, error, endedAt: this.now(), lease: null });
    if (status === 'done') audit.reach(100);
    audit.version += 1;
  }

  private noteProgress(audit: MemoryAudit): void {
    const { config, createdAt, claimedPages } = audit;
    audit.reach(
      crawlPercent(audit.counts(), { claimedPages, ageSeconds: (this.now() - createdAt) / 1000 }, config),
    );
  }

  private of(auditId: string): MemoryAudit {
    const audit = this.audits.get(auditId);
    if (!audit) throw new Error(`there is no audit ${auditId}`);
    return audit;
  }
}

function instant(ms: number): string {
  return instantOf(new Date(ms));
}
