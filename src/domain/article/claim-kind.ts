import { primaryLanguage, type WrittenNumber, ownWordsIn } from '../../libs/text/index.js';
import type { DraftBlock } from './draft.js';

/** What sort of thing a claim says; `link_text` is the wording of a link. */
export const CLAIM_KINDS = ['fact', 'number', 'date', 'quote', 'definition', 'opinion', 'link_text'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

const YEAR = /(?<![\d.,])(?:1[0-9]|20)\d\d(?![\d.,]\d|\d)/u;
const DAY = /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d\s*年|\d\s*月/u;

const DEFINES: Readonly<Record<string, RegExp>> = {
  en: /^(?:an?|the)?\s?[\p{L}\p{N}\s’'-]{2,60}? (?:is|are|means|refers to|is called) (?:an?|the|any|what)\s/iu,
  de: /^[\p{L}\p{N}\s-]{2,60}? (?:ist|sind|bezeichnet|heißt) (?:ein|eine|der|die|das)\s/iu,
  fr: /^[\p{L}\p{N}\s’'-]{2,60}? (?:est|sont|désigne) (?:une?|les?|la|l’)\s?/iu,
  es: /^[\p{L}\p{N}\s-]{2,60}? (?:es|son|significa) (?:una?|el|la)\s/iu,
};

const JUDGES: Readonly<Record<string, RegExp>> = {
  en: /\b(?:should|ought to|best|worst|better|probably|perhaps|arguably|unfortunately|ideally|we think|in our view|important to)\b/iu,
  de: /(?<!\p{L})(?:sollte|sollten|wahrscheinlich|vermutlich|leider|am besten|unserer Meinung)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:devrait|devraient|probablement|malheureusement|mieux|selon nous)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:debería|deberían|probablemente|quizás|mejor|lamentablemente)(?!\p{L})/iu,
};

/** A guess by form, for readers of a record who filter by kind: no verdict depends on it. */
export function kindOf(
  text: string,
  block: DraftBlock['kind'],
  numbers: readonly WrittenNumber[],
  language: string,
): ClaimKind {
  const primary = primaryLanguage(language);
  if (block === 'quote' || ownWordsIn(text).length > 0) return 'quote';
  if (YEAR.test(text) || DAY.test(text)) return 'date';
  if (numbers.some(({ inWords }) => !inWords)) return 'number';
  if (DEFINES[primary]?.test(text)) return 'definition';
  if (JUDGES[primary]?.test(text)) return 'opinion';
  return numbers.length > 0 ? 'number' : 'fact';
}
