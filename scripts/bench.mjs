// Runs the benchmarks one after the other and tells each figure that counts, beside its peer in the same run where it has one.
// With --write docs/benchmarks.md and its picture are made of what was measured; without it, ratios that are worse than those there
// by more than a tenth are reported, and the exit code is 1.
//   npm run bench [-- --write] [--only list,start] [--json]
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = path.join(import.meta.dirname, '..');
const PAGE = path.join(ROOT, 'docs', 'benchmarks.md');
const PICTURE = path.join(ROOT, 'docs', 'pictures', 'benchmarks.svg');
/** What two runs on a busy machine may differ by. */
const WORSE = 1.1;

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

/**
 * By the name of a file in bench/: its arguments and its figures. A figure has a name, the keys of Galley's and of the peer's value
 * in what the file prints, and whether more is better; `peer` is what it is measured beside.
 */
const BENCHMARKS = {
  list: {
    run: ['list-articles', '--only', 'list', '--rounds', '5'],
    peer: 'node:http and pg, the same statement',
    figures: [
      {
        name: 'Lists of 20 articles, eight callers: requests a second',
        own: 'eight_at_once_galley_requests_a_second',
        beside: 'eight_at_once_bare_requests_a_second',
        isMoreBetter: true,
      },
      {
        name: 'A list of 20 articles, one caller: ms',
        own: 'one_at_a_time_galley_median_ms',
        beside: 'one_at_a_time_bare_median_ms',
      },
    ],
  },
  start: {
    run: ['job-start'],
    peer: 'node:http and pg, one insert of the brief',
    figures: [
      {
        name: 'Start of an article, until the 202: ms',
        own: 'start_median_ms',
        beside: 'bare_insert_median_ms',
      },
      { name: 'From the 202 until a worker has it: ms', own: 'pick_up_median_ms' },
    ],
  },
  jobs: {
    run: ['jobs'],
    peer: 'Agenda alone, empty jobs',
    figures: [
      {
        name: 'Jobs of eight trivial stages: a second',
        own: 'galley_jobs_a_second',
        beside: 'bare_agenda_jobs_a_second',
        isMoreBetter: true,
      },
    ],
  },
  graphql: {
    run: ['graphql', '--only', 'job', '--rounds', '3'],
    peer: 'Apollo Server with one look-up of the key',
    figures: [
      {
        name: 'A job over GraphQL: requests a second',
        own: 'job_galley_requests_a_second',
        beside: 'job_apollo_keyed_requests_a_second',
        isMoreBetter: true,
      },
    ],
  },
  subscribers: {
    run: ['subscribers', '--seconds', '5'],
    figures: [
      { name: 'A change to a subscriber, of 5,000: ms', own: 'spread: median ms' },
      { name: 'A change to 5,000 subscribers of one job: ms', own: 'one job: median ms' },
    ],
  },
  writing: {
    run: ['writing'],
    peer: 'LexRank with MMR, which only chooses sentences',
    figures: [
      {
        name: 'An article of 1,200 words from ten sources: ms of a processor',
        own: 'galley: CPU ms of an article (median)',
        beside: 'peer: CPU ms of an article (median)',
      },
    ],
  },
  storage: {
    run: ['storage'],
    figures: [
      { name: 'An article as it is made, with its job: KB', own: 'made: all (KB)' },
      { name: 'An article after a month: KB', own: 'after JOB_KEEP_DAYS: all (KB)' },
      { name: 'An article after a year: KB', own: 'after SOURCE_TEXT_DAYS: all (KB)' },
    ],
  },
  'cold-start': {
    run: ['cold-start', '--rounds', '3'],
    peer: 'node:http and pg',
    figures: [
      {
        name: 'Start of a gateway: ms',
        own: 'gateway with DATABASE_URL: ms',
        beside: 'bare node:http and pg: ms',
      },
      { name: 'Start of all in one, DATABASE_URL: ms', own: 'all in one with DATABASE_URL: ms' },
      { name: 'Start of all in one, embedded: ms', own: 'all in one, embedded: ms' },
      {
        name: 'A gateway at rest: MB',
        own: 'gateway with DATABASE_URL: MB at rest',
        beside: 'bare node:http and pg: MB at rest',
      },
    ],
  },
};

