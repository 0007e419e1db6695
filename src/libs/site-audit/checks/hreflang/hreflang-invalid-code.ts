import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText, firstFew, hreflangPlace } from '../../rules/evidence.js';
import { hreflangFault } from '../../rules/lists/hreflang-codes.js';

/** As much of a code as the site index keeps: what is longer is none. */
const MAX_CODE = 35;

/**
 * `detail.codes`: each with its `code` and `reason` (`not_well_formed`, `unknown_language`, `unknown_script`,
 * `unknown_region`).
 */
export const hreflangInvalidCode = defineCheck({
  id: 'hreflang_invalid_code',
  title: 'Invalid hreflang code',
  category: 'hreflang',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule:
    'A code of hreflang is neither x-default nor a language of ISO 639-1 with an optional script of ISO 15924 and an ' +
    'optional country of ISO 3166-1.',
  why: 'Search engines pass over the annotation, so readers get the page in the wrong language.',
  fix: 'Write a valid code, as en-GB for British English.',
  source: SOURCES.hreflang,
  effort: 'low',
  judge({ entry, page }) {
    const written = [...entry.hreflangs, ...page.head.hreflangs].map(({ code }) =>
      code.trim().toLowerCase().slice(0, MAX_CODE),
    );
    const codes = [...new Set(written)].flatMap((code) => {
      const reason = hreflangFault(code);
      return reason === null ? [] : [{ code, reason }];
    });
    const [first] = codes;
    if (!first) return [];
    const shown = firstFew(codes);
    return [
      {
        observed: cutText(shown.map(({ code }) => code || '(empty)').join(', ')),
        detail: { codes: shown },
        ...hreflangPlace(page.head, ({ code }) => hreflangFault(code) !== null),
      },
    ];
  },
});
