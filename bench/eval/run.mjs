// The evaluation: `npm run eval -- --help` says how to call it.
import { parseArgs } from 'node:util';
import path from 'node:path';
import { openGalley } from './galley.mjs';
import { writeReadingSet } from './read.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: 'string', default: ROOT },
    sites: { type: 'string' },
    out: { type: 'string' },
  },
});
const tell = (line) => process.stderr.write(`${line}\n`);

const [command, ...names] = positionals;
if (command === 'read') {
  if (!options.out) throw new Error('npm run eval -- read [part of an id …] --sites DIR --out DIR');
  const galley = await openGalley(options.dist);
  await writeReadingSet(galley, { sites: options.sites, out: options.out, only: names }, tell);
}
