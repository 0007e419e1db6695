import { sharedStems, written, type Comparison, type Fault } from '../comparison.js';
import type { Cue, CueList } from '../cues.js';
import type { Reading } from '../reading.js';
import { isDuty, MUST } from './duty.js';

/** The claim is surer than its evidence, or praises more. */
export function certainty(comparison: Comparison): Fault | null {
  return superlative(comparison) ?? assured(comparison) ?? undoubted(comparison);
}

function superlative({ claim, evidence, lists }: Comparison): Fault | null {
  for (const group of lists.superlatives) {
    const [cue] = meant(claim, group);
    if (!cue) continue;
    if (evidence.some((reading) => reading.find(group).length > 0)) continue;
    if (evidence.some((reading) => isMoreThanOthers(reading, claim, cue))) continue;
    // Another superlative about the same may say it in other words.
    if (evidence.some((reading) => saysSame(reading, claim, lists.superlatives))) continue;
    return fault(`The cited text does not say “${written(claim, cue)}”.`);
  }
  return null;
}

const THAN_OTHERS =
  /^(?:than (?:any|all|every|the) others?|als (?:alle|jede[rs]?|die) andere\p{L}*|que (?:tous|toutes) les autres|que (?:todos|todas|cualquier) (?:\p{L}+ ){0,2}(?:demás|otr[oa]s?))(?: |$)/u;
/** Words of the longest form above. */
const OTHERS_WORDS = 6;

/** "older than any other" is oldest, and not cheapest. */
function isMoreThanOthers({ words, tokens }: Reading, claim: Reading, { at, length }: Cue): boolean {
  const superlative = claim.tokens.slice(at, at + length + 1);
  return tokens.some(({ word, stem }, index) => {
    if (!THAN_OTHERS.test(words.slice(index + 1, index + 1 + OTHERS_WORDS).join(' '))) return false;
    const base = word.replace(/e?r$/u, '');
    const isEnded = base !== word && base.length > 2;
    return superlative.some((each) => each.stem === stem || (isEnded && each.word.startsWith(base)));
  });
}

function meant(reading: Reading, group: CueList): Cue[] {
  return reading.find(group).filter((cue) => !reading.isWithin(cue, 'notSuperlative'));
}

/** "No other tower is taller", or another superlative with the same next word. */
function saysSame(reading: Reading, claim: Reading, groups: readonly CueList[]): boolean {
  if (reading.negations.length > 0 && reading.words.some((word) => word.length > 4 && word.endsWith('er'))) {
    return claim.stems.size > 0 && [...claim.stems].filter((stem) => reading.stems.has(stem)).length >= 2;
  }
  const nextOf = (each: Reading) =>
    groups.flatMap((group) =>
      each.find(group).flatMap(({ at, length }) => each.contentAfter(at + length, 1).map(({ stem }) => stem)),
    );
  const next = new Set(nextOf(reading));
  return nextOf(claim).some((stem) => next.has(stem));
}

function assured({ claim, evidence, nearest }: Comparison): Fault | null {
  const held = new Set(
    evidence.flatMap((reading) => reading.cues('certain').map((cue) => stemsOf(reading, cue))),
  );
  const isForbidden = nearest.some(
    (reading) => reading.negations.length > 0 && sharedStems(reading, claim) > 0,
  );
  const isOfDuty = nearest.some((reading) => isDuty(reading.text) || reading.has('only'));
  const own = claim
    .cues('certain')
    // Who may not go in must stay out, and what has to be done must be done.
    .filter(
      ({ at }) =>
        !(isForbidden && claim.words[at] === 'must') && !(isOfDuty && MUST.test(claim.words[at] ?? '')),
    )
    .find((cue) => !held.has(stemsOf(claim, cue)));
  if (!own || held.size > 0) return null;
  return fault(`The cited text does not say “${written(claim, own)}”.`);
}

function stemsOf({ tokens }: Reading, { at, length }: Cue): string {
  return tokens
    .slice(at, at + length)
    .map(({ stem }) => stem)
    .join(' ');
}

/** The evidence says that something may be so, or is planned, and the claim says that it is so. */
function undoubted({ claim, near, evidence }: Comparison): Fault | null {
  if (claim.has('doubt') || claim.has('planned') || claim.has('doubtLike')) return null;
  const isAhead = claim.has('future');
  for (const reading of near) {
    for (const cue of [...reading.cues('doubt'), ...(isAhead ? [] : reading.cues('planned'))]) {
      if (isNoDoubt(reading, cue)) continue;
      const scope = scopeOf(reading, cue);
      const isCertainElsewhere = (stem: string) =>
        evidence.some(
          (each) => each !== reading && each.stems.has(stem) && !each.has('doubt') && !each.has('planned'),
        );
      if (!scope.some((stem) => claim.stems.has(stem) && !isCertainElsewhere(stem))) continue;
      return fault(`The cited text says “${written(reading, cue)}”, and the sentence says it as certain.`);
    }
  }
  return null;
}

/** The month of May, what nobody may do, and "would" of what was done again and again. */
function isNoDoubt(reading: Reading, { at }: Cue): boolean {
  const token = reading.tokens[at];
  const isForbidden = reading.negations.some((no) => no.at === at - 1 || no.at === at + 1);
  if (token?.word === 'may') return isForbidden || (at > 0 && token.isCapital);
  return token?.word === 'would' && (reading.has('allLike') || reading.has('many') || reading.hasWeekday);
}

function scopeOf(reading: Reading, { at, length }: Cue): string[] {
  const next = reading
    .contentAfter(at + length, 3, false)
    .filter(({ word }) => !word.endsWith('ly'))
    .slice(0, 2);
  if (!reading.lists.verbLast) {
    // "expects exports to recover" leaves both in doubt, "expects to recover the cost" no cost.
    const [, second] = next;
    const isObject = second !== undefined && reading.words[reading.tokens.indexOf(second) - 1] === 'to';
    return (isObject ? next : next.slice(0, 1)).map(({ stem }) => stem);
  }
  const clause = reading.tokens[at]?.clause;
  const last = reading.tokens.findLast((token) => token.isContent && token.clause === clause);
  return [...next.slice(0, 1), ...(last ? [last] : [])].map(({ stem }) => stem);
}

function fault(reason: string): Fault {
  return { kind: 'certainty', reason };
}
