/**
 * Why a probe did not show who owns a domain. `definite`: the probe read the domain, and the proof is not there. Any other
 * failure prevented the probe, and may be a fault of Galley or of the network.
 */
export const OWNERSHIP_FAILURES = {
  /** There is no tag, file or record of Galley. */
  token_missing: { definite: true },
  /** The tag is in the page, but outside its head, where any writer of a comment could put it. */
  token_misplaced: { definite: true },
  /** There is one, with another edition's token or with other content. */
  token_wrong: { definite: true },
  /** The domain redirects to another. */
  redirected: { definite: true },
  /** Google's service account does not see the domain among its properties. */
  property_missing: { definite: true },
  /** It sees the property, and is neither an owner nor a full user of it. */
  permission_insufficient: { definite: true },
  /** The operator gave the edition the address of another domain. */
  address_changed: { definite: true },
  site_unreachable: { definite: false },
  /** The site can't be read: robots.txt, a status, a private address, an answer that is no page. */
  site_refused: { definite: false },
  dns_unavailable: { definite: false },
  google_unavailable: { definite: false },
  /** Google rejects the key of the service account. */
  google_refused: { definite: false },
  /** The operator has not configured the method, or has removed it. */
  not_configured: { definite: false },
  timed_out: { definite: false },
} as const;

export type OwnershipFailureCode = keyof typeof OWNERSHIP_FAILURES;

export interface OwnershipFailure {
  readonly code: OwnershipFailureCode;
  /** A sentence for the owner; it holds no secret, and of third-party texts at most an address. */
  readonly message: string;
  /** `Retry-After` of the other side, in ms; null where it sent none. */
  readonly retryAfterMs: number | null;
}

/** The result of one probe of a domain. */
export type OwnershipFinding =
  | { readonly owned: true }
  | { readonly owned: false; readonly failure: OwnershipFailure };

export const OWNED: OwnershipFinding = { owned: true };

export function notOwned(
  code: OwnershipFailureCode,
  message: string,
  retryAfterMs: number | null = null,
): OwnershipFinding {
  return { owned: false, failure: { code, message, retryAfterMs } };
}
