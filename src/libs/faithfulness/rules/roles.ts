import type { Comparison, Fault } from '../comparison.js';
import type { Reading, Token } from '../reading.js';
import { partiesIn, type Parties, type Role } from './parties.js';

/** Two parties have changed places around the same verb, or one does what another did. */
export function roles(comparison: Comparison): Fault | null {
  const own = partiesIn(comparison.claim);
  const held = own.length > 0 ? comparison.near.flatMap(partiesIn) : [];
  return (
    turned(own, held, comparison) ?? exchanged(own, held) ?? compared(comparison) ?? doneByAnother(comparison)
  );
}

const ROLES: readonly Role[] = ['doer', 'done', 'second', 'to', 'from', 'with'];
const PAIRS = ROLES.flatMap((a, index) => ROLES.slice(index + 1).map((b) => [a, b] as const));

/** "A sued B" for "B sued A"; of several sentences with the verb, those that share the most parties decide. */
function turned(claimed: readonly Parties[], held: readonly Parties[], { lists }: Comparison): Fault | null {
  const mutual = lists.cues('mutual');
  for (const own of claimed) {
    if (mutual.has(own.verb)) continue;
    const same = held.filter(({ verb }) => isForm(verb, own.verb));
    const shared = same.map((other) => sharedParties(own, other));
    const most = Math.max(0, ...shared);
    const best = same.filter((_, index) => shared[index] === most);
    const crossings = best.map((other) => crossed(own, other));
    const [first] = crossings;
    if (first !== undefined && crossings.every((each) => each !== null))
      return fault(`The cited text has ${first?.join(' and ') ?? 'the two'} the other way round.`);
  }
  return null;
}

function sharedParties(a: Parties, b: Parties): number {
  const of = ({ roles: all }: Parties) => new Set(ROLES.flatMap((role) => [...all[role]]));
  const others = of(b);
  return [...of(a)].filter((each) => others.has(each)).length;
}

/** @returns the two that have changed places; null where they have not */
function crossed(own: Parties, other: Parties): [string, string] | null {
  for (const [a, b] of PAIRS) {
    if (b === 'done' && (own.isGuess || other.isGuess)) continue;
    const here = common(own.roles[a], other.roles[b]);
    const there = common(own.roles[b], other.roles[a]);
    if (here === undefined || there === undefined || here === there) continue;
    if (common(own.roles[a], other.roles[a]) !== undefined) continue;
    return [here, there];
  }
  return null;
}

/** Chosen: of the longer of two stems. A verb changes its number with its subject: "surveille", "surveillent". */
const SHARE_IN_COMMON = 0.6;
const LEAST_IN_COMMON = 5;

function isForm(a: string, b: string): boolean {
  if (a === b) return true;
  let common = 0;
  while (common < a.length && a.charAt(common) === b.charAt(common)) common += 1;
  return common >= LEAST_IN_COMMON && common >= SHARE_IN_COMMON * Math.max(a.length, b.length);
}

function common(a: ReadonlySet<string>, b: ReadonlySet<string>): string | undefined {
  return [...a].find((each) => b.has(each));
}

/** "praised A and fined B" for "praised B and fined A". */
function exchanged(own: readonly Parties[], held: readonly Parties[]): Fault | null {
  for (const [index, one] of own.entries()) {
    for (const two of own.slice(index + 1)) {
      if (isForm(one.verb, two.verb) || one.start === two.start) continue;
      const first = held.find(({ verb }) => isForm(verb, one.verb));
      const second = held.find(({ verb }) => isForm(verb, two.verb));
      if (!first || !second || first.start === second.start) continue;
      const here = common(one.roles.done, second.roles.done);
      const there = common(two.roles.done, first.roles.done);
      if (here === undefined || there === undefined || here === there) continue;
      if (overlaps(one.roles.done, first.roles.done) || overlaps(two.roles.done, second.roles.done)) continue;
      return fault(`The cited text has ${here} and ${there} the other way round.`);
    }
  }
  return null;
}

