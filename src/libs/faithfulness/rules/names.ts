import { holdsPhrase, namesIn, primaryLanguage } from '../../text/index.js';
import type { Comparison, Fault } from '../comparison.js';
import type { Reading, Token } from '../reading.js';

/** The claim names what neither the evidence nor the text around it names, or another name in the same place. */
export function names(comparison: Comparison): Fault | null {
  const { claim, statement } = comparison;
  const { quotes, around } = statement;
  const initials = initialsOf([...quotes, around]);
  const own = namesOf(claim, statement.text, statement.language);
  const missing = own.filter(
    (name) => !isHeld(name, quotes) && !initials.has(name) && !isTime(name, comparison),
  );
  const [unknown] = missing.filter((name) => !isHeld(name, [around]));
  if (unknown !== undefined) return fault(`The cited text does not name ${unknown}.`);
  const [moved] = missing;
  if (moved !== undefined) {
    // Named before the passage: what the passage calls "it" or "the company", unless it names another one itself.
    const others = quotes.flatMap((quote) => namesIn(quote, statement.language));
    const left = others.filter((name) => !isHeld(name, [statement.text]) && !isTime(name, comparison));
    if (left.length > 0) return fault(`The cited text does not name ${moved}, it names ${left[0] ?? ''}.`);
  }
  return exchangedAtStart(comparison);
}

/** Chosen: of the longer of two names: it accepts "Japan" for "Japanese". A shorter beginning is chance. */
const SHARE_IN_COMMON = 0.6;
const LEAST_STEM = 4;

function isHeld(name: string, texts: readonly string[]): boolean {
  return texts.some((text) => holdsPhrase(text, name) || hasForm(text, name));
}

/** Another form of a name, with a capital as well. */
function hasForm(text: string, name: string): boolean {
  if (name.length < LEAST_STEM) return false;
  const start = name.slice(0, LEAST_STEM);
  for (const [word] of text.matchAll(/\p{Lu}[\p{L}\p{M}\p{N}]*/gu)) {
    if (!word.startsWith(start)) continue;
    let common = LEAST_STEM;
    while (common < name.length && name.charAt(common) === word.charAt(common)) common += 1;
    if (common >= SHARE_IN_COMMON * Math.max(name.length, word.length)) return true;
  }
  return false;
}

function isTime(name: string, { lists }: Comparison): boolean {
  const word = name.toLocaleLowerCase(lists.language);
  return lists.months.includes(word) || lists.weekdays.some((day) => word.startsWith(day));
}

/** In German, where every noun has a capital, only two capitals in a row and words in capitals look like names. */
function namesOf(claim: Reading, text: string, language: string): string[] {
  if (primaryLanguage(language) !== 'de') return namesIn(text, language);
  return claim.tokens.flatMap((token, at) => {
    if (/^\p{Lu}{2,}$/u.test(token.text)) return [token.text];
    const next = claim.tokens[at + 1];
    const last = claim.tokens[at - 1];
    const isName = (one: Token | undefined) =>
      one?.kind === 'word' && one.isCapital && one.isContent && one.clause === token.clause;
    return isName(token) && at > 0 && (isName(next) || isName(last)) ? [token.text] : [];
  });
}

/** The short forms of names of several words: "EU" for "European Union". */
function initialsOf(texts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of texts) {
    for (const [run] of text.matchAll(/\p{Lu}\p{Ll}+(?:[ -](?:of |the |and |for )?\p{Lu}\p{Ll}+)+/gu)) {
      const letters = run.split(/[ -]/u).map((word) => word.charAt(0));
      found.add(letters.join(''));
      found.add(letters.filter((letter) => /\p{Lu}/u.test(letter)).join(''));
    }
    for (const [short] of text.matchAll(/\b\p{Lu}{2,6}\b/gu)) found.add(short);
  }
  return found;
}

const NO_NAMES = ['nearly', 'about', 'part', 'all', 'most', 'many', 'only', 'atMost', 'atLeast'] as const;

/** A capital at the start of a sentence shows no name; another name before the same verb does. */
function exchangedAtStart({ claim, near, evidence, statement }: Comparison): Fault | null {
  const [first, second] = claim.tokens;
  if (!first?.isCapital || !first.isContent || second?.kind !== 'word') return null;
  if (NO_NAMES.some((kind) => claim.cues(kind).some(({ at }) => at === 0))) return null;
  if (evidence.some(({ words }) => words.includes(first.word)) || isHeld(first.text, [statement.around]))
    return null;
  const verb = claim.contentAfter(1, 1)[0];
  if (!verb) return null;
  for (const reading of near) {
    const [other, next] = reading.tokens;
    const isName = other?.isCapital && other.isContent && next?.kind === 'word';
    if (!isName || claim.words.includes(other.word)) continue;
    const same = reading.contentAfter(1, 1)[0];
    if (same?.stem !== verb.stem || claim.words[1] !== reading.words[1]) continue;
    // "Visitors pay" for "Guests pay": a plural is no name.
    if (first.word.endsWith('s') && other.word.endsWith('s')) continue;
    return fault(`The cited text says this of ${other.text} and not of ${first.text}.`);
  }
  return null;
}

function fault(reason: string): Fault {
  return { kind: 'name', reason };
}
