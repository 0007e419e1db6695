import pLimit from 'p-limit';
import type { Allowance } from '../../domain/article/job-budget.js';
import { FetchFailure } from '../../libs/guarded-fetch/index.js';
import type { DroppedSource } from '../../domain/research/source.js';
import { droppedBy, dropOf } from './drop.js';
import { listed, failureText, type GatherWarning } from './gather-words.js';
import { givenText, pageSource, type Found, type GivenSource } from './make-source.js';
import { PAGES_AT_ONCE, type PageReading } from './page-reading.js';
import type { RetryAfterFetcher } from './retry-after-fetcher.js';
import type { PageScreen } from './screen-pages.js';

export interface GivenOptions {
  /** In the order of the brief. */
  readonly given: readonly GivenSource[];
  /** How many of them there is room for. */
  readonly places: number;
  /** Whether an address is the edition's. */
  readonly isOwn: (url: string) => boolean;
  readonly accepts: (url: string) => boolean;
  readonly screen: PageScreen;
  readonly fetches: Allowance;
  readonly signal: AbortSignal;
}

export interface GivenFindings {
  /** In the order of the brief. */
  readonly sources: readonly Found[];
  /** Addresses that were asked for, and those that they led to. */
  readonly looked: readonly string[];
  readonly failures: readonly FetchFailure[];
  readonly dropped: readonly DroppedSource[];
  readonly warnings: readonly GatherWarning[];
}

/** The texts and addresses of a brief, in its order. One that can't be used is told, and the next may have its place. */
export class GivenSources {
  private readonly found: Found[] = [];
  private readonly looked: string[] = [];
  private readonly failures: FetchFailure[] = [];
  private readonly dropped: DroppedSource[] = [];
  private readonly warnings: GatherWarning[] = [];

  constructor(
    private readonly parts: { readonly patient: RetryAfterFetcher; readonly reading: PageReading },
    private readonly options: GivenOptions,
  ) {}

  async read(): Promise<GivenFindings> {
    const { given, places } = this.options;
    const limit = pLimit(PAGES_AT_ONCE);
    const waiting = [...given];
    while (this.found.length < places && waiting.length > 0) {
      const next = waiting.splice(0, places - this.found.length);
      const read = await Promise.all(next.map((source) => limit(() => this.readOne(source))));
      // In the order of the brief, not of arrival.
      for (const source of read) await this.take(source);
    }
    if (waiting.length > 0) this.leaveOut(waiting);
    const { found: sources, looked, failures, dropped, warnings } = this;
    return { sources, looked, failures, dropped, warnings };
  }

  private async take(source: Found | FetchFailure): Promise<void> {
    if (source instanceof FetchFailure) {
      this.failures.push(source);
      this.dropped.push(droppedBy(source));
      this.warn('source_unreadable', failureText(source));
      return;
    }
    if (source.words === 0) {
      this.dropped.push(dropOf(source, 'no_text', 'it has no text'));
      this.warn('source_unreadable', `${nameOf(source)} has no text.`);
      return;
    }
    const reason = this.twice(source) ?? (await this.options.screen.judgeGiven(source));
    if (!reason) {
      this.found.push(source);
      return;
    }
    this.dropped.push(reason);
    const like = reason.duplicateOf ?? '';
    this.warn('source_left_out', `${nameOf(source)} is left out: ${reason.reason} (${like}).`);
  }

  private twice(source: Found): DroppedSource | null {
    const same = this.found.find(
      (other) =>
        other.textSha256 === source.textSha256 ||
        // Two texts may be parts of one page, and name it.
        (isPage(other) && isPage(source) && other.finalUrl === source.finalUrl),
    );
    if (!same) return null;
    const dropped = dropOf(source, 'duplicate', 'it was given twice');
    return { ...dropped, duplicateOf: same.finalUrl ?? same.title };
  }

  private leaveOut(waiting: readonly GivenSource[]): void {
    const names = waiting.map((source) => ('text' in source ? `“${source.title}”` : source.url));
    const reason = 'settings.max_sources has no place for it';
    for (const source of waiting) {
      const title = 'text' in source ? source.title : null;
      this.dropped.push({ url: source.url ?? null, title, code: 'not_needed', reason });
    }
    this.warn(
      'source_left_out',
      `settings.max_sources is ${this.options.places}, so ${names.length} of the given sources are left out: ${listed(names)}`,
    );
  }

  private warn(code: string, message: string): void {
    this.warnings.push({ code, message });
  }

  private async readOne(source: GivenSource): Promise<Found | FetchFailure> {
    if ('text' in source) return givenText(source);
    const { url } = source;
    const { accepts, fetches, isOwn, signal } = this.options;
    try {
      if (!accepts(url)) throw leftOut(url);
      const page = await this.parts.patient.fetch(url, { fetches, signal, accept: 'html' });
      if (page === null) throw notFetched(url);
      this.looked.push(url, page.finalUrl);
      if (!accepts(page.finalUrl)) throw leftOut(page.finalUrl);
      const read = await this.parts.reading.read(page);
      // By where it ended, not by where it was said to be: a redirect makes no stranger's page the edition's own.
      const rights = isOwn(page.finalUrl) ? 'own' : 'given';
      return await pageSource({ ...read, via: { by: 'given' } }, 'given_url', rights);
    } catch (error) {
      if (error instanceof FetchFailure) return error;
      throw error;
    }
  }
}

function isPage({ kind }: Found): boolean {
  return kind === 'given_url';
}

function nameOf({ url, title }: Found): string {
  return url ?? `“${title}”`;
}

function leftOut(url: string): FetchFailure {
  return new FetchFailure(
    'source_blocked',
    url,
    `${url} is not read: the brief’s domains leave its host out`,
  );
}

function notFetched(url: string): FetchFailure {
  return new FetchFailure('out_of_fetches', url, `${url} is not read: the article has had its fetches`);
}
