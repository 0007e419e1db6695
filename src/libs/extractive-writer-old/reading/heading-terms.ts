import { type TermCounts, countTerms, foldedWords, stemOf, termsOf } from '../../text/index.js';

/**
 * Words that never tell one heading from another. The usual lists are far too long for that: they stop "works", "ways",
 * "run", "less" and "nine", and without those "How a heat pump works" is "Nine ways to run your heat pump for less".
 */
const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en: "a an the of to in on at for from by with and or as is are be do does did can i you we it your my our its their this that how what when where which who why what's",
  de: 'der die das den dem des ein eine einen einem einer eines und oder zu zum zur im in am an auf von vom für mit bei beim als ist sind wie was wann wo welche welcher welches warum ich sie wir man',
  fr: "le la les l' un une des du de d' et ou à au aux en dans sur pour par avec est sont comment que quoi quand où quel quelle quels quelles pourquoi",
  es: 'el la los las un una unos unas de del y o a al en por para con es son cómo qué cuándo dónde cuál cuáles por qué',
  it: "il lo la i gli le un uno una di del della dei delle e o a al alla in nel nella per con su è sono come che cosa quando dove quale quali perché l'",
  pt: 'o a os as um uma uns umas de do da dos das e ou a ao à em no na nos nas por para com é são como que quando onde qual quais',
  nl: 'de het een en of van in op aan voor met bij te is zijn hoe wat wanneer waar welke waarom',
};
const stopped = new Map<string, ReadonlySet<string>>();
const HAS_CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const SAME_HEADING = 0.65;
const FEWEST_SHARED = 3;

/** @returns what a heading says, to be compared with another one: all its words, stemmed, save the smallest. */
export function headingTerms(heading: string, language: string): TermCounts {
  if (HAS_CJK.test(heading)) return countTerms(termsOf(heading, language));
  let stops = stopped.get(language);
  if (!stops) {
    stops = new Set((FUNCTION_WORDS[language] ?? '').split(' '));
    stopped.set(language, stops);
  }
  const small = stops;
  const words = foldedWords(heading, language);
  const telling = words.filter((word) => !small.has(word));
  return countTerms((telling.length > 0 ? telling : words).map((word) => stemOf(word, language)));
}

/** @returns whether two headings say the same: equal words, or nearly so with three in common at least. */
export function sameHeading(a: TermCounts, b: TermCounts): boolean {
  const union = new Set([...a.keys(), ...b.keys()]).size;
  const shared = [...a.keys()].filter((term) => b.has(term)).length;
  return union > 0 && (shared === union || (shared >= FEWEST_SHARED && shared / union >= SAME_HEADING));
}
