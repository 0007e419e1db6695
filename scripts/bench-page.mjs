// docs/benchmarks.md and its picture, made of bench/measured.json.
import { format, ratioOf } from './bench-figures.mjs';

/** @param parts by the name of a benchmark, `{ on, at, load, rows }` */
export function page(parts) {
  const rows = Object.values(parts).flatMap((part) => part.rows);
  const beside = rows.filter((row) => row.peer !== null);
  const alone = rows.filter((row) => row.peer === null && !row.column);
  return `# Benchmarks

Made by \`npm run bench -- --write\`; every benchmark is a file of \`bench/\` that says how it measures.
Each figure of Galley stands beside a peer that was measured in the same run, on the same processors and the same durable PostgreSQL, where there
is one; the ratio says what Galley costs where the peer costs 1.
\`npm run bench\` measures again and tells what became worse by more than a tenth; \`--only list,start\` measures a part, and with \`--write\` it takes
the place of the former.
What an audit of real sites costs is in [Audits](audit.md#what-it-costs), what is measured of the articles in [Evaluation](evaluation.md), what follows for
the size of a machine in [Scaling](scaling.md).

${[...new Set(Object.values(parts).map(({ on, at }) => `Measured on ${at}: ${on}.`))].join('\n')}
${describeLoad(Object.values(parts).map(({ load }) => load))}

## Beside a peer

![What Galley costs beside its peers](pictures/benchmarks.svg)

| what | Galley | peer | which | ratio |
|---|---|---|---|---|
${beside.map((row) => `| ${row.figure} | ${format(row.galley)} | ${format(row.peer.value)} | ${row.peer.name} | ${ratioOf(row).toFixed(2)} |`).join('\n')}

## By itself

| what | Galley |
|---|---|
${alone.map((row) => `| ${row.figure} | ${format(row.galley)} |`).join('\n')}

## Cost against size

${seriesTables(rows.filter((row) => row.column)).join('\n\n')}
`;
}

function describeLoad(loads) {
  const [least, most] = [Math.min(...loads), Math.max(...loads)];
  const ran = 'The benchmarks ran one after the other';
  if (most < 1) return `${ran}, with nothing else that computed beside them.`;
  return `${ran}, on a machine that others used too: its load before each was ${least} to ${most}. Ratios to a peer depend on that least, single durations most.`;
}

/** One table for all series that have the same kind of columns, such as workers. */
function seriesTables(rows) {
  const kinds = groupBy(rows, ({ column }) => column.replace(/^[\d,]+ (\w+?)s?$/, '$1'));
  return [...kinds.values()].map((own) => {
    const columns = [...new Set(own.map(({ column }) => column))];
    const figures = [...groupBy(own, ({ figure }) => figure)];
    const lines = figures.map(([figure, points]) => {
      const cells = columns.map((column) => points.find((row) => row.column === column));
      return `| ${figure} | ${cells.map((row) => (row ? format(row.galley) : '')).join(' | ')} |`;
    });
    return [`| what | ${columns.join(' | ')} |`, `|---|${columns.map(() => '---|').join('')}`, ...lines].join(
      '\n',
    );
  });
}

/** Map.groupBy, which Node 20 does not have. */
function groupBy(rows, keyOf) {
  const groups = new Map();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** Bars of the ratios, with a line where the peer is. @param rows that have a peer */
export function chart(rows) {
  const [left, width, height] = [440, 300, 30];
  const most = Math.max(2, ...rows.map(ratioOf));
  const x = (ratio) => left + (width * ratio) / most;
  const bars = rows.map((row, n) => {
    const ratio = ratioOf(row);
    const y = 40 + n * height;
    return `<text x="${left - 12}" y="${y + 15}" text-anchor="end">${escape(row.figure.replace(/: [^:]*$/, ''))}</text>
<rect x="${left}" y="${y}" width="${(x(ratio) - left).toFixed(1)}" height="20" rx="3" fill="#7a2e5d"/>
<text x="${(x(ratio) + 6).toFixed(1)}" y="${y + 15}">${ratio.toFixed(2)}</text>`;
  });
  const bottom = 40 + rows.length * height;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 60} ${bottom + 12}" font-family="Inter, system-ui, sans-serif" font-size="13" fill="#1f1a24" role="img" aria-label="What Galley costs where its peer costs 1">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${left}" y="22">What Galley costs where its peer costs 1</text>
${bars.join('\n')}
<line x1="${x(1).toFixed(1)}" x2="${x(1).toFixed(1)}" y1="32" y2="${bottom}" stroke="#1f1a24" stroke-dasharray="4 3"/>
</svg>
`;
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