const wanted = options.only?.split(',') ?? Object.keys(BENCHMARKS);
const unknown = wanted.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`no such benchmark: ${unknown.join(', ')}; there are ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exit(2);
}
execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
const rows = wanted.flatMap(measure);
if (options.json) console.log(JSON.stringify({ machine: machine(), rows }, null, 2));
else for (const row of rows) console.log(formatRow(row));
if (options.write) await writePage(rows);
else process.exitCode = await reportWorse(rows);

function measure(name) {
  const { run, peer = null, figures } = BENCHMARKS[name];
  const [file, ...args] = run;
  process.stderr.write(`${name} …\n`);
  const printed = execFileSync(
    process.execPath,
    [path.join(ROOT, 'bench', `${file}.mjs`), ...args, '--json'],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 24 },
  );
  const found = JSON.parse(printed.trim().split('\n').at(-1));
  return figures.map(({ name: figure, own, beside, isMoreBetter = false }) => {
    const [galley, other] = [found[own], beside === undefined ? null : found[beside]];
    if (galley === undefined || other === undefined)
      throw new Error(`bench/${file}.mjs prints no "${galley === undefined ? own : beside}"`);
    return { figure, galley, peer: other === null ? null : { name: peer, value: other }, isMoreBetter };
  });
}

/** How Galley does beside its peer: above 1 is worse than the peer; null where there is none. */
function ratioOf({ galley, peer, isMoreBetter }) {
  if (peer === null) return null;
  return isMoreBetter ? peer.value / galley : galley / peer.value;
}

function formatRow(row) {
  const ratio = ratioOf(row);
  return `${row.figure.padEnd(66)} ${format(row.galley).padStart(9)}${ratio === null ? '' : `   ${format(row.peer.value)} ${row.peer.name}: ${ratio.toFixed(2)} times its cost`}`;
}

function format(value) {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)));
}

function machine() {
  const [{ model }] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} processors (${model.trim()}), ${memory} GiB, Node ${process.versions.node}`;
}

async function writePage(measured) {
  const lines = measured.map((row) => {
    const ratio = ratioOf(row);
    const cells = [row.figure, format(row.galley)];
    cells.push(
      ...(ratio === null ? ['', '', ''] : [format(row.peer.value), row.peer.name, ratio.toFixed(2)]),
    );
    return `| ${cells.join(' | ')} |`;
  });
  const text = `# Benchmarks

Made by \`npm run bench -- --write\`. Each figure of Galley stands beside a peer that was measured in the same run, on the same processors and
the same durable PostgreSQL; the ratio says what Galley costs where the peer costs 1. \`npm run bench\` tells ratios that became worse by
more than a tenth. What an audit costs is in [Audits](audit.md), and what is measured of the articles in [Evaluation](evaluation.md).

${machine()}.

![What Galley costs beside its peers](pictures/benchmarks.svg)

| what | Galley | peer | which | ratio |
|---|---|---|---|---|
${lines.join('\n')}
`;
  await writeFile(PAGE, text);
  await writeFile(PICTURE, chart(measured.filter((row) => row.peer !== null)));
}

/** Bars of the ratios, with a line where the peer is. */
function chart(measured) {
  const [left, width, height] = [440, 300, 30];
  const most = Math.max(2, ...measured.map(ratioOf));
  const x = (ratio) => left + (width * ratio) / most;
  const bars = measured.map((row, n) => {
    const ratio = ratioOf(row);
    const y = 40 + n * height;
    return `<text x="${left - 12}" y="${y + 15}" text-anchor="end">${escape(row.figure.replace(/: [^:]*$/, ''))}</text>
<rect x="${left}" y="${y}" width="${(x(ratio) - left).toFixed(1)}" height="20" rx="3" fill="#7a2e5d"/>
<text x="${(x(ratio) + 6).toFixed(1)}" y="${y + 15}">${ratio.toFixed(2)}</text>`;
  });
  const bottom = 40 + measured.length * height;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 60} ${bottom + 12}" font-family="Inter, system-ui, sans-serif" font-size="13" fill="#1f1a24" role="img" aria-label="What Galley costs where its peer costs 1">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${left}" y="22">What Galley costs where its peer costs 1</text>
${bars.join('\n')}
<line x1="${x(1)}" x2="${x(1)}" y1="32" y2="${bottom}" stroke="#1f1a24" stroke-dasharray="4 3"/>
</svg>
`;
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** @returns the exit code: 1 when a ratio is worse than the page's by more than a tenth */
async function reportWorse(measured) {
  const page = await readFile(PAGE, 'utf8').catch(() => '');
  let code = 0;
  for (const row of measured) {
    const ratio = ratioOf(row);
    const line = page.split('\n').find((each) => each.startsWith(`| ${row.figure} |`));
    const before = Number(line?.split('|').at(-2));
    if (ratio === null || !before || ratio <= before * WORSE) continue;
    code = 1;
    console.error(
      `worse: ${row.figure}: ${ratio.toFixed(2)} times its peer, ${before} in docs/benchmarks.md`,
    );
  }
  return code;
}
