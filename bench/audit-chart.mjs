// Draws how an audit grows, from what `bench/audit-growth.mjs --rows` printed:
//   node bench/audit-chart.mjs <growth.json> > docs/pictures/audit-growth.svg
//
// Both axes are logarithmic: seconds that it took and seconds of a processor over the pages of the site, one point for each size
// (the first audit of each, not the second on the same database).
import { readFileSync } from 'node:fs';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: node bench/audit-chart.mjs <growth.json> > <picture.svg>');
  process.exit(2);
}
const rows = JSON.parse(readFileSync(file, 'utf8')).filter(({ run }) => run === 1);
const LINES = [
  { key: 'processor, s', name: 'seconds of a processor', colour: '#7a2e5d' },
  { key: 'seconds', name: 'seconds that it took', colour: '#2f6f73' },
];
const [left, top, width, height] = [60, 40, 420, 240];

/** The powers of ten from below the least of the values to above the most. */
function decades(values) {
  const [from, to] = [
    Math.floor(Math.log10(Math.min(...values))),
    Math.ceil(Math.log10(Math.max(...values))),
  ];
  return Array.from({ length: Math.max(1, to - from) + 1 }, (_, n) => 10 ** (from + n));
}

const xs = decades(rows.map(({ pages }) => pages));
const ys = decades(rows.flatMap((row) => LINES.map(({ key }) => row[key])));
const share = (value, marks) =>
  (Math.log10(value) - Math.log10(marks[0])) / (Math.log10(marks.at(-1)) - Math.log10(marks[0]));
const x = (pages) => (left + width * share(pages, xs)).toFixed(1);
const y = (seconds) => (top + height * (1 - share(seconds, ys))).toFixed(1);
const number = (value) => (value >= 1000 ? value.toLocaleString('en') : String(Number(value.toPrecision(3))));

const grid = [
  ...xs.map(
    (mark) =>
      `<line x1="${x(mark)}" x2="${x(mark)}" y1="${top}" y2="${top + height}" stroke="#e2dde6"/><text x="${x(mark)}" y="${top + height + 18}" text-anchor="middle">${number(mark)}</text>`,
  ),
  ...ys.map(
    (mark) =>
      `<line x1="${left}" x2="${left + width}" y1="${y(mark)}" y2="${y(mark)}" stroke="#e2dde6"/><text x="${left - 8}" y="${Number(y(mark)) + 4}" text-anchor="end">${number(mark)}</text>`,
  ),
];
const lines = LINES.map(({ key, name, colour }, n) => {
  const points = rows.map((row) => `${x(row.pages)},${y(row[key])}`);
  const dots = rows.map(
    (row) =>
      `<circle cx="${x(row.pages)}" cy="${y(row[key])}" r="4" fill="${colour}"><title>${number(row.pages)} pages: ${number(row[key])} ${name}</title></circle>`,
  );
  return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"${n === 0 ? '' : ' stroke-dasharray="6 4"'}/>
${dots.join('\n')}
<text x="${left + 12}" y="${top + 20 + n * 18}" fill="${colour}">${n === 0 ? '—' : '- -'} ${name}</text>`;
});

console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 30} ${top + height + 48}" font-family="Inter, system-ui, sans-serif" font-size="13" fill="#1f1a24" role="img" aria-label="What an audit takes as a site grows">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${left}" y="22">What an audit takes as a site grows</text>
${grid.join('\n')}
${lines.join('\n')}
<text x="${left + width}" y="${top + height + 38}" text-anchor="end">pages</text>
</svg>`);
