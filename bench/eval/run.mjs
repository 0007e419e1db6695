// The evaluation of what Galley prints. docs/evaluation.md says what is measured and how to repeat it.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { answersBrief } from './answers-brief.mjs';
import { citations } from './citations.mjs';
import { atCommit } from './compare.mjs';
import { faults } from './faults.mjs';
import { freshwiki } from './freshwiki.mjs';
import { openGalley } from './galley.mjs';
import { headings } from './headings.mjs';
import { writeReadingSet } from './read.mjs';
import { subject } from './subject.mjs';
import { belowTarget, scored, tableOf, writeTable } from './scores/table.mjs';
import { wice } from './wice.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const SETS = { headings, subject, freshwiki, citations, answers_brief: answersBrief, faults, wice };
const USAGE = `npm run build, then
  npm run eval -- [set …]            all sets, or some of: ${Object.keys(SETS).join(', ')}
    --sites DIR                      folder of sites for the rows whose pages are not part of this repository
    --wice DIR                       checkout of WiCE, whose texts are not part of this repository either
    --json                           prints the rows as JSON
    --write docs/evaluation.md       writes the table into a file, between its marks
    --against COMMIT                 measures another commit too, and prints the differences
    --built DIR                      measures what is built in another checkout
    --strict                         exit code 1 when a row misses its target
    --some N                         the first N entries of each set only
  npm run eval -- read [part of an id …] --sites DIR --out DIR
                                     writes the articles of the reading set whole`;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    sites: { type: 'string' },
    wice: { type: 'string' },
    json: { type: 'boolean', default: false },
    write: { type: 'string' },
    against: { type: 'string' },
    strict: { type: 'boolean', default: false },
    some: { type: 'string', default: '1000000' },
    out: { type: 'string' },
    built: { type: 'string', default: ROOT },
  },
});
const tell = (line) => process.stderr.write(`${line}\n`);

const [command, ...names] = positionals;
if (options.help) console.log(USAGE);
else if (command === 'read') await read();
else await evaluate(positionals);

async function read() {
  if (!options.out) throw new Error(USAGE);
  const galley = await openGalley(options.built);
  await writeReadingSet(galley, { sites: options.sites, out: options.out, only: names }, tell);
}

async function evaluate(asked) {
  const unknown = asked.filter((name) => !Object.hasOwn(SETS, name));
  if (unknown.length > 0) throw new Error(`no set is called ${unknown.join(', ')}\n${USAGE}`);
  const rows = await measure(asked.length > 0 ? asked : Object.keys(SETS));
  // Read by `--against` of the process that started this one.
  if (process.send) process.send(rows);
  const before =
    options.against === undefined ? null : await atCommit(options.against, process.argv.slice(2), tell);
  const table = scored(rows, before);
  console.log(options.json ? JSON.stringify(table, null, 2) : tableOf(table));
  if (options.write) await writeFile(options.write, await writeTable(options.write, table));
  if (options.strict && table.some(belowTarget)) process.exitCode = 1;
}

async function measure(asked) {
  const made = new Map();
  const context = {
    galley: await openGalley(options.built),
    sites: options.sites,
    wice: options.wice,
    tell,
    some: (entries) => entries.slice(0, Number(options.some)),
    /** Several sets look at the same articles. */
    once: (key, write) => made.get(key) ?? made.set(key, write()).get(key),
  };
  const rows = [];
  for (const name of asked) rows.push(...(await SETS[name](context)));
  return rows;
}
