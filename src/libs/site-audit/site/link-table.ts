import { POSITIONS, type LinkFacts, type Position } from '../../page-reading/index.js';
import { StringTable } from './string-table.js';
import { Uint32List } from './uint32-list.js';

/** A link of a page as the table holds it; URLs are nodes, numbered from 0. */
export interface TableLink {
  readonly source: number;
  readonly target: number;
  readonly anchor: string;
  readonly position: Position;
  readonly rel: readonly string[];
  /** Of the first, where the page has several alike. */
  readonly line: number;
  /** How often the page has it, with the same text, place and rel. */
  readonly links: number;
  readonly followed: boolean;
}

/** For a target that the crawl has no row of. */
const NOWHERE = 0xffff_ffff;

/** Of a link's rel: a page may write as many as it likes. Chosen. */
const MAX_RELS = 10;
const MAX_REL_LETTERS = 40;

/**
 * Parallel links to one target are compared with so many of the last ones; with all, a page of nothing else would cost the
 * square. Chosen.
 */
const COMPARED = 8;

const UNFOLLOWED = new Set(['nofollow', 'ugc', 'sponsored']);

/** @returns whether a search engine takes the link for a recommendation of its target */
export function isFollowed(rel: readonly string[]): boolean {
  return !rel.some((one) => UNFOLLOWED.has(one));
}

/** Collects the links of `a` and `area`, page by page, five numbers each: as objects they would take ten times that. */
export class LinkTableBuilder {
  private readonly pages = new Uint32List();
  private readonly starts = new Uint32List();
  private readonly targets = new Uint32List();
  private readonly anchors = new Uint32List();
  /** Number of the rel, place and whether it is followed, in one number. */
  private readonly kinds = new Uint32List();
  private readonly lines = new Uint32List();
  private readonly times = new Uint32List();
  private readonly texts = new StringTable();
  private readonly rels = new StringTable();

  /**
   * @param node of the page; later pages have higher ones
   * @param follows false for a page that is `nofollow` as a whole
   * @param slotOf the number by which a target is known until the nodes are
   */
  add(node: number, links: readonly LinkFacts[], follows: boolean, slotOf: (url: string) => number): void {
    this.pages.push(node);
    this.starts.push(this.targets.length);
    const parallel = new Map<number, number[]>();
    for (const link of links) {
      if (link.url === null || (link.element !== 'a' && link.element !== 'area')) continue;
      const slot = slotOf(link.url);
      const anchor = this.texts.numberOf(link.anchor);
      const kind = this.kindOf(link, follows);
      const before = parallel.get(slot);
      const alike = before?.find((at) => this.anchors.at(at) === anchor && this.kinds.at(at) === kind);
      if (alike !== undefined) {
        this.times.set(alike, this.times.at(alike) + 1);
        continue;
      }
      if (!before) parallel.set(slot, [this.targets.length]);
      else if (before.push(this.targets.length) > COMPARED) before.shift();
      this.targets.push(slot);
      this.anchors.push(anchor);
      this.kinds.push(kind);
      this.lines.push(link.line);
      this.times.push(1);
    }
  }

  /**
   * @param nodeOfSlot the node of a target's slot; undefined for one that the crawl has no row of
   * @param nodes how many there are
   */
  finish(nodeOfSlot: (slot: number) => number | undefined, nodes: number): LinkTable {
    const starts = new Uint32Array(nodes + 1);
    const count = this.targets.length;
    for (let at = 0; at < this.pages.length; at += 1) {
      const end = at + 1 < this.pages.length ? this.starts.at(at + 1) : count;
      starts[this.pages.at(at) + 1] = end - this.starts.at(at);
    }
    for (let node = 0; node < nodes; node += 1)
      starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0);
    const targets = this.targets.take();
    for (let at = 0; at < count; at += 1) targets[at] = nodeOfSlot(targets[at] ?? 0) ?? NOWHERE;
    return new LinkTable(
      starts,
      targets,
      this.anchors.take(),
      this.kinds.take(),
      this.lines.take(),
      this.times.take(),
      this.texts.take(),
      this.rels.take().map((rel) => (rel === '' ? [] : rel.split(' '))),
    );
  }

  private kindOf({ rel, position }: LinkFacts, follows: boolean): number {
    const bounded =
      rel.length === 0
        ? ''
        : rel
            .slice(0, MAX_RELS)
            .join(' ')
            .slice(0, MAX_RELS * MAX_REL_LETTERS);
    const place = Math.max(0, POSITIONS.indexOf(position));
    return this.rels.numberOf(bounded) * 16 + place * 2 + (follows && isFollowed(rel) ? 1 : 0);
  }
}

/** All links of a site, by the page that has them and by the URL they lead to. */
export class LinkTable {
  /** Distinct pairs of page and target, links to itself and to URLs without a row left out. */
  readonly edges: number;
  private readonly sources: Uint32Array;
  private readonly inStarts: Uint32Array;
  /** Links by their target, those of the most linked pages first. */
  private readonly incoming: Uint32Array;
  private readonly allPages: Uint32Array;
  private readonly followedPages: Uint32Array;
  /** Links by their target, parallel ones all counted. */
  private readonly allLinks: Uint32Array;

  constructor(
    private readonly starts: Uint32Array,
    private readonly targets: Uint32Array,
    private readonly anchors: Uint32Array,
    private readonly kinds: Uint32Array,
    private readonly lines: Uint32Array,
    private readonly times: Uint32Array,
    private readonly texts: readonly string[],
    private readonly rels: readonly (readonly string[])[],
  ) {
    this.sources = this.sourcesOfLinks();
    const nodes = starts.length - 1;
    this.allPages = new Uint32Array(nodes);
    this.followedPages = new Uint32Array(nodes);
    this.allLinks = new Uint32Array(nodes);
    this.edges = this.countPages();
    this.inStarts = new Uint32Array(nodes + 1);
    this.incoming = this.sortByTarget();
  }

