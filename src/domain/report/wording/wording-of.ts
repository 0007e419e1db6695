import { primaryLanguage } from '../../../libs/text/index.js';
import { ENGLISH } from './english.js';
import { GERMAN } from './german.js';
import { JAPANESE } from './japanese.js';
import type { ReportWording } from './report-wording.js';

const WORDINGS: Readonly<Record<string, ReportWording>> = { en: ENGLISH, de: GERMAN, ja: JAPANESE };

/** @param language BCP 47 tag. @returns the wording, and the language that it is in: English where there is no other */
export function reportWording(language: string): {
  readonly wording: ReportWording;
  readonly language: string;
} {
  const primary = primaryLanguage(language);
  const wording = WORDINGS[primary];
  return wording ? { wording, language: primary } : { wording: ENGLISH, language: 'en' };
}
