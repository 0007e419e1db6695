/**
 * Why a web search returned no results. `rate_limited` and `unavailable` may pass; `rejected` (a wrong key, a format that
 * is switched off) needs the operator; `bad_answer` is an answer that can't be read.
 */
export type SearchFailureCode = 'rate_limited' | 'unavailable' | 'timeout' | 'rejected' | 'bad_answer';

/**
 * A failed web search. The message is fit for a job's warnings: it holds neither the address of the provider, which may
 * carry a password, nor the key. It has no `cause` for the same reason: errors of HTTP clients may quote both.
 */
export class SearchFailure extends Error {
  override readonly name = 'SearchFailure';

  /** Whether another query may succeed all the same: this one may have been too much for the provider. */
  readonly othersMayDo: boolean;

  constructor(
    readonly code: SearchFailureCode,
    message: string,
    /** `Retry-After` of the provider, in ms; null where it sent none. */
    readonly retryAfterMs: number | null = null,
    more: { readonly othersMayDo?: boolean } = {},
  ) {
    super(message);
    this.othersMayDo = more.othersMayDo ?? false;
  }
}
