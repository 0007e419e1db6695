import { eld } from 'eld/small';
import { primaryLanguage } from '../../text/segmenter.js';
import { defineCheck } from './desk-check.js';

/** With less text the guess is worth little. */
const FEWEST_CHARACTERS = 100;
/** Spoken of as one by the detector, or too near each other to be told apart for sure. */
const ALIKE: readonly (readonly string[])[] = [
  ['no', 'nb', 'nn', 'da'],
  ['sr', 'hr', 'bs'],
  ['ms', 'id'],
  ['tl', 'fil'],
  ['he', 'iw'],
];

/** The text reads as the language that the article is said to be in. A guess by statistics, so it only warns. */
export const language = defineCheck({ name: 'language', version: 1, blocking: false }, (input) => {
  const wanted = primaryLanguage(input.language);
  if (input.text.length < FEWEST_CHARACTERS)
    return { verdict: 'skipped', summary: 'The text is too short to tell.' };
  const guess = eld.detect(input.text);
  if (guess.language === '') return { verdict: 'skipped', summary: 'The language could not be told.' };
  const same =
    guess.language === wanted || ALIKE.some((set) => set.includes(guess.language) && set.includes(wanted));
  return {
    verdict: same ? 'pass' : 'warn',
    summary: same ? `The text reads as ${wanted}.` : `The text reads as ${guess.language}, not as ${wanted}.`,
  };
});
