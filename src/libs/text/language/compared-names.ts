import { foldText } from '../phrases.js';

const MOST_LETTERS = 60;
/** Names of 60 letters and what stands between them are there by then; an expression may go through it for each of its words. */
const LONGEST_LINE = 600;

/** Stands between two things and nowhere else, so a brief may write it more than once: "tin vs copper vs iron". */
const AGAINST = String.raw`(?:vs\.?|versus|compared (?:to|with)|im vergleich (?:zu|mit)|gegen|contra|frente a|face à|contre|rispetto a|tegenover)`;
const EACH_AGAINST = new RegExp(String.raw` ${AGAINST} `, 'iu');
/** How a brief names what is to be compared; what stands between the two names differs by language. */
const BETWEEN: readonly RegExp[] = [
  new RegExp(String.raw`^(.+?) ${AGAINST} (.+)$`, 'iu'),
  /\b(?:differences?|choice|comparison|choosing|choose|compare|comparing) (?:between |of )?(.+?) (?:and|with|to|or) (.+)$/iu,
  /(?:unterschied(?:e)? zwischen|vergleich (?:von|zwischen)|vergleiche) (.+?) (?:und|mit) (.+)$/iu,
  /(?:différences? entre|comparaison (?:de|entre)|comparer) (.+?) (?:et|avec|à) (.+)$/iu,
  /(?:diferencias? entre|comparación (?:de|entre)|comparar) (.+?) (?:y|con) (.+)$/iu,
  /^(.+?)(?:と|対)(.+?)の(?:比較|違い|差|どちら)/u,
  /(?:مقارنة بين|الفرق بين) (.+?) و\s?(.+)$/u,
];
const EITHER = /^(.+?) (?:or|oder|ou|أو) (.+)$/iu;
/** Short words that mean "or" in one language and something else in the next: "the history *of* Rome". */
const EITHER_OF: Readonly<Record<string, RegExp>> = {
  nl: /^(.+?) of (.+)$/iu,
  es: /^(.+?) [ou] (.+)$/iu,
  it: /^(.+?) o (.+)$/iu,
};
/** What a brief says of the comparison and not of the thing: "gas boilers *for old houses*". */
const CIRCUMSTANCE =
  / (?:for|in|on|when|at|as|für|bei|beim|im|am|auf|vom|zum|zur|als|pour|dans|chez|au|aux|para|en|per|voor|bij|which|what) .*$/iu;
const ARTICLE =
  /^(?:the|an?|der|die|das|den|dem|einem?|eine[rn]?|les?|la|une?|el|los|las|il|lo|het|de)\s+|^(?:using|choosing|comparing|compare)\s+/iu;

/** @returns the things that a line of a brief wants compared, in its words; none when it names fewer than two. */
export function comparedNames(text: string, language: string): string[] {
  const line = lineOf(text);
  const either = EITHER_OF[language];
  for (const pattern of [...BETWEEN, EITHER, ...(either ? [either] : [])]) {
    const match = pattern.exec(line);
    if (!match) continue;
    const [first = '', ...rest] = (match[1] ?? '').split(/ ?, ?/u);
    const others = (match[2] ?? '')
      .split(EACH_AGAINST)
      .flatMap((part) => part.split(/ ?, ?| (?:and|und|et|y|e|en) /u));
    const names = [first, ...rest, ...others]
      .map((name) => name.replace(CIRCUMSTANCE, '').replace(ARTICLE, '').replace(ARTICLE, '').trim())
      .filter((name) => name !== '' && name.length <= MOST_LETTERS);
    const once = names.filter(
      (name, index) => names.findIndex((other) => foldText(other) === foldText(name)) === index,
    );
    if (once.length > 1) return once;
  }
  return [];
}

/** What the expressions above are for: one line, each of its blanks a single space. */
function lineOf(text: string): string {
  const line = text.trim().split(/[\r\n.?!:؟。]/u)[0] ?? '';
  return line.slice(0, LONGEST_LINE).replace(/\s+/gu, ' ').trim();
}
