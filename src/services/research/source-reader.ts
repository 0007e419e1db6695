import type { NewSource } from '../../domain/research/source.js';
import type { FetchedPage } from '../../libs/guarded-fetch/index.js';
import type { PageReader } from '../../libs/page-reading/index.js';
import { givenPage, givenText, type GivenSource } from './given-sources.js';
import { PageReading } from './page-reading.js';

export type PastedText = Extract<GivenSource, { readonly text: string }>;

/** What a source of a brief is, without its text. */
export type ReadSource = Pick<NewSource, 'title' | 'url' | 'finalUrl' | 'httpStatus' | 'words' | 'language'>;

/** Reads the sources of a brief as the article's research would. */
export interface SourceReader {
  /** @throws {FetchFailure} `too_large` for one that takes too long or too much memory */
  readSource(page: FetchedPage): Promise<ReadSource>;
  /** @throws {FetchFailure} as `readSource` */
  readText(text: PastedText): Promise<ReadSource>;
}

export function openSourceReader(reader: PageReader): SourceReader {
  const reading = new PageReading(reader);
  return {
    readSource: async (page) =>
      head(await givenPage(page, { reading, accepts: () => true, isOwn: () => false })),
    readText: async (text) => head(await givenText(text)),
  };
}

function head({ title, url, finalUrl, httpStatus, words, language }: NewSource): ReadSource {
  return { title, url, finalUrl, httpStatus, words, language };
}
