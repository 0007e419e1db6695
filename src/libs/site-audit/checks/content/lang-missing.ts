import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** `detail`: `detected`, the language that the text is detected to be in; null where it can't be detected. */
export const langMissing = defineCheck({
  id: 'lang_missing',
  title: 'No language',
  category: 'content',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule: 'The html element has no lang, or an empty one.',
  why: 'Screen readers may speak it with the wrong voice, and browsers offer the wrong translation.',
  fix: 'Add lang to the html element.',
  source: SOURCES.pageLanguage,
  effort: 'low',
  judge({ page: { head, text } }) {
    if (head.lang !== null && head.lang.trim() !== '') return [];
    return [
      {
        observed: head.lang === null ? 'no lang' : 'empty lang',
        detail: { detected: text.language },
        where: { selector: 'html' },
      },
    ];
  },
});
