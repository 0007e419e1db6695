/** Why there was no answer; never merged into one. */
export const ANSWER_FAILURES = ['dns', 'refused', 'reset', 'tls', 'timeout', 'too_large'] as const;
export type AnswerFailure = (typeof ANSWER_FAILURES)[number];

export const CONTENT_FAMILIES = [
  'html',
  'image',
  'pdf',
  'css',
  'js',
  'json',
  'xml',
  'text',
  'other',
] as const;
export type ContentFamily = (typeof CONTENT_FAMILIES)[number];

/** One answer to one request, as it came; redirects are answers of their own. */
export interface AnswerFacts {
  /** null where there was none. */
  readonly status: number | null;
  /** With a status only where that came with a body that is `too_large`. */
  readonly failure: AnswerFailure | null;
  /** Requests until this answer, from 1. */
  readonly attempts: number;
  /** From the request to the first byte, and to the last. */
  readonly ttfbMs: number;
  readonly totalMs: number;
  /** The header as it came; empty where there is none. */
  readonly contentType: string;
  /** Told from the first 512 bytes; null without a body. */
  readonly sniffed: ContentFamily | null;
  /** Lower case; empty where there is none. */
  readonly contentEncoding: string;
  /** As sent, and decoded. */
  readonly transferBytes: number;
  readonly bytes: number;
  /** Absolute, of a redirect. */
  readonly location: string | null;
  /** Every `X-Robots-Tag`, lower case. */
  readonly xRobotsTag: readonly string[];
  /** `Link` headers as they came. */
  readonly link: readonly string[];
  readonly lastModified: string | null;
  readonly retryAfterMs: number | null;
  readonly security: {
    readonly hsts: boolean;
    readonly csp: boolean;
    /** X-Frame-Options, or frame-ancestors of the CSP. */
    readonly framing: boolean;
    readonly nosniff: boolean;
    readonly referrerPolicy: boolean;
  };
}

/** What is known of an answer that did not come, and what every other begins with. */
export const NO_ANSWER: AnswerFacts = {
  status: null,
  failure: null,
  attempts: 1,
  ttfbMs: 0,
  totalMs: 0,
  contentType: '',
  sniffed: null,
  contentEncoding: '',
  transferBytes: 0,
  bytes: 0,
  location: null,
  xRobotsTag: [],
  link: [],
  lastModified: null,
  retryAfterMs: null,
  security: { hsts: false, csp: false, framing: false, nosniff: false, referrerPolicy: false },
};
