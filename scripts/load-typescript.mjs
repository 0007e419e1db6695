// Lets a script import the TypeScript of `src`, which Node 20 can't read: the compiler of the tests strips the types.
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transform } from '@swc/core';

// Hooks run in a thread of their own, which loads this module again.
if (isMainThread) register(import.meta.url);

const SOURCES = new URL('../src/', import.meta.url).href;

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, next) {
  const isOurs = context.parentURL?.startsWith(SOURCES) && specifier.startsWith('.');
  return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.startsWith(SOURCES) || !url.endsWith('.ts')) return next(url, context);
  const source = await readFile(fileURLToPath(url), 'utf8');
  const { code } = await transform(source, {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
