import { notOwned, OWNED, type OwnershipFinding } from '../../domain/ownership/ownership-finding.js';
import { proofFileOf, proofLine } from '../../domain/ownership/proof.js';
import type { OwnershipClaim, OwnershipInstruction } from '../../domain/ownership/verification.js';
import type { OwnershipCheck } from '../../ports/ownership-check.js';
import type { PageFetcher } from '../../libs/guarded-fetch/index.js';
import { probeSite } from './site-finding.js';

/**
 * By a file whose address and whose one line have the token. The line matters: some sites answer every address with a page
 * that repeats the address.
 */
export class FileOwnership implements OwnershipCheck {
  readonly method = 'file';

  constructor(private readonly fetcher: Pick<PageFetcher, 'fetch'>) {}

  instruct({ webAddress, token }: OwnershipClaim): OwnershipInstruction {
    const place = proofFileOf(webAddress, token);
    const value = proofLine(token);
    return { method: this.method, place, value, text: `Answer ${place} with the one line ${value}` };
  }

  check({ webAddress, token }: OwnershipClaim, signal: AbortSignal): Promise<OwnershipFinding> {
    const file = proofFileOf(webAddress, token);
    return probeSite(
      this.fetcher,
      file,
      { signal, accept: 'text' },
      ({ body }) =>
        body.trim() === proofLine(token)
          ? OWNED
          : notOwned(
              'token_wrong',
              `${file} answers with something else than the one line that it must hold.`,
            ),
      () => notOwned('token_missing', `There is no file at ${file}.`),
    );
  }
}
