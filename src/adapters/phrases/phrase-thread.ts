import { workerData } from 'node:worker_threads';
import { type CountedPage, type NgramPart, SitePhrases } from '../../libs/site-audit/index.js';
import type { PackedPage } from '../../libs/page-reading/index.js';
import { serveThread } from '../../libs/worker-thread/index.js';
import type { WrittenPart } from '../../ports/audit/phrase-counter.js';

const { seed, home } = workerData as { readonly seed: number; readonly home: string };
const phrases = new SitePhrases(home, { seed });
let parts: Iterator<NgramPart> = [][Symbol.iterator]();

/** Pages come in bundles: a message costs as much as a small page. */
const METHODS = {
  count: (pages: readonly CountedPage[]) => {
    for (const page of pages) phrases.count(page);
  },
  describe: (pages: readonly (PackedPage & { readonly id: number })[]) => {
    for (const page of pages) phrases.describe(page);
  },
  /** @param lines URLs by id, one a line */
  choose: (lines: string) => {
    phrases.choose(lines.split('\n'));
  },
  finish: () => {
    parts = phrases.finish()[Symbol.iterator]();
  },
  /** @returns the next of what is to be stored; null behind the last */
  part: (): WrittenPart | null => {
    const { value } = parts.next() as IteratorResult<NgramPart, undefined>;
    return value ? { part: value.part, json: JSON.stringify(value.data) } : null;
  },
};

export type PhraseMethods = typeof METHODS;

serveThread(METHODS);
