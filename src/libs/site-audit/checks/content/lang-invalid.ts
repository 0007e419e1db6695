import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';
import { faultOfLanguageTag } from '../../rules/lists/language-tags.js';

/** `detail`: `lang` as written, `reason` (`not_well_formed`, `unregistered_language`). */
export const langInvalid = defineCheck({
  id: 'lang_invalid',
  title: 'Invalid language code',
  category: 'content',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule: 'The lang of the html element is no well-formed BCP 47 tag, or its language is not registered.',
  why: 'Browsers and screen readers take it for none.',
  fix: 'Correct it: de, pt-BR, zh-Hans.',
  source: SOURCES.languageTags,
  effort: 'low',
  judge({ page: { head } }) {
    const lang = head.lang?.trim() ?? '';
    const reason = lang === '' ? null : faultOfLanguageTag(lang);
    if (reason === null) return [];
    return [
      {
        observed: cutText(lang, 40),
        detail: { lang: cutText(lang, 100), reason },
        where: { selector: 'html' },
      },
    ];
  },
});
