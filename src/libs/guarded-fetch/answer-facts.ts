/** Why there was no answer. Different causes are never merged into one. */
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

/** One answer to one request, as received; a redirect is an answer too. */
export interface AnswerFacts {
  /** null without an answer. */
  readonly status: number | null;
  /** Set together with a status only when the body was `too_large`: it was not read, or its beginning was. */
  readonly failure: AnswerFailure | null;
  /** Requests until this answer, from 1. */
  readonly attempts: number;
  /** From the request to the first byte, and to the last. */
  readonly ttfbMs: number;
  readonly totalMs: number;
  /** The header as received; empty without one. */
  readonly contentType: string;
  /** Sniffed from the first 512 bytes; null without a body. */
  readonly sniffed: ContentFamily | null;
  /** Lower case; empty where there is none. */
  readonly contentEncoding: string;
  /** As sent, and decoded. */
  readonly transferBytes: number;
  readonly bytes: number;
  /** The absolute target of a redirect. */
  readonly location: string | null;
  /** Every `X-Robots-Tag`, lower case. */
  readonly xRobotsTag: readonly string[];
  /** `Link` headers as received. */
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

/** The facts of a request without an answer; the defaults of all others. */
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
