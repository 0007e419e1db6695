// Figures of benchmarks as rows: `{ figure, column?, galley, peer: { name, value } | null, isMoreBetter }`.

/** What two runs on a busy machine may differ by. */
const WORSE = 1.1;

/** How Galley does beside its peer: above 1 is worse than the peer; null where there is none. */
export function ratioOf({ galley, peer, isMoreBetter }) {
  if (peer === null) return null;
  return isMoreBetter ? peer.value / galley : galley / peer.value;
}

export function format(value) {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}

/** A line for a terminal. */
export function describeFigure(row) {
  const ratio = ratioOf(row);
  const beside =
    ratio === null ? '' : `   ${format(row.peer.value)} ${row.peer.name}: ${ratio.toFixed(2)} times its cost`;
  const name = row.column
    ? `${row.figure.replace(/: ([^:]*)$/, '')}, ${row.column}: ${row.figure.split(': ').at(-1)}`
    : row.figure;
  return `${name.padEnd(84)} ${format(row.galley).padStart(9)}${beside}`;
}

/**
 * What became worse by more than a tenth: ratios to a peer, and on the same machine the other figures.
 *
 * @param before a part of bench/measured.json, or undefined
 * @returns a line for each
 */
export function worseThan(before, after) {
  const lines = [];
  for (const row of after.rows) {
    const old = before?.rows.find(({ figure, column }) => figure === row.figure && column === row.column);
    if (!old || (row.peer === null && before.on !== after.on)) continue;
    const cost = (each) =>
      ratioOf(each) ?? (each.isMoreBetter || isRate(each) ? 1 / each.galley : each.galley);
    if (!(cost(row) > cost(old) * WORSE)) continue;
    const [now, then] =
      row.peer === null
        ? [row, old].map(({ galley }) => format(galley))
        : [row, old].map((each) => `${ratioOf(each).toFixed(2)} times its peer`);
    lines.push(`${row.figure}${row.column ? `, ${row.column}` : ''}: ${now}, was ${then}`);
  }
  return lines;
}

/** Of what happens in a time, more is better. */
function isRate({ figure }) {
  return /: (\w+ )?an? (hour|second)$/.test(figure);
}
