import { Uint32List } from './uint32-list.js';

/** Minima of a signature: each of two texts' is the same with a chance that is their share of common shingles. */
const MINIMA = 128;

/**
 * 16 bands of 8: two texts that share 0.90 of their shingles meet in a band in all but one of 8,000 cases, those that
 * share half in 6 of 100.
 */
const BANDS = 16;
const ROWS = MINIMA / BANDS;

/** The limit of `near_duplicate`. */
const LEAST = 0.9;

/** 128 minima err by 0.027 (one standard deviation at 0.90): this far below, one in 10,000 is 0.90 in truth. */
const LEAST_ESTIMATE_TO_COUNT = 0.8;

/** Of the candidates with the best estimates so many are counted exactly. Chosen: a bound of the work. */
const MOST_COUNTED = 10;

/**
 * In a band where more texts meet, each is compared with so many neighbours on either side, in the order of their whole
 * signatures, where near texts are near. All with all, a site of one template would cost the square of its pages.
 * Chosen.
 */
const NEIGHBOURS = 64;

/** A node's most alike one. */
export interface NearNode {
  readonly node: number;
  readonly similarity: number;
  readonly exact: boolean;
}

/**
 * Finds near duplicates: candidates by bands of minima, then all 128 compared, then the shingles counted where they can
 * be had.
 */
export class NearPages {
  private readonly nodes = new Uint32List();
  private readonly minima = new Uint32List();

  /** @param minhash base64 of 128 numbers, 4 bytes each; of another length it is none, and the node is left out */
  add(node: number, minhash: string): void {
    const bytes = Buffer.from(minhash.slice(0, 1024), 'base64');
    if (bytes.length !== MINIMA * 4) return;
    this.nodes.push(node);
    for (let at = 0; at < bytes.length; at += 4) this.minima.push(bytes.readUInt32LE(at));
  }

  /**
   * @param exact the share of common 5-word shingles of two nodes, 0 to 1; null where it can't be counted, so that the
   *   estimate of the signatures stands. Called once for a pair.
   * @returns the most alike one at 0.90 or more of each node that has one
   */
  nearest(exact?: (one: number, other: number) => number | null): Map<number, NearNode> {
    const signatures = new Signatures(this.minima.take());
    const nodes = this.nodes.take();
    const bands = Array.from({ length: BANDS }, (_, band) => new Band(signatures, band));
    const counted = new Map<number, number | null>();
    const count = (one: number, other: number): number | null => {
      const pair = Math.min(one, other) * nodes.length + Math.max(one, other);
      let share = counted.get(pair);
      if (share === undefined) {
        share = exact?.(nodes[Math.min(one, other)] ?? 0, nodes[Math.max(one, other)] ?? 0) ?? null;
        counted.set(pair, share);
      }
      return share;
    };

    const found = new Map<number, NearNode>();
    const seen = new Uint32Array(nodes.length);
    for (let at = 0; at < nodes.length; at += 1) {
      const candidates = candidatesOf(at, bands, signatures, seen, exact ? LEAST_ESTIMATE_TO_COUNT : LEAST);
      const best = bestOf(at, candidates, exact ? count : () => null);
      if (best) found.set(nodes[at] ?? 0, { ...best, node: nodes[best.node] ?? 0 });
    }
    return found;
  }
}

interface Candidate {
  readonly at: number;
  readonly estimate: number;
}

function candidatesOf(
  at: number,
  bands: readonly Band[],
  signatures: Signatures,
  seen: Uint32Array,
  least: number,
): Candidate[] {
  const candidates: Candidate[] = [];
  for (const band of bands) {
    band.eachNeighbour(at, (other) => {
      if (seen[other] === at + 1) return;
      seen[other] = at + 1;
      const estimate = signatures.alike(at, other, least);
      if (estimate >= least) candidates.push({ at: other, estimate });
    });
  }
  return candidates.sort((one, other) => other.estimate - one.estimate || one.at - other.at);
}

