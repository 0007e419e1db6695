import { foldText, countWords } from '../../../libs/text/index.js';
import { defineCheck, type DeskCheck, type DeskInput } from './desk-check.js';

/** A text with fewer words is no article. */
const FEWEST_WORDS = 20;
const FAR = { short: 0.5, long: 1.8 };
const NEAR = { short: 0.8, long: 1.25 };

/** The length of the article is near the target of its outline, which is below that of the brief when sources are short. */
export const length = defineCheck({ name: 'length', version: 1, blocking: false }, (input) => {
  const { outline } = input;
  const wordCount = input.wordCount - wordsOfExtras(input);
  const ratio = outline.targetWords > 0 ? wordCount / outline.targetWords : 1;
  const far = wordCount < FEWEST_WORDS || ratio < FAR.short || ratio > FAR.long;
  const near = ratio >= NEAR.short && ratio <= NEAR.long;
  return {
    verdict: far ? 'fail' : near ? 'pass' : 'warn',
    score: Math.round(ratio * 100) / 100,
    summary: `${wordCount} words where ${outline.targetWords} were aimed at.`,
  };
});

/** @returns the words that the outline of an article aimed at, from what this check found; null where it did not run */
export function targetIn(checks: readonly Pick<DeskCheck, 'name' | 'summary'>[]): number | null {
  const summary = checks.find(({ name }) => name === length.name)?.summary ?? '';
  const target = /where (\d{1,9}) were aimed at/.exec(summary)?.[1];
  return target === undefined ? null : Number(target);
}

/** Takeaways and questions are requested on top of the length, and no outline contains them. */
function wordsOfExtras({ draft, outline }: DeskInput): number {
  const planned = new Set(outline.sections.map((section) => foldText(section.heading)));
  return draft.sections
    .filter((section) => !planned.has(foldText(section.heading)))
    .flatMap((section) => [
      section.heading,
      ...section.blocks.flatMap((block) => block.sentences.map(({ text }) => text)),
    ])
    .reduce((sum, text) => sum + countWords(text), 0);
}
