import type { AnswerFacts, SiteReply } from '../guarded-fetch/index.js';
import type { PageFind } from './search/page-search.js';
import type { PageFacts, ResourceFacts } from './facts/page-facts.js';

export interface ScannedPage {
  /**
   * Its strings may be slices of the page's text: a caller that stores them copies them, by JSON or by a message to another
   * thread, because a single link would keep the whole page in memory.
   */
  readonly facts: PageFacts;
  /** The main area as a reader sees it: white space joined, blocks (and lines of code) separated by newlines. */
  readonly mainText: string;
  /** The same for navigation, headers, footers and asides. */
  readonly boilerplate: string;
}

/** What is read of a reply. */
export type PageReply = Pick<SiteReply, 'body'> & {
  readonly answer: Pick<AnswerFacts, 'contentType' | 'link'>;
};

/** A page took longer to read than the limit. */
export class PageTooCostly extends Error {
  override readonly name = 'PageTooCostly';
}

/** Looks for an auditor's own searches. @param source the HTML @param text what readers see of it */
export interface Searcher {
  find(source: string, text: string): readonly PageFind[];
}

/** Reads an HTML page once, and returns all facts that an audit needs. */
export interface PageScanner {
  /**
   * For any bytes, time and memory are proportional to their number.
   * @param url the address that answered, after redirects: the base of relative addresses
   * @param searcher for what an auditor looks for on each page
   * @throws {PageTooCostly} when it took too long all the same
   */
  scan(url: string, reply: PageReply, searcher?: Searcher): ScannedPage;
  /**
   * @param url the address that answered: the base of relative addresses
   * @returns the files that a style sheet, a script or a web app manifest loads, each once a kind; none of other files
   */
  loadedBy(url: string, reply: PageReply): readonly ResourceFacts[];
}
