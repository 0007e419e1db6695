// Runs the benchmarks one after the other and tells each figure that counts, beside its peer in the same run where it has one.
//   npm run bench [-- --only list,start] [--write] [--json]
// With --write what was measured takes the place of the same in bench/measured.json, of which docs/benchmarks.md and its picture are made;
// so parts may be measured one after the other. Without it, what is worse than there by more than a tenth is reported, and the exit
// code is 1: ratios to peers, since they depend least on the machine, and on the same machine the figures without a peer too.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chart, page } from './bench-page.mjs';
import { describeFigure, ratioOf, worseThan } from './bench-figures.mjs';
import { BENCHMARKS } from './benchmarks.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const MEASURED = path.join(ROOT, 'bench', 'measured.json');
const PAGE = path.join(ROOT, 'docs', 'benchmarks.md');
const PICTURE = path.join(ROOT, 'docs', 'pictures', 'benchmarks.svg');

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const wanted = options.only?.split(',') ?? Object.keys(BENCHMARKS);
const unknown = wanted.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`no such benchmark: ${unknown.join(', ')}; there are ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exit(2);
}
execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
const before = await readFile(MEASURED, 'utf8').then(JSON.parse, () => ({}));
const measured = {};
let code = 0;
for (const name of wanted) {
  measured[name] = measure(name);
  // Each at once: what comes after it may be broken off.
  if (options.write) await write({ ...before, ...measured });
  if (options.json) continue;
  for (const row of measured[name].rows) console.log(describeFigure(row));
}
if (options.json) console.log(JSON.stringify(measured, null, 2));
if (!options.write)
  for (const [name, part] of Object.entries(measured))
    for (const line of worseThan(before[name], part)) {
      code = 1;
      console.error(`worse: ${line}`);
    }
process.exitCode = code;

/** @returns `{ on, at, load, rows }`: the machine, the day, its load before, and a row for each figure and each point of a series */
function measure(name) {
  const { run, peer = null, figures = [], series = [] } = BENCHMARKS[name];
  const [file, ...args] = run;
  process.stderr.write(`${name} …\n`);
  const load = Number(loadavg()[0].toFixed(1));
  const printed = execFileSync(
    process.execPath,
    [path.join(ROOT, 'bench', `${file}.mjs`), ...args, '--json'],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 24 },
  );
  const found = JSON.parse(printed.trim().split('\n').at(-1));
  const valueOf = (key) => {
    if (Array.isArray(key)) return key.reduce((sum, each) => sum + valueOf(each), 0);
    const value = key in found ? found[key] : key.split('.').reduce((at, part) => at?.[part], found);
    if (typeof value !== 'number') throw new Error(`bench/${file}.mjs prints no "${key}"`);
    return value;
  };
  const rows = figures.map(({ name: figure, own, beside, isMoreBetter = false }) => ({
    figure,
    galley: valueOf(own),
    peer: beside === undefined ? null : { name: peer, value: valueOf(beside) },
    isMoreBetter,
  }));
  for (const { name: figure, of } of series)
    for (const [column, key] of Object.entries(of))
      rows.push({ figure, column, galley: valueOf(key), peer: null, isMoreBetter: false });
  return { on: machine(), at: new Date().toISOString().slice(0, 10), load, rows };
}

function machine() {
  const [{ model }] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} processors (${model.trim()}), ${memory} GiB, Node ${process.versions.node}`;
}

/** In the order of BENCHMARKS, and without those that are gone. */
async function write(all) {
  const parts = Object.fromEntries(
    Object.keys(BENCHMARKS).flatMap((name) => (all[name] ? [[name, all[name]]] : [])),
  );
  await writeFile(MEASURED, `${JSON.stringify(parts, null, 2)}\n`);
  await writeFile(PAGE, page(parts));
  const rows = Object.values(parts).flatMap((part) => part.rows);
  await writeFile(PICTURE, chart(rows.filter((row) => ratioOf(row) !== null)));
}
