import type { Edition } from '../../domain/edition.js';
import { GalleyError } from '../../domain/errors.js';
import type { VerificationStore } from '../../ports/access/verification-store.js';
import { readOrRefuse } from '../access/access-service.js';

/**
 * Step 7 of the order of the checks (`domain/access/admission.ts`), for work on a whole domain.
 *
 * @returns the verified web address
 * @throws {GalleyError} `forbidden`, with what is missing in words and in its reason: `no_web_address`, `not_verified`,
 *   `verification_lost`
 */
export async function verifiedAddressOf(
  { id, webAddress, verified }: Edition,
  verifications: Pick<VerificationStore, 'find'>,
): Promise<string> {
  if (webAddress === null) throw withoutAddress();
  if (verified) return webAddress;
  const lost = (await readOrRefuse(() => verifications.find(id)))?.verification.failure;
  throw lost
    ? forbid('verification_lost', `The domain is verified no more: ${lost.message} ${howTo(id)}`)
    : forbid('not_verified', `The domain is not verified. ${howTo(id)}`);
}

/** The path is the documented one, whichever way the caller came. */
function howTo(editionId: string): string {
  return `GET /v1/editions/${editionId}/verification says how to verify it.`;
}

export function withoutAddress(): GalleyError {
  return forbid('no_web_address', 'The domain has no web address saved against it.');
}

function forbid(reason: string, detail: string): GalleyError {
  return new GalleyError('forbidden', detail, [], { reason });
}
