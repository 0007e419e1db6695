// Lets Node import the project's TypeScript, which Node 20 can't read, for scripts and tests: swc strips the types.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transform, transformSync } from '@swc/core';

// Hooks run in a thread of their own, which loads this module again.
if (isMainThread) register(import.meta.url);

/** @type {import('@swc/core').Options} */
const OPTIONS = {
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  module: { type: 'es6' },
};

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, next) {
  // A module may be imported again under its name with a query.
  const [from] = context.parentURL?.split('?') ?? [''];
  if (from.endsWith('.ts') && /^\.{1,2}\/.*\.js$/.test(specifier)) {
    const url = new URL(specifier.replace(/\.js$/, '.ts'), from);
    if (existsSync(url)) return { url: url.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  const [file] = url.split('?');
  if (!file.endsWith('.ts') || file.includes('/node_modules/')) return next(url, context);
  const { code } = await transform(await readFile(fileURLToPath(file), 'utf8'), OPTIONS);
  return { format: 'module', source: code, shortCircuit: true };
}

/** The map from what {@link load} made of a file to its lines. @param {string} file its path @param {string} source */
export function sourceMapOf(file, source) {
  return transformSync(source, { ...OPTIONS, filename: file, sourceMaps: true }).map;
}
