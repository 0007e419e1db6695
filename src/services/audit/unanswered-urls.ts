import { FetchFailure, type SiteFetcher } from '../../libs/guarded-fetch/index.js';
import type { Settled } from '../../ports/audit/crawl-store.js';
import type { Log } from '../../ports/log.js';
import type { CrawlResults } from './crawl-results.js';
import type { CrawlPoliteness } from './politeness.js';

/**
 * Failures without an answer that are held back at most before it is asked whether the site answers at all: they are
 * those URLs' own only where it does.
 * Chosen, below the 12 that are asked for at once.
 */
const MOST_HELD = 8;

export interface UnansweredParts {
  readonly results: CrawlResults;
  readonly politeness: CrawlPoliteness;
  readonly fetcher: Pick<SiteFetcher, 'ask'>;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** What came to no answer since the last answer; it waits for the next, or for the proof that there is none. */
export class UnansweredUrls {
  private readonly held: { readonly settled: Settled; readonly isOwn: boolean }[] = [];
  private verifying: Promise<void> | null = null;

  constructor(private readonly parts: UnansweredParts) {}

  get count(): number {
    return this.held.length;
  }

  /** @param isOwn of the site that is crawled */
  async hold(settled: Settled, isOwn: boolean): Promise<void> {
    this.held.push({ settled, isOwn });
    if (this.held.length < MOST_HELD) return;
    try {
      await (this.verifying ??= this.verify());
    } catch (error) {
      this.parts.results.failWith(error);
    }
  }

  /**
   * Something answered: what did not is to blame for it. That another site answers says nothing of this one, which may
   * have shut out this worker alone.
   */
  trust(isOwnSite: boolean): void {
    const { politeness, results } = this.parts;
    results.noteAnswer();
    if (isOwnSite) politeness.answered();
    for (const one of this.held.splice(0)) {
      if (one.isOwn && !isOwnSite) {
        this.held.push(one);
        continue;
      }
      if (one.isOwn) results.noteRefusal(true);
      results.settle(one.settled);
    }
  }

  /** Asks whether the site answers at all. Where it does not, what came to no answer goes back as if it had not been tried. */
  async verify(): Promise<void> {
    if (this.held.length === 0) return;
    const isAnswered = await this.isAnswered().finally(() => {
      this.verifying = null;
    });
    if (isAnswered) return;
    for (const { settled } of this.held.splice(0)) {
      const tried = 'answer' in settled ? settled.answer.failure : settled.tried;
      this.parts.results.settle({
        id: settled.id,
        retryInMs: 0,
        isUncounted: true,
        ...(tried ? { tried } : {}),
      });
    }
  }

  /** Whether the site's start, which answered once, answers this worker now, whatever it says. */
  async isAnswered(): Promise<boolean> {
    const { fetcher, log, politeness, results, signal } = this.parts;
    const { home } = politeness;
    try {
      await politeness.pace.ownSlot(home, signal);
      results.countRequest();
      const { answer } = await fetcher.ask(home, { maxBytes: 0, signal });
      if (answer.status !== null) {
        this.trust(true);
        return true;
      }
    } catch (error) {
      if (signal.aborted) return false;
      // A fault of the store says nothing about the site.
      if (!(error instanceof FetchFailure)) throw error;
      log.debug({ err: error, url: home }, 'the site could not be asked');
    }
    politeness.unanswered();
    return false;
  }
}
