import type { Comparison, Fault } from '../comparison.js';
import type { Reading } from '../reading.js';

/** A month, weekday, season or quarter of the claim that the evidence does not have. Years are numbers, and judged as such. */
export function times({ claim, evidence, lists, statement }: Comparison): Fault | null {
  const months = evidence.flatMap((reading) => monthsIn(reading));
  const numeric = statement.quotes.flatMap(monthsInFigures);
  for (const month of monthsIn(claim)) {
    if (!months.includes(month) && !numeric.includes(month))
      return fault(`The cited text does not name ${lists.months[month] ?? ''}.`);
  }
  const weekdays = evidence.flatMap((reading) => weekdaysIn(reading));
  for (const day of weekdaysIn(claim)) {
    if (!weekdays.includes(day)) return fault(`The cited text does not name ${lists.weekdays[day] ?? ''}.`);
  }
  const known = [...months, ...numeric];
  for (const [season, cues] of lists.seasons.entries()) {
    const [own] = claim.find(cues);
    if (!own || !isSeason(claim, own.at)) continue;
    if (evidence.some((reading) => reading.find(cues).length > 0)) continue;
    if (known.some((month) => isIn(season, month))) continue;
    return fault(`The cited text does not name ${claim.tokens[own.at]?.text ?? 'the season'}.`);
  }
  const quarters = evidence.flatMap(quartersIn);
  if (quartersIn(claim).some((quarter) => !quarters.includes(quarter) && quarters.length > 0))
    return fault('The cited text names another quarter.');
  return null;
}

/** As indices, from 0. */
function monthsIn(reading: Reading): number[] {
  const { tokens, lists } = reading;
  return tokens.flatMap(({ word, isCapital }, at) => {
    const month = lists.months.indexOf(word);
    const abbreviated = lists.language === 'en' && isCapital ? ABBREVIATED.indexOf(word) : -1;
    if (month === -1) return abbreviated === -1 ? [] : [abbreviated];
    // "may" and "march" are words as well.
    if (!AMBIGUOUS.has(word) || lists.language !== 'en') return [month];
    return isCapital && at > 0 && tokens[at - 1]?.text !== '.'
      ? [month]
      : isByNumber(reading, at)
        ? [month]
        : [];
  });
}

const AMBIGUOUS = new Set(['may', 'march']);
const ABBREVIATED = ['jan', 'feb', 'mar', 'apr', '', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function isByNumber({ tokens }: Reading, at: number): boolean {
  return tokens[at - 1]?.number != null || tokens[at + 1]?.number != null;
}

/** Of dates in figures: both readings of 3/5/2024, for nobody knows which is meant. */
function monthsInFigures(text: string): number[] {
  const found: number[] = [];
  for (const [, month] of text.matchAll(/\b\d{4}-(\d{2})(?:-\d{2})?\b/gu)) found.push(Number(month) - 1);
  for (const [, first, second] of text.matchAll(/\b(\d{1,2})[./](\d{1,2})[./](?:\d{4}|\d{2})?/gu))
    found.push(Number(first) - 1, Number(second) - 1);
  return found;
}

/** From Monday on: 1 January 2024 was one. */
function weekdaysIn({ words, lists }: Reading): number[] {
  return words.flatMap((word) => {
    const day = lists.weekdays.findIndex(
      (each) => word === each || (word.length <= each.length + 1 && word.startsWith(each)),
    );
    return day === -1 ? [] : [day];
  });
}

/** "fall", "spring" and "été" are words as well. */
function isSeason({ tokens, lists }: Reading, at: number): boolean {
  const { word = '' } = tokens[at] ?? {};
  const before = tokens[at - 1]?.word ?? '';
  if (lists.language === 'en' && (word === 'fall' || word === 'spring')) {
    return (
      /^(?:in|this|last|next|the|every|each|early|late|of|during|since|until|by)$/u.test(before) &&
      before !== '' &&
      (before !== 'the' || /^(?:in|of|during|by|since|until)$/u.test(tokens[at - 2]?.word ?? ''))
    );
  }
  if (word === 'été') return /^(?:l|en|cet|d|chaque|un)$/u.test(before);
  return true;
}

/** In the north or in the south. @param season from spring on */
function isIn(season: number, month: number): boolean {
  return [2, 8].some((first) => {
    const at = (month - first - 3 * season + 24) % 12;
    return at >= 0 && at < 3;
  });
}

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** "Q2", "second quarter". */
function quartersIn({ words }: Reading): number[] {
  return words.flatMap((word, at) => {
    const short = /^q([1-4])$/u.exec(word);
    if (short) return [Number(short[1])];
    const ordinal = ORDINALS.indexOf(word);
    return ordinal !== -1 && words[at + 1] === 'quarter' ? [ordinal + 1] : [];
  });
}

function fault(reason: string): Fault {
  return { kind: 'time', reason };
}
