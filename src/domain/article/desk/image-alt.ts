import { countCodePoints, foldText } from '../../../libs/text/index.js';
import { defineCheck } from './desk-check.js';

/** A longer text is no alternative: readers of screens can't skim it. */
const LONGEST = 200;
const SHORTEST = 3;

/** The alternative text of an article's picture. */
export interface ImageAltInput {
  /** Null when the article has no picture. */
  readonly image: { readonly alt: string } | null;
  readonly html: string;
}

/** Every picture has an alternative text that is more than the name of a file. */
export const imageAlt = defineCheck<ImageAltInput>(
  { name: 'image_alt', version: 1, blocking: false },
  ({ image, html }) => {
    const inBody = [...html.matchAll(/<img\b[^<>]*>/gi)].map(
      ([tag]) => /\salt="([^"]*)"/i.exec(tag)?.[1] ?? '',
    );
    const alts = [...(image ? [image.alt] : []), ...inBody];
    if (alts.length === 0) return { verdict: 'pass', summary: 'The article has no picture.' };
    const bad = alts.filter((alt) => !isAlternative(alt));
    const long = alts.filter((alt) => countCodePoints(alt) > LONGEST);
    return {
      verdict: bad.length > 0 ? 'fail' : long.length > 0 ? 'warn' : 'pass',
      score: (alts.length - bad.length) / alts.length,
      threshold: 1,
      summary: `${alts.length - bad.length} of ${alts.length} pictures have an alternative text.`,
      items: [
        ...bad.map((alt) => ({
          blockId: null,
          message: alt.trim() === '' ? 'A picture has no alternative text.' : `“${alt}” says nothing.`,
        })),
        ...long.map(() => ({
          blockId: null,
          message: `An alternative text is longer than ${LONGEST} characters.`,
        })),
      ],
    };
  },
);

function isAlternative(alt: string): boolean {
  const folded = foldText(alt);
  // One letter is a word in Chinese and Japanese.
  const shortest = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(folded) ? 1 : SHORTEST;
  if (countCodePoints(folded) < shortest || !/\p{L}/u.test(folded)) return false;
  return !/^(?:image|picture|photo|graphic|bild|foto)s?$|\.(?:png|jpe?g|webp|gif|svg)$/u.test(folded);
}
