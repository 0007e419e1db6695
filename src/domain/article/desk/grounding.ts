import { defineCheck } from './desk-check.js';
import { shortened } from './draft-sentences.js';

const USUAL_SHARE = 0.8;
/** A sentence that its passage supports in part counts as half a supported one. */
const PART = 0.5;

/**
 * The cited text supports every sentence that asserts something, and every piece of evidence is at its place in the
 * stored text. The check says "supported by the cited text", never "true". Evidence that is not at its place fails the
 * article whatever the share: then the record itself is wrong.
 */
export const grounding = defineCheck({ name: 'grounding', version: 2, blocking: true }, (input) => {
  const threshold = input.minSupported ?? USUAL_SHARE;
  const asserting = input.claims.filter(({ checkRequired }) => checkRequired);
  const supported = asserting.filter(({ verdict }) => verdict === 'supported');
  const partly = asserting.filter(({ verdict }) => verdict === 'partly_supported');
  const misplaced = input.claims.flatMap(({ evidence, blockId, text }) =>
    evidence
      .filter(({ match }) => match === null)
      .map(({ sourceId }) => ({
        blockId,
        message: `Not found at its place in ${sourceId}: “${shortened(text)}”`,
      })),
  );
  const unsupported = asserting
    .filter((claim) => claim.verdict !== 'supported' && claim.evidence.every(({ match }) => match !== null))
    .map(({ blockId, text, reason }) => ({ blockId, message: `${reason ?? ''} “${shortened(text)}”` }));
  const score = asserting.length === 0 ? 1 : (supported.length + PART * partly.length) / asserting.length;
  const contradicted = asserting.some(({ verdict }) => verdict === 'contradicted');
  const failed = misplaced.length > 0 || score < threshold || contradicted;
  return {
    verdict: failed ? 'fail' : supported.length < asserting.length ? 'warn' : 'pass',
    score,
    threshold,
    summary:
      `${supported.length} of ${asserting.length} sentences are supported by the cited text` +
      (partly.length > 0 ? `, ${partly.length} in part.` : '.'),
    items: [...misplaced, ...unsupported],
  };
});
