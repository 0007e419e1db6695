import { cutText } from '../../rules/evidence.js';
import type { TableLink } from '../../site/link-table.js';
import { POSITIONS } from '../../../page-reading/index.js';
import type { SiteIndex } from '../../site/site-index.js';
import type { UrlEntry } from '../../site/site-view.js';
import { Uint32List } from '../../site/uint32-list.js';
import type { UrlEdgeType } from './graph-row.js';
import { PackedTextsBuilder } from './packed-texts.js';

/** An edge names so many of its links' texts. */
export const MOST_ANCHORS = 3;

/** For an edge without a text. */
export const NO_ANCHOR = 0xffff_ffff;

const ANCHOR_LETTERS = 100;

/** A page has a version for a few dozen languages; what names hundreds would outgrow all links together. */
const MOST_HREFLANGS = 100;

const MOST_LINKS = 0xffff;

/** What stands in `kinds`: the type in three bits, whether it is followed, the place in three, whether it has more texts. */
export const EDGE_BITS = { type: 7, followed: 8, position: 4, more: 128 } as const;

/** For an edge that stands nowhere: a redirect. */
export const NO_POSITION = POSITIONS.length;

const TYPE_BITS: Readonly<Record<UrlEdgeType, number>> = {
  link: 0,
  redirect: 1,
  canonical: 2,
  hreflang: 3,
  pagination: 4,
};

/** The edges of a site, those of a node one behind the other, a pair of nodes once for each type. */
export interface GraphEdges {
  /** One more than there are nodes: where the edges of each begin. */
  readonly starts: Uint32Array;
  readonly targets: Uint32Array;
  /** Links of each edge. */
  readonly links: Uint16Array;
  readonly kinds: Uint8Array;
  /** The number of each edge's first text. */
  readonly anchors: Uint32Array;
  /** Edges that have further texts, one entry a text, in the order of the edges; and those texts. */
  readonly moreEdges: Uint32Array;
  readonly moreAnchors: Uint32Array;
  readonly texts: { readonly bytes: Uint8Array; readonly ends: Uint32Array };
  readonly linksTotal: number;
}

/** By node. */
export interface LinkCounts {
  readonly inlinks: Uint32Array;
  readonly outlinks: Uint32Array;
  readonly uniqueOutlinks: Uint32Array;
  readonly externalOutlinks: Uint32Array;
  /** 1 for a node with a link to another URL, whatever that is. */
  readonly leadsOut: Uint8Array;
}

/**
 * Joins the links of a site to edges and counts them.
 * @param places the node of each URL by its place in `entries`; -1 for none
 * @param nodes how many there are
 */
export function graphEdges(
  index: SiteIndex,
  places: Int32Array,
  nodes: number,
): { readonly edges: GraphEdges; readonly counts: LinkCounts } {
  const joined = new EdgeJoiner(index, places, nodes);
  for (const [place, entry] of index.entries().entries()) {
    const node = places[place] ?? -1;
    if (node >= 0) joined.add(node, place, entry);
  }
  return joined.finish();
}

class EdgeJoiner {
  private readonly starts: Uint32Array;
  private readonly targets = new Uint32List();
  private readonly links = new Uint32List();
  private readonly kinds = new Uint32List();
  private readonly anchors = new Uint32List();
  private readonly moreEdges = new Uint32List();
  private readonly moreAnchors = new Uint32List();
  private readonly texts = new PackedTextsBuilder();
  private readonly numbers = new Map<string, number>();
  /** The edge to each URL, plus one; one of an earlier node is before the start of the node at hand. */
  private readonly edgeTo: Uint32Array;
  /** The last node that leads to each URL, plus one. */
  private readonly lastFrom: Uint32Array;
  private readonly counts: LinkCounts;
  private linksTotal = 0;

  constructor(
    private readonly index: SiteIndex,
    private readonly places: Int32Array,
    nodes: number,
  ) {
    this.starts = new Uint32Array(nodes + 1);
    this.edgeTo = new Uint32Array(places.length);
    this.lastFrom = new Uint32Array(places.length);
    this.counts = {
      inlinks: new Uint32Array(nodes),
      outlinks: new Uint32Array(nodes),
      uniqueOutlinks: new Uint32Array(nodes),
      externalOutlinks: new Uint32Array(nodes),
      leadsOut: new Uint8Array(nodes),
    };
  }

  add(node: number, place: number, entry: UrlEntry): void {
    const { counts } = this;
    if (entry.isPage) {
      const more = new Map<number, number[]>();
      const first = this.targets.length;
      for (const link of this.index.links.outlinks(place)) {
        if (link.target !== place) this.addLink(node, link, first, more);
      }
      // A second text of an edge is met behind the edges that come later, and is to stand in the order of the edges.
      for (const [edge, anchors] of [...more].sort(([one], [other]) => one - other)) {
        for (const anchor of anchors) {
          this.moreEdges.push(edge);
          this.moreAnchors.push(anchor);
        }
      }
      const stray = this.index.links.strayLinks(place);
      counts.externalOutlinks[node] = (counts.externalOutlinks[node] ?? 0) + stray;
      if (stray > 0 || entry.redirectTo !== null) counts.leadsOut[node] = 1;
    }
    this.addOthers(node, entry);
    this.starts[node + 1] = this.targets.length;
  }

