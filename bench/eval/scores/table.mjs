// The table of an evaluation: scores with their intervals, targets and differences.
import { readFile } from 'node:fs/promises';
import { differenceOf, intervalOf, STATISTICS } from './statistics.mjs';

const MARKS = ['<!-- table: begin -->', '<!-- table: end -->'];

/**
 * @param rows of the sets: `{ set, measure, items, statistic?, least?, most?, missing? }`
 * @param before the rows of another commit, or null
 */
export function scored(rows, before) {
  return rows.map(({ items, statistic = 'ratio', missing, ...row }) => {
    if (missing !== undefined) return { ...row, missing };
    const of = STATISTICS[statistic];
    const other = before?.find(({ set, measure }) => set === row.set && measure === row.measure);
    return {
      ...row,
      value: of(items),
      interval: intervalOf(items, of),
      items: items.length,
      ...(other?.items ? { before: of(other.items), change: differenceOf(other.items, items, of) } : {}),
    };
  });
}

export function belowTarget({ value, least, most }) {
  // Half a thousandth: what the table rounds away.
  return (least !== undefined && value < least - 0.0005) || (most !== undefined && value > most + 0.0005);
}

/** As a table of Markdown. */
export function tableOf(rows) {
  const compared = rows.some(({ before }) => before !== undefined);
  const head = [
    'set',
    'measure',
    'items',
    'value',
    '95 % interval',
    'target',
    ...(compared ? ['before', 'change'] : []),
  ];
  const lines = rows.map((row) => {
    if (row.missing !== undefined)
      return [row.set, row.measure, '', `not run: needs ${row.missing}`, '', targetOf(row)];
    return [
      row.set,
      row.measure,
      String(row.items),
      belowTarget(row) ? `**${figure(row.value)}**` : figure(row.value),
      row.interval.map(figure).join(' to '),
      targetOf(row),
      ...(compared ? [figure(row.before), changeOf(row)] : []),
    ];
  });
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @returns the text of a file with the table between its marks renewed @throws where the file has no marks */
export async function writeTable(file, rows) {
  const text = await readFile(file, 'utf8');
  const [from, to] = MARKS.map((mark) => text.indexOf(mark));
  if (from === -1 || to < from) throw new Error(`${file} has no ${MARKS.join(' … ')}`);
  return `${text.slice(0, from + MARKS[0].length)}\n${tableOf(rows)}\n${text.slice(to)}`;
}

function targetOf({ least, most }) {
  if (least !== undefined) return `at least ${figure(least)}`;
  return most === undefined ? '' : `at most ${figure(most)}`;
}

function changeOf({ change }) {
  if (!change) return '';
  const { difference, interval } = change;
  const signed = (value) => `${value < 0 ? '−' : '+'}${figure(Math.abs(value))}`;
  return `${signed(difference)} (${interval.map(signed).join(' to ')})`;
}

function figure(value) {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(3);
}
