/** A page as received, decoded to text. */
export interface FetchedPage {
  /** The address asked for. */
  readonly url: string;
  /** The address that answered, after redirects. */
  readonly finalUrl: string;
  readonly status: number;
  /** Lower case, without parameters: `text/html`. */
  readonly contentType: string;
  readonly body: string;
  readonly fetchedAt: Date;
}

/** The head of an answer whose body is not read. */
export interface ProbedPage {
  readonly status: number;
  /** The address that answered, after redirects. */
  readonly finalUrl: string;
  /** The site's `Retry-After`, in ms; null without one. */
  readonly retryAfterMs: number | null;
}

export interface FetchOptions {
  readonly signal?: AbortSignal;
  /** What the caller can read; another type is refused as `unsupported_type`. A `feed` is XML or JSON. Default `html`. */
  readonly accept?: 'html' | 'xml' | 'text' | 'feed';
}

/**
 * Fetches pages of the web: from public addresses only (and those of `FETCH_ALLOW`), as robots.txt allows, and bounded
 * in size, time and redirects.
 */
export interface PageFetcher {
  /** @throws {FetchFailure} with the reason why the page can't be fetched; the signal's reason when it is aborted. */
  fetch(url: string, options?: FetchOptions): Promise<FetchedPage>;
  /** @throws {FetchFailure} `unsupported_address` or `source_blocked` when this address may never be fetched. Opens no connection. */
  checkAddress(url: string): void;
  /**
   * Asks whether an address answers, under the same guard, without reading the body.
   * @throws {FetchFailure} as `fetch`, but never because of a status
   */
  probe(url: string, method: 'HEAD' | 'GET', signal?: AbortSignal): Promise<ProbedPage>;
  /**
   * The sitemaps that the robots.txt of this address's origin names; an empty list when the file is missing or
   * can't be read.
   * @throws {FetchFailure} when the address itself is refused or leads nowhere.
   */
  sitemapsOf(url: string, signal?: AbortSignal): Promise<readonly string[]>;
}
