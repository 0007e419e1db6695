// Fails when schema/printed would break a client of the released interface, in schema/released. With --release it updates the
// released forms instead: later changes are compared with them.
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { breakingChanges } from './breaking-changes.mjs';

const root = path.join(import.meta.dirname, '../..', 'schema');
const fileOf = (folder, name) => path.join(root, folder, name);
const read = (folder, name) => readFile(fileOf(folder, name), 'utf8');

if (process.argv.includes('--release')) {
  for (const name of ['openapi.json', 'schema.graphql']) {
    await copyFile(fileOf('printed', name), fileOf('released', name));
    console.log(`schema/released/${name} is what schema/printed has`);
  }
} else {
  const [before, after] = await Promise.all(
    ['released', 'printed'].map((folder) => read(folder, 'openapi.json')),
  );
  const rest = breakingChanges(JSON.parse(before), JSON.parse(after)).map((change) => `REST     ${change}`);
  const [released, printed] = await Promise.all(
    ['released', 'printed'].map(async (folder) => buildSchema(await read(folder, 'schema.graphql'))),
  );
  const graph = (await diff(released, printed))
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => `GraphQL  ${message}`);
  const all = [...rest, ...graph];
  if (all.length > 0) {
    console.error(
      `These changes break clients of what was released; within /v1 changes only add:\n${all.join('\n')}`,
    );
    process.exitCode = 1;
  }
}
