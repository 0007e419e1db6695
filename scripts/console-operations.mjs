// The GraphQL operations of the console as modules: for each of its `.graphql` files one that holds the texts, and one
// with the types of all of them.
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Kind, parse, print, visit } from 'graphql';

/**
 * @param {string} root of the project
 * @param {{ documents: string, output: string, config: object }} settings where the `.graphql` files lie, and where the
 *   modules go, both from the root
 * @param {import('graphql').DocumentNode} schema
 * @returns {Promise<[file: string, text: string][]>} without their heads; the last is JSON, `{ "<sha256>": "<text>" }` of
 *   every operation
 * @throws {Error} when two files or two operations have the same name, or a fragment is missing
 */
export async function consoleOperations(root, settings, schema) {
  const folder = path.join(root, settings.documents);
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.graphql') && !name.includes('node_modules'))
    .sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name, document: parse(await readFile(path.join(folder, name), 'utf8')) })),
  );
  const fragments = new Map();
  for (const { document } of files)
    for (const each of document.definitions)
      if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);

  const types = await codegen({
    filename: 'types.ts',
    schema,
    documents: files.map(({ name, document }) => ({ location: name, document })),
    config: settings.config,
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });

  const modules = new Map();
  const hashes = {};
  for (const { name, document } of files) {
    const file = `${path.basename(name, '.graphql')}.ts`;
    const made = document.definitions
      .filter((each) => each.kind === Kind.OPERATION_DEFINITION)
      .map((each) => {
        const title = each.name?.value;
        if (title === undefined) throw new Error(`${name} has an operation without a name.`);
        const text = print({
          kind: Kind.DOCUMENT,
          definitions: [each, ...fragmentsOf(each, fragments, name)],
        });
        hashes[createHash('sha256').update(text).digest('hex')] = text;
        return { title, kind: capital(each.operation), text };
      });
    if (made.length === 0) continue;
    if (modules.has(file)) throw new Error(`Two files of the console are named ${path.basename(name)}.`);
    modules.set(file, moduleOf(made));
  }
  const titles = Object.values(hashes).map((text) => /^\w+ (\w+)/.exec(text)?.[1]);
  if (new Set(titles).size < titles.length)
    throw new Error('Two operations of the console have the same name.');
  return [['types.ts', types], ...modules, ['documents.json', JSON.stringify(hashes)]].map(([file, text]) => [
    path.posix.join(settings.output, file),
    text,
  ]);
}

/** @returns the fragments that a definition uses, by itself and by others, each once */
function fragmentsOf(definition, fragments, place) {
  const found = new Set();
  const collect = (node) =>
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (fragment === undefined) throw new Error(`${place} uses the fragment ${value}, which is nowhere.`);
        if (found.has(fragment)) return;
        found.add(fragment);
        collect(fragment);
      },
    });
  collect(definition);
  return [...found];
}

function moduleOf(made) {
  const types = made.flatMap(({ title, kind }) => [`${title}${kind}`, `${title}${kind}Variables`]);
  const constants = made.map(
    ({ title, kind, text }) =>
      `export const ${title[0].toLowerCase()}${title.slice(1)}${kind}: Operation<${title}${kind}, ${title}${kind}Variables> = ` +
      `{ name: '${title}', text: ${JSON.stringify(text)} };`,
  );
  return (
    `import type { Operation } from '../operation.js';\nimport type { ${types.join(', ')} } from './types.js';\n\n` +
    `${constants.join('\n\n')}\n`
  );
}

const capital = (word) => word[0].toUpperCase() + word.slice(1);
