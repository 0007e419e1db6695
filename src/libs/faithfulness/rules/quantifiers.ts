import { written, type Comparison, type Fault } from '../comparison.js';
import type { CueClass } from '../class-lists.js';
import { CueList, type Cue } from '../cues.js';
import type { Reading } from '../reading.js';
import { isDuty } from './duty.js';
import { TIMES, unitAt } from './units.js';

/** How much each class claims. */
const GRADES: readonly (readonly [CueClass, number])[] = [
  ['some', 1],
  ['many', 2],
  ['most', 3],
  ['all', 4],
];

/** The claim says how many, how often or "only", and the evidence says it otherwise or not at all. */
export function quantifiers(comparison: Comparison): Fault | null {
  return (
    restricted(comparison) ??
    none(comparison) ??
    everySecond(comparison) ??
    unrestricted(comparison) ??
    opened(comparison) ??
    graded(comparison) ??
    generalised(comparison) ??
    fraction(comparison) ??
    bounded(comparison)
  );
}

function restricted({ claim, near }: Comparison): Fault | null {
  // "only a few" are few.
  const few = claim.cues('some').map(({ at }) => at);
  const only = claim.cues('only').find(({ at, length }) => !few.includes(at + length));
  if (!only || near.some((reading) => reading.has('onlyLike'))) return null;
  return fault(`The cited text does not say “${written(claim, only)}”.`);
}

const NONE =
  /^(?:never|none|nobody|nothing|nie|niemals|niemand|nichts|jamais|personne|nunca|jamás|nadie|mai|nessuno|nooit|niemand|ninguém)$/u;

const NO = /^(?:no|kein[er]?|aucune?|ning[uú]n[oa]?|nessun[oa]?|geen|nenhuma?)$/u;

/** "rarely" has become "never", or "few" and "not every" none. */
function none({ claim, nearest }: Comparison): Fault | null {
  const own = claim.negations.find(({ at }) => {
    const isFirst = claim.tokens[at - 1]?.clause !== claim.tokens[at]?.clause;
    return NONE.test(claim.words[at] ?? '') || (isFirst && NO.test(claim.words[at] ?? ''));
  });
  if (!own) return null;
  const some = nearest.flatMap((reading) =>
    reading.negations.length === 0 ? reading.cues('some').map((cue) => written(reading, cue)) : [],
  );
  if (some.length === 0 || claim.has('some')) return null;
  return fault(`The cited text says “${some[0] ?? ''}” and not “${written(claim, own)}”.`);
}

/** "every second year" has become "every year". */
function everySecond({ claim, near }: Comparison): Fault | null {
  const [own] = claim.cues('all').filter((cue) => !isSpaced(claim, cue));
  if (!own) return null;
  const held = near.flatMap((reading) => reading.cues('all').map((cue) => ({ reading, cue })));
  if (held.length === 0 || !held.every(({ reading, cue }) => isSpaced(reading, cue))) return null;
  return fault(`The cited text does not say “${written(claim, own)}” alone.`);
}

const SECOND =
  /^(?:other|second|third|fourth|few|zweite\p{L}*|dritte\p{L}*|paar|segund\p{L}*|deux|trois|dos|tres)$/u;

function isSpaced({ words, tokens }: Reading, { at, length }: Cue): boolean {
  const next = tokens[at + length];
  return SECOND.test(words[at + length] ?? '') || (next !== undefined && next.number !== null);
}

/** "only" is left out of what it restricts; not of "the only bridge", nor of "only 12". */
function unrestricted({ claim, nearest }: Comparison): Fault | null {
  if (claim.has('onlyLike') || claim.has('negative') || claim.negations.length > 0) return null;
  // "Dogs must be on a lead" says what "only if they are on a lead" says.
  if (isDuty(claim.text)) return null;
  for (const reading of nearest) {
    for (const cue of reading.cues('only')) {
      const end = cue.at + cue.length;
      if (reading.lists.articles.has(reading.words[cue.at - 1] ?? '') || reading.tokens[end]?.number)
        continue;
      if (reading.isWithin(cue, 'notNegation')) continue;
      const [focus] = [...reading.contentAfter(end, 1), ...reading.contentBefore(cue.at, 1)];
      if (focus && claim.stems.has(focus.stem))
        return fault(`The cited text says “${written(reading, cue)} ${focus.text}”.`);
    }
  }
  return null;
}

