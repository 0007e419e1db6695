import { defineCheck, type DeskItem } from './desk-check.js';
import { sentencesOf, shortened } from './draft-sentences.js';

const USUAL_SHARE = 0.8;

/**
 * Every sentence that says something rests on a source, and every piece of evidence stands in the stored text where
 * it is said to stand. It says "supported by the cited text", never "true". Evidence that is not found there fails
 * the article whatever the share: then the record itself is wrong.
 */
export const grounding = defineCheck({ name: 'grounding', version: 1, blocking: true }, (input) => {
  const threshold = input.minSupported ?? USUAL_SHARE;
  const texts = new Map(input.sources.map((source) => [source.id, source.text]));
  const items: DeskItem[] = [];
  let asserting = 0;
  let supported = 0;
  let misplaced = 0;
  for (const { blockId, sentence } of sentencesOf(input.draft)) {
    const wrong = sentence.evidence.filter(
      ({ sourceId, quote, start, end }) => quote === '' || texts.get(sourceId)?.slice(start, end) !== quote,
    );
    misplaced += wrong.length;
    for (const { sourceId } of wrong) {
      items.push({
        blockId,
        message: `Not found where it should stand in ${sourceId}: “${shortened(sentence.text)}”`,
      });
    }
    if (sentence.framing && sentence.evidence.length === 0) continue;
    asserting += 1;
    if (sentence.evidence.length > wrong.length) supported += 1;
    else if (wrong.length === 0)
      items.push({ blockId, message: `Rests on no source: “${shortened(sentence.text)}”` });
  }
  const score = asserting === 0 ? 1 : supported / asserting;
  const failed = misplaced > 0 || score < threshold;
  return {
    verdict: failed ? 'fail' : score < 1 ? 'warn' : 'pass',
    score,
    threshold,
    summary: `${supported} of ${asserting} sentences are supported by the cited text.`,
    items,
  };
});
