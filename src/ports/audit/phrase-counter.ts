import type { NgramPage } from '../../libs/site-audit/index.js';

/** An `NgramPart` as it is stored: as objects the phrases of a large site would take five times the memory. */
export interface WrittenPart {
  readonly part: string;
  /** Its `data`. */
  readonly json: string;
}

/** Counts the phrases of one site's pages, in two looks over the same pages, in this thread or beside it. */
export interface PhraseCounter {
  /**
   * The first look. Pages and the targets of links may be known by other numbers than in the second: ids are not known
   * before all of a site was seen. Resolves when more may come: whoever counts elsewhere may be behind.
   */
  count(page: NgramPage): Promise<void>;
  /**
   * Ends the first look. The second may begin at once, before it resolves.
   * @param ids by the numbers of the first look, the ids of the second; 0 for what is not to be told of
   */
  choose(ids: Int32Array): Promise<void>;
  /** The second look, at the same pages in any order. */
  describe(page: NgramPage): Promise<void>;
  /**
   * @param urls of pages and of links' targets, by their ids
   * @returns what is to be stored, each part made when it is asked for: all together they are large
   */
  finish(urls: readonly string[]): AsyncIterable<WrittenPart>;
  /** Call it however the counting went. */
  close(): Promise<void>;
}
