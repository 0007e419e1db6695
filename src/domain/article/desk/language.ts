import { eld } from 'eld/small';
import { sameLanguage, primaryLanguage } from '../../../libs/text/index.js';
import { defineCheck } from './desk-check.js';
import { proseIn } from './draft-sentences.js';

/** The detector is unreliable on shorter texts. */
const FEWEST_CHARACTERS = 100;

/** The languages that the detector knows: a text in another one is detected as the nearest of these. */
const DETECTABLE = Object.values(eld.info().Languages);

/** The text is in the language of the article, as far as statistics show; so the check only warns. */
export const language = defineCheck({ name: 'language', version: 1, blocking: false }, (input) => {
  const wanted = primaryLanguage(input.language);
  if (!DETECTABLE.some((known) => sameLanguage(known, wanted)))
    return { verdict: 'skipped', summary: `The language detector does not know ${wanted}.` };
  const text = proseIn(input);
  if (text.length < FEWEST_CHARACTERS)
    return { verdict: 'skipped', summary: 'The text is too short to detect its language.' };
  const guess = eld.detect(text);
  if (guess.language === '') return { verdict: 'skipped', summary: 'The language could not be detected.' };
  const same = sameLanguage(guess.language, wanted);
  return {
    verdict: same ? 'pass' : 'warn',
    summary: same ? `The text reads as ${wanted}.` : `The text reads as ${guess.language}, not as ${wanted}.`,
  };
});
