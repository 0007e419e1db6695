import { DistinctEstimate } from './distinct-estimate.js';
import { ORDERS, orderOf, type Order } from './each-phrase.js';
import type { PhraseBudget, Purgeable } from './phrase-budget.js';

/** Each grows for itself, so that growing needs little more than is held: a power of two of them. */
const SHARDS = 64;
const FEWEST_PLACES = 16;
/** From here on by a third and not by twice: slack of the largest tables is what memory goes to. */
const LARGE = 4096;
const GROWTH = 1.3;
const MOST_LOAD = 0.8;
const TO_SHARE = 2 ** -32;

/** Fields of an entry. A count of 0 is a free place. */
const LOW = 0;
const HIGH = 1;
const COUNT = 2;
const PAGES = 3;
const FIELDS = 4;

interface Shard {
  entries: Int32Array;
  places: number;
  size: number;
  /** At which it grows. */
  most: number;
}

/** How often each of millions of phrases came, and on how many pages. */
export class PhraseTable implements Purgeable {
  private readonly shards: (Shard | undefined)[] = new Array<Shard | undefined>(SHARDS);
  private readonly sizes: Record<Order, number> = { 1: 0, 2: 0, 3: 0, 4: 0 };
  private estimates: Record<Order, DistinctEstimate> | null = null;

  constructor(private readonly budget: PhraseBudget) {
    budget.register(this);
  }

  /** Adds what one page has of a phrase. */
  add(low: number, high: number, count: number): void {
    const shard = this.shardOf(low);
    const { entries, places } = shard;
    let place = Math.floor((high >>> 0) * TO_SHARE * places);
    for (;;) {
      const at = place * FIELDS;
      const counted = entries[at + COUNT] ?? 0;
      if (counted === 0) break;
      if (entries[at + LOW] === low && entries[at + HIGH] === high) {
        entries[at + COUNT] = counted + count;
        entries[at + PAGES] = (entries[at + PAGES] ?? 0) + 1;
        return;
      }
      place = place + 1 === places ? 0 : place + 1;
    }
    this.insert(low, high, count, this.budget.take() ? -1 : place);
  }

  /** How many different ones came; about how many, once some were forgotten. */
  distinct(order: Order): number {
    return this.estimates?.[order].estimate() ?? this.sizes[order];
  }

  each(see: (low: number, high: number, count: number, pages: number) => void): void {
    for (const shard of this.shards) {
      if (!shard) continue;
      const { entries } = shard;
      for (let at = 0; at < entries.length; at += FIELDS) {
        const count = entries[at + COUNT] ?? 0;
        if (count > 0) see(entries[at + LOW] ?? 0, entries[at + HIGH] ?? 0, count, entries[at + PAGES] ?? 0);
      }
    }
  }

  tellCounts(held: Uint32Array): void {
    const last = held.length - 1;
    this.each((_low, _high, count) => {
      const level = Math.min(count, last);
      held[level] = (held[level] ?? 0) + 1;
    });
  }

  purge(most: number): number {
    this.estimates ??= this.estimateHeld();
    let freed = 0;
    for (const shard of this.shards) {
      if (!shard) continue;
      const before = shard.size;
      refill(shard, shard.places, most);
      freed += before - shard.size;
    }
    return freed;
  }

  private insert(low: number, high: number, count: number, free: number): void {
    const shard = this.shardOf(low);
    let place = free;
    if (shard.size >= shard.most) {
      refill(shard, Math.ceil(shard.places * (shard.places < LARGE ? 2 : GROWTH)), 0);
      place = -1;
    }
    const at = (place < 0 ? freePlace(shard, high) : place) * FIELDS;
    const { entries } = shard;
    entries[at + LOW] = low;
    entries[at + HIGH] = high;
    entries[at + COUNT] = count;
    entries[at + PAGES] = 1;
    shard.size += 1;
    const order = orderOf(high);
    if (this.estimates) this.estimates[order].add(low, high);
    else this.sizes[order] += 1;
  }

  private shardOf(low: number): Shard {
    const number = low & (SHARDS - 1);
    let shard = this.shards[number];
    if (!shard) {
      shard = { entries: new Int32Array(0), places: 0, size: 0, most: 0 };
      refill(shard, FEWEST_PLACES, 0);
      this.shards[number] = shard;
    }
    return shard;
  }

  private estimateHeld(): Record<Order, DistinctEstimate> {
    const estimates = Object.fromEntries(
      ORDERS.map((order) => [order, new DistinctEstimate()]),
    ) as Record<Order, DistinctEstimate>;
    this.each((low, high) => estimates[orderOf(high)].add(low, high));
    return estimates;
  }
}

/** Gives a shard so many places, and leaves out what was counted `most` times or less. */
function refill(shard: Shard, places: number, most: number): void {
  const { entries } = shard;
  shard.entries = new Int32Array(places * FIELDS);
  shard.places = places;
  shard.most = Math.floor(places * MOST_LOAD);
  shard.size = 0;
  for (let from = 0; from < entries.length; from += FIELDS) {
    if ((entries[from + COUNT] ?? 0) <= most) continue;
    const to = freePlace(shard, entries[from + HIGH] ?? 0) * FIELDS;
    for (let field = 0; field < FIELDS; field += 1) shard.entries[to + field] = entries[from + field] ?? 0;
    shard.size += 1;
  }
}

function freePlace({ entries, places }: Shard, high: number): number {
  let place = Math.floor((high >>> 0) * TO_SHARE * places);
  while (entries[place * FIELDS + COUNT] !== 0) place = place + 1 === places ? 0 : place + 1;
  return place;
}
