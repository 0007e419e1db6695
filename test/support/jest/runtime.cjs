const { readFileSync } = require('node:fs');
const { createRequire, register } = require('node:module');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { compileFunction } = require('node:vm');
const Runtime = require('jest-runtime').default;

/** How often each file was imported here: another time needs another name. */
const imports = new Map();
/** What becomes of circus anew for each test file, by its path. */
const compiledOnce = new Map();
let sourceMapOf;
const globals = prepare();

/** A map is made when a stack is printed. */
class SourceMaps extends Map {
  get(place) {
    const [file] = (place.startsWith('file:') ? fileURLToPath(place) : place).split('?');
    if (!file.endsWith('.ts') || file.includes('/node_modules/')) return undefined;
    if (!super.has(file)) {
      const map = Buffer.from(sourceMapOf(file, readFileSync(file, 'utf8')));
      super.set(file, `data:application/json;base64,${map.toString('base64')}`);
    }
    return super.get(file);
  }
}
const sourceMaps = new SourceMaps();

/**
 * Runs test files by Node's own import, where Jest's runtime makes a context for each of them and links, compiles and
 * evaluates all their modules in it anew. Docs: docs/adr/033-test-files-share-their-modules.md.
 */
module.exports = class SharedRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    this.testPath = args[6];
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    const { useGlobals } = await globals;
    useGlobals({ ...this.ofCircus, jest: this.jestGlobals.jestObjectFor(this.testPath) });
    const times = imports.get(file) ?? 0;
    imports.set(file, times + 1);
    const { href } = pathToFileURL(file);
    await import(times === 0 ? href : `${href}?${times}`);
  }

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    this.ofCircus = globals;
  }

  /**
   * circus: it has the state of one test file, so each file needs another. It is compiled once, and what it needs itself stays
   * loaded.
   */
  requireInternalModule(file) {
    let compiled = compiledOnce.get(file);
    if (!compiled) {
      compiled = compileFunction(readFileSync(file, 'utf8'), ['exports', 'require', 'module'], {
        filename: file,
      });
      compiledOnce.set(file, compiled);
    }
    const module = { exports: {} };
    compiled(module.exports, createRequire(file), module);
    return module.exports;
  }

  getSourceMaps() {
    return sourceMaps;
  }
};

async function prepare() {
  ({ sourceMapOf } = await import('../../../scripts/load-typescript.mjs'));
  register('./hooks.mjs', pathToFileURL(__filename));
  return import('./globals.mjs');
}
