import { termsOf } from '../../text/index.js';
import { isChosen, mayBeBody, type Pool } from '../pool.js';
import type { Fragment, Run } from '../runs.js';
import type { Selection } from '../selection.js';
import { figureIn } from './figures.js';
import { dateIn } from './spans.js';

const MOST_ROWS = 8;
const FEWEST_ROWS = 2;
const ROW_WORDS = { fewest: 6, most: 36 };
/** What a figure loses that is of another year than the one asked about. */
const OTHER_YEAR = 0.7;
/** Of a table whose sources are three or more. */
const ROWS_A_SOURCE = 3;

/** A figure or a date, and the sentence that it stands in. */
export interface Row {
  readonly run: Run;
  readonly fragment: Fragment;
  /** As it stands in the sentence. */
  readonly label: string;
  readonly worth: number;
  /** Of a date. */
  readonly order: number;
}

/** @returns sentences that give a figure, the weightiest first; none when there are fewer than two. */
export function takeFigures(pool: Pool, selection: Selection, cap: number): Row[] {
  const years = yearsIn(pool.task.input);
  return takeRows(pool, selection, cap, (fragment) => {
    const figure = figureIn(fragment.text, pool.language, (text) =>
      termsOf(text, pool.language).some((term) => pool.query.has(term)),
    );
    const ofOther = isOfOtherYear(fragment.text, years) ? OTHER_YEAR : 0;
    return figure && { span: figure, worth: 0.6 * figure.weight - ofOther, order: 0 };
  });
}

/** @returns sentences that name a date with its year, the oldest first; none when there are fewer than two. */
export function takeDates(pool: Pool, selection: Selection, cap: number): Row[] {
  const rows = takeRows(pool, selection, cap, (fragment) => {
    const date = dateIn(fragment.text, pool.language);
    return date && { span: date, worth: date.order % 10_000 > 0 ? 0.3 : 0, order: date.order };
  });
  return rows.sort((a, b) => a.order - b.order || a.run.id - b.run.id || a.fragment.start - b.fragment.start);
}

function yearsIn(text: string): string[] {
  return text.match(/(?<!\p{Nd})(?:1[5-9]|20)\d\d(?!\p{Nd})/gu) ?? [];
}

/** Who asks about the quakes of 2022 is not helped by the dead of 1924. */
function isOfOtherYear(sentence: string, asked: readonly string[]): boolean {
  const named = yearsIn(sentence);
  return asked.length > 0 && named.length > 0 && !named.some((year) => asked.includes(year));
}

interface Found {
  readonly span: { readonly start: number; readonly end: number };
  readonly worth: number;
  readonly order: number;
}

function takeRows(
  pool: Pool,
  selection: Selection,
  cap: number,
  find: (fragment: Fragment) => Found | null,
): Row[] {
  const open: Row[] = [];
  for (const run of pool.runs) {
    const about = pool.relevance.get(run.id) ?? 0;
    if (!mayBeBody(run.source) || about === 0) continue;
    for (const fragment of run.sentences) {
      if (!fragment.needsNothing || fragment.words < ROW_WORDS.fewest || fragment.words > ROW_WORDS.most)
        continue;
      // A page on the subject tells of other things too; a row stands by itself and must be about it.
      const covered = pool.statistics.coverage(pool.query, fragment.terms);
      if (covered === 0 && pool.query.size > 0 && !isChosen(run.source)) continue;
      const found = /[:：]$/u.test(fragment.text) ? null : find(fragment);
      if (!found) continue;
      const label = fragment.text.slice(found.span.start, found.span.end).trim();
      const worth = found.worth + about + 0.5 * covered;
      open.push({ run, fragment, label, worth, order: found.order });
    }
  }
  open.sort((a, b) => b.worth - a.worth || a.run.id - b.run.id || a.fragment.start - b.fragment.start);
  return pickRows(pool, selection, open, cap);
}

/** Nothing is said until there are rows enough for a table: what is said can go nowhere else. */
function pickRows(pool: Pool, selection: Selection, open: readonly Row[], cap: number): Row[] {
  const chosen: Row[] = [];
  const most = pool.sources.length >= 3 ? ROWS_A_SOURCE : MOST_ROWS;
  for (const row of open) {
    if (chosen.length >= MOST_ROWS) break;
    const same = chosen.filter((other) => other.run.source === row.run.source);
    if (selection.sentencesFrom(row.run.source.id) + same.length >= cap) continue;
    if (same.length >= most || chosen.some((other) => other.fragment.text === row.fragment.text)) continue;
    if (same.some((other) => other.run === row.run && other.label === row.label)) continue;
    if (!selection.repeatsFragment(row.fragment)) chosen.push(row);
  }
  if (chosen.length < FEWEST_ROWS) return [];
  const kept: Row[] = [];
  for (const row of chosen) {
    if (selection.repeatsFragment(row.fragment)) continue;
    selection.sayOf(row.run, row.fragment);
    kept.push(row);
  }
  return kept;
}
