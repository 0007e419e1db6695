import { DENYING_PREFIXES } from '../../text/index.js';
import { sharedStems, written, type Comparison, type Fault } from '../comparison.js';
import type { Cue, CueList } from '../cues.js';
import type { Reading, Token } from '../reading.js';

/** One of the two says "no" where the other says "yes". */
export function polarity(comparison: Comparison): Fault | null {
  return negated(comparison) ?? affirmed(comparison) ?? prefixed(comparison) ?? opposite(comparison);
}

/** Chosen, in letters: a shorter word may stand in "un…" by chance, such as "til". */
const LEAST_PREFIXED = 5;

/** "suitable" for "unsuitable", "complete" for "incomplete", or the other way round, and neither denied. */
function prefixed({ claim, nearest, evidence }: Comparison): Fault | null {
  if (claim.negations.length > 0) return null;
  for (const reading of nearest.filter(({ negations }) => negations.length === 0)) {
    for (const { word } of claim.tokens) {
      if (evidence.some(({ words }) => words.includes(word))) continue;
      const other = DENYING_PREFIXES.map((prefix) =>
        word.startsWith(prefix) ? word.slice(prefix.length) : prefix + word,
      )
        .filter((each) => Math.min(word.length, each.length) >= LEAST_PREFIXED)
        .find((each) => reading.words.includes(each));
      if (other !== undefined) return fault(`It says “${word}” where the cited text says “${other}”.`);
    }
  }
  return null;
}

/** What a negation denies: the next words of content, or those before it where the language puts the verb first. */
function scopeOf(reading: Reading, { at, length }: Cue): Token[] {
  const after = reading.contentAfter(at + length, 2, true);
  const behind = after.length > 0 ? after : reading.contentAfter(at + length, 1, false);
  // "kein" and "ohne" stand before what they deny in every language.
  const isBefore = /^(?:kein|ohne|geen|zonder)/u.test(reading.words[at] ?? '');
  const isWide = (reading.lists.verbLast && !isBefore) || behind.length === 0;
  return isWide ? [...behind, ...reading.contentBefore(at, 2)] : behind;
}

function isNegative(reading: Reading): boolean {
  return reading.negations.length > 0 || reading.has('negative');
}

/**
 * "only" and its like may say a negation in other words, but not one of a word that stands there affirmed, unless it is what
 * is excepted; and no word denies itself.
 */
function denies(reading: Reading, denied: Token | undefined, claim: Reading): boolean {
  // "Not all are open" says that some are not.
  const isInPart = reading.cues('notNegation').some((cue) => reading.isWithin(cue, 'some'));
  if (reading.negations.length > 0 || isInPart) return true;
  const soft = new Set(reading.cues('onlyLike').map(({ at }) => at));
  const isAffirmed = denied !== undefined && reading.stems.has(denied.stem);
  const isOfClaim = ({ at, length }: Cue) =>
    reading.contentAfter(at + length, 1).some(({ stem }) => claim.stems.has(stem) && stem !== denied?.stem);
  return reading
    .cues('negative')
    .some(
      (cue) =>
        reading.tokens[cue.at]?.stem !== denied?.stem &&
        (!isAffirmed || !soft.has(cue.at) || (EXCEPT.test(reading.words[cue.at] ?? '') && isOfClaim(cue))),
    );
}

const EXCEPT = /^(?:except|außer|ausgenommen|sauf|excepté|excepto|salvo|behalve|tranne)/u;

/** The claim has a negation, and nothing in the evidence denies anything. */
function negated({ claim, near, lists }: Comparison): Fault | null {
  for (const cue of claim.negations) {
    const scope = scopeOf(claim, cue);
    // Elsewhere the evidence may well deny something: then the sentence with the same word decides.
    const saying = near.filter(({ stems }) => scope.some(({ stem }) => stems.has(stem)));
    const asked = saying.length > 0 ? saying : near;
    const [direct] = scope;
    // "It did not survive" for "it died": what is denied is a word that the evidence does not have.
    const isOwn = direct !== undefined && !near.some(({ stems }) => stems.has(direct.stem));
    if (isOwn && !lists.verbLast) continue;
    if (asked.length === 0 || asked.some((reading) => denies(reading, direct, claim))) continue;
    const isSaidOtherwise = asked.some((reading) =>
      scope.some(
        ({ word, stem }) =>
          reading.tokens.some((token) => isPrefixed(token.word, word)) ||
          [...lists.opposites, ...lists.converses].some(
            ([a, b]) => hasBoth(a, b, stem, word, reading) || hasBoth(b, a, stem, word, reading),
          ),
      ),
    );
    if (isSaidOtherwise || (isOver(claim) && asked.some(hasUntil))) continue;
    return fault(`It says “${written(claim, cue)}”, and the cited text denies nothing.`);
  }
  return null;
}

