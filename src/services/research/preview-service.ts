import pLimit, { type LimitFunction } from 'p-limit';
import { assertFullKey } from '../../domain/access/admission.js';
import type { Actor } from '../../domain/access/actor.js';
import type { Brief } from '../../domain/brief/brief.js';
import { refuse } from '../../domain/errors.js';
import { FetchFailure, type PageFetcher } from '../../libs/guarded-fetch/index.js';
import type { AccessService } from '../access/access-service.js';
import { sourceCheck, type CheckSources } from '../article/check-sources.js';
import { KeyedQuota } from '../concurrency/keyed-quota.js';
import { KeyedSemaphore } from '../concurrency/keyed-semaphore.js';
import { acceptsHost } from './accepts-host.js';
import { leftOut, type GivenSource } from './given-sources.js';
import type { ReadSource, SourceReader } from './source-reader.js';

/** Addresses that one preview asks for at most. Chosen: most briefs give fewer, and a caller waits for the answer. */
export const MOST_PREVIEWED = 10;

/** How long one preview asks sites and reads pages. Chosen: as long as a check of a domain. */
const PREVIEW_MS = 25_000;

/** Previews of an account that run at once in one process: each may ask ten sites, and spends nothing. */
const PREVIEWS_AT_ONCE = 2;

/** Chosen: four accounts may have as many as they can. With their pages in memory that is 32 MiB from the web at most. */
const PREVIEWS_OF_ALL = 8;

/** Pages of a preview that are asked for or wait to be read. Chosen: one is fetched while another is read. */
const PAGES_OF_A_PREVIEW = 2;

/** What a source of a brief gives, or why it gives nothing. */
export interface PreviewedSource {
  /** Its place in the brief, from 0. */
  readonly index: number;
  readonly url: string | null;
  readonly title: string | null;
  /** Of a page that answered. */
  readonly httpStatus: number | null;
  readonly words: number;
  readonly language: string | null;
  /** Null for one that can be written from. */
  readonly fault: { readonly code: string; readonly message: string } | null;
}

interface Trying {
  readonly accountId: string;
  readonly accepts: (url: string) => boolean;
  readonly signal: AbortSignal;
  /** Begins a page when one of those before it was read. */
  readonly places: LimitFunction;
  /** The first of those with an address. */
  readonly tried: ReadonlySet<GivenSource>;
}

export interface PreviewServiceParts {
  readonly access: AccessService;
  readonly fetcher: Pick<PageFetcher, 'checkAddress' | 'fetch'>;
  readonly reader: SourceReader;
  /** How long a preview asks sites and begins to read pages, in ms; default the product's own. */
  readonly previewMs?: number;
}

/** Tells what the given sources of a brief give before it is started. Nothing is stored, and nothing spent. */
export class PreviewService {
  private readonly quota = new KeyedQuota(PREVIEWS_AT_ONCE);
  private running = 0;
  /** One source of each account waits to be read, so that an account with many is served alternately with the others. */
  private readonly turns = new KeyedSemaphore(1);
  /** A text or a page. One whose preview has ended may still be read; the others are left. */
  private readonly oneAtATime = pLimit(1);
  private readonly previewMs: number;

  constructor(private readonly parts: PreviewServiceParts) {
    this.previewMs = parts.previewMs ?? PREVIEW_MS;
  }

  /**
   * The first step, before the brief is parsed.
   * @throws {GalleyError} `not_found` or `key_read_only`
   */
  async admit(
    actor: Actor,
    slug: string,
  ): Promise<{
    readonly checkSources: CheckSources;
    /** Ends as soon as `left` is aborted: then nobody waits for what it says. */
    readonly preview: (brief: Brief, left: AbortSignal) => Promise<PreviewedSource[]>;
  }> {
    await this.parts.access.openEdition(actor, slug);
    assertFullKey(actor, 'trying the sources of a brief');
    return {
      checkSources: sourceCheck(this.parts.fetcher),
      preview: (brief, left) => this.preview(actor, brief, left),
    };
  }

