import { defineCheck, type DeskItem } from './desk-check.js';
import { shortened } from './draft-sentences.js';

/**
 * Every figure stands in the passage that its sentence cites. A figure in digits that does not fails the article. One
 * in letters only warns: a writer may count what a source lists.
 */
export const numbers = defineCheck({ name: 'numbers', version: 1, blocking: true }, ({ claims }) => {
  const all = claims.flatMap((claim) =>
    claim.checkRequired ? claim.numbers.map((number) => ({ claim, number })) : [],
  );
  const missing = all.filter(({ number }) => !number.cited);
  const items = missing.map(({ claim, number }): DeskItem => {
    const where =
      number.foundIn === null
        ? 'in no source that it cites'
        : `not in the passage that it cites, though elsewhere in ${number.foundIn}`;
    return { blockId: claim.blockId, message: `${number.raw} stands ${where}: “${shortened(claim.text)}”` };
  });
  const inDigits = missing.some(({ number }) => !number.inWords);
  return {
    verdict: inDigits ? 'fail' : missing.length > 0 ? 'warn' : 'pass',
    score: all.length === 0 ? 1 : (all.length - missing.length) / all.length,
    threshold: 1,
    summary:
      all.length === 0
        ? 'The article has no figures that rest on a source.'
        : `${all.length - missing.length} of ${all.length} figures stand in the cited text.`,
    items,
  };
});
