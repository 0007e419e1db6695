import { notOwned, OWNED, type OwnershipFinding } from '../../domain/ownership/ownership-finding.js';
import { homePageOf, proofTag } from '../../domain/ownership/proof.js';
import type { OwnershipClaim, OwnershipInstruction } from '../../domain/ownership/verification.js';
import { type HeadReader, VERIFICATION_META } from '../../libs/page-reading/index.js';
import type { OwnershipCheck } from '../../ports/ownership-check.js';
import type { PageFetcher } from '../../libs/guarded-fetch/index.js';
import { probeSite } from './site-finding.js';

/** By a tag in the head of the home page. */
export class MetaOwnership implements OwnershipCheck {
  readonly method = 'meta';

  constructor(
    private readonly fetcher: Pick<PageFetcher, 'fetch'>,
    private readonly head: HeadReader,
  ) {}

  instruct({ webAddress, token }: OwnershipClaim): OwnershipInstruction {
    const place = homePageOf(webAddress);
    const value = proofTag(token);
    return { method: this.method, place, value, text: `Put ${value} into the <head> of ${place}.` };
  }

  check({ webAddress, token }: OwnershipClaim, signal: AbortSignal): Promise<OwnershipFinding> {
    const home = homePageOf(webAddress);
    return probeSite(this.fetcher, home, { signal, accept: 'html' }, ({ body, contentType }) => {
      const { inHead, outside } = this.head.proofsIn(body, contentType);
      if (inHead.includes(token)) return OWNED;
      if (outside.includes(token))
        return notOwned(
          'token_misplaced',
          `${home} has the tag "${VERIFICATION_META}" outside its <head>, where it does not count.`,
        );
      return inHead.length > 0
        ? notOwned('token_wrong', `The tag "${VERIFICATION_META}" of ${home} has not this edition’s token.`)
        : notOwned('token_missing', `The <head> of ${home} has no tag "${VERIFICATION_META}".`);
    });
  }
}
