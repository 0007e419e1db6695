import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { PageReference } from '../../domain/audit/page-references.js';
import { type CrawlRules, KNOWN_URLS_A_PAGE, MOST_KNOWN_URLS } from '../../domain/audit/crawl-rules.js';
import { isInternal } from '../../libs/page-reading/index.js';
import { type FoundVia, wideHash } from '../../libs/site-audit/index.js';
import type { AuditWork, CrawlStore, FoundUrl, Settled, ClaimedUrl } from '../../ports/audit/crawl-store.js';
import type { PhrasesAhead } from './phrases-ahead.js';
import type { CrawlPoliteness } from './politeness.js';

/**
 * What is done is written when so many are, or so long after the first. Chosen: a transaction for some dozen pages, and
 * progress that is seen within a second.
 */
const SETTLE_COUNT = 32;
const SETTLE_MS = 300;
/** Links between two rounds of the event loop; chosen. */
const DISCOVERED_A_BATCH = 200;

/** The results of one run of a worker at a crawl: of its URLs, and the URLs found on them. They are stored in batches. */
export class CrawlResults {
  /** Of a write: what is not written by then is left to the next worker. */
  fault: Error | null = null;
  /** Nearly all of the site's last answers, to whichever worker, were refusals or faults. */
  isFailing = false;
  private settled: Settled[] = [];
  private found: FoundUrl[] = [];
  /** Hashes of their addresses. */
  private unwritten = new Set<number>();
  /** Of each write that has not returned. */
  private readonly inFlight = new Set<ReadonlySet<number>>();
  private seen = nothingSeen();
  /** URLs of the audit, at the most: those that two workers find count twice until the next run. */
  private known: number;
  private readonly mostKnown: number;
  private writing: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly crawls: Pick<CrawlStore, 'settle'>,
    private readonly work: AuditWork,
    private readonly token: string,
    private readonly politeness: Pick<CrawlPoliteness, 'foundHashes' | 'rules'>,
    private readonly phrases?: Pick<PhrasesAhead, 'add' | 'drop'>,
  ) {
    this.known = work.known;
    this.mostKnown = Math.max(MOST_KNOWN_URLS, KNOWN_URLS_A_PAGE * work.config.maxPages);
  }

  /** Whether it is time to write. */
  get isFull(): boolean {
    return this.settled.length >= SETTLE_COUNT;
  }

  countRequest(): void {
    this.seen.requests += 1;
  }

  /** Something answered: this worker has a network. */
  noteAnswer(): void {
    this.seen.hasAnswer = true;
  }

  /** An answer of the site, or none where it was to be expected. */
  noteRefusal(isRefusal: boolean): void {
    this.seen.refusals.push(isRefusal);
  }

  /** The site asked to be left alone for a while, `run` times in a row by now. */
  noteLimit(run: number): void {
    const { limited } = this.seen;
    limited.count += 1;
    limited.longestRun = Math.max(limited.longestRun, run);
  }

  settle(settled: Settled): void {
    // What is done is seen soon, though those that are asked beside it may take long.
    if (this.settled.length === 0) this.timer ??= setTimeout(() => void this.tryToWrite(), SETTLE_MS);
    this.settled.push(settled);
  }

  /** Whatever a page refers to. */
  async discoverFrom(references: readonly PageReference[], claimed: ClaimedUrl): Promise<void> {
    let place = 0;
    for (const { url, foundVia, clicks, isFrame } of references) {
      const depth = clicks === null || claimed.depth === null ? null : claimed.depth + clicks;
      this.discover(url, foundVia, claimed, depth, isFrame);
      place += 1;
      // Held against a long robots.txt, the links of one page may take seconds.
      if (place % DISCOVERED_A_BATCH === 0) await yieldToEventLoop();
    }
  }

  /** One address, unless it was met before or the audit knows enough. @param url normalised @param depth clicks from the start; null where none lead */
  discover(url: string, foundVia: FoundVia, from: ClaimedUrl, depth: number | null, isFrame = false): void {
    if (this.known >= this.mostKnown) return;
    const { foundHashes, rules } = this.politeness;
    const hash = wideHash(url);
    if (foundHashes.has(hash) || this.unwritten.has(hash)) return;
    const found = foundUrl(url, foundVia, from.id, depth, this.work, rules);
    if (found === null) {
      this.passOver(new Set([hash]));
      return;
    }
    this.unwritten.add(hash);
    // The document of a frame is read as pages are: it is one where anything links to it.
    this.found.push(isFrame && found.kind === 'resource' ? { ...found, kind: 'page' } : found);
    // What is in flight is counted. It is written again all the same: if that write's lease was lost, this page's is the one that stays.
    if (!this.isInFlight(hash)) this.known += 1;
  }

  private isInFlight(hash: number): boolean {
    for (const hashes of this.inFlight) if (hashes.has(hash)) return true;
    return false;
  }

  /** One write at a time, in order. @throws what the store throws */
  write(): Promise<void> {
    this.close();
    const { settled, found, unwritten, seen } = this;
    if (settled.length === 0 && found.length === 0) return this.writing;
    [this.settled, this.found, this.unwritten, this.seen] = [[], [], new Set(), nothingSeen()];
    this.inFlight.add(unwritten);
    const written = async () => {
      const { isLost, isFailing } = await this.crawls.settle(this.work.id, this.token, settled, found, seen);
      // Else the worker that holds the pages now reports what they lead to, and that may be another run of this process.
      if (!isLost) this.passOver(unwritten);
      this.isFailing ||= isFailing;
      if (isLost) this.phrases?.drop(this.work.id);
      else await this.phrases?.add(this.work.id, settled);
    };
    this.writing = this.writing.then(written).finally(() => this.inFlight.delete(unwritten));
    return this.writing;
  }

  /** Addresses that need no row any more. What is forgotten is met again, and passed over where its row is. */
  private passOver(hashes: ReadonlySet<number>): void {
    const { foundHashes } = this.politeness;
    if (foundHashes.size + hashes.size > this.mostKnown) foundHashes.clear();
    for (const hash of hashes) foundHashes.add(hash);
  }

  /** The same where nobody may be waiting for it: thrown from there a fault would end the process. */
  async tryToWrite(): Promise<void> {
    try {
      await this.write();
    } catch (error) {
      this.failWith(error);
    }
  }

  failWith(error: unknown): void {
    this.fault ??= error instanceof Error ? error : new Error('a crawl failed', { cause: error });
  }

  /** Nothing more is written by itself. */
  close(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}

function nothingSeen() {
  return { requests: 0, refusals: [] as boolean[], hasAnswer: false, limited: { count: 0, longestRun: 0 } };
}

/** How a URL that was met goes into the frontier; null for another site's that is not to be asked. */
export function foundUrl(
  url: string,
  foundVia: FoundVia,
  foundOn: string | null,
  depth: number | null,
  { config, site, startUrl }: Pick<AuditWork, 'config' | 'site' | 'startUrl'>,
  rules: CrawlRules,
): FoundUrl | null {
  if (!isInternal(url, site?.home ?? startUrl)) {
    if (!config.checkExternal) return null;
    return { url, kind: 'external', foundVia, foundOn, depth: null };
  }
  const kind = foundVia === 'resource' ? 'resource' : 'page';
  // Listed addresses and what they redirect to are of depth 0.
  const isBeyondList = config.isList && kind === 'page' && depth !== 0;
  const skipped =
    rules.skipOf(url, depth) ?? (isBeyondList ? { reason: 'max_depth', detail: 'is not listed' } : null);
  return { url, kind, foundVia, foundOn, depth, ...(skipped === null ? {} : { skipped }) };
}
