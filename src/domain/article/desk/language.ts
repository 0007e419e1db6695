import { eld } from 'eld/small';
import { sameLanguage, primaryLanguage } from '../../../libs/text/index.js';
import { defineCheck } from './desk-check.js';

/** With less text the guess is worth little. */
const FEWEST_CHARACTERS = 100;

/** What the detector knows: a text in another language it takes for the nearest of these. */
const TOLD = Object.values(eld.info().Languages);

/** The text reads as the language that the article is said to be in. A guess by statistics, so it only warns. */
export const language = defineCheck({ name: 'language', version: 1, blocking: false }, (input) => {
  const wanted = primaryLanguage(input.language);
  if (!TOLD.some((known) => sameLanguage(known, wanted)))
    return { verdict: 'skipped', summary: `Whether a text is ${wanted} can’t be told here.` };
  if (input.text.length < FEWEST_CHARACTERS)
    return { verdict: 'skipped', summary: 'The text is too short to tell.' };
  const guess = eld.detect(input.text);
  if (guess.language === '') return { verdict: 'skipped', summary: 'The language could not be told.' };
  const same = sameLanguage(guess.language, wanted);
  return {
    verdict: same ? 'pass' : 'warn',
    summary: same ? `The text reads as ${wanted}.` : `The text reads as ${guess.language}, not as ${wanted}.`,
  };
});
