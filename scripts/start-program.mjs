// Beside the files of a bundle: starts a program from them, with what V8 compiled of them when they were made.
import { isAscii } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { fileURLToPath } from 'node:url';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const requireOther = createRequire(import.meta.url);
/** @param {string} name of a module outside of the bundle */
const importOther = (name) => import(name);

/** @type {Map<string, { script: Script, module: { exports: object } }>} */
export const loaded = new Map();

/** @param {string} name of a program @returns {unknown} what its file exports */
export function start(name) {
  return load(`./${name}.cjs`);
}

/** `require` within the bundle. @param {string} name a file of the bundle as `./name.cjs`, a package, or a module of Node */
function load(name) {
  if (!name.startsWith('./')) return requireOther(name);
  const known = loaded.get(name);
  if (known) return known.module.exports;
  const file = path.join(FOLDER, name);
  const script = compile(file);
  const module = { exports: {} };
  loaded.set(name, { script, module });
  try {
    script.runInThisContext()(module.exports, load, module, file, FOLDER, importOther);
  } catch (error) {
    loaded.delete(name);
    throw error;
  }
  return module.exports;
}

/** @param {string} file @returns {Script} */
function compile(file) {
  const bytes = readFileSync(file);
  // Nearly all are, and need no decoding.
  const code = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
  return new Script(`(function (exports, require, module, __filename, __dirname, importOther) {${code}\n})`, {
    filename: file,
    // V8 leaves unused what another version of it compiled, or one with other flags, and compiles the text.
    cachedData: readKept(file),
  });
}

/** @param {string} file @returns {Buffer | undefined} */
function readKept(file) {
  try {
    return readFileSync(`${file}.compiled`);
  } catch {
    return undefined;
  }
}
