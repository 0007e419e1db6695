import { canParseUrl } from '../urls/index.js';
import { FetchFailure } from './fetch-failure.js';
import type { FetchedPage, FetchOptions, PageFetcher, ProbedPage } from './fetched-page.js';

/** The form of a date in HTTP; `Date.parse` alone accepts nearly anything. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads a `Retry-After` (RFC 9110, 10.2.3): seconds, or a date.
 * @param now ms since 1970
 * @returns ms from now, 0 for a moment in the past; null when it is neither
 */
export function parseRetryAfter(value: string | null | undefined, now: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  if (!HTTP_DATE.test(text)) return null;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : Math.max(0, moment - now);
}

/** How long may be waited, and what becomes of the caller's place meanwhile. */
export interface Waiting {
  /** Waits so long. @returns false, at once, when that is longer than may be waited */
  wait(milliseconds: number, signal: AbortSignal): Promise<boolean>;
  /** Runs what only waits, such as a request under way. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

interface RetryAfterProbe {
  /** One is taken for each time that a page is asked for; false when none is left. */
  readonly fetches: { trySpend(): boolean };
  readonly signal: AbortSignal;
}

interface RetryAfterFetch extends RetryAfterProbe {
  readonly accept: NonNullable<FetchOptions['accept']>;
}

/**
 * Fetches pages, and leaves a site alone that asks for it (429 or 503 with `Retry-After`): for as long as it asked, and then
 * it is asked once more; where that is too long, for as long as this fetcher is used.
 */
export class RetryAfterFetcher {
  /** The backoff of each origin, which concurrent callers share. */
  private readonly backoffs = new Map<string, Promise<boolean>>();
  private readonly shut = new Map<string, FetchFailure>();

  constructor(
    private readonly fetcher: Pick<PageFetcher, 'fetch' | 'probe'>,
    private readonly waiting: Waiting,
  ) {}

  /** Whether this site asked to be left alone for longer than there is time. */
  isShut(url: string): boolean {
    return this.shut.has(originOf(url));
  }

  /**
   * @returns null when no fetch is left to ask with
   * @throws {FetchFailure} as the page fetcher does; the signal's reason when it is aborted
   */
  fetch(url: string, options: RetryAfterFetch): Promise<FetchedPage | null> {
    const { accept, signal } = options;
    const request = () => this.fetcher.fetch(url, { accept, signal });
    return this.waiting.during(() => this.ask(url, options, request));
  }

  /**
   * @returns what the page fetcher says; null when no fetch is left to ask with
   * @throws {FetchFailure} as the page fetcher does, and `bad_status` for a site that goes on asking to be left alone; the
   *   signal's reason when it is aborted
   */
  probe(url: string, method: 'HEAD' | 'GET', options: RetryAfterProbe): Promise<ProbedPage | null> {
    const request = async () => {
      const answer = await this.fetcher.probe(url, method, options.signal);
      if (!asksToWait(answer)) return answer;
      const { finalUrl, retryAfterMs, status } = answer;
      throw new FetchFailure('bad_status', finalUrl, `${finalUrl} answered with status ${status}`, status, {
        retryAfterMs,
      });
    };
    return this.waiting.during(() => this.ask(url, options, request));
  }

  private async ask<Answer>(
    url: string,
    { fetches, signal }: RetryAfterProbe,
    request: () => Promise<Answer>,
  ): Promise<Answer | null> {
    const origin = originOf(url);
    await this.backoffs.get(origin);
    this.refuseShut(origin, url);
    if (!fetches.trySpend()) return null;
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof FetchFailure) || !asksToWait(error)) throw error;
      // A redirect may have led to another site: that one asked.
      await this.backOff(originOf(error.url), error, signal);
      if (this.isShut(error.url) || !fetches.trySpend()) throw error;
      return request();
    }
  }

  private async backOff(origin: string, failure: FetchFailure, signal: AbortSignal): Promise<void> {
    let backoff = this.backoffs.get(origin);
    if (!backoff) {
      backoff = this.waiting.wait(failure.retryAfterMs ?? 0, signal);
      this.backoffs.set(origin, backoff);
    }
    const hasWaited = await backoff.finally(() => this.backoffs.delete(origin));
    if (!hasWaited) this.shut.set(origin, failure);
  }

  private refuseShut(origin: string, url: string): void {
    const failure = this.shut.get(origin);
    if (!failure) return;
    throw new FetchFailure(
      'bad_status',
      url,
      `${url} is not read: its site asked to be left alone`,
      failure.status,
      { cause: failure },
    );
  }
}

function asksToWait({ status, retryAfterMs }: Pick<FetchFailure, 'status' | 'retryAfterMs'>): boolean {
  return (status === 429 || status === 503) && retryAfterMs !== null;
}

function originOf(url: string): string {
  return canParseUrl(url) ? new URL(url).origin : url;
}
