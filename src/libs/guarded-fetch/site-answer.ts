import type { AnswerFacts } from './answer-facts.js';

/** The certificate of an https site. */
export interface CertificateFacts {
  /** Days until it expires, counted from the request. */
  readonly daysLeft: number;
  readonly nameMatches: boolean;
  /** `TLSv1.3`. */
  readonly protocol: string;
}

export interface SiteAsk {
  /** HEAD has no body. Default GET. */
  readonly method?: 'HEAD' | 'GET';
  /** At most so many bytes of the decoded body; 0 leaves the body unread. */
  readonly maxBytes: number;
  /**
   * What happens to a longer body: `cut` returns its beginning, `refuse` none. Both tell so by the failure `too_large`
   * beside the status, and the number of bytes as far as it is known. Default `refuse`.
   */
  readonly beyond?: 'refuse' | 'cut';
  /** Header fields beside or in place of the usual ones; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface SiteReply {
  readonly answer: AnswerFacts;
  /** Decoded; empty without one. */
  readonly body: Uint8Array;
}

/**
 * Single requests to sites that are audited, under the same guard as every page: public addresses only (and those of
 * `FETCH_ALLOW`), each hop checked. Redirects are not followed, because an audit records them as answers. The caller
 * decides when a request is sent.
 */
export interface SiteFetcher {
  /**
   * @returns the answer; without one, the failure
   * @throws {FetchFailure} `unsupported_address` or `source_blocked` for an address that may never be fetched; the
   *   signal's reason when it is aborted
   */
  ask(url: string, options: SiteAsk): Promise<SiteReply>;
  /** Whether this address may be fetched without a rate limit, because `FETCH_ALLOW` names it. @throws {FetchFailure} as `ask` */
  isAllowListed(url: string): Promise<boolean>;
  /** Reads the site's certificate. @returns null without one, or without an answer */
  certificateOf(url: string, signal?: AbortSignal): Promise<CertificateFacts | null>;
}
