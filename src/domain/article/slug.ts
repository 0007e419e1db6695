import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { primaryLanguage } from '../../libs/text/index.js';
import slugify from '@sindresorhus/slugify';
import type { transliterate } from 'transliteration';
import { spellKana } from './spell-kana.js';

const require = createRequire(import.meta.url);

/** Loaded on first use: its tables take 40 ms to load, and few titles need them. */
const spellOthers = (run: string) =>
  (require('transliteration') as { readonly transliterate: typeof transliterate }).transliterate(run);

/** Code units, which for ASCII are characters. */
export const LONGEST_SLUG = 80;

/**
 * Letters that `slugify` would drop: it spells these scripts by each language's own habit (`ä` as `ae`), and drops all
 * others. They are replaced in runs, because the reading of a letter may depend on the next.
 */
const OTHER_LETTERS =
  /(?:(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}])[\p{L}\p{N}\p{M}ー](?<![\d\u0300-\u036f]))+/gu;

const HAN = /[\p{Script=Han}々]+/gu;
const HAS_KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** A word that says something without the ideographs around it: particles and endings are hiragana. */
const TELLING = /[\p{Script=Katakana}ー]{2,}|[a-z]{2,}/iu;

/**
 * How ideographs are read in Japanese is known to dictionaries of tens of megabytes only, and as Chinese they are spelt wrong. They
 * are left out.
 *
 * @returns null where too little would be left
 */
function withoutIdeographs(title: string): string | null {
  const rest = title.replace(HAN, ' ');
  return TELLING.test(rest) ? rest : null;
}

/**
 * @param language BCP 47 tag; without it ideographs beside kana are Japanese, and all others Chinese
 * @returns the address part of a title: lower-case ASCII letters, digits and single hyphens, 80 at most, cut at a
 * hyphen; empty when nothing of the title can be spelt in ASCII (an emoji, say, or a Japanese title of ideographs)
 */
export function slugOf(title: string, language = 'und'): string {
  // Half-width kana are folded too.
  const folded = title.replace(/[\uff65-\uff9f]+/g, (run) => run.normalize('NFKC')).normalize('NFC');
  const isJapanese = primaryLanguage(language) === 'ja' || HAS_KANA.test(folded);
  const shown = isJapanese && folded.search(HAN) !== -1 ? withoutIdeographs(folded) : folded;
  const spelt = spellKana(shown ?? '').replace(
    OTHER_LETTERS,
    (run) => ` ${spellOthers(run).replace(/([a-z])([A-Z])/g, '$1 $2')} `,
  );
  const slug = slugify(spelt, { decamelize: false })
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  if (slug.length <= LONGEST_SLUG) return slug;
  const cut = slug.lastIndexOf('-', LONGEST_SLUG);
  return slug.slice(0, cut > 0 ? cut : LONGEST_SLUG);
}

/** @returns the slug of a title; for a Japanese one without kana or Latin letters a name made of its hash */
export function slugOfArticle(title: string, language: string): string {
  const slug = slugOf(title, language);
  if (slug !== '' || title.search(HAN) === -1) return slug;
  return `article-${createHash('sha256').update(title).digest('hex').slice(0, 8)}`;
}
