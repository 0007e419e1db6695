import { createRequire } from 'node:module';
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

/**
 * @returns the address part of a title: lower-case ASCII letters, digits and single hyphens, 80 at most, cut at a
 * hyphen; empty when nothing of the title can be spelt in ASCII (an emoji, say)
 */
export function slugOf(title: string): string {
  // Half-width kana are folded too.
  const spelt = spellKana(
    title.replace(/[\uff65-\uff9f]+/g, (run) => run.normalize('NFKC')).normalize('NFC'),
  ).replace(OTHER_LETTERS, (run) => ` ${spellOthers(run).replace(/([a-z])([A-Z])/g, '$1 $2')} `);
  const slug = slugify(spelt, { decamelize: false })
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  if (slug.length <= LONGEST_SLUG) return slug;
  const cut = slug.lastIndexOf('-', LONGEST_SLUG);
  return slug.slice(0, cut > 0 ? cut : LONGEST_SLUG);
}
