import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import pLimit from 'p-limit';
import { instantOf } from '../../domain/instant.js';
import {
  sourceText,
  type NewSource,
  type SourceKind,
  type SourceRights,
  type SourceVia,
} from '../../domain/research/source.js';
import { boundText, SOURCE_WORDS, type BoundText } from '../../domain/research/text-bounds.js';
import type { FetchedPage } from '../../libs/guarded-fetch/index.js';
import type { PageReader, ReadPage } from '../../libs/page-reading/index.js';
import { detectLanguage } from '../../libs/text/index.js';
import { whileComputing } from '../job/needed-slot.js';

/**
 * Pages that are asked for at once: at ten requests a second, the usual rate, so many are under way at a site that answers
 * within 0.4 s; more would wait for their slots, and what has come is read one page at a time anyway.
 */
export const PAGES_AT_ONCE = 4;

/** A page that was read: what it is kept as, and where it leads. */
export interface PageText {
  readonly page: Omit<FetchedPage, 'body'>;
  readonly read: Omit<ReadPage, 'blocks' | 'links' | 'feeds' | 'questions'>;
  /** Its first words, as many as one source may have. */
  readonly text: BoundText;
}

export interface ReadingOfPage extends PageText {
  readonly links: ReadPage['links'];
  readonly feeds: ReadPage['feeds'];
  readonly questions: ReadPage['questions'];
}

/**
 * Reads pages one after another, and yields to the event loop after each: a page of 2 MB takes its second, and forty
 * in one go would be taken for a worker that died.
 */
export class PageReading {
  private readonly oneAtATime = pLimit(1);

  /** @param most words that are kept of a page */
  constructor(
    private readonly reader: PageReader,
    private readonly most: number = SOURCE_WORDS,
  ) {}

  read(page: FetchedPage): Promise<ReadingOfPage> {
    const readNow = async () => {
      await yieldToEventLoop();
      const { body: _, ...head } = page;
      const { blocks, links, feeds, questions, ...read } = await this.reader.read(page);
      // A copy: pieces of the page's markup would keep all of it in memory.
      const kept = structuredClone({ read, text: boundText(blocks, this.most) });
      return { page: head, ...kept, links, feeds, questions };
    };
    // Other pages of the attempt may be waited for meanwhile.
    return this.oneAtATime(() => whileComputing(readNow));
  }
}

/** A page that was read, and how it was found. */
export interface SurveyedPage extends PageText {
  readonly via: SourceVia;
  /** As the site's feed states it, ISO 8601. */
  readonly publishedAt?: string | null;
}

/**
 * A page as a source.
 *
 * @param wanted the article's language: of a page that declares none, it is its own where a good part reads so
 */
export async function pageSource(
  { page, read, text: bound, via, publishedAt }: SurveyedPage,
  kind: SourceKind,
  rights: SourceRights,
  wanted?: string,
): Promise<NewSource> {
  const text = sourceText(bound.blocks, bound.words);
  return {
    kind,
    rights,
    title: read.title || new URL(page.finalUrl).hostname,
    url: page.url,
    finalUrl: page.finalUrl,
    site: read.siteName ?? new URL(page.finalUrl).hostname,
    author: read.author,
    publishedAt: read.publishedAt ?? publishedAt ?? null,
    fetchedAt: instantOf(page.fetchedAt),
    httpStatus: page.status,
    contentType: page.contentType,
    via,
    robotsAllowed: true,
    licence: read.licence,
    shortened: bound.isCut,
    language:
      (await detectLanguage(text.text, read.language ?? wanted)) ??
      read.language?.split('-')[0]?.toLowerCase() ??
      null,
    ...text,
  };
}
