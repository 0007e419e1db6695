/**
 * Why a look at a domain did not show whose it is. `definite`: the domain was seen, and what would show it is not there.
 * All else kept us from seeing, and may be our own fault or the network's.
 */
export const OWNERSHIP_FAILURES = {
  /** No tag, file or record of ours. */
  token_missing: { definite: true },
  /** The tag stands in the page, but outside its head, where anybody who may write a comment could put it. */
  token_misplaced: { definite: true },
  /** One of ours, with another edition's token or with something else in it. */
  token_wrong: { definite: true },
  /** The domain sends its visitors to another. */
  redirected: { definite: true },
  /** Google's service account does not see the domain among its properties. */
  property_missing: { definite: true },
  /** It sees it, and is neither an owner nor a full user. */
  permission_insufficient: { definite: true },
  /** The operator gave the edition the address of another domain. */
  address_changed: { definite: true },
  site_unreachable: { definite: false },
  /** The site does not let us read: robots.txt, a status, a private address, a page that is none. */
  site_refused: { definite: false },
  dns_unavailable: { definite: false },
  google_unavailable: { definite: false },
  /** Google does not take our key. */
  google_refused: { definite: false },
  /** The method is not set up here (any more). */
  not_configured: { definite: false },
  timed_out: { definite: false },
} as const;

export type OwnershipFailureCode = keyof typeof OWNERSHIP_FAILURES;

export interface OwnershipFailure {
  readonly code: OwnershipFailureCode;
  /** A sentence for the owner; holds no secret, and of strangers' texts at most an address. */
  readonly message: string;
  /** How long the other side asked to be left alone, in ms; null where it said nothing. */
  readonly retryAfterMs: number | null;
}

/** What one look at a domain came to. */
export type OwnershipFinding =
  { readonly owned: true } | { readonly owned: false; readonly failure: OwnershipFailure };

export const OWNED: OwnershipFinding = { owned: true };

export function notOwned(
  code: OwnershipFailureCode,
  message: string,
  retryAfterMs: number | null = null,
): OwnershipFinding {
  return { owned: false, failure: { code, message, retryAfterMs } };
}
