import type { Comparison, Fault } from '../comparison.js';
import type { Reading, Token } from '../reading.js';
import { unitAt } from './units.js';

interface Value {
  readonly type: string;
  readonly keys: readonly string[];
  readonly raw: string;
  /** Stems of the words next to it. */
  readonly beside: ReadonlySet<string>;
  readonly preposition: string;
  /** The words next to it, whatever they are. */
  readonly neighbours: string;
}

/** Chosen: no sentence that anyone reads has more; further ones are not compared. */
const MOST_VALUES = 20;

/** A number, month or weekday stands by what another one of its sort belongs to in the evidence. */
export function numberRoles({ claim, evidence }: Comparison): Fault | null {
  const own = valuesIn(claim).slice(0, MOST_VALUES);
  if (own.length === 0) return null;
  const held = distinct(evidence.flatMap(valuesIn));
  for (const value of own) {
    const same = held.filter((other) => isSame(value, other));
    if (same.length === 0) continue;
    const others = held.filter((other) => other.type === value.type && !isSame(value, other));
    if (isTurned(value, same, others, claim))
      return fault(`${value.raw} stands on the other side of the change in the cited text.`);
    if (isInPlaceOf(value, same, others))
      return fault(`${value.raw} stands where the cited text has another one.`);
    if (
      value.beside.size === 0 ||
      same.some(({ beside }) => beside.size === 0 || overlaps(beside, value.beside))
    )
      continue;
    if (others.some(({ beside }) => overlaps(beside, value.beside)))
      return fault(`${value.raw} belongs to something else in the cited text.`);
  }
  return null;
}

/** Those that differ in anything that is compared: a table repeats itself. */
function distinct(values: readonly Value[]): Value[] {
  return [
    ...new Map(
      values.map((value) => [
        [value.type, ...value.keys, value.neighbours, ...value.beside].join('\n'),
        value,
      ]),
    ).values(),
  ];
}

/** Between the same two words as another value of the evidence, and not between those of its own. */
function isInPlaceOf({ neighbours }: Value, same: readonly Value[], others: readonly Value[]): boolean {
  return (
    !/^\d|^ | $|[.,;:]/u.test(neighbours) &&
    same.every((other) => other.neighbours !== neighbours) &&
    others.some((other) => other.neighbours === neighbours)
  );
}

/** "from 40 to 60" for "from 60 to 40". */
function isTurned(
  { preposition }: Value,
  same: readonly Value[],
  others: readonly Value[],
  { lists: { fromTo } }: Reading,
): boolean {
  const [from, to] = fromTo;
  const opposed = preposition === from ? to : preposition === to ? from : '';
  if (opposed === '') return false;
  return (
    same.every((other) => other.preposition === opposed) &&
    others.some((other) => other.preposition === preposition)
  );
}

function isSame(a: Value, b: Value): boolean {
  return a.keys.some((key) => b.keys.includes(key));
}

function overlaps(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((each) => b.has(each));
}

function valuesIn(reading: Reading): Value[] {
  const { lists } = reading;
  return reading.tokens.flatMap((token, at): Value[] => {
    const preposition = reading.words[at - 1] ?? '';
    const month = lists.months.indexOf(token.word);
    const neighbours = `${preposition} ${reading.words[at + 1] ?? ''}`;
    const common = { raw: token.text, preposition, neighbours };
    if (month !== -1 && token.word !== 'may' && token.word !== 'march')
      return [{ ...common, type: 'month', keys: [`month ${month}`], beside: besideTime(reading, at) }];
    if (lists.weekdays.includes(token.word))
      return [{ ...common, type: 'weekday', keys: [token.word], beside: besideTime(reading, at) }];
    const { number } = token;
    if (!number) return [];
    const beforeMonth = [reading.words[at - 1], reading.words[at + 1]].find((word) =>
      lists.months.includes(word ?? ''),
    );
    if (beforeMonth !== undefined && !/^\d{4}$/u.test(number.raw))
      return [{ ...common, type: 'day', keys: number.values, beside: new Set([beforeMonth]) }];
    const isYear = /^(?:1[0-9]|20)\d\d$/u.test(number.raw);
    const unit = unitAt(reading, at);
    const type = isYear ? 'year' : (unit ?? 'count');
    const beside = isYear || unit !== null ? besideTime(reading, at) : besideCount(reading, at);
    return [{ ...common, type, keys: number.values, beside }];
  });
}

/** The word that a count counts, or what stands next to it. */
function besideCount(reading: Reading, at: number): Set<string> {
  const behind = reading.contentAfter(at + 1, 2).filter((token) => isNear(reading, at, token));
  const last = reading.tokens[at - 1];
  return stemsOf(behind.length > 0 || !last?.isContent ? behind : [last]);
}

/** A word behind the next number is counted by that. */
function isNear({ tokens }: Reading, at: number, token: Token): boolean {
  const place = tokens.indexOf(token);
  return !tokens.slice(at + 1, place).some(({ number }) => number !== null);
}

function besideTime(reading: Reading, at: number): Set<string> {
  const { months } = reading.lists;
  const isPlain = ({ word }: Token) => !months.includes(word);
  return stemsOf(reading.contentBefore(at, 2).filter(isPlain).slice(0, 1));
}

function stemsOf(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.map(({ stem }) => stem));
}

function fault(reason: string): Fault {
  return { kind: 'number_roles', reason };
}
