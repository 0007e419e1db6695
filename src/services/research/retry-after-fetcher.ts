import { canParseUrl } from '../../libs/urls/index.js';
import type { Allowance } from '../../domain/article/job-budget.js';
import {
  FetchFailure,
  type FetchedPage,
  type FetchOptions,
  type PageFetcher,
  type ProbedPage,
} from '../../libs/guarded-fetch/index.js';
import { whileWaiting } from '../job/needed-place.js';
import type { WaitBudget } from './wait-budget.js';

export interface RetryAfterProbe {
  /** One is taken for each time that a page is asked for. */
  readonly fetches: Allowance;
  readonly signal: AbortSignal;
}

export interface RetryAfterFetch extends RetryAfterProbe {
  readonly accept: NonNullable<FetchOptions['accept']>;
}

/**
 * Fetches pages without a place to compute, and leaves a site alone that asks for it (429 or 503 with `Retry-After`): as long as it asked for and
 * then once more, or, where that is too long, for as long as this fetcher is used.
 */
export class RetryAfterFetcher {
  /** By origin: what those wait for who come meanwhile. */
  private readonly resting = new Map<string, Promise<boolean>>();
  private readonly shut = new Map<string, FetchFailure>();

  constructor(
    private readonly fetcher: Pick<PageFetcher, 'fetch' | 'probe'>,
    private readonly patience: WaitBudget,
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
    return whileWaiting(() => this.ask(url, options, () => this.fetcher.fetch(url, { accept, signal })));
  }

  /**
   * @returns what the page fetcher says; null when no fetch is left to ask with
   * @throws {FetchFailure} as the page fetcher does, and `bad_status` for a site that goes on asking to be left alone; the
   *   signal's reason when it is aborted
   */
  probe(url: string, method: 'HEAD' | 'GET', options: RetryAfterProbe): Promise<ProbedPage | null> {
    const request = async () => {
      const answer = await this.fetcher.probe(url, method, options.signal);
      if (!asksForRest(answer)) return answer;
      const { finalUrl, retryAfterMs, status } = answer;
      throw new FetchFailure('bad_status', finalUrl, `${finalUrl} answered with status ${status}`, status, {
        retryAfterMs,
      });
    };
    return whileWaiting(() => this.ask(url, options, request));
  }

  private async ask<Answer>(
    url: string,
    { fetches, signal }: RetryAfterProbe,
    request: () => Promise<Answer>,
  ): Promise<Answer | null> {
    const origin = originOf(url);
    await this.resting.get(origin);
    this.refuseShut(origin, url);
    if (!fetches.take()) return null;
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof FetchFailure) || !asksForRest(error)) throw error;
      // A redirect may have led to another site: that one asked.
      await this.rest(originOf(error.url), error, signal);
      if (this.isShut(error.url) || !fetches.take()) throw error;
      return request();
    }
  }

  private async rest(origin: string, failure: FetchFailure, signal: AbortSignal): Promise<void> {
    let rest = this.resting.get(origin);
    if (!rest) {
      rest = this.patience.wait(failure.retryAfterMs ?? 0, signal);
      this.resting.set(origin, rest);
    }
    const rested = await rest.finally(() => this.resting.delete(origin));
    if (!rested) this.shut.set(origin, failure);
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

function asksForRest({ status, retryAfterMs }: Pick<FetchFailure, 'status' | 'retryAfterMs'>): boolean {
  return (status === 429 || status === 503) && retryAfterMs !== null;
}

function originOf(url: string): string {
  return canParseUrl(url) ? new URL(url).origin : url;
}
