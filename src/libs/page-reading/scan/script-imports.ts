// The build without `eval`, by which the other reads strings: these come from the web.
import { parse } from 'es-module-lexer/js';
import type { ResourceFacts } from '../facts/page-facts.js';

/** Chosen: in characters; longer scripts are not read. That of a file is bounded where it is fetched. */
const LONGEST = 2_000_000;
/** Chosen: imports of one script. */
const MOST = 1000;
/** Chosen: in characters; longer ones are data. */
const LONGEST_ADDRESS = 2048;
/** What a browser resolves by the address of the script; other names stand in import maps. */
const ADDRESS = /^(?:\.{0,2}\/|https?:)/i;
/** By the attribute `type` of an import. */
const KINDS: Readonly<Record<string, ResourceFacts['kind']>> = { css: 'style', json: 'other' };

/** A file that a script imports. */
export interface ScriptImport {
  readonly kind: ResourceFacts['kind'];
  readonly address: string;
  /** The line within the script, from 0. */
  readonly line: number;
}

/** @returns the files that a script imports, `import('…')` with a fixed address too, in order; none of what is no script */
export function scriptImports(script: string): readonly ScriptImport[] {
  if (script.length > LONGEST || !script.includes('import')) return [];
  const found: ScriptImport[] = [];
  let [line, counted] = [0, 0];
  for (const { n: address, ss: at, at: attributes } of importsOf(script)) {
    if (address === undefined || !ADDRESS.test(address) || address.length > LONGEST_ADDRESS) continue;
    for (
      let next = script.indexOf('\n', counted);
      next >= 0 && next < at;
      next = script.indexOf('\n', counted)
    ) {
      line += 1;
      counted = next + 1;
    }
    const type = attributes?.find(([name]) => name === 'type')?.[1] ?? '';
    found.push({ kind: KINDS[type] ?? 'script', address, line });
    if (found.length === MOST) break;
  }
  return found;
}

function importsOf(script: string): ReturnType<typeof parse>[0] {
  try {
    return parse(script)[0];
  } catch {
    return [];
  }
}
