import type { JsonLdFacts } from '../facts/page-facts.js';
import { lackingThings } from '../facts/structured-data.js';
import { findJsonError } from './find-json-error.js';

interface Block {
  readonly json: string;
  readonly line: number;
}

/** Chosen: a page with more blocks repeats itself. */
const MOST_BLOCKS = 200;

/** @param blocks contents of `script type="application/ld+json"` and the lines of their tags, in document order */
export function jsonLdFactsOf(blocks: readonly Block[]): JsonLdFacts[] {
  const read = blocks.slice(0, MOST_BLOCKS).map(({ json, line }) => ({ line, ...parse(bare(json)) }));
  const lacking = lackingThings(read.map(({ data }) => data));
  return read.map(({ line, error }, index) => ({ line, error, lacking: lacking[index] ?? [] }));
}

function parse(json: string): { readonly data: unknown; readonly error: JsonLdFacts['error'] } {
  try {
    return { data: JSON.parse(json) as unknown, error: null };
  } catch {
    // The engine's own message does not always give a place, and changes from version to version.
    return { data: null, error: findJsonError(json) };
  }
}

/** Without a byte order mark and the comment signs in which old pages wrap their scripts; spaces keep the positions. */
function bare(json: string): string {
  return json
    .replace(/^[\ufeff\s]+/, (space) => space.replaceAll('\ufeff', ' '))
    .replace(/^\s*<!--/, (mark) => mark.replace('<!--', '    '))
    .replace(/-->\s*$/, (mark) => mark.replace('-->', '   '));
}
