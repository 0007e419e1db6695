import { workerData } from 'node:worker_threads';
import { type NgramPage, type NgramPart, PhraseSpellings } from '../../libs/site-audit/index.js';
import { serveThread } from '../../libs/worker-thread/index.js';
import type { WrittenPart } from '../../ports/audit/phrase-counter.js';

const { seed } = workerData as { readonly seed: number };
const spellings = new PhraseSpellings({ seed });
let parts: Iterator<NgramPart> = [][Symbol.iterator]();

/** Pages come in bundles: a message costs as much as a small page. */
const METHODS = {
  count: (pages: readonly NgramPage[]) => {
    for (const page of pages) spellings.count(page);
  },
  describe: (pages: readonly NgramPage[]) => {
    for (const page of pages) spellings.describe(page);
  },
  choose: (ids: Int32Array) => {
    spellings.choose(ids);
  },
  /** @param lines URLs by id, one a line */
  finish: (lines: string) => {
    const urls = lines.split('\n');
    parts = spellings.finish((id) => urls[id] ?? '')[Symbol.iterator]();
  },
  /** @returns the next of what is to be stored; null behind the last */
  part: (): WrittenPart | null => {
    const { value } = parts.next() as IteratorResult<NgramPart, undefined>;
    return value ? { part: value.part, json: JSON.stringify(value.data) } : null;
  },
};

export type PhraseMethods = typeof METHODS;

serveThread(METHODS);