  finish(): { readonly edges: GraphEdges; readonly counts: LinkCounts } {
    this.numbers.clear();
    const edges: GraphEdges = {
      starts: this.starts,
      targets: this.targets.take(),
      links: new Uint16Array(this.links.take()),
      kinds: new Uint8Array(this.kinds.take()),
      anchors: this.anchors.take(),
      moreEdges: this.moreEdges.take(),
      moreAnchors: this.moreAnchors.take(),
      texts: this.texts.finish(),
      linksTotal: this.linksTotal,
    };
    return { edges, counts: this.counts };
  }

  private addLink(node: number, link: TableLink, first: number, more: Map<number, number[]>): void {
    const { counts } = this;
    const internal = this.index.entries()[link.target]?.internal ?? false;
    const list = internal ? counts.outlinks : counts.externalOutlinks;
    list[node] = (list[node] ?? 0) + link.links;
    if (internal && this.lastFrom[link.target] !== node + 1) {
      this.lastFrom[link.target] = node + 1;
      counts.uniqueOutlinks[node] = (counts.uniqueOutlinks[node] ?? 0) + 1;
    }
    counts.leadsOut[node] = 1;
    const target = this.places[link.target] ?? -1;
    if (target < 0) return;
    counts.inlinks[target] = (counts.inlinks[target] ?? 0) + link.links;
    this.linksTotal += link.links;
    const known = (this.edgeTo[link.target] ?? 0) - 1;
    if (known >= first) {
      this.joinLink(known, link, more);
      return;
    }
    this.edgeTo[link.target] = this.targets.length + 1;
    const position = POSITIONS.indexOf(link.position);
    this.push('link', target, link.links, link.followed, position, this.anchorOf(link));
  }

  private joinLink(edge: number, link: TableLink, more: Map<number, number[]>): void {
    this.links.set(edge, Math.min(MOST_LINKS, this.links.at(edge) + link.links));
    let kind = this.kinds.at(edge);
    if (link.followed) kind |= EDGE_BITS.followed;
    // Of all places the main text says most about what the page itself means, and it is the first of them.
    if (link.position === 'main') kind &= ~(7 << EDGE_BITS.position);
    const anchor = this.anchorOf(link);
    const first = this.anchors.at(edge);
    if (first === NO_ANCHOR) this.anchors.set(edge, anchor);
    else if (anchor !== NO_ANCHOR && anchor !== first) {
      const others = more.get(edge) ?? [];
      if (others.length < MOST_ANCHORS - 1 && !others.includes(anchor)) more.set(edge, [...others, anchor]);
      kind |= EDGE_BITS.more;
    }
    this.kinds.set(edge, kind);
  }

  private addOthers(node: number, entry: UrlEntry): void {
    const lead = (type: UrlEdgeType, url: string | null, known?: Set<number>): void => {
      const place = url === null ? undefined : this.index.nodeOf(url);
      const target = place === undefined ? -1 : (this.places[place] ?? -1);
      if (target < 0 || target === node || known?.has(target)) return;
      known?.add(target);
      this.push(type, target, 1, true, NO_POSITION, NO_ANCHOR);
    };
    lead('redirect', entry.redirectTo);
    if (!entry.isPage) return;
    lead('canonical', entry.canonical);
    if (entry.hreflangs.length > 0) {
      const known = new Set<number>();
      for (const { url } of entry.hreflangs) {
        if (known.size < MOST_HREFLANGS) lead('hreflang', url, known);
      }
    }
    lead('pagination', entry.next);
    if (entry.prev !== entry.next) lead('pagination', entry.prev);
  }

  private push(
    type: UrlEdgeType,
    target: number,
    links: number,
    followed: boolean,
    position: number,
    anchor: number,
  ): void {
    const kind = TYPE_BITS[type] | (followed ? EDGE_BITS.followed : 0) | (position << EDGE_BITS.position);
    this.targets.push(target);
    this.links.push(Math.min(MOST_LINKS, links));
    this.kinds.push(kind);
    this.anchors.push(anchor);
  }

  private anchorOf({ anchor }: TableLink): number {
    if (anchor === '') return NO_ANCHOR;
    const known = this.numbers.get(anchor);
    if (known !== undefined) return known;
    const number = this.texts.add(cutText(anchor, ANCHOR_LETTERS));
    this.numbers.set(anchor, number);
    return number;
  }
}
