import { foldText, containment, foldedWords, shinglesOf } from '../../../libs/text/index.js';
import { blocksOf, type Draft } from '../draft.js';
import { fixedHeading } from '../fixed-headings.js';
import { defineCheck, type DeskInput, type DeskItem } from './desk-check.js';
import { sentencesOf, shortened } from './draft-sentences.js';

/** Shorter sentences may recur: "Yes." */
const FEWEST_WORDS = 6;
const SHINGLE = 8;
/** Of the runs of eight words in a paragraph. */
const MOST_SHARED = 0.25;

/** No sentence occurs twice in the article, and no paragraph repeats another. */
export const duplicationInternal = defineCheck(
  { name: 'duplication_internal', version: 1, blocking: false },
  (whole) => {
    const draft = withoutSteps(withoutTakeaways(whole));
    const repeated = repeatedSentences(draft);
    const alike = alikeParagraphs(draft);
    return {
      verdict: repeated.length > 0 ? 'fail' : alike.length > 0 ? 'warn' : 'pass',
      threshold: MOST_SHARED,
      summary:
        repeated.length + alike.length === 0
          ? 'No sentence or paragraph is repeated.'
          : `${repeated.length} sentences are repeated and ${alike.length} paragraphs repeat much of another.`,
      items: [...repeated, ...alike],
    };
  },
);

/** Takeaways repeat the article by design. */
function withoutTakeaways({ draft, language }: Pick<DeskInput, 'draft' | 'language'>): Draft {
  const heading = fixedHeading('key_takeaways', language);
  return { ...draft, sections: draft.sections.filter((section) => section.heading !== heading) };
}

/** The same step may be needed in several procedures, and the same command at several steps. */
function withoutSteps({ lead, sections, ...rest }: Draft): Draft {
  const proseOf = (blocks: Draft['lead']) =>
    blocks.filter(({ kind, within }) => kind !== 'step' && kind !== 'code' && !within);
  return {
    ...rest,
    lead: proseOf(lead),
    sections: sections.map((section) => ({ ...section, blocks: proseOf(section.blocks) })),
  };
}

function repeatedSentences(draft: Draft): DeskItem[] {
  const seen = new Set<string>();
  const items: DeskItem[] = [];
  for (const { blockId, sentence } of sentencesOf(draft)) {
    const folded = foldText(sentence.text);
    if (foldedWords(folded).length < FEWEST_WORDS) continue;
    if (seen.has(folded))
      items.push({
        blockId,
        message: `The article has this sentence already: “${shortened(sentence.text)}”`,
      });
    seen.add(folded);
  }
  return items;
}

function alikeParagraphs(draft: Draft): DeskItem[] {
  const before: ReadonlySet<string>[] = [];
  const items: DeskItem[] = [];
  for (const block of blocksOf(draft)) {
    const text = block.sentences.map((sentence) => sentence.text).join(' ');
    const shingles = shinglesOf(text, SHINGLE);
    if (before.some((other) => containment(shingles, other) > MOST_SHARED)) {
      items.push({ blockId: block.id, message: 'Much of it repeats an earlier paragraph.' });
    }
    if (shingles.size > 1) before.push(shingles);
  }
  return items;
}