/** What only some may do has become what all may do: "only members may book", "everyone may book". */
function opened({ claim, nearest }: Comparison): Fault | null {
  const all = claim.cues('all').find((cue) => !claim.isWithin(cue, 'most'));
  if (!all || claim.has('onlyLike') || claim.negations.length > 0 || nearest.length === 0) return null;
  const isOpen = nearest.some((reading) => !reading.has('only') || reading.has('all'));
  return isOpen ? null : fault(`The cited text says “only” and not “${written(claim, all)}”.`);
}

/** "some", "most" or "usually" is left out of what it says a part of; of what is denied, too: "most have no garden". */
function generalised({ claim, nearest }: Comparison): Fault | null {
  if (GRADES.some(([kind]) => claim.has(kind)) || claim.has('part') || claim.has('doubt')) return null;
  if (hasShare(claim) || claim.tokens.some(({ number }) => number !== null)) return null;
  for (const reading of nearest) {
    if (claim.negations.length > 0 && reading.negations.length === 0) continue;
    for (const cue of reading.cues('part')) {
      const [first] = [...reading.contentAfter(cue.at + cue.length, 1), ...reading.contentBefore(cue.at, 1)];
      if (first && claim.stems.has(first.stem) && !isThere(claim, first.stem))
        return fault(`The cited text says “${written(reading, cue)} ${first.text}”.`);
    }
  }
  return null;
}

/** "There are years in which it rains" says what "some years" says. */
function isThere(claim: Reading, stem: string): boolean {
  const at = claim.tokens.findIndex((token) => token.stem === stem);
  return /(?:^| )(?:there (?:are|is|were|was)|es (?:gibt|gab)|il y (?:a|avait)|hay|había|ci sono|er zijn|há)(?: |$)/u.test(
    claim.words.slice(Math.max(0, at - 4), at).join(' '),
  );
}

/** Another fraction than in the evidence. */
function fraction({ claim, evidence, lists }: Comparison): Fault | null {
  if (evidence.some(({ text }) => PERCENT.test(text))) return null;
  const held = lists.fractions.filter((group) => evidence.some((reading) => reading.find(group).length > 0));
  const own = lists.fractions.find((group) => claim.find(group).length > 0);
  const [cue] = own ? claim.find(own) : [];
  if (!own || !cue || held.length === 0 || held.includes(own)) return null;
  return fault(`The cited text does not say “${written(claim, cue)}”.`);
}

/** More than a half, by a percentage or a fraction. */
function isMajority(reading: Reading): boolean {
  if (PERCENT.test(reading.text))
    return reading.tokens.some(({ number }) => number?.values.some((value) => Number(value) > 50) === true);
  const { fractions } = reading.lists;
  const has = (at: number) => reading.find(fractions[at] ?? NO_CUES).length > 0;
  return has(TWO_THIRDS) || has(THREE_QUARTERS) || (has(HALF) && reading.has('atLeast'));
}

const NO_CUES = new CueList('');
/** Places in the lexicon's list of fractions. */
const [HALF, TWO_THIRDS, THREE_QUARTERS] = [0, 3, 4];

function graded({ claim, evidence, near }: Comparison): Fault | null {
  const own = gradesOf(claim);
  const [highest] = own.toSorted((a, b) => b.grade - a.grade);
  if (!highest || claim.negations.length > 0) return null;
  const held = evidence.flatMap(gradesOf);
  const most = Math.max(0, ...held.map(({ grade }) => grade));
  const { grade, words, isOfThings } = highest;
  const isMore =
    (grade === 4 && !near.some((reading) => saysAll(reading, claim, isOfThings)) && most < 4) ||
    (grade === 3 &&
      held.every((each) => each.grade !== 3) &&
      (near.some((reading) => gradesOf(reading).some((each) => each.grade === 4)) ||
        !near.some(isMajority))) ||
    (grade === 2 && most === 1);
  if (isMore) return fault(`The cited text does not say “${words}”.`);
  const nearest = near.flatMap(gradesOf);
  const least = Math.min(5, ...nearest.map((each) => each.grade));
  if (grade === 1 && least >= 3 && least < 5)
    return fault(`The cited text says “${nearest[0]?.words ?? ''}” and not “${words}”.`);
  return null;
}

