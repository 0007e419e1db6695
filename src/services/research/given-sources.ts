import pLimit from 'p-limit';
import type { Allowance } from '../../domain/article/job-budget.js';
import { FetchFailure, type FetchedPage, type RetryAfterFetcher } from '../../libs/guarded-fetch/index.js';
import type { BriefSettings } from '../../domain/brief/settings.js';
import {
  sourceText,
  type DroppedSource,
  type NewSource,
  type SourceKind,
  type SourceRights,
} from '../../domain/research/source.js';
import { readPastedText } from '../../libs/page-reading/index.js';
import { detectLanguage } from '../../libs/text/index.js';
import { droppedBy, dropOf } from './drop.js';
import { listed, failureText, type SourceWarning } from './source-warnings.js';
import { PAGES_AT_ONCE, pageSource, type PageReading } from './page-reading.js';
import type { PageScreen } from './screen-pages.js';

export type GivenSource = NonNullable<BriefSettings['sources']>[number];

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
  readonly sources: readonly NewSource[];
  /** Addresses that were asked for, and those that they led to. */
  readonly requested: readonly string[];
  readonly failures: readonly FetchFailure[];
  readonly dropped: readonly DroppedSource[];
  readonly warnings: readonly SourceWarning[];
}

/** The texts and addresses of a brief, in its order. One that can't be used is noted, and the next may have its place. */
export class GivenSources {
  private readonly found: NewSource[] = [];
  private readonly requested: string[] = [];
  private readonly failures: FetchFailure[] = [];
  private readonly dropped: DroppedSource[] = [];
  private readonly warnings: SourceWarning[] = [];

  constructor(
    private readonly parts: { readonly retryingFetcher: RetryAfterFetcher; readonly reading: PageReading },
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
      for (const source of read) await this.add(source);
    }
    if (waiting.length > 0) this.leaveOut(waiting);
    const { found: sources, requested, failures, dropped, warnings } = this;
    return { sources, requested, failures, dropped, warnings };
  }

  private async add(source: NewSource | FetchFailure): Promise<void> {
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
    const reason = this.duplicateOf(source) ?? (await this.options.screen.judgeGiven(source));
    if (!reason) {
      this.found.push(source);
      return;
    }
    this.dropped.push(reason);
    const like = reason.duplicateOf ?? '';
    this.warn('source_left_out', `${nameOf(source)} is left out: ${reason.reason} (${like}).`);
  }

  private duplicateOf(source: NewSource): DroppedSource | null {
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

  private async readOne(source: GivenSource): Promise<NewSource | FetchFailure> {
    if ('text' in source) return givenText(source);
    const { url } = source;
    const { accepts, fetches, isOwn, signal } = this.options;
    try {
      if (!accepts(url)) throw leftOut(url);
      const page = await this.parts.retryingFetcher.fetch(url, { fetches, signal, accept: 'html' });
      if (page === null) throw notFetched(url);
      this.requested.push(url, page.finalUrl);
      return await givenPage(page, { accepts, isOwn, reading: this.parts.reading });
    } catch (error) {
      if (error instanceof FetchFailure) return error;
      throw error;
    }
  }
}

function isPage({ kind }: NewSource): boolean {
  return kind === 'given_url';
}

function nameOf({ url, title }: NewSource): string {
  return url ?? `“${title}”`;
}

/** @returns the failure of a page whose host the brief leaves out */
export function leftOut(url: string): FetchFailure {
  return new FetchFailure(
    'source_blocked',
    url,
    `${url} is not read: the brief’s domains leave its host out`,
  );
}

function notFetched(url: string): FetchFailure {
  return new FetchFailure('out_of_fetches', url, `${url} is not read: the article has had its fetches`);
}

/** A page whose address came with the brief. @throws {FetchFailure} where it ended at a host that is not accepted */
export async function givenPage(
  page: FetchedPage,
  { accepts, isOwn, reading }: Pick<GivenOptions, 'accepts' | 'isOwn'> & { readonly reading: PageReading },
): Promise<NewSource> {
  if (!accepts(page.finalUrl)) throw leftOut(page.finalUrl);
  const read = await reading.read(page);
  // By where it ended, not by where it was said to be: a redirect makes no stranger's page the edition's own.
  const rights = isOwn(page.finalUrl) ? 'own' : 'given';
  return pageSource({ ...read, via: { by: 'given' } }, 'given_url', rights);
}

/** The brief's notes: evidence to write from, never instructions. */
export async function noteOf(notes: string, editionName: string): Promise<NewSource> {
  return textSource({
    kind: 'note',
    rights: 'given',
    title: `Notes for ${editionName}`,
    url: null,
    text: notes,
  });
}

/** A text that came with the brief. */
export function givenText({
  title,
  text,
  url,
  licence,
}: Extract<GivenSource, { readonly text: string }>): Promise<NewSource> {
  return textSource({
    kind: 'given_text',
    rights: 'given',
    title,
    url: url ?? null,
    text,
    ...(licence === undefined ? {} : { licence }),
  });
}

async function textSource(given: {
  readonly kind: SourceKind;
  readonly rights: SourceRights;
  readonly title: string;
  readonly url: string | null;
  readonly text: string;
  readonly licence?: string;
}): Promise<NewSource> {
  const text = sourceText(readPastedText(given.text));
  return {
    kind: given.kind,
    rights: given.rights,
    title: given.title,
    url: given.url,
    finalUrl: given.url,
    site: given.url === null ? null : new URL(given.url).hostname,
    author: null,
    publishedAt: null,
    fetchedAt: null,
    httpStatus: null,
    contentType: null,
    via: { by: 'given' },
    robotsAllowed: null,
    licence: given.licence ?? null,
    shortened: false,
    language: await detectLanguage(text.text),
    ...text,
  };
}