function bestOf(
  at: number,
  candidates: readonly Candidate[],
  count: (one: number, other: number) => number | null,
): NearNode | null {
  let best: NearNode | null = null;
  for (const candidate of candidates.slice(0, MOST_COUNTED)) {
    const share = count(at, candidate.at);
    const similarity = share ?? candidate.estimate;
    if (similarity >= LEAST && similarity > (best?.similarity ?? 0)) {
      best = { node: candidate.at, similarity, exact: share !== null };
    }
  }
  return best;
}

/** The minima of all texts, one behind the other. */
class Signatures {
  readonly count: number;

  constructor(private readonly minima: Uint32Array) {
    this.count = minima.length / MINIMA;
  }

  get(at: number, row: number): number {
    return this.minima[at * MINIMA + row] ?? 0;
  }

  /** @returns the share of equal minima; 0 as soon as it can't come up to `least` */
  alike(one: number, other: number, least: number): number {
    const { minima } = this;
    const allowed = Math.floor(MINIMA * (1 - least));
    let different = 0;
    for (let row = 0; row < MINIMA; row += 1) {
      if (minima[one * MINIMA + row] !== minima[other * MINIMA + row]) {
        different += 1;
        if (different > allowed) return 0;
      }
    }
    return (MINIMA - different) / MINIMA;
  }

  /** Order by the minima from a row on, round to the one before it. */
  compare(one: number, other: number, row: number): number {
    for (let step = 0; step < MINIMA; step += 1) {
      const difference = this.get(one, (row + step) % MINIMA) - this.get(other, (row + step) % MINIMA);
      if (difference !== 0) return difference;
    }
    return one - other;
  }
}

/** The texts in the order of one band's hashes: those that are equal in it stand together. */
class Band {
  private readonly order: Uint32Array;
  private readonly places: Uint32Array;
  /** Where the group of each place begins and ends. */
  private readonly from: Uint32Array;
  private readonly to: Uint32Array;

  constructor(signatures: Signatures, band: number) {
    const { count } = signatures;
    const hashes = Uint32Array.from({ length: count }, (_, at) => hashOf(signatures, at, band));
    this.order = byHash(hashes);
    this.places = new Uint32Array(count);
    this.from = new Uint32Array(count);
    this.to = new Uint32Array(count);
    for (let start = 0, end = 0; start < count; start = end) {
      while (end < count && hashes[this.order[end] ?? 0] === hashes[this.order[start] ?? 0]) end += 1;
      if (end - start > 2 * NEIGHBOURS) {
        this.order.subarray(start, end).sort((one, other) => signatures.compare(one, other, band * ROWS));
      }
      this.from.fill(start, start, end);
      this.to.fill(end, start, end);
    }
    for (let place = 0; place < count; place += 1) this.places[this.order[place] ?? 0] = place;
  }

  eachNeighbour(at: number, visit: (other: number) => void): void {
    const place = this.places[at] ?? 0;
    const from = this.from[place] ?? 0;
    const to = this.to[place] ?? 0;
    const isLarge = to - from > 2 * NEIGHBOURS;
    const last = isLarge ? Math.min(to, place + NEIGHBOURS + 1) : to;
    for (let near = isLarge ? Math.max(from, place - NEIGHBOURS) : from; near < last; near += 1) {
      if (near !== place) visit(this.order[near] ?? 0);
    }
  }
}

/** FNV-1a over the band's numbers; two bands of one hash cost a comparison, no more. */
function hashOf(signatures: Signatures, at: number, band: number): number {
  let hash = 0x811c9dc5;
  for (let row = band * ROWS; row < (band + 1) * ROWS; row += 1) {
    hash = Math.imul(hash ^ signatures.get(at, row), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

/** By numbers that hold hash and index: sorting those needs no function to be called, and takes a tenth of the time. */
function byHash(hashes: Uint32Array): Uint32Array {
  const count = Math.max(1, hashes.length);
  const keyed = Float64Array.from(hashes, (hash, at) => hash * count + at).sort();
  return Uint32Array.from(keyed, (key) => key % count);
}