  get nodes(): number {
    return this.allPages.length;
  }

  /** Other pages that link there, each once. */
  inlinkPages(node: number): { readonly all: number; readonly followed: number } {
    return { all: this.allPages[node] ?? 0, followed: this.followedPages[node] ?? 0 };
  }

  /** Links of other pages that lead there, however many a page has. */
  inlinkCount(node: number): number {
    return this.allLinks[node] ?? 0;
  }

  /**
   * Links from other pages: first one of each page, those of the most linked pages before the others, then those that
   * these pages have besides, up to `limit`.
   */
  inlinks(node: number, limit: number): TableLink[] {
    const found: number[] = [];
    const further: number[] = [];
    let last = NOWHERE;
    const end = this.inStarts[node + 1] ?? 0;
    for (let at = this.inStarts[node] ?? 0; at < end && found.length < limit; at += 1) {
      const link = this.incoming[at] ?? 0;
      const source = this.sources[link] ?? NOWHERE;
      if (source !== last) found.push(link);
      else if (further.length < limit) further.push(link);
      last = source;
    }
    return [...found, ...further].slice(0, limit).map((link) => this.linkAt(link));
  }

  /** Links of a page in document order, those to itself too; targets without a row left out. */
  *outlinks(node: number): Generator<TableLink> {
    const end = this.starts[node + 1] ?? 0;
    for (let link = this.starts[node] ?? 0; link < end; link += 1) {
      if (this.targets[link] !== NOWHERE) yield this.linkAt(link);
    }
  }

  /** Calls for every link with a known target, without an object for each: for walks over all of them. */
  eachOutlink(node: number, visit: (target: number, followed: boolean) => void): void {
    const end = this.starts[node + 1] ?? 0;
    for (let link = this.starts[node] ?? 0; link < end; link += 1) {
      const target = this.targets[link] ?? NOWHERE;
      if (target !== NOWHERE) visit(target, ((this.kinds[link] ?? 0) & 1) === 1);
    }
  }

  /** How many links of a page lead to URLs that the crawl has no row of: other sites', where those are not asked. */
  strayLinks(node: number): number {
    const end = this.starts[node + 1] ?? 0;
    let links = 0;
    for (let link = this.starts[node] ?? 0; link < end; link += 1) {
      if (this.targets[link] === NOWHERE) links += this.times[link] ?? 1;
    }
    return links;
  }

  private linkAt(link: number): TableLink {
    const kind = this.kinds[link] ?? 0;
    return {
      source: this.sources[link] ?? 0,
      target: this.targets[link] ?? 0,
      anchor: this.texts[this.anchors[link] ?? 0] ?? '',
      position: POSITIONS[(kind >> 1) & 7] ?? 'main',
      rel: this.rels[kind >>> 4] ?? [],
      line: this.lines[link] ?? 0,
      links: this.times[link] ?? 1,
      followed: (kind & 1) === 1,
    };
  }

  private sourcesOfLinks(): Uint32Array {
    const sources = new Uint32Array(this.targets.length);
    for (let node = 0; node + 1 < this.starts.length; node += 1) {
      sources.fill(node, this.starts[node], this.starts[node + 1]);
    }
    return sources;
  }

  /** @returns the number of distinct pairs */
  private countPages(): number {
    const seen = new Uint32Array(this.nodes);
    const seenFollowed = new Uint32Array(this.nodes);
    let edges = 0;
    for (let node = 0; node < this.nodes; node += 1) {
      this.eachOutlink(node, (target, followed) => {
        if (target === node) return;
        if (seen[target] !== node + 1) {
          seen[target] = node + 1;
          this.allPages[target] = (this.allPages[target] ?? 0) + 1;
          edges += 1;
        }
        if (followed && seenFollowed[target] !== node + 1) {
          seenFollowed[target] = node + 1;
          this.followedPages[target] = (this.followedPages[target] ?? 0) + 1;
        }
      });
    }
    return edges;
  }

  private sortByTarget(): Uint32Array {
    const { inStarts, sources, targets } = this;
    for (let link = 0; link < targets.length; link += 1) {
      if (!this.isIncoming(link)) continue;
      const target = targets[link] ?? 0;
      inStarts[target + 1] = (inStarts[target + 1] ?? 0) + 1;
      this.allLinks[target] = (this.allLinks[target] ?? 0) + (this.times[link] ?? 1);
    }
    for (let node = 0; node < this.nodes; node += 1) {
      inStarts[node + 1] = (inStarts[node + 1] ?? 0) + (inStarts[node] ?? 0);
    }
    const incoming = new Uint32Array(inStarts[this.nodes] ?? 0);
    const next = inStarts.slice();
    // Pages in the order in which their links are to stand: each list of a target is in that order by itself.
    for (const node of this.mostLinkedFirst()) {
      const end = this.starts[node + 1] ?? 0;
      for (let link = this.starts[node] ?? 0; link < end; link += 1) {
        const target = targets[link] ?? NOWHERE;
        if (target === NOWHERE || sources[link] === target) continue;
        const at = next[target] ?? 0;
        incoming[at] = link;
        next[target] = at + 1;
      }
    }
    return incoming;
  }

  private isIncoming(link: number): boolean {
    return this.targets[link] !== NOWHERE && this.targets[link] !== this.sources[link];
  }

  private mostLinkedFirst(): Uint32Array {
    const { allPages } = this;
    return Uint32Array.from(allPages.keys()).sort(
      (one, other) => (allPages[other] ?? 0) - (allPages[one] ?? 0) || one - other,
    );
  }
}
