import { primaryLanguage } from '../../../libs/text/index.js';
import { DUTCH } from './dutch.js';
import { ENGLISH } from './english.js';
import { FRENCH } from './french.js';
import { GERMAN } from './german.js';
import { ITALIAN } from './italian.js';
import { JAPANESE } from './japanese.js';
import { PORTUGUESE } from './portuguese.js';
import { SPANISH } from './spanish.js';
import type { ReportWording } from './report-wording.js';

const WORDINGS: Readonly<Record<string, ReportWording>> = {
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  ja: JAPANESE,
  nl: DUTCH,
  pt: PORTUGUESE,
};

/** @param language BCP 47 tag. @returns the wording, and the language that it is in: English where there is no other */
export function reportWording(language: string): {
  readonly wording: ReportWording;
  readonly language: string;
} {
  const primary = primaryLanguage(language);
  const wording = WORDINGS[primary];
  return wording ? { wording, language: primary } : { wording: ENGLISH, language: 'en' };
}
