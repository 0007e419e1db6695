// Fails for a file of src with more than 400 lines, and for a folder of code with more than 25 files: nobody reads the one
// at a sitting, or the list of the other at a glance. What others generate is not counted.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { tooLarge } from './too-large.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDERS = ['src', 'test', 'bench', 'scripts'];
const CODE = /\.(?:[cm]?[jt]sx?|graphql|css|md)$/;
const GENERATED = /(?:^|\/)(?:generated|node_modules)\//;

const names = await Promise.all(
  FOLDERS.map(async (folder) =>
    (await readdir(path.join(ROOT, folder), { recursive: true })).map((name) =>
      [folder, ...name.split(path.sep)].join('/'),
    ),
  ),
);
const files = await Promise.all(
  names
    .flat()
    .filter((name) => CODE.test(name) && !GENERATED.test(name))
    .map(async (name) => ({ name, lines: await linesOf(name) })),
);

const faults = tooLarge(files);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

/** @returns 0 for what is no code of `src` */
async function linesOf(name) {
  if (!/^src\/.*\.[jt]sx?$/.test(name)) return 0;
  return (await readFile(path.join(ROOT, name), 'utf8')).split('\n').length - 1;
}
