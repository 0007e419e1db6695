import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PageFacts } from './facts/page-facts.js';

/** The facts of a page as they are stored: deflated, without references to the page's text. */
export interface PackedPage {
  readonly facts: Uint8Array;
  /** The main area's blocks, separated by newlines. */
  readonly text: Uint8Array;
}

/** The quickest: a page's facts shrink to a tenth by it, in 0.1 ms; another thread's help would take three times that. */
const LEVEL = 1;

/** @param mainText of the page, blocks separated by newlines */
export function packPage(facts: PageFacts, mainText: string): PackedPage {
  return { facts: pack(JSON.stringify(facts)), text: pack(mainText) };
}

/** @throws Error for bytes that `packPage` of this version did not make */
export function unpackFacts(packed: Uint8Array): PageFacts {
  const facts: unknown = JSON.parse(unpackText(packed));
  if (!isPageFacts(facts)) throw new Error('a stored page has not the shape of this version');
  return facts;
}

/** @throws Error for bytes that are not deflated */
export function unpackText(packed: Uint8Array): string {
  return inflateRawSync(packed).toString('utf8');
}

function pack(text: string): Uint8Array {
  return deflateRawSync(text, { level: LEVEL });
}

/** Its parts are checked by their kind only: an analysis reads every page twice, and some have 20,000 links. */
function isPageFacts(value: unknown): value is PageFacts {
  if (typeof value !== 'object' || value === null) return false;
  const { head, links, resources, headings, images } = value as Partial<Record<keyof PageFacts, unknown>>;
  return (
    typeof head === 'object' &&
    head !== null &&
    [links, resources, headings, images].every((list) => Array.isArray(list))
  );
}
