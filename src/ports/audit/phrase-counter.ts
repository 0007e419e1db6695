import type { NgramPage } from '../../libs/site-audit/index.js';

/** A stored `NgramPart`, serialised: as objects the phrases of a large site would take five times the memory. */
export interface WrittenPart {
  readonly part: string;
  /** The serialised `data`. */
  readonly json: string;
}

/** Counts the phrases of a site's pages in two passes over the same pages, in this thread or another. */
export interface PhraseCounter {
  /**
   * The first pass. Pages and link targets may have other numbers here than in the second pass, because ids are known only after
   * the whole site was read. Resolves when more may come, because a counter in another thread may lag behind.
   */
  count(page: NgramPage): Promise<void>;
  /**
   * Ends the first pass. The second may begin at once, before this resolves.
   * @param ids the ids of the second pass by the numbers of the first; 0 for link targets without a row of this site
   */
  choose(ids: Int32Array): Promise<void>;
  /** The second pass, over the same pages in any order. */
  describe(page: NgramPage): Promise<void>;
  /**
   * @param urls of pages and of link targets, by their ids
   * @returns the parts to store, each made on request, because all together are large
   */
  finish(urls: readonly string[]): AsyncIterable<WrittenPart>;
  /** Must be called, whether the counting succeeded or not. */
  close(): Promise<void>;
}
