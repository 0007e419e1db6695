import { isAmong, numbersIn, readingsIn } from '../../../libs/text/index.js';
import { defineCheck, type DeskInput, type DeskItem } from './desk-check.js';
import { shortened } from './draft-sentences.js';
import { ownHeadings, wordsOfBrief } from './own-headings.js';

/**
 * The cited passage of a sentence has every figure of the sentence, and some source has every figure of a heading. A
 * missing figure in digits fails the article. One in letters only warns: a writer may count what a source lists.
 */
export const numbers = defineCheck({ name: 'numbers', version: 2, blocking: true }, (input) => {
  const { claims } = input;
  const inHeadings = inventedInHeadings(input);
  const all = claims.flatMap((claim) =>
    claim.checkRequired ? claim.numbers.map((number) => ({ claim, number })) : [],
  );
  const missing = all.filter(({ number }) => !number.cited);
  const inSentences = missing.map(({ claim, number }): DeskItem => {
    const where =
      number.foundIn === null
        ? 'in no source that it cites'
        : `not in the passage that it cites, though elsewhere in ${number.foundIn}`;
    return { blockId: claim.blockId, message: `${number.raw} stands ${where}: “${shortened(claim.text)}”` };
  });
  const items = [...inHeadings, ...inSentences];
  const inDigits = inHeadings.length > 0 || missing.some(({ number }) => !number.inWords);
  return {
    verdict: inDigits ? 'fail' : items.length > 0 ? 'warn' : 'pass',
    score: all.length === 0 ? 1 : (all.length - missing.length) / all.length,
    threshold: 1,
    summary:
      all.length === 0
        ? 'The article has no figures that rest on a source.'
        : `${all.length - missing.length} of ${all.length} figures stand in the cited text.`,
    items,
  };
});

function inventedInHeadings(input: DeskInput): DeskItem[] {
  const written = ownHeadings(input).flatMap((heading) =>
    numbersIn(heading, input.language)
      .filter(({ inWords }) => !inWords)
      .map((number) => ({ heading, number })),
  );
  if (written.length === 0) return [];
  const held = new Set([
    ...wordsOfBrief(input).flatMap((text) => [...readingsIn(text, input.language)]),
    ...input.sources.flatMap(({ title, text, language }) => [
      ...readingsIn(`${title}\n${text}`, language ?? input.language),
    ]),
  ]);
  return written
    .filter(({ number }) => !isAmong(number, held))
    .map(({ heading, number }) => ({
      blockId: null,
      message: `${number.raw} is in no source: “${shortened(heading)}”`,
    }));
}