function hasBoth(own: CueList, other: CueList, stem: string, word: string, reading: Reading): boolean {
  return (own.has(word) || own.has(stem)) && reading.find(other).length > 0;
}

/** "unsafe" for "not safe". */
function isPrefixed(word: string, plain: string): boolean {
  return word.length > plain.length && word.length <= plain.length + 3 && word.endsWith(plain);
}

/** The evidence denies what the claim affirms with the same word, and the claim denies nothing there. */
function affirmed(comparison: Comparison): Fault | null {
  const { claim, near, evidence } = comparison;
  const most = Math.max(0, ...near.map((reading) => sharedStems(reading, claim)));
  for (const reading of evidence) {
    const isTied = comparison.isTiedTo(reading);
    if (!isTied && sharedStems(reading, claim) < most) continue;
    for (const cue of reading.negations) {
      if (isUntil(reading, cue, claim)) continue;
      const scope = scopeOf(reading, cue).slice(0, reading.lists.verbLast ? 3 : 1);
      for (const { stem } of scope) {
        if (!claim.stems.has(stem)) continue;
        const places = claim.tokens.filter((token) => token.stem === stem && token.isContent);
        const isDenied = isNegative(claim) && places.some(({ clause }) => isDeniedIn(claim, clause));
        // Once affirmed anywhere, it may be that which the claim says.
        const isAffirmedToo = evidence.some(
          (each) => each !== reading && each.stems.has(stem) && !isNegative(each),
        );
        const twice = reading.tokens.filter((token) => token.stem === stem).length > 1;
        if (isDenied || (!isTied && isAffirmedToo) || twice) continue;
        // A noun under a verb that is not denied here: "no one knows why the bell cracked".
        if (reading.lists.verbLast && !sharesMost(claim, reading)) continue;
        return fault(`The cited text says “${written(reading, cue)}”, and the sentence leaves it out.`);
      }
    }
  }
  return null;
}

const UNTIL = /^(?:until|till|bis|erst|jusqu|hasta)$/u;
const FROM = /^(?:from|between|von|vom|zwischen|de|des|du|del|desde|depuis)$/u;
const OVER =
  /^(?:longer|anymore|since|after|afterwards|before|mehr|seit|seitdem|nach|danach|vor|vorher|plus|depuis|après|avant|ya|desde|después|antes)$/u;

/** Chosen, in words: how far behind a negation its "until" may stand. */
const UNTIL_REACH = 10;

/** "was not heated until 1988" is heated since. Nothing that divides clauses may stand between, nor is a range meant. */
function isUntil({ words, tokens, lists }: Reading, { at }: Cue, claim: Reading): boolean {
  const next = words.slice(at + 1, at + 1 + UNTIL_REACH);
  const reach = next.findIndex((word) => UNTIL.test(word));
  if (reach < 0 || hasUntil(claim)) return false;
  const isDivided = next
    .slice(0, reach)
    .some((word, index) => lists.joints.has(word) || tokens[at + 1 + index]?.kind === 'mark');
  return (
    !isDivided && !tokens[at + reach]?.number && !words.slice(0, at + reach).some((word) => FROM.test(word))
  );
}

function hasUntil({ words }: Reading): boolean {
  return words.some((word) => UNTIL.test(word));
}

/** The claim says of a time that it is over, or was not yet: "no longer", "before". */
function isOver({ words }: Reading): boolean {
  return words.some((word) => OVER.test(word));
}

function isDeniedIn(claim: Reading, clause: number): boolean {
  return [...claim.negations, ...claim.cues('negative')].some(
    ({ at }) => Math.abs((claim.tokens[at]?.clause ?? 0) - clause) <= 1,
  );
}

/** Where the scope of a negation is wide, the sentences must be alike to be compared. */
function sharesMost(claim: Reading, reading: Reading): boolean {
  let shared = 0;
  for (const stem of claim.stems) if (reading.stems.has(stem)) shared += 1;
  return shared * 2 >= claim.stems.size;
}

