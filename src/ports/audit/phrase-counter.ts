import type { CountedPage } from '../../libs/site-audit/index.js';
import type { PackedPage } from '../../libs/page-reading/index.js';

/** A stored `NgramPart`, serialised: as objects the phrases of a large site would take five times the memory. */
export interface WrittenPart {
  readonly part: string;
  /** The serialised `data`. */
  readonly json: string;
}

/** Counts the phrases of a site's pages in two passes over the same pages, in this thread or another. */
export interface PhraseCounter {
  /**
   * The first pass, in which pages and link targets are known by their addresses. Resolves when more may come, because a
   * counter in another thread may lag behind. Bytes are copied.
   */
  count(page: CountedPage): Promise<void>;
  /**
   * Ends the first pass. The second may begin at once, before this resolves.
   * @param urls of the site's URLs, by their ids; empty for another site's
   */
  choose(urls: readonly string[]): Promise<void>;
  /** The second pass, over those of the same pages that search engines may list, in any order. */
  describe(page: PackedPage & { readonly id: number }): Promise<void>;
  /** @returns the parts to store, each made on request, because all together are large */
  finish(): AsyncIterable<WrittenPart>;
  /** Must be called, whether the counting succeeded or not. */
  close(): Promise<void>;
}
