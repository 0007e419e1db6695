import { foldText, countWords } from '../../../libs/text/index.js';
import { defineCheck, type DeskInput } from './desk-check.js';

/** Below this there is no article to speak of. */
const FEWEST_WORDS = 20;
const FAR = { short: 0.5, long: 1.8 };
const NEAR = { short: 0.8, long: 1.25 };

/** The article is about as long as its outline aims at, which is less than the brief asks when the sources are short. */
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

/** Takeaways and questions are asked for on top of the length, and stand in no outline. */
function wordsOfExtras({ draft, outline, language }: DeskInput): number {
  const planned = new Set(outline.sections.map((section) => foldText(section.heading)));
  return draft.sections
    .filter((section) => !planned.has(foldText(section.heading)))
    .flatMap((section) => [
      section.heading,
      ...section.blocks.flatMap((block) => block.sentences.map(({ text }) => text)),
    ])
    .reduce((sum, text) => sum + countWords(text, language), 0);
}