/** In some way; "every Monday" is said by "on Mondays", and "all families" not by "once a month". */
function saysAll(reading: Reading, claim: Reading, isOfThings: boolean): boolean {
  if (claim.hasWeekday && reading.hasWeekday && !reading.has('most') && !reading.has('some')) return true;
  return reading
    .cues('allLike')
    .some(
      (cue) =>
        !reading.isWithin(cue, 'notNegation') &&
        !reading.isWithin(cue, 'most') &&
        !(isOfThings && isRate(reading, cue)),
    );
}

/** "per year", "monthly": by it things are not counted. */
function isRate(reading: Reading, { at, length }: Cue): boolean {
  const isTime = TIMES.has(reading.units.get(at + length)?.name ?? reading.units.get(at)?.name ?? '');
  return isTime || (length > 1 && TIMES.has(reading.units.get(at + length - 1)?.name ?? ''));
}

/** Whether a cue stands before what is counted, articles left aside, and that is no time. */
function isBeforeThings(reading: Reading, { at, length }: Cue): boolean {
  let next = at + length;
  while (reading.lists.articles.has(reading.words[next] ?? '')) next += 1;
  return reading.tokens[next]?.isContent === true && !TIMES.has(reading.units.get(next)?.name ?? '');
}

interface Grade {
  readonly grade: number;
  readonly words: string;
  readonly isOfThings: boolean;
}

function gradesOf(reading: Reading): Grade[] {
  return GRADES.flatMap(([kind, grade]) =>
    reading
      .cues(kind)
      // "at most" is a bound.
      .filter(({ at }) => kind !== 'most' || reading.words[at - 1] !== 'at')
      .filter((cue) => kind === 'some' || !reading.isWithin(cue, 'notNegation'))
      // "older than all others" is oldest, and "nearly all" is most.
      .filter(({ at, length }) => kind !== 'all' || !OTHERS.test(reading.words[at + length] ?? ''))
      // "Hardly anyone" are few.
      .filter((cue) => kind !== 'all' || !(reading.isWithin(cue, 'most') || reading.isWithin(cue, 'some')))
      .map((cue) => ({ grade, words: written(reading, cue), isOfThings: isBeforeThings(reading, cue) })),
  );
}

const OTHERS = /^(?:others?|andere\p{L}*|übrige\p{L}*|autres|demás|otr[oa]s)$/u;
const PERCENT = /%|percent|per cent|prozent|procent|pour cent|por ciento|por cento/iu;

/** A percentage, or a half and more. */
function hasShare(reading: Reading): boolean {
  return (
    PERCENT.test(reading.text) || reading.lists.fractions.some((group) => reading.find(group).length > 0)
  );
}

/** A bound of a number or a fraction, such as "up to", that only one of the two has. */
function bounded({ claim, evidence }: Comparison): Fault | null {
  const byValue = boundsIn(evidence);
  for (const { raw, values, own } of amountsIn(claim)) {
    const held = values.flatMap((value) => [...(byValue.get(value)?.values() ?? [])]);
    if (held.length === 0 || held.some((bound) => bound.kind === own.kind)) continue;
    const [first] = held;
    if (own.kind === null || own.kind === 'about') {
      // A rounded number may be given as it stands, and about so many are nearly so many.
      if (first?.kind === 'about' || (own.kind === 'about' && first?.kind === 'nearly')) continue;
      if (first?.kind) return fault(`The cited text says “${first.words} ${raw}”.`);
      continue;
    }
    return fault(`The cited text does not say “${own.words} ${raw}”.`);
  }
  return null;
}

interface Amount {
  readonly raw: string;
  readonly values: readonly string[];
  readonly own: Bound;
}

/** The numbers of a sentence and its fractions, each with its bound. */
function amountsIn(reading: Reading): Amount[] {
  const numbers = [...reading.tokens.entries()].flatMap(([at, { number }]) =>
    number ? [{ raw: number.raw, values: number.values, own: boundAt(reading, at) }] : [],
  );
  const fractions = reading.lists.fractions.flatMap((group, index) =>
    reading.find(group).map((cue) => ({
      raw: written(reading, cue),
      values: [`fraction ${index}`],
      own: boundAt(reading, cue.at),
    })),
  );
  const ones = BOUNDS.flatMap((kind) =>
    reading.cues(kind).flatMap((cue) => {
      const raw = reading.words[cue.at + cue.length] ?? '';
      return ONE.test(raw) ? [{ raw, values: ['one'], own: { kind, words: written(reading, cue) } }] : [];
    }),
  );
  return [...numbers, ...fractions, ...ones];
}

