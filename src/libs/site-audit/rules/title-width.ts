/**
 * Advance widths of the letters of Arial, in 1/1000 of the type's size: all letters of one width in one string. They
 * were read from Liberation Sans, whose metrics were made equal to Arial's.
 */
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [167, '⁄'],
  [188, '′'],
  [191, "'"],
  [222, 'ijlįĵĺļłſΐίιϊіј‘’‚‛'],
  [260, '|¦'],
  [278, ' !,./:;I[\\]ft\u00a0·ÌÍÎÏìíîïĨĩĪīĬĭĮİıţŧΙΪІЇї'],
  [292, 'ľ'],
  [323, 'ℓ'],
  [333, '()-`r¡¨²³´¸¹ŕŗř΄΅‐‑“”„‹›‾'],
  [334, '{}ŀ'],
  [350, '•'],
  [354, '″'],
  [355, '"'],
  [365, 'ºгѓ'],
  [370, 'ª'],
  [375, 'ť'],
  [384, 'Ί'],
  [389, '*'],
  [395, 'τ'],
  [400, '°'],
  [411, 'ґ'],
  [438, 'кќ'],
  [441, 'ζ'],
  [444, 'ĳ'],
  [446, 'έε'],
  [448, 'ξ'],
  [458, 'зт'],
  [469, '^'],
  [482, 'ς'],
  [489, 'Ґ'],
  [500, 'JcksvxyzçýÿćĉċčĴķĸśŝşšŷźżžγκλνЈсухѕўỳ‼↑↓↕'],
  [510, 'эє'],
  [521, 'чь'],
  [525, 'χ'],
  [531, 'в'],
  [537, '¶'],
  [542, 'ЃГпя'],
  [547, 'ΰυϋύ'],
  [549, '±÷'],
  [551, 'Γ'],
  [552, '¯нџ‗'],
  [
    556,
    '#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþāăąđēĕėęěĝğġģĥħĹĻĽĿŁńņňŋōŏőũūŭůűųήη' +
      'θοόаеорѐёђћѳ–†‡₣₤€',
  ],
  [557, 'δ'],
  [559, 'ийѝ'],
  [569, 'ρ'],
  [573, 'бц'],
  [575, 'β'],
  [576, 'µμ'],
  [578, 'άα'],
  [583, 'ЌКдл'],
  [584, '+<=>~¬×'],
  [604, 'ŉЗ'],
  [611, 'FTZ¿ßøŢŤŦŹŻŽΖΤТ'],
  [615, 'ď'],
  [617, 'σ'],
  [618, 'Σ'],
  [625, 'ъ'],
  [635, 'ЎУ'],
  [648, 'φ'],
  [650, 'Ξ'],
  [656, 'БЛЬ'],
  [667, '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞĀĂĄĒĔĖĘĚĶŚŜŞŠŶŸΆΑΒΕΚΡΥΧΫЀЁЅАВЕРХЧỲ'],
  [668, 'ΔΛ'],
  [669, 'ж'],
  [677, 'Д'],
  [688, 'м'],
  [690, 'π'],
  [713, 'ψ'],
  [719, 'ЄЏИЙПЭы'],
  [722, 'CDHNRUwÇÐÑÙÚÛÜĆĈĊČĎĐĤĦŃŅŇŔŖŘŨŪŬŮŰŲŵΗΝΠЍНСЯẁẃẅ'],
  [723, 'Ŋ'],
  [735, 'Ĳ'],
  [737, '©®'],
  [740, 'Ц'],
  [748, 'Ω'],
  [750, 'ю'],
  [752, 'Ώ'],
  [760, 'Ф'],
  [774, 'Ό'],
  [778, 'GOQÒÓÔÕÖØĜĞĠĢŌŎŐΘΟОѲ'],
  [781, 'ωώ'],
  [784, 'Έ'],
  [792, 'Ъ'],
  [798, 'Φ'],
  [802, 'ш'],
  [812, 'њ'],
  [823, 'фщ'],
  [833, 'MmΜМ'],
  [834, '¼½¾'],
  [835, 'Ψ'],
  [838, 'Ή'],
  [854, 'Ћ'],
  [855, 'Ύ'],
  [865, 'Ђ'],
  [885, 'Ы℅'],
  [889, '%æ'],
  [906, 'љ'],
  [917, 'Ш'],
  [923, 'Ж'],
  [938, 'Щ'],
  [944, 'WœŴẀẂẄ'],
  [1000, 'ÆŒ—―…‰™←→↔'],
  [1010, 'ЊЮ'],
  [1015, '@'],
  [1057, 'Љ'],
  [1073, '№'],
  [1094, '₧'],
];

/** Sizes that search results are set in, in pixels; the limits of titles and descriptions are for these. */
export const TITLE_PX = 20;
export const DESCRIPTION_PX = 13;

/** Chinese, Japanese and Korean letters, their punctuation and full-width forms fill a square. */
const SQUARE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
/** Half as wide as a square. */
const HALF_SQUARE = /^[\uff61-\uffdc]/u;
const PICTURE = /^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
/** Marks that stand on the letter before them, and signs that are not seen. */
const WITHOUT_WIDTH = /^[\p{M}\p{Cf}\p{Cc}]/u;
/** Of every letter that is not known: the width of a digit and of most small letters. */
const OTHER = 556;

const widths = new Map(
  WIDTHS.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width])),
);

/**
 * How wide a line of text is in Arial, kerning left out, as search results cut titles and descriptions by width.
 * @param text white space joined
 * @param size of the type, in pixels
 * @returns whole pixels, so that what is shown is what was judged
 */
export function measureWidth(text: string, size: number): number {
  let sum = 0;
  // A picture of several (a family, a flag) is drawn as one, so what follows a joiner or the flag's first half is free.
  let before = '';
  for (const letter of text.normalize('NFC')) {
    const isPart = before === '\u200d' || (isFlagHalf(letter) && isFlagHalf(before));
    if (!isPart) sum += widthOf(letter);
    before = isPart && isFlagHalf(letter) ? '' : letter;
  }
  return Math.round((sum * size) / 1000);
}

function isFlagHalf(letter: string): boolean {
  return letter >= '\u{1f1e6}' && letter <= '\u{1f1ff}';
}

function widthOf(letter: string): number {
  const known = widths.get(letter);
  if (known !== undefined) return known;
  if (WITHOUT_WIDTH.test(letter) || /^\p{Emoji_Modifier}/u.test(letter)) return 0;
  if (HALF_SQUARE.test(letter)) return 500;
  if (SQUARE.test(letter) || PICTURE.test(letter)) return 1000;
  // ệ is as wide as e: what the table lacks may be a letter of it with marks.
  const [base = letter] = letter.normalize('NFD');
  return widths.get(base) ?? OTHER;
}
