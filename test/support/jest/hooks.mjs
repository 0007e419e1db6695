// Gives the test files our `@jest/globals`: the package's own throws where Jest does not load the modules itself.
const GLOBALS = new URL('./globals.mjs', import.meta.url).href;

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
  return next(specifier, context);
}
