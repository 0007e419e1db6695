/** A page as it came, decoded to text. */
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

/** What an address says for itself when nothing of it is read. */
export interface ProbedPage {
  readonly status: number;
  /** The address that answered, after redirects. */
  readonly finalUrl: string;
  /** How long the site asked to be left alone, in ms (its `Retry-After`); null where it said nothing. */
  readonly retryAfterMs: number | null;
}

export interface FetchOptions {
  readonly signal?: AbortSignal;
  /** What the caller can read; anything else is `unsupported_type`. A `feed` is XML or JSON. Default `html`. */
  readonly accept?: 'html' | 'xml' | 'text' | 'feed';
}

/**
 * The one guarded way to a page on the web: public addresses only (and those of `FETCH_ALLOW`), robots.txt
 * honoured, bounded in size, time and redirects.
 */
export interface PageFetcher {
  /** @throws {FetchFailure} when the page can't be had, with the reason; the signal's own reason when it is aborted. */
  fetch(url: string, options?: FetchOptions): Promise<FetchedPage>;
  /** @throws {FetchFailure} `unsupported_address` or `source_blocked` when this address may never be fetched. Opens no connection. */
  checkAddress(url: string): void;
  /**
   * Asks whether an address answers, under the same guard, and reads nothing of what it would send.
   * @throws {FetchFailure} as `fetch`, but not for a status
   */
  probe(url: string, method: 'HEAD' | 'GET', signal?: AbortSignal): Promise<ProbedPage>;
  /**
   * The sitemaps that the robots.txt of this address's origin names: none when there is no such file or it can't
   * be read.
   * @throws {FetchFailure} when the address itself is refused or leads nowhere.
   */
  sitemapsOf(url: string, signal?: AbortSignal): Promise<readonly string[]>;
}