const THAN = new Set(['than', 'als', 'dan']);

/** "A has more than B" for "B has more than A". */
function compared({ claim, near }: Comparison): Fault | null {
  const own = sidesOf(claim);
  if (!own) return null;
  for (const reading of near) {
    const held = sidesOf(reading);
    if (!held || held.word !== own.word) continue;
    const isCrossed = overlaps(own.right, held.left) && overlaps(own.left, held.right);
    if (isCrossed && !overlaps(own.right, held.right))
      return fault('The cited text compares the two the other way round.');
  }
  return null;
}

interface Sides {
  /** What compares: "more", "larger". */
  readonly word: string;
  /** Stems that stand on this side alone. */
  readonly left: ReadonlySet<string>;
  readonly right: ReadonlySet<string>;
}

function sidesOf({ tokens }: Reading): Sides | null {
  const at = tokens.findIndex(({ word }) => THAN.has(word));
  const compares = tokens
    .slice(0, Math.max(0, at))
    .findLast(({ word }) => COMPARING.has(word) || (word.length > 4 && word.endsWith('er')));
  if (!compares) return null;
  const stems = (part: readonly Token[]) =>
    new Set(part.filter(({ isContent }) => isContent).map(({ stem }) => stem));
  const [left, right] = [stems(tokens.slice(0, at)), stems(tokens.slice(at + 1))];
  return {
    word: compares.word,
    left: new Set([...left].filter((each) => !right.has(each))),
    right: new Set([...right].filter((each) => !left.has(each))),
  };
}

const COMPARING = new Set(['more', 'less', 'fewer', 'mehr', 'weniger', 'meer', 'minder']);

function overlaps(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((each) => b.has(each));
}

/** Another party of the evidence stands right before a verb, in the very form, whose doer the evidence names. */
function doneByAnother({ claim, evidence }: Comparison): Fault | null {
  for (const [at, verb] of claim.tokens.entries()) {
    const doer = claim.tokens[at - 1];
    if (!verb.isContent || verb.isCapital || !doer?.isContent) continue;
    if (
      evidence.some(({ tokens }) => tokens.some((each, place) => isPair(tokens[place - 1], each, doer, verb)))
    )
      continue;
    const doings = evidence.flatMap((reading) => {
      const other = doerOf(reading, verb.word);
      return other ? [{ reading, other }] : [];
    });
    const [doing] = doings;
    if (!doing || doings.some(({ reading }) => reading.stems.has(doer.stem))) continue;
    const isElsewhere = evidence.some((reading) => reading !== doing.reading && reading.stems.has(doer.stem));
    const { other } = doing;
    if (!isElsewhere || claim.words.includes(other.word)) {
      // Both are named: each must do its own.
      if (!isElsewhere || !doer.isCapital) continue;
    }
    return fault(`The cited text says “${verb.text}” of ${other.text} and not of ${doer.text}.`);
  }
  return null;
}

/** The name that stands right before a verb, or behind "by". */
function doerOf({ tokens, words, lists }: Reading, verb: string): Token | null {
  const at = words.indexOf(verb);
  // In German every noun has a capital.
  if (at === -1 || lists.language === 'de') return null;
  const before = tokens[at - 1];
  // The first word of a sentence has a capital anyway.
  const isName = at > 1 && before?.isContent && before.isCapital;
  if (isName) return before;
  const by = tokens.findIndex(({ word }, index) => index > at && lists.by.has(word));
  const behind = tokens[by + 1];
  return by !== -1 && behind?.isContent && behind.isCapital ? behind : null;
}

function isPair(a: Token | undefined, b: Token, doer: Token, verb: Token): boolean {
  return a?.stem === doer.stem && b.stem === verb.stem;
}

function fault(reason: string): Fault {
  return { kind: 'roles', reason };
}
