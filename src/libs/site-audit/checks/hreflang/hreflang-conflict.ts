import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { firstFew, hreflangPlace } from '../../rules/evidence.js';
import { primarySubtag } from '../../rules/lists/hreflang-codes.js';

/**
 * `detail.clashes`: each with its `reason`, `one_code_two_urls` or `one_url_two_languages`, and the `codes` and `urls`
 * that clash.
 */
export const hreflangConflict = defineCheck({
  id: 'hreflang_conflict',
  title: 'hreflang names clash',
  category: 'hreflang',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule: 'One code of hreflang names two URLs, or one URL stands under two codes of different languages; x-default goes with any.',
  why: 'Search engines can’t tell which page is meant, and may ignore the set.',
  fix: 'Name one page for each language, and one language for each page.',
  source: SOURCES.hreflang,
  effort: 'medium',
  judge({ entry, page }) {
    const urlsOf = new Map<string, Set<string>>();
    const codesOf = new Map<string, Set<string>>();
    for (const { code: written, url } of entry.hreflangs) {
      const code = written.toLowerCase();
      urlsOf.set(code, (urlsOf.get(code) ?? new Set()).add(url));
      if (code !== 'x-default') codesOf.set(url, (codesOf.get(url) ?? new Set()).add(code));
    }
    const clashes = [
      ...[...urlsOf]
        .filter(([, urls]) => urls.size > 1)
        .map(([code, urls]) => ({ reason: 'one_code_two_urls', codes: [code], urls: firstFew([...urls]) })),
      ...[...codesOf]
        .filter(([, codes]) => new Set(Array.from(codes, primarySubtag)).size > 1)
        .map(([url, codes]) => ({
          reason: 'one_url_two_languages',
          codes: firstFew([...codes]),
          urls: [url],
        })),
    ];
    const [first] = clashes;
    if (!first) return [];
    return [
      {
        observed:
          first.reason === 'one_code_two_urls'
            ? `${first.codes[0] ?? ''} names ${first.urls.length} URLs`
            : `one URL is ${first.codes.join(' and ')}`,
        detail: { clashes: firstFew(clashes) },
        ...hreflangPlace(
          page.head,
          ({ code, url }) =>
            first.codes.includes(code.toLowerCase()) && url !== null && first.urls.includes(url),
        ),
      },
    ];
  },
});
