/** Hiragana by row; katakana is mapped to it. In Hepburn's spelling, which Japanese addresses use. */
const SYLLABLES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto ' +
    'なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho まma みmi むmu めme もmo やya ゆyu よyo ' +
    'らra りri るru れre ろro わwa ゐi ゑe をo んn がga ぎgi ぐgu げge ごgo ざza じji ずzu ぜze ぞzo ' +
    'だda ぢji づzu でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo ゔvu ぁa ぃi ぅu ぇe ぉo ' +
    'ゃya ゅyu ょyo ゎwa ゕka ゖke'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

const SMALL_Y = /^[ゃゅょ]$/u;
const SMALL_VOWEL = /^[ぁぃぅぇぉ]$/u;
/** A run of one of the two scripts; a change of script mostly ends a word. */
const RUN = /[\p{Script=Hiragana}ー]+|[\p{Script=Katakana}ー]+/gu;

/** @returns a text with its kana spelt in Latin letters: セキュリティ as `sekyuriti`, きって as `kitte`. */
export function spellKana(text: string): string {
  return text.replace(RUN, (run) => ` ${spelt(Array.from(run, toHiragana))} `);
}

/** Unicode orders both scripts alike, 96 apart. */
function toHiragana(kana: string): string {
  const code = kana.codePointAt(0) ?? 0;
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : kana;
}

function spelt(kana: readonly string[]): string {
  let out = '';
  let doubles = false;
  for (const letter of kana) {
    if (letter === 'っ') {
      doubles = true;
      continue;
    }
    // The long mark lengthens a vowel, which plain letters can't show.
    if (letter === 'ー') continue;
    const syllable = SYLLABLES[letter] ?? letter;
    if (SMALL_Y.test(letter) && /[^aeiou ]i$/.test(out)) out = joinedY(out, syllable);
    else if (SMALL_VOWEL.test(letter) && /[^aeiou ][aeiou]$/.test(out)) out = joinedVowel(out, syllable);
    else if (SMALL_VOWEL.test(letter) && /(?:^|[aeiou])u$/.test(out)) out = `${out.slice(0, -1)}w${syllable}`;
    else out += doubles ? doubled(syllable) : syllable;
    doubles = false;
  }
  return out;
}

/** き and ゃ are `kya`; し and ゃ `sha`. */
function joinedY(before: string, small: string): string {
  const stem = before.slice(0, -1);
  return stem + (/(?:sh|ch|j)$/.test(stem) ? small.slice(1) : small);
}

/** ティ is `ti`, フェ `fe`. */
function joinedVowel(before: string, vowel: string): string {
  return before.slice(0, -1) + vowel;
}

/** っ doubles what follows; before `ch` it is a t. */
function doubled(syllable: string): string {
  return syllable.startsWith('ch') ? `t${syllable}` : syllable.slice(0, 1) + syllable;
}
