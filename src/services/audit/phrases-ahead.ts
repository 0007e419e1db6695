import { ignoredRules } from '../../domain/audit/crawl-rules.js';
import { type AnswerFacts, RobotsRules } from '../../libs/guarded-fetch/index.js';
import type { PackedPage } from '../../libs/page-reading/index.js';
import type { CountedPage } from '../../libs/site-audit/index.js';
import type { AuditWork, ClaimedUrl, Settled } from '../../ports/audit/crawl-store.js';
import type { PhraseCounter } from '../../ports/audit/phrase-counter.js';

/** @param seed of the phrases' hashes, which no page may know. @param home of the site */
export type OpenPhrases = (seed: number, home: string) => PhraseCounter;

/** Pages that wait for one that was claimed before them, at some 10 KB each. Chosen: one that is slow holds up a few seconds. */
const MOST_HELD = 500;
/** Chosen: a crawl that this process has not had for so long is another's, and its table may take 135 MB. */
const IDLE_MS = 60_000;

interface Claimed {
  readonly url: string;
  /** Settled and stored: its page, or null for none; absent until then. */
  page?: CountedPage | null;
}

/** The phrases of a crawl while it runs. */
interface Ahead {
  readonly auditId: string;
  readonly counter: PhraseCounter;
  readonly isForbidden: (url: string) => boolean;
  /** In the order in which they were claimed, which is about that of their ids: beyond its table's bound a count depends on it. */
  readonly claimed: Map<string, Claimed>;
  readonly counted: Set<string>;
  held: number;
  readonly idle: NodeJS.Timeout;
}

/**
 * Counts the phrases of pages as soon as they are stored, in the time that the crawl leaves, so that its analysis need not begin
 * with it. One crawl of a process has that, since each takes a thread and its tables. Nothing rests on it: what is lost, or was
 * read by another worker, is counted by the analysis.
 */
export class PhrasesAhead {
  private current: Ahead | null = null;

  constructor(private readonly open: OpenPhrases) {}

  /** A worker took these, and will settle each. */
  expect(work: AuditWork, urls: readonly ClaimedUrl[]): void {
    const ahead = this.of(work);
    for (const { id, url } of urls) ahead?.claimed.set(id, { url });
  }

  /** These are stored. Resolves when more may come. */
  async add(auditId: string, settled: readonly Settled[]): Promise<void> {
    const ahead = this.current;
    if (ahead?.auditId !== auditId) return;
    ahead.idle.refresh();
    for (const one of settled) {
      const claimed = ahead.claimed.get(one.id);
      if (!claimed) continue;
      const packed = 'answer' in one ? one.page : null;
      claimed.page =
        packed === null || !('answer' in one) || ahead.isForbidden(claimed.url)
          ? null
          : countedPageOf(claimed.url, one.answer, packed);
      if (claimed.page) ahead.held += 1;
    }
    try {
      for (const [id, { page }] of ahead.claimed) {
        if (page === undefined && ahead.held <= MOST_HELD) break;
        if (page === undefined) continue;
        // An analysis that has taken it counts the rest itself.
        if (this.current !== ahead) return;
        ahead.claimed.delete(id);
        if (page === null) continue;
        ahead.held -= 1;
        ahead.counted.add(page.url);
        await ahead.counter.count(page);
      }
    } catch {
      // The analysis counts them anew, and says what is wrong.
      this.drop(auditId);
    }
  }

  /** What was counted may not be what is stored, or nobody waits for it any more. */
  drop(auditId: string): void {
    if (this.current?.auditId === auditId) void this.take(auditId)?.counter.close();
  }

  /** @returns a counter that the caller has to close, and what it has counted already: pages by their addresses */
  takeFor({ id, site, startUrl }: AuditWork): {
    readonly counter: PhraseCounter;
    readonly hasCounted: (url: string) => boolean;
  } {
    const { counter, counted } = this.take(id) ?? {
      counter: this.opened(id, site?.home ?? startUrl),
      counted: new Set<string>(),
    };
    return { counter, hasCounted: (url) => counted.has(url) };
  }

  async close(): Promise<void> {
    if (this.current) await this.take(this.current.auditId)?.counter.close();
  }

  private of(work: AuditWork): Ahead | null {
    if (this.current?.auditId === work.id) return this.current;
    if (this.current !== null || work.site === null) return null;
    const robots = work.robotsText === null ? null : RobotsRules.parse(work.robotsText);
    const lineOf = ignoredRules(work.config, robots);
    this.current = {
      auditId: work.id,
      counter: this.opened(work.id, work.site.home),
      isForbidden: (url) => (lineOf?.(url) ?? null) !== null,
      claimed: new Map(),
      counted: new Set(),
      held: 0,
      idle: setTimeout(() => {
        this.drop(work.id);
      }, IDLE_MS).unref(),
    };
    return this.current;
  }

  private take(auditId: string): Ahead | null {
    const ahead = this.current;
    if (ahead?.auditId !== auditId) return null;
    clearTimeout(ahead.idle);
    this.current = null;
    return ahead;
  }

  private opened(auditId: string, home: string): PhraseCounter {
    return this.open(Number.parseInt(auditId.slice(0, 8), 16), home);
  }
}

/** @returns null for what is no page of the site */
export function countedPageOf(
  url: string,
  answer: AnswerFacts | null,
  packed: PackedPage,
): CountedPage | null {
  return answer?.status === 200 ? { url, xRobotsTag: answer.xRobotsTag, ...packed } : null;
}
