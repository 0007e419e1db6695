import type { AnswerFacts, SiteReply } from '../guarded-fetch/index.js';
import type { PageFacts } from './facts/page-facts.js';

export interface ScannedPage {
  /**
   * Its strings may be stretches of the page's whole text: who keeps them longer than the page copies them, by JSON or by
   * a message to another thread, or the whole page stays in memory with a single link of it.
   */
  readonly facts: PageFacts;
  /** What a reader sees of the main area, white space joined, blocks (and lines of code) parted by newlines. */
  readonly mainText: string;
  /** The same of navigation, headers, footers and asides. */
  readonly boilerplate: string;
}

/** What is read of a reply. */
export type PageReply = Pick<SiteReply, 'body'> & {
  readonly answer: Pick<AnswerFacts, 'contentType' | 'link'>;
};

/** A page whose reading took longer than any page may. */
export class PageTooCostly extends Error {
  override readonly name = 'PageTooCostly';
}

/** Reads an HTML page once, and tells all that the audit asks of it. */
export interface PageScanner {
  /**
   * Whatever the bytes are, time and memory grow with their number only.
   * @param url that answered, after redirects: what relative addresses start from
   * @throws {PageTooCostly} where that took too long all the same
   */
  scan(url: string, reply: PageReply): ScannedPage;
}