  /** @throws {GalleyError} `rate_limited` while others of the account run; `unavailable` while too many of all do */
  private async preview(actor: Actor, brief: Brief, left: AbortSignal): Promise<PreviewedSource[]> {
    const leave = this.quota.acquire(actor.accountId);
    if (!leave)
      throw refuse('rate_limited', `${PREVIEWS_AT_ONCE} briefs of this account are being tried already.`);
    this.running += 1;
    try {
      if (this.running > PREVIEWS_OF_ALL)
        throw refuse('unavailable', 'Galley is busy with other briefs; try this one again in a moment.');
      return await this.previewInTime(actor, brief, left);
    } finally {
      this.running -= 1;
      leave();
    }
  }

  private async previewInTime(
    { accountId }: Actor,
    { settings }: Brief,
    left: AbortSignal,
  ): Promise<PreviewedSource[]> {
    const ending = new AbortController();
    const timer = setTimeout(() => {
      ending.abort();
    }, this.previewMs);
    try {
      const given = settings.sources ?? [];
      const pages = given.filter((source) => !('text' in source));
      const trying: Trying = {
        accountId,
        accepts: acceptsHost(settings),
        signal: AbortSignal.any([ending.signal, left]),
        places: pLimit(PAGES_OF_A_PREVIEW),
        tried: new Set(pages.slice(0, MOST_PREVIEWED)),
      };
      return await Promise.all(given.map((source, index) => this.read(index, source, trying)));
    } finally {
      clearTimeout(timer);
      // After an error of one the others would go on.
      ending.abort();
    }
  }

  private async read(index: number, source: GivenSource, trying: Trying): Promise<PreviewedSource> {
    const { signal } = trying;
    const seconds = this.previewMs / 1000;
    const name = 'text' in source ? `“${source.title}”` : source.url;
    let late = `${name} is not tried: those before it took ${seconds} seconds`;
    try {
      const read = await trying.places(async () => {
        signal.throwIfAborted();
        const busy = `${name} is not read: Galley was busy with others for ${seconds} seconds; try again`;
        if ('text' in source) {
          late = busy;
          return this.readFairly(trying, () => this.parts.reader.readText(source));
        }
        if (!trying.tried.has(source)) throw notTried(source.url);
        if (!trying.accepts(source.url)) throw leftOut(source.url);
        late = `${name} was not read within ${seconds} seconds`;
        const page = await this.parts.fetcher.fetch(source.url, { accept: 'html', signal });
        if (!trying.accepts(page.finalUrl)) throw leftOut(page.finalUrl);
        late = busy;
        return this.readFairly(trying, () => this.parts.reader.readSource(page));
      });
      return previewOf(index, read);
    } catch (error) {
      if (error instanceof FetchFailure) return failed(index, source, error);
      if (!signal.aborted) throw error;
      return failed(index, source, new FetchFailure('fetch_timeout', name, late));
    }
  }

  private async readFairly<T>({ accountId, signal }: Trying, read: () => Promise<T>): Promise<T> {
    const next = await this.turns.acquire(accountId);
    try {
      return await this.oneAtATime(() => {
        signal.throwIfAborted();
        return read();
      });
    } finally {
      next();
    }
  }
}

function previewOf(
  index: number,
  { url, finalUrl, title, httpStatus, words, language }: ReadSource,
): PreviewedSource {
  const fault = words === 0 ? noText(title) : null;
  return { index, url: finalUrl ?? url, title, httpStatus, words, language, fault };
}

function failed(
  index: number,
  source: GivenSource,
  { code, message, status: httpStatus }: FetchFailure,
): PreviewedSource {
  const title = 'text' in source ? source.title : null;
  const nothing = { words: 0, language: null };
  return { index, url: source.url ?? null, title, httpStatus, ...nothing, fault: { code, message } };
}

function noText(title: string): PreviewedSource['fault'] {
  return { code: 'no_text', message: `“${title}” has no text` };
}

function notTried(url: string): FetchFailure {
  return new FetchFailure(
    'out_of_fetches',
    url,
    `${url} is not tried: a preview asks for ${MOST_PREVIEWED} addresses`,
  );
}
