// Prints each licence of the packages that are installed with Galley, and how many have it. Fails on one that is not listed here.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');

/** Licences that let Galley be used, changed and passed on, alone or in a product, with no more than their notice. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unicode-3.0',
  'Unlicense',
]);

/** Packages whose licence is another, and why they may be there. */
const REASONS = new Map([
  // Bounds its own files alone, which nobody changes here.
  ['MPL-2.0', /^(@resvg\/resvg-js|satori@)/],
  // Data for the build of the console.
  ['CC-BY-4.0', /^caniuse-lite@/],
  // Linked to as a library of its own, and replaced by its own package.
  ['LGPL-3.0-or-later', /^@img\/sharp-libvips-/],
  ['Apache-2.0 AND LGPL-3.0-or-later', /^@img\/sharp-/],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', /^@img\/sharp-/],
]);

/** An expression of SPDX: all of its parts, or one of its alternatives. */
const isAccepted = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((each) => each.split(' AND ').every((part) => ACCEPTED.has(part.trim())));

const { packages } = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'));
const byLicence = new Map();
for (const [folder, { dev, license, link, version }] of Object.entries(packages)) {
  if (folder === '' || dev || link || !folder.includes('node_modules/')) continue;
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const licence = license ?? 'none';
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name}@${version}`]);
}
const unknown = [];
for (const [licence, names] of [...byLicence].sort(([, one], [, other]) => other.length - one.length)) {
  console.log(`${String(names.length).padStart(4)} ${licence}`);
  const reason = REASONS.get(licence);
  if (!isAccepted(licence))
    unknown.push(...names.filter((name) => !reason?.test(name)).map((name) => `${name}: ${licence}`));
}
if (unknown.length > 0) {
  console.error(`These licences have not been looked at:\n${unknown.join('\n')}`);
  process.exitCode = 1;
}
