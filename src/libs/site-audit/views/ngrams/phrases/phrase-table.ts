import { DistinctEstimate } from '../distinct-estimate.js';
import { ORDERS, orderOf, type Order } from './each-phrase.js';
import type { PhraseBudget, Purgeable } from './phrase-budget.js';
import { Slabs } from '../slabs.js';

/** A segment doubles up to 64 KiB, and is cut in two from there on: so growing leaves nothing for the collector. */
const FEWEST_PLACES = 16;
const MOST_PLACES = 4096;
const MOST_LOAD = 0.8;
/** 65,536 segments: more are needed only by keys that were made to meet, and those may not have the memory. */
const MOST_DEPTH = 16;

/** Fields of an entry. A count of 0 is a free place. */
const LOW = 0;
const HIGH = 1;
const COUNT = 2;
const PAGES = 3;
const FIELDS = 4;

interface Segment {
  entries: Int32Array;
  /** A power of two. */
  places: number;
  size: number;
  /** How many upper bits of the key's lower half all its entries have in common. */
  readonly depth: number;
}

/** Where the entries of a segment wait while it is filled anew. */
const scratch = new Int32Array(MOST_PLACES * FIELDS);

/** How often each of millions of phrases came, and on how many pages. */
export class PhraseTable implements Purgeable {
  /** By as many upper bits of a key's lower half as the deepest segment has. */
  private directory: Segment[];
  private depth = 0;
  private readonly sizes: Record<Order, number> = { 1: 0, 2: 0, 3: 0, 4: 0 };
  private estimates: Record<Order, DistinctEstimate> | null = null;

  /** @param slabs shared with the other tables of the site */
  constructor(
    private readonly budget: PhraseBudget,
    private readonly slabs = new Slabs(),
  ) {
    this.directory = [newSegment(FEWEST_PLACES, 0, slabs)];
    budget.register(this);
  }

  /** Adds what one page has of a phrase. */
  add(low: number, high: number, count: number): void {
    const { entries, places } = this.segmentOf(low);
    let place = high >>> 3;
    for (;;) {
      place &= places - 1;
      const at = place * FIELDS;
      const counted = entries[at + COUNT] ?? 0;
      if (counted === 0) break;
      if (entries[at + LOW] === low && entries[at + HIGH] === high) {
        entries[at + COUNT] = counted + count;
        entries[at + PAGES] = (entries[at + PAGES] ?? 0) + 1;
        return;
      }
      place += 1;
    }
    this.budget.take();
    this.insert(low, high, count);
  }

  /** How many phrases it has now. */
  get held(): number {
    let held = 0;
    for (const { size } of new Set(this.directory)) held += size;
    return held;
  }

  /** How many different ones came; about how many, once some were forgotten. */
  distinct(order: Order): number {
    return this.estimates?.[order].estimate() ?? this.sizes[order];
  }

  each(see: (low: number, high: number, count: number, pages: number) => void): void {
    for (const { entries } of new Set(this.directory))
      for (let at = 0; at < entries.length; at += FIELDS) {
        const count = entries[at + COUNT] ?? 0;
        if (count > 0) see(entries[at + LOW] ?? 0, entries[at + HIGH] ?? 0, count, entries[at + PAGES] ?? 0);
      }
  }

  addCounts(held: Uint32Array): void {
    const last = held.length - 1;
    this.each((_low, _high, count) => {
      const level = Math.min(count, last);
      held[level] = (held[level] ?? 0) + 1;
    });
  }

  purge(most: number): number {
    this.estimates ??= this.estimateHeld();
    let freed = 0;
    for (const segment of new Set(this.directory)) {
      const waiting = empty(segment);
      freed += segment.size;
      segment.size = 0;
      for (let from = 0; from < waiting; from += FIELDS)
        if ((scratch[from + COUNT] ?? 0) > most) put(segment, from);
      freed -= segment.size;
    }
    return freed;
  }

  private insert(low: number, high: number, count: number): void {
    let segment = this.segmentOf(low);
    while (segment.size >= segment.places * MOST_LOAD) {
      if (segment.places < MOST_PLACES) double(segment, this.slabs);
      else if (segment.depth === MOST_DEPTH) {
        this.budget.lose(count);
        return;
      } else this.split(segment, low);
      segment = this.segmentOf(low);
    }
    const { entries } = segment;
    const at = freePlace(segment, high) * FIELDS;
    entries[at + LOW] = low;
    entries[at + HIGH] = high;
    entries[at + COUNT] = count;
    entries[at + PAGES] = 1;
    segment.size += 1;
    const order = orderOf(high);
    if (this.estimates) this.estimates[order].add(low, high);
    else this.sizes[order] += 1;
  }

  private segmentOf(low: number): Segment {
    // A shift by 32 would be one by none.
    const segment = this.directory[(low >>> 1) >>> (31 - this.depth)];
    if (!segment) throw new RangeError('the directory has a segment for every key');
    return segment;
  }

  /** Cuts a segment in two by the first bit in which its entries differ. */
  private split(segment: Segment, low: number): void {
    if (segment.depth === this.depth) {
      this.directory = this.directory.flatMap((one) => [one, one]);
      this.depth += 1;
    }
    const depth = segment.depth + 1;
    const upper = newSegment(MOST_PLACES, depth, this.slabs);
    const lower: Segment = { entries: segment.entries, places: MOST_PLACES, size: 0, depth };
    const waiting = empty(lower);
    const bit = 1 << (32 - depth);
    for (let from = 0; from < waiting; from += FIELDS)
      if ((scratch[from + COUNT] ?? 0) > 0)
        put(((scratch[from + LOW] ?? 0) & bit) === 0 ? lower : upper, from);
    const width = 1 << (this.depth - segment.depth);
    const first = ((low >>> 1) >>> (31 - this.depth)) & ~(width - 1);
    this.directory.fill(lower, first, first + width / 2);
    this.directory.fill(upper, first + width / 2, first + width);
  }

  private estimateHeld(): Record<Order, DistinctEstimate> {
    const estimates = Object.fromEntries(ORDERS.map((order) => [order, new DistinctEstimate()])) as Record<
      Order,
      DistinctEstimate
    >;
    this.each((low, high) => {
      estimates[orderOf(high)].add(low, high);
    });
    return estimates;
  }
}

function newSegment(places: number, depth: number, slabs: Slabs): Segment {
  return { entries: slabs.take(places * FIELDS), places, size: 0, depth };
}

function double(segment: Segment, slabs: Slabs): void {
  const waiting = empty(segment);
  slabs.give(segment.entries);
  segment.places *= 2;
  segment.entries = slabs.take(segment.places * FIELDS);
  segment.size = 0;
  for (let from = 0; from < waiting; from += FIELDS) if ((scratch[from + COUNT] ?? 0) > 0) put(segment, from);
}

/** Moves all entries to the scratch. @returns its end */
function empty({ entries }: Segment): number {
  scratch.set(entries);
  entries.fill(0);
  return entries.length;
}

function put(segment: Segment, from: number): void {
  const to = freePlace(segment, scratch[from + HIGH] ?? 0) * FIELDS;
  for (let field = 0; field < FIELDS; field += 1) segment.entries[to + field] = scratch[from + field] ?? 0;
  segment.size += 1;
}

function freePlace({ entries, places }: Segment, high: number): number {
  let place = (high >>> 3) & (places - 1);
  while (entries[place * FIELDS + COUNT] !== 0) place = (place + 1) & (places - 1);
  return place;
}
