import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { primaryLanguage } from '../../../text/index.js';

/** Flesch’s samples had 100 words. */
const FEWEST_WORDS = 100;

/**
 * By language, as their formulas score: Flesch, Amstad, Fernández Huerta, Oborneva. More is easier in all of them. Below 30
 * Flesch and Amstad call a text very difficult; the other two are chosen: their formulas score differently.
 */
const LEAST: Readonly<Record<string, number>> = { en: 30, de: 30, es: 40, ru: 20 };

/**
 * The score must be that of the formula of the text's own language (`text.language`, else the one that the page states).
 *
 * `detail`: `score`, `limit`, `language`, `words`.
 */
export const readabilityHard = defineCheck({
  id: 'readability_hard',
  title: 'Hard to read',
  category: 'content',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule:
    `A text of ${FEWEST_WORDS} words or more scores below its language's limit: English 30 (Flesch), German 30 ` +
    '(Amstad), Spanish 40 (Fernández Huerta), Russian 20 (Oborneva).',
  threshold: { name: 'min_score', value: 30, unit: 'points' },
  why: 'Readers without training in the subject give up.',
  fix: 'Write shorter sentences and plainer words.',
  source: SOURCES.readingLevel,
  effort: 'high',
  judge({ page: { text }, entry }) {
    const language = primaryLanguage(text.language ?? entry.language ?? 'und');
    const limit = LEAST[language];
    const score = text.readingEase;
    if (limit === undefined || score === null || text.mainWords < FEWEST_WORDS || score >= limit) return [];
    return [
      {
        observed: `${score} points (${language})`,
        detail: { score, limit, language, words: text.mainWords },
        where: { selector: 'body' },
      },
    ];
  },
});
