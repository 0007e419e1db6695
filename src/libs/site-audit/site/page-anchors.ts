import { StringTable } from './string-table.js';
import { Uint32List } from './uint32-list.js';
import { decodeFragment } from '../../page-reading/index.js';

/** No link leads to a longer one: an href has at most 2,048 letters. */
const MAX_ANCHOR = 2048;

/**
 * The fragments of a page are made by script where more than this share of those that links ask for is not in its HTML.
 * Chosen.
 */
const SCRIPTED_SHARE = 0.5;
/** A single link that is wrong proves no script. Chosen: three are no accident. */
const FEWEST_SCRIPTED = 3;

/** Collects where fragments may lead and which ones links ask for. */
export class PageAnchorsBuilder {
  private readonly names = new StringTable();
  private readonly pages = new Uint32List();
  private readonly starts = new Uint32List();
  private readonly anchors = new Uint32List();
  private readonly askedSlots = new Uint32List();
  private readonly askedNames = new Uint32List();

  /** @param node of the page; later pages have higher ones */
  add(node: number, anchors: readonly string[]): void {
    this.pages.push(node);
    this.starts.push(this.anchors.length);
    for (const anchor of anchors) {
      if (anchor.length > MAX_ANCHOR) continue;
      this.anchors.push(this.names.numberOf(anchor));
      // Browsers look for the fragment as it is written before they decode it: `id="impl%3CT%3E"` is found by
      // `#impl%3CT%3E`, of which only the decoded form comes here.
      const decoded = decodeFragment(anchor);
      if (decoded !== anchor) this.anchors.push(this.names.numberOf(decoded));
    }
  }

  /** Notes that a link leads there; once or often is the same. */
  ask(slot: number, fragment: string): void {
    const name = elementOf(fragment);
    if (isTop(name)) return;
    this.askedSlots.push(slot);
    this.askedNames.push(this.names.numberOf(name.slice(0, MAX_ANCHOR)));
  }

  finish(nodeOfSlot: (slot: number) => number | undefined, nodes: number): PageAnchors {
    const starts = new Uint32Array(nodes + 1);
    const isParsed = new Uint8Array(nodes);
    for (let at = 0; at < this.pages.length; at += 1) {
      const end = at + 1 < this.pages.length ? this.starts.at(at + 1) : this.anchors.length;
      starts[this.pages.at(at) + 1] = end - this.starts.at(at);
      isParsed[this.pages.at(at)] = 1;
    }
    for (let node = 0; node < nodes; node += 1)
      starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0);
    const anchors = this.anchors.take();
    for (let node = 0; node < nodes; node += 1) anchors.subarray(starts[node], starts[node + 1]).sort();
    const pages = new PageAnchors(this.names, starts, anchors, isParsed);
    pages.markScripted(this.askedPairs(nodeOfSlot));
    return pages;
  }

  /** One number for node and name: sorted, those of a node stand together and equal ones too. */
  private askedPairs(nodeOfSlot: (slot: number) => number | undefined): Float64Array {
    const pairs = new Float64Array(this.askedSlots.length);
    let count = 0;
    const slots = this.askedSlots.take();
    const names = this.askedNames.take();
    for (let at = 0; at < slots.length; at += 1) {
      const node = nodeOfSlot(slots[at] ?? 0);
      if (node === undefined) continue;
      pairs[count] = node * NAMES + (names[at] ?? 0);
      count += 1;
    }
    return pairs.subarray(0, count).sort();
  }
}

/** More names than memory holds; times as many nodes it is still below 2^53. */
const NAMES = 2 ** 28;

/** Where fragments lead on each page, to the letter. */
export class PageAnchors {
  private readonly isScripted: Uint8Array;

  constructor(
    private readonly names: StringTable,
    private readonly starts: Uint32Array,
    private readonly anchors: Uint32Array,
    private readonly isParsed: Uint8Array,
  ) {
    this.isScripted = new Uint8Array(isParsed.length);
  }

  /** @param pairs node * 2^28 + number of the name, sorted */
  markScripted(pairs: Float64Array): void {
    let at = 0;
    while (at < pairs.length) {
      const node = Math.floor((pairs[at] ?? 0) / NAMES);
      let asked = 0;
      let unknown = 0;
      let last = -1;
      for (; at < pairs.length; at += 1) {
        const name = (pairs[at] ?? 0) - node * NAMES;
        if (name >= NAMES) break;
        if (name === last) continue;
        last = name;
        asked += 1;
        if (!this.holds(node, name)) unknown += 1;
      }
      if (unknown >= FEWEST_SCRIPTED && unknown > asked * SCRIPTED_SHARE) this.isScripted[node] = 1;
    }
  }

  /**
   * @returns null where it isn't known: the page was not parsed, or more than half of the different fragments that
   * links of the site ask of it, and three at least, are not in its HTML, so that a script must make them
   */
  has(node: number, fragment: string): boolean | null {
    if (this.isParsed[node] !== 1) return null;
    const element = elementOf(fragment);
    if (isTop(element)) return true;
    const name = this.names.find(element);
    if (name !== undefined && this.holds(node, name)) return true;
    return this.isScripted[node] === 1 ? null : false;
  }

  private holds(node: number, name: number): boolean {
    let low = this.starts[node] ?? 0;
    let high = this.starts[node + 1] ?? 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const found = this.anchors[middle] ?? 0;
      if (found === name) return true;
      if (found < name) low = middle + 1;
      else high = middle;
    }
    return false;
  }
}

/** What stands behind `:~:` tells a browser what to mark, and is no part of the name. */
function elementOf(fragment: string): string {
  const directive = fragment.indexOf(':~:');
  return directive < 0 ? fragment : fragment.slice(0, directive);
}

/** Every page has a top. */
function isTop(name: string): boolean {
  return name === '' || name.toLowerCase() === 'top';
}