/** One says "rises" where the other says "falls". */
function opposite(comparison: Comparison): Fault | null {
  const { lists } = comparison;
  for (const [a, b] of lists.opposites) {
    const found = exchanged(comparison, a, b, false) ?? exchanged(comparison, b, a, false);
    if (found) return found;
  }
  for (const [a, b] of lists.converses) {
    const found = exchanged(comparison, a, b, true) ?? exchanged(comparison, b, a, true);
    if (found) return found;
  }
  return null;
}

function exchanged(comparison: Comparison, own: CueList, other: CueList, isConverse: boolean): Fault | null {
  const { claim, near, evidence } = comparison;
  const [said] = claim.find(own);
  if (!said) return null;
  const hasOther = claim.find(other).length > 0;
  const isSame = evidence.some((reading) => reading.find(own).length > 0);
  // "The gallery sells it to the museum" says what "the museum buys it from the gallery" says.
  const isTurned = (reading: Reading) =>
    reading.find(other).some((opposed) => !hasSameSides(claim, said, reading, opposed));
  if (isConverse && !hasOther && comparison.nearest.some(isTurned)) return null;
  if (isSame || hasOther) return isSame ? swapped(claim, evidence, near, own, other) : null;
  const opposing = near.filter((reading) => reading.find(other).length > 0);
  // "did not fall" says what "rose" says, or nearly so.
  const isDenied = (reading: Reading) => claim.negations.length > 0 !== reading.negations.length > 0;
  if (opposing.some(isDenied)) return null;
  if (evidence.some((each) => comparison.isTiedTo(each) && each.find(other).length > 0 && isDenied(each)))
    return null;
  for (const reading of opposing) {
    const [opposed] = reading.find(other);
    if (!opposed) continue;
    if (isConverse && !hasSameSides(claim, said, reading, opposed)) continue;
    return fault(
      `It says “${written(claim, said)}” where the cited text says “${written(reading, opposed)}”.`,
    );
  }
  return null;
}

/** Both words stand in the evidence: each must stand by the same words in the claim. */
function swapped(
  claim: Reading,
  evidence: readonly Reading[],
  near: readonly Reading[],
  own: CueList,
  other: CueList,
): Fault | null {
  const same = besidesAll(evidence, own);
  const opposed = besidesAll(near, other);
  if (same === null || opposed === null) return null;
  for (const said of claim.find(own)) {
    const beside = besides(claim, said);
    if (beside.size === 0 || overlaps(beside, same)) continue;
    if (overlaps(beside, opposed))
      return fault(`The cited text says “${written(claim, said)}” of something else.`);
  }
  return null;
}

/** The stems beside all cues of a list; null where there is no cue. */
function besidesAll(readings: readonly Reading[], list: CueList): Set<string> | null {
  const cues = readings.flatMap((reading) => reading.find(list).map((cue) => ({ reading, cue })));
  return cues.length === 0 ? null : new Set(cues.flatMap(({ reading, cue }) => [...besides(reading, cue)]));
}

function besides(reading: Reading, { at, length }: Cue): Set<string> {
  const tokens = [...reading.contentBefore(at, 1), ...reading.contentAfter(at + length, 1)];
  return new Set(tokens.map(({ stem }) => stem));
}

function overlaps(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((each) => b.has(each));
}

/**
 * Whether the words before both are the same: then no side was exchanged for the other. Where what stands right behind each has gone
 * to the other side they were, whatever else is the same: "the healthy weigh 19 grams more than the infected". What only moved within
 * the sentence does not count: "in Europe men earn more than women in banking".
 */
function hasSameSides(claim: Reading, said: Cue, reading: Reading, opposed: Cue): boolean {
  const stems = (tokens: readonly Token[]) => new Set(tokens.map(({ stem }) => stem));
  const before = stems(claim.contentBefore(said.at, 4, false));
  const after = stems(claim.contentAfter(said.at + said.length, 4, false));
  const left = stems(reading.contentBefore(opposed.at, 4, false));
  const right = stems(reading.contentAfter(opposed.at + opposed.length, 4, false));
  const common = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
    [...a].filter((each) => b.has(each)).length;
  const [toRight, toLeft] = [common(before, right), common(after, left)];
  const [compared] = claim.contentAfter(said.at + said.length, 1, false);
  const [opposedTo] = reading.contentAfter(opposed.at + opposed.length, 1, false);
  const hasGone = left.has(compared?.stem ?? '') && before.has(opposedTo?.stem ?? '');
  const isCrossed = hasGone && common(before, after) + common(left, right) === 0;
  return !isCrossed && common(before, left) + common(after, right) > toRight + toLeft;
}

function fault(reason: string): Fault {
  return { kind: 'polarity', reason };
}