/** No number, but behind a bound: "up to one kilogram". */
const ONE = /^(?:one|an?|eine?[mnrs]?|une?|uno|una|uma?|een)$/u;

interface Bound {
  readonly kind: 'atMost' | 'atLeast' | 'nearly' | 'about' | null;
  readonly words: string;
}

/** By value: the first bound of each kind. The evidence is read once, however many numbers the claim has. */
function boundsIn(evidence: readonly Reading[]): Map<string, Map<Bound['kind'], Bound>> {
  const byValue = new Map<string, Map<Bound['kind'], Bound>>();
  for (const reading of evidence) {
    for (const { values, own } of amountsIn(reading)) {
      for (const value of values) {
        const known = byValue.get(value) ?? new Map<Bound['kind'], Bound>();
        byValue.set(value, known);
        if (!known.has(own.kind)) known.set(own.kind, own);
      }
    }
  }
  return byValue;
}

/** Of words between a bound and its number. */
const REACH = 2;

function boundAt(reading: Reading, at: number): Bound {
  // "over two years" is a span of time, and no bound.
  if (reading.words[at - 1] === 'over' && TIMES.has(unitAt(reading, at) ?? ''))
    return { kind: null, words: '' };
  const found = BOUNDS.flatMap((kind) => {
    const cues = reading.cues(kind);
    const cue =
      cues.find((each) => isBefore(reading, each, at)) ??
      (kind === 'atMost' || kind === 'atLeast'
        ? cues.find((each) => isBehind(reading, each, at))
        : undefined);
    return cue ? [{ kind, cue }] : [];
  });
  const before = { at: at - 1, length: 1 };
  if (reading.isLessThan(before)) return { kind: 'atMost', words: written(reading, before) };
  // "just under" is longer than the "under" in it.
  const [first] = found.toSorted((a, b) => b.cue.length - a.cue.length);
  if (!first) return { kind: null, words: '' };
  // "No wheel weighs more than 900 grams."
  const isDenied = isTurnedByNo(reading, first.cue);
  const kind = (isDenied ? TURNED[first.kind] : undefined) ?? first.kind;
  return { kind, words: written(reading, first.cue) };
}

const BOUNDS = ['atMost', 'atLeast', 'nearly', 'about'] as const;
const TURNED: Readonly<Record<string, Bound['kind']>> = { atLeast: 'atMost', atMost: 'atLeast' };

function isBefore({ tokens }: Reading, { at: from, length }: Cue, at: number): boolean {
  const end = from + length;
  if (end > at || at - end >= REACH) return false;
  return !tokens.slice(end, at).some((token) => token.number ?? token.isContent);
}

/** Of words between a number and the bound behind it: "five drawings at most". */
const REACH_BEHIND = 3;

function isBehind(reading: Reading, cue: Cue, at: number): boolean {
  const { at: from, length } = cue;
  const { tokens } = reading;
  if (from <= at || from - at > REACH_BEHIND || COMPARES.test(written(reading, cue))) return false;
  if (tokens.slice(at + 1, from).some(({ number, kind }) => number !== null || kind === 'mark')) return false;
  // Right before another number it is that one's.
  return !tokens.slice(from + length, from + length + REACH).some(({ number }) => number !== null);
}

/** Whether "no" or "not" stands before a comparison in its clause, and not within it. */
function isTurnedByNo(reading: Reading, cue: Cue): boolean {
  if (!COMPARES.test(written(reading, cue))) return false;
  const clause = reading.tokens[cue.at]?.clause;
  return reading.negations.some(({ at }) => at < cue.at && reading.tokens[at]?.clause === clause);
}

const COMPARES =
  /^(?:more|less|fewer|longer|older|over|under|mehr|weniger|über|unter|plus|moins|más|menos|più|meno|meer|minder|mais) ?/iu;

function fault(reason: string): Fault {
  return { kind: 'quantifier', reason };
}
