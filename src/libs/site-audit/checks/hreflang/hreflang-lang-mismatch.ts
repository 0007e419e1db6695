import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText, hreflangPlace } from '../../rules/evidence.js';
import { primarySubtag } from '../../rules/lists/hreflang-codes.js';

/** `detail`: `lang` of html and `codes` under which the page names itself. */
export const hreflangLangMismatch = defineCheck({
  id: 'hreflang_lang_mismatch',
  title: 'hreflang and html lang differ',
  category: 'hreflang',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule: 'The page names itself by hreflang, and no code that it does so with has the language of html lang.',
  why: 'Search engines, screen readers and translators read different languages.',
  fix: 'Use the language of the text in both places.',
  source: SOURCES.pageLanguage,
  effort: 'low',
  judge({ entry, page }) {
    const language = primarySubtag(entry.lang ?? '');
    if (language === '') return [];
    const codes = entry.hreflangs
      .filter(({ code, url }) => url === entry.url && code.toLowerCase() !== 'x-default')
      .map(({ code }) => code);
    const [first] = codes;
    if (first === undefined || codes.some((code) => primarySubtag(code) === language)) return [];
    return [
      {
        observed: `hreflang ${cutText(first, 40)}, lang ${cutText(entry.lang ?? '', 40)}`,
        detail: { lang: entry.lang, codes },
        ...hreflangPlace(page.head, ({ url }) => url === entry.url),
      },
    ];
  },
});
