import type { Comparison, Fault } from '../comparison.js';
import type { Reading } from '../reading.js';

/** A number stands beside another unit or currency than in the evidence, or counts for another time or measure. */
export function units({ claim, evidence }: Comparison): Fault | null {
  const held = heldIn(evidence);
  for (const [at, { number }] of claim.tokens.entries()) {
    if (!number) continue;
    const places = number.values.flatMap((value) => held.get(value) ?? []);
    if (places.length === 0) continue;
    const unit = unitAt(claim, at);
    const has = (each: string | null) => places.some((place) => place.units.has(each));
    // "aged 14" says what "14 years old" says.
    const isLeftOut = unit !== null && has(null) && TIMES.has(unit);
    if (unit !== null && !has(unit) && !isLeftOut)
      return fault(`${number.raw} has another unit in the cited text.`);
    const rate = rateAt(claim, at);
    const rates = places.flatMap((place) => [...place.rates]);
    if (rate !== null && !rates.includes(rate) && rates.some((each) => each !== null))
      return fault(`${number.raw} counts for something else in the cited text.`);
  }
  return null;
}

/** What one value stands beside, wherever the evidence has it. */
interface Held {
  readonly units: Set<string | null>;
  readonly rates: Set<string | null>;
}

/** By value: the evidence is read once, however many numbers the claim has. */
function heldIn(evidence: readonly Reading[]): Map<string, Held> {
  const held = new Map<string, Held>();
  for (const reading of evidence) {
    for (const [at, { number }] of reading.tokens.entries()) {
      for (const value of number?.values ?? []) {
        const known = held.get(value) ?? { units: new Set(), rates: new Set() };
        held.set(value, known);
        known.units.add(unitAt(reading, at));
        known.rates.add(rateAt(reading, at));
      }
    }
  }
  return held;
}

/** Units that a rewording may leave out or put in: "aged 14" for "14 years old". */
export const TIMES: ReadonlySet<string> = new Set([
  'second',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'decade',
  'century',
  'times',
  'dozen',
]);
const BEFORE = new Set([
  'dollar',
  'euro',
  'pound',
  'yen',
  'franc',
  'rupee',
  'won',
  'yuan',
  'crown',
  'real',
  'peso',
]);
/** One word may stand between a number and its unit: "8.3 million metric tonnes" has none, "40 US dollars" one. */
const BETWEEN = 1;

/** The name of the unit of a number; null for none. */
export function unitAt(reading: Reading, at: number): string | null {
  const { words, lists, tokens } = reading;
  const before = words.slice(Math.max(0, at - 1), at);
  const [sign = ''] = before;
  // A sign, or a code in capitals: who won 40 pounds has no won.
  const isSign = /^\P{L}|^\p{Lu}{2,4}$/u.test(tokens[at - 1]?.text ?? '');
  if (isSign && tokens[at - 1]?.number === null) {
    for (const [name, cues] of lists.units) if (BEFORE.has(name) && cues.has(sign)) return name;
  }
  for (let from = at + 1; from <= at + 1 + BETWEEN; from += 1) {
    if (from > at + 1 && tokens[from - 1]?.kind !== 'word') break;
    const unit = reading.units.get(from);
    // A letter by itself, such as "m" or "s", is a unit only next to its number.
    const isFar = from > at + 1 && (words[from]?.length ?? 0) < 3;
    if (unit !== undefined && !isFar) return unit.name;
  }
  return null;
}

const ADVERBS: Readonly<Record<string, RegExp>> = {
  hour: /^hourly|^stündlich/u,
  day: /^daily|^täglich|^quotidien|^diari|^giornalier|^dagelijks/u,
  week: /^weekly|^wöchentlich|^hebdomadaire|^semanal|^settimanal|^wekelijks/u,
  month: /^monthly|^monatlich|^mensuel|^mensual|^mensil|^maandelijks|^mensal/u,
  year: /^annual|^yearly|^jährlich|^annuel|^anual|^annual|^jaarlijks/u,
};
/** How far behind a number the words of its rate may stand. */
const RATE_REACH = 5;
const COMPARED = new Set(['ago', 'earlier', 'later', 'before', 'after', 'old']);

/** "a day" behind a number; null for none. */
function rateAt({ words, tokens, lists }: Reading, at: number): string | null {
  for (let from = at + 1; from < Math.min(words.length, at + 1 + RATE_REACH); from += 1) {
    const word = words[from] ?? '';
    if (tokens[from]?.number || tokens[from]?.kind === 'mark') return null;
    const adverb = Object.entries(ADVERBS).find(([, form]) => form.test(word));
    if (adverb) return adverb[0];
    if (!lists.per.has(word)) continue;
    const next = words[from + 1] ?? '';
    const unit = next.length > 1 ? lists.units.find(([, cues]) => cues.has(next)) : undefined;
    if (unit && !COMPARED.has(words[from + 2] ?? '')) return unit[0];
  }
  return null;
}

function fault(reason: string): Fault {
  return { kind: 'unit', reason };
}
