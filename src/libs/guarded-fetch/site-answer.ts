import type { AnswerFacts } from './answer-facts.js';

/** Of a site with https. */
export interface CertificateFacts {
  /** Days to its end when it was asked for. */
  readonly daysLeft: number;
  readonly nameMatches: boolean;
  /** `TLSv1.3`. */
  readonly protocol: string;
}

export interface SiteAsk {
  /** HEAD wants no body. Default GET. */
  readonly method?: 'HEAD' | 'GET';
  /** Of the decoded body, at most. 0 lets the body go unread. */
  readonly maxBytes: number;
  /**
   * What becomes of a longer body: its beginning, or none, with the failure `too_large` beside the status that it came
   * with and as many bytes as are known of. Default `refuse`.
   */
  readonly beyond?: 'refuse' | 'cut';
  readonly signal?: AbortSignal;
}

export interface SiteReply {
  readonly answer: AnswerFacts;
  /** Decoded; empty without one. */
  readonly body: Uint8Array;
}

/**
 * Single requests to sites that are audited, under the same guard as every page: public addresses only (and those of
 * `FETCH_ALLOW`), each hop checked. Redirects are not followed: they are answers too. When a request may go is decided
 * by whoever asks.
 */
export interface SiteFetcher {
  /**
   * @returns also what is no answer, with its failure
   * @throws {FetchFailure} `unsupported_address` or `source_blocked` for an address that may never be asked; the
   *   signal's own reason when it is aborted
   */
  ask(url: string, options: SiteAsk): Promise<SiteReply>;
  /** Whether this address may be asked flat out: `FETCH_ALLOW` names it. @throws {FetchFailure} as `ask` */
  isAllowListed(url: string): Promise<boolean>;
  /** What the site's certificate says. @returns null where it has none, or does not answer */
  certificateOf(url: string, signal?: AbortSignal): Promise<CertificateFacts | null>;
}
