/**
 * Why a web search gave no answer. `rate_limited` and `unavailable` may pass; `rejected` (a wrong key, a format that is
 * switched off) wants the operator; `bad_answer` is an answer that is none.
 */
export type SearchFailureCode = 'rate_limited' | 'unavailable' | 'timeout' | 'rejected' | 'bad_answer';

/**
 * A web search that gave no answer. The message is fit for a job's warnings: it holds neither the address that was asked,
 * which may carry a password, nor the key. It has no `cause` for the same reason: what HTTP clients throw may quote both.
 */
export class SearchFailure extends Error {
  override readonly name = 'SearchFailure';

  /** Whether another question may be answered all the same: this one may have been too much for it. */
  readonly othersMayDo: boolean;

  constructor(
    readonly code: SearchFailureCode,
    message: string,
    /** How long the provider asked to be left alone, in ms; null where it said nothing. */
    readonly retryAfterMs: number | null = null,
    more: { readonly othersMayDo?: boolean } = {},
  ) {
    super(message);
    this.othersMayDo = more.othersMayDo ?? false;
  }
}
