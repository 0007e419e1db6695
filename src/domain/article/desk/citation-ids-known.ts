import { defineCheck, type DeskItem } from './desk-check.js';
import { sentencesOf } from './draft-sentences.js';

/** Every citation leads to a source of this article, in the draft as in its HTML. */
export const citationIdsKnown = defineCheck(
  { name: 'citation_ids_known', version: 1, blocking: true },
  (input) => {
    const known = new Set(input.sources.map((source) => source.id));
    const items: DeskItem[] = sentencesOf(input.draft).flatMap(({ blockId, sentence }) =>
      sentence.evidence
        .filter(({ sourceId }) => !known.has(sourceId))
        .map(({ sourceId }) => ({ blockId, message: `There is no source ${sourceId}.` })),
    );
    const targets = new Set([...input.html.matchAll(/ id="(source-\d+)"/g)].map((match) => match[1]));
    const links = new Set([...input.html.matchAll(/ href="#(source-\d+)"/g)].map((match) => match[1]));
    for (const link of links) {
      if (!targets.has(link))
        items.push({ blockId: null, message: `A citation leads to ${link}, which is not listed.` });
    }
    return {
      verdict: items.length > 0 ? 'fail' : 'pass',
      summary:
        items.length > 0
          ? 'Some citations lead nowhere.'
          : 'Every citation leads to a source of the article.',
      items,
    };
  },
);
