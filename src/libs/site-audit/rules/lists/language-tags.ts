import { isRegisteredLanguage } from './language-subtags.js';

/**
 * A tag as RFC 5646 (2.1) builds it. Four letters are reserved and five to eight are registered for none, so neither is
 * taken for a language; every part is bounded, and a match takes linear time.
 */
const TAG = new RegExp(
  '^(?<language>[a-z]{2,3})(?:-[a-z]{3}){0,3}' +
    '(?:-[a-z]{4})?' +
    '(?:-(?:[a-z]{2}|[0-9]{3}))?' +
    '(?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*' +
    '(?:-[a-wyz0-9](?:-[a-z0-9]{2,8})+)*' +
    '(?:-x(?:-[a-z0-9]{1,8})+)?$',
  'i',
);

/** Tags of the time before the rules, which stay registered as they are (RFC 5646, 2.2.8: irregular). */
const IRREGULAR = new Set(
  (
    'en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu ' +
    'sgn-be-fr sgn-be-nl sgn-ch-de'
  ).split(' '),
);

/** No real tag is longer (RFC 5646, 4.4.1, finds 35 letters enough). */
const LONGEST = 100;

export type LanguageTagFault = 'not_well_formed' | 'unregistered_language';

/** @returns what is wrong with a BCP 47 tag; null for a good one, and for those of private use alone (`x-elvish`) */
export function faultOfLanguageTag(tag: string): LanguageTagFault | null {
  if (tag.length > LONGEST) return 'not_well_formed';
  if (IRREGULAR.has(tag.toLowerCase()) || /^x(?:-[a-z0-9]{1,8})+$/i.test(tag)) return null;
  const language = TAG.exec(tag)?.groups?.['language'];
  if (language === undefined) return /^[a-z]{4,8}$/i.test(tag) ? 'unregistered_language' : 'not_well_formed';
  return isRegisteredLanguage(language.toLowerCase()) ? null : 'unregistered_language';
}
