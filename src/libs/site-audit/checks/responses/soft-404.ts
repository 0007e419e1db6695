import { defineCheck, type JudgedPage } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { findNotFoundPhrase } from '../../rules/lists/not-found-phrases.js';
import { simhashDistance } from '../../rules/simhash-distance.js';
import type { SiteView } from '../../site/site-view.js';

/** Signs and words are chosen: each alone is found on sound pages. Three bits of 64 are those of Manku et al. (2007). */
const FEWEST_SIGNS = 2;
const FEWEST_WORDS = 150;
const MOST_BITS = 3;

/**
 * The page must have been fetched again alone, and its facts be those of the last fetch: a passing error page is no page
 * of the site. The home page and the page that missing ones are sent to are never taken for missing themselves.
 *
 * `detail`: `signs` (`phrase`, `few_words`, `like_missing_page`, `noindex`), `phrase`, `words`. Two signs that a short
 * page out of search has as well (few words and noindex) are `likely` only.
 */
export const soft404 = defineCheck({
  id: 'soft_404',
  title: 'Soft 404',
  category: 'responses',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule:
    `A page answers 200 and shows at least ${FEWEST_SIGNS} of these: its title or H1 says in the page's language that ` +
    `nothing was found; it has fewer than ${FEWEST_WORDS} words; its text is that of a made-up address, give or take ` +
    `${MOST_BITS} bits of 64; it is noindex.`,
  threshold: { name: 'min_signs', value: FEWEST_SIGNS, unit: 'signs' },
  why: 'Search engines spend their time on pages that are none, and may index them.',
  fix: 'Answer with 404 or 410 where there is no page.',
  source: SOURCES.soft404,
  effort: 'medium',
  judge(judged, site) {
    const { page, entry } = judged;
    if (isEntrance(judged, site)) return [];
    const words = page.text.mainWords;
    const others = [
      ...(words < FEWEST_WORDS ? ['few_words'] : []),
      ...(isLikeMissing(judged, site) ? ['like_missing_page'] : []),
      ...(entry.noindex ? ['noindex'] : []),
    ];
    // A phrase alone is too little, and to look for all of them takes longer than the rest of the checks together.
    if (others.length < FEWEST_SIGNS - 1) return [];
    const phrase = phraseOf(judged);
    const signs = [...(phrase === null ? [] : ['phrase']), ...others];
    if (signs.length < FEWEST_SIGNS) return [];
    const isPlain = signs.includes('phrase') || signs.includes('like_missing_page');
    return [
      {
        observed: `${signs.length} signs: ${signs.join(', ')}`,
        detail: { signs, phrase, words },
        confidence: isPlain ? 'confirmed' : 'likely',
      },
    ];
  },
});

function isEntrance({ entry }: JudgedPage, { site }: SiteView): boolean {
  return entry.url === site.home || site.probes.some(({ finalUrl }) => finalUrl === entry.url);
}

function phraseOf({ page, entry }: JudgedPage): string | null {
  const texts = [
    ...page.head.titles.slice(0, 1),
    ...page.headings.filter(({ level }) => level === 1).slice(0, 3),
  ];
  for (const { text } of texts) {
    const phrase = findNotFoundPhrase(text, entry.language);
    if (phrase !== null) return phrase;
  }
  return null;
}

function isLikeMissing({ page }: JudgedPage, { site }: SiteView): boolean {
  return site.probes.some(({ simhash, finalUrl }) => {
    // Sent to the home page, it is like that, and every page may be.
    if (simhash === null || finalUrl === site.home) return false;
    const distance = simhashDistance(page.text.simhash, simhash);
    return distance !== null && distance <= MOST_BITS;
  });
}
