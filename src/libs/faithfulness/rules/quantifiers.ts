import { written, type Comparison, type Fault } from '../comparison.js';
import type { CueClass } from '../class-lists.js';
import type { Reading } from '../reading.js';
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
  return restricted(comparison) ?? graded(comparison) ?? bounded(comparison);
}

function restricted({ claim, near }: Comparison): Fault | null {
  const [only] = claim.cues('only');
  if (!only || near.some((reading) => reading.has('onlyLike'))) return null;
  return fault(`The cited text does not say “${written(claim, only)}”.`);
}

function graded({ claim, evidence, near }: Comparison): Fault | null {
  const own = gradesOf(claim);
  const [highest] = own.toSorted((a, b) => b.grade - a.grade);
  if (!highest || claim.negations.length > 0) return null;
  const held = evidence.flatMap(gradesOf);
  const most = Math.max(0, ...held.map(({ grade }) => grade));
  const { grade, words } = highest;
  const isMore =
    (grade === 4 && !near.some((reading) => saysAll(reading, claim)) && most < 4) ||
    (grade === 3 && most < 3 && !near.some((reading) => hasShare(reading))) ||
    (grade === 2 && most === 1);
  if (isMore) return fault(`The cited text does not say “${words}”.`);
  const nearest = near.flatMap(gradesOf);
  const least = Math.min(5, ...nearest.map((each) => each.grade));
  if (grade === 1 && least >= 3 && least < 5)
    return fault(`The cited text says “${nearest[0]?.words ?? ''}” and not “${words}”.`);
  return null;
}

/** In some way; "every Monday" is said by "on Mondays". */
function saysAll(reading: Reading, claim: Reading): boolean {
  if (claim.hasWeekday && reading.hasWeekday) return true;
  return reading.cues('allLike').some((cue) => !reading.isWithin(cue, 'notNegation'));
}

function gradesOf(reading: Reading): { readonly grade: number; readonly words: string }[] {
  return GRADES.flatMap(([kind, grade]) =>
    reading
      .cues(kind)
      // "at most" is a bound.
      .filter(({ at }) => kind !== 'most' || reading.words[at - 1] !== 'at')
      .filter((cue) => kind === 'some' || !reading.isWithin(cue, 'notNegation'))
      .map((cue) => ({ grade, words: written(reading, cue) })),
  );
}

/** A percentage, or a half and more. */
function hasShare(reading: Reading): boolean {
  return /%|percent|per cent|prozent|procent|pour cent|por ciento|por cento|\bhalf\b|two thirds|three quarters/iu.test(
    reading.text,
  );
}

/** A bound of a number, such as "up to", that only one of the two has. */
function bounded({ claim, evidence }: Comparison): Fault | null {
  const byValue = boundsIn(evidence);
  for (const [at, { number }] of claim.tokens.entries()) {
    if (!number) continue;
    const own = boundAt(claim, at);
    const held = number.values.flatMap((value) => [...(byValue.get(value)?.values() ?? [])]);
    if (held.length === 0 || held.some((bound) => bound.kind === own.kind)) continue;
    const [first] = held;
    if (own.kind !== null) return fault(`The cited text does not say “${own.words} ${number.raw}”.`);
    if (first?.kind === 'atMost') return fault(`The cited text says “${first.words} ${number.raw}”.`);
  }
  return null;
}

interface Bound {
  readonly kind: 'atMost' | 'atLeast' | null;
  readonly words: string;
}

/** By value: the first bound of each kind. The evidence is read once, however many numbers the claim has. */
function boundsIn(evidence: readonly Reading[]): Map<string, Map<Bound['kind'], Bound>> {
  const byValue = new Map<string, Map<Bound['kind'], Bound>>();
  for (const reading of evidence) {
    for (const [at, { number }] of reading.tokens.entries()) {
      if (!number) continue;
      const bound = boundAt(reading, at);
      for (const value of number.values) {
        const known = byValue.get(value) ?? new Map<Bound['kind'], Bound>();
        byValue.set(value, known);
        if (!known.has(bound.kind)) known.set(bound.kind, bound);
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
  for (const kind of ['atMost', 'atLeast'] as const) {
    const cue = reading.cues(kind).find((each) => {
      const end = each.at + each.length;
      const isBefore = end <= at && at - end < REACH;
      return isBefore && !reading.tokens.slice(end, at).some((token) => token.number ?? token.isContent);
    });
    if (cue) return { kind, words: written(reading, cue) };
  }
  return { kind: null, words: '' };
}

function fault(reason: string): Fault {
  return { kind: 'quantifier', reason };
}
