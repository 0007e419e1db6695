// All numbers of docs/audit.md in one run, on an idle machine of two processors (some fifteen minutes):
//   npm run build && node bench/audit-numbers.mjs --postgresql <folder> --rust <folder> --python <folder> [--peers <folder>]
//     [--results <file.json>] [--worker-pages 1000]
//
// The folders are the HTML of postgresql-doc-15, rust-doc and python3.11-doc; for --peers see bench/audit.mjs. What stands between
// the marks of docs/audit.md is made of what was measured, and so is docs/pictures/audit-growth.svg. With --results alone both are
// made of a file that an earlier run wrote. To try the script, give it small folders and few --worker-pages.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    postgresql: { type: 'string' },
    rust: { type: 'string' },
    python: { type: 'string' },
    peers: { type: 'string' },
    results: { type: 'string' },
    'worker-pages': { type: 'string', default: '1000' },
  },
});
const here = import.meta.dirname;
const PAGE = path.join(here, '../docs/audit.md');
const PICTURE = path.join(here, '../docs/pictures/audit-growth.svg');
const [BEGIN, END] = [
  '<!-- measured: bench/audit-numbers.mjs -->',
  '<!-- end of what bench/audit-numbers.mjs measured -->',
];
const ALL = '100000';

function run(bench, ...args) {
  console.error(`${bench} ${args.join(' ')}`);
  const file = path.join(here, `${bench}.mjs`);
  const out = execFileSync(
    process.execPath,
    [file, ...args, bench === 'audit-growth' ? '--rows' : '--json'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return JSON.parse(out);
}

function measure({ postgresql, rust, python, peers }) {
  const load = [loadavg()[0]];
  const measured = {
    date: new Date().toISOString().slice(0, 10),
    processors: availableParallelism(),
    peers: run('audit', postgresql, ...(peers ? ['--peers', peers] : [])),
    python: run('audit', python),
    hundred: run('audit', postgresql, '--most', '100'),
    small: run('audit-growth', postgresql, '--sizes', `100,${ALL}`, '--runs', '2', '--links'),
    growth: [
      ...run('audit-growth', rust, '--sizes', '100,1000,10000', '--runs', '2', '--links'),
      ...run('audit-growth', rust, '--sizes', ALL, '--runs', '1'),
    ],
    beside: run('audit-beside', postgresql),
    workers: run(
      'audit-workers',
      ...['--pages', options['worker-pages'], '--delay', '600', '--workers', '1,2'],
    ),
  };
  load.push(loadavg()[0]);
  return { ...measured, load };
}

const short = (value) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

function growthTable(rows) {
  const firsts = rows.filter(({ run: each }) => each === 1);
  return firsts.map((first) => {
    const second = rows.find((row) => row.run === 2 && row['pages at most'] === first['pages at most']);
    const ratio = second ? short(second['processor, s'] / first['processor, s']) : '';
    const cells = [
      'pages',
      'known URLs',
      'seconds',
      'of it the crawl, s',
      'pages/s',
      'processor, s',
      'processor ms a page',
    ];
    const rest = ['peak MB of the process', 'disk, MB'];
    return `| ${[...cells.map((key) => short(first[key])), ratio, ...rest.map((key) => short(first[key]))].join(' | ')} |`;
  });
}

function sectionOf({ date, processors, load, peers, python, hundred, small, growth, beside, workers }) {
  const lineOf = (name, figures) =>
    `| ${name} | ${[figures['galley: pages'], figures['galley: seconds'], figures['galley: pages/s'], figures['galley: CPU s'], figures['galley: peak MB']].map(short).join(' | ')} |`;
  const beside3 = ['crawlee', 'linkinator', 'wget'].flatMap((name) =>
    peers[`${name}: pages/s`] === undefined ? [] : [`${short(peers[`${name}: pages/s`])} (${name})`],
  );
  return `Measured on ${date} over loopback, on ${processors} processors, at a load of ${load.map(short).join(' before and ')} after it.

By \`galley audit\`, with its start and end:

| site | pages | s | pages/s | s of a processor | most memory, MB |
|---|---|---|---|---|---|
${lineOf(`postgresql-doc-15, ${short(peers['site, MB of HTML'])} MB`, peers)}
${lineOf(`python3.11-doc, ${short(python['site, MB of HTML'])} MB`, python)}
${lineOf('the first of postgresql-doc-15', hundred)}

The crawl alone of postgresql-doc-15 takes ${short(peers['galley: of it, the crawl, s'])} s.

${beside3.length === 0 ? '' : `In the same run crawlers that only follow links read so many pages of postgresql-doc-15 a second: ${beside3.join(', ')}.\n\n`}In a service, stored in PostgreSQL; a processor's time is PostgreSQL's too. First postgresql-doc-15, then rust-doc by its links, and all of it by its sitemap:

| pages | URLs known | s | of it the crawl, s | pages/s | s of a processor | ms a page | second audit by first | most memory, MB | disk, MB |
|---|---|---|---|---|---|---|---|---|---|
${[...growthTable(small), ...growthTable(growth)].join('\n')}

![What an audit takes as a site grows](pictures/audit-growth.svg)

While the same process audits, its list of articles takes ${short(beside['list beside the audit, ms, p99'])} ms at p99 and ${short(beside['list beside the audit, ms, most'])} at most (alone ${short(beside['list alone, ms, p99'])} at p99), and its thread of callers is late by ${short(beside['event loop beside the audit, ms late, p99'])} ms at p99 and ${short(beside['event loop beside the audit, ms late, most'])} at most.
Two workers on one crawl of a site that answers after 0.6 s are ${short(workers['2 at once: times as fast as 1'])} times as fast as one; at 20 requests a second for the site they send ${short(workers['2 at 20/s: requests/s'])} a second together.`;
}

const needed = ['postgresql', 'rust', 'python'];
const isMeasuring = needed.every((name) => options[name]);
if (!isMeasuring && !options.results) {
  console.error(
    'usage: node bench/audit-numbers.mjs --postgresql <folder> --rust <folder> --python <folder> [--peers <folder>] [--results <file>]',
  );
  process.exit(2);
}
const measured = isMeasuring ? measure(options) : JSON.parse(readFileSync(options.results, 'utf8'));
if (isMeasuring && options.results) writeFileSync(options.results, `${JSON.stringify(measured, null, 2)}\n`);
const page = readFileSync(PAGE, 'utf8');
const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
if (from === -1 || to < from) throw new Error(`${PAGE} has no marks of what is measured`);
writeFileSync(PAGE, `${page.slice(0, from)}${BEGIN}\n${sectionOf(measured)}\n${page.slice(to)}`);
const growthFile = `${PICTURE}.json`;
writeFileSync(growthFile, JSON.stringify(measured.growth));
try {
  writeFileSync(
    PICTURE,
    execFileSync(process.execPath, [path.join(here, 'audit-chart.mjs'), growthFile], { encoding: 'utf8' }),
  );
} finally {
  rmSync(growthFile);
}
