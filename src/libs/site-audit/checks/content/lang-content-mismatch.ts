import { sameLanguage } from '../../../text/index.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';
import { faultOfLanguageTag } from '../../rules/lists/language-tags.js';

/** Both chosen, so that quotations and names accuse no page. */
const FEWEST_WORDS = 60;
const LEAST = 0.9;

/** Languages that can't be distinguished for sure (Bosnian, Croatian, Serbian) pass for each other. `detail`: `lang`, `detected`, `confidence`, `words`. */
export const langContentMismatch = defineCheck({
  id: 'lang_content_mismatch',
  title: 'Text in another language',
  category: 'content',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule:
    `A text of ${FEWEST_WORDS} words or more is detected with a confidence of ${LEAST} or more to be in another language ` +
    'than the lang of the html element says.',
  threshold: { name: 'min_confidence', value: LEAST, unit: 'confidence' },
  why: 'Screen readers speak it with the wrong voice, and search engines may show it to the wrong readers.',
  fix: 'Set the lang that the text is in.',
  source: SOURCES.pageLanguage,
  effort: 'low',
  judge({ page: { head, text } }) {
    const lang = head.lang?.trim() ?? '';
    const { language: detected, languageConfidence: confidence, mainWords: words } = text;
    if (lang === '' || faultOfLanguageTag(lang) !== null || detected === null) return [];
    if (words < FEWEST_WORDS || confidence < LEAST || sameLanguage(lang, detected)) return [];
    return [
      {
        observed: `${detected} text, lang ${cutText(lang, 40)}`,
        detail: { lang: cutText(lang, 100), detected, confidence, words },
        where: { selector: 'html' },
      },
    ];
  },
});
