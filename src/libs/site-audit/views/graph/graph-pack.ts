import { POSITIONS } from '../../../page-reading/index.js';
import { EDGE_BITS, MOST_ANCHORS, NO_ANCHOR } from './graph-edges.js';
import { URL_EDGE_TYPES, URL_NODE_TYPES } from './graph-row.js';
import type { GraphEdge, GraphNode, GraphRows, GraphStats, UrlEdgeType } from './graph-row.js';
import { packHeadShape } from './pack-head-shape.js';
import { Sections } from './packed-sections.js';
import { PackedTexts } from './packed-texts.js';

/**
 * A site's graph as `packGraph` wrote it, read where it lies. Its nodes are numbered from 0 in the order of their ids,
 * its edges from 0 in the order of their sources; nothing is made of either but what is asked for.
 */
export class GraphPack {
  readonly stats: GraphStats;
  readonly origin: string;
  /** Of the crawl, by node. */
  readonly ids: Uint32Array;
  readonly types: Uint8Array;
  readonly indexable: Uint8Array;
  /** -1 for none. */
  readonly depths: Int32Array;
  readonly inlinks: Uint32Array;
  readonly uniqueInlinks: Uint32Array;
  readonly outlinks: Uint32Array;
  readonly uniqueOutlinks: Uint32Array;
  readonly externalOutlinks: Uint32Array;
  /** Not a number for what is not ranked. */
  readonly pageranks: Float64Array;
  readonly hubs: Float64Array;
  readonly authorities: Float64Array;
  readonly errors: Uint32Array;
  readonly warnings: Uint32Array;
  /** The number of each node's folder in `folderNames`. */
  readonly folders: Uint32Array;
  readonly folderNames: PackedTexts;
  /** Nodes, the highest PageRank first. */
  readonly order: Uint32Array;
  /** -1 for none. */
  readonly parents: Int32Array;
  /** The edge from each node's parent; `NO_EDGE` for none. */
  readonly treeEdges: Uint32Array;
  /** Where the edges of each node begin, one more than there are nodes. */
  readonly edgeStarts: Uint32Array;
  readonly edgeTargets: Uint32Array;
  readonly edgeLinks: Uint16Array;
  private readonly kinds: Uint8Array;
  private readonly anchors: Uint32Array;
  private readonly moreEdges: Uint32Array;
  private readonly moreAnchors: Uint32Array;
  private readonly anchorTexts: PackedTexts;
  /** Menus have the same texts on every page. */
  private readonly madeAnchors = new Map<number, string>();
  private readonly madeFolders = new Map<number, string>();
  private readonly statuses: Uint16Array;
  private readonly scores: Float64Array;
  private readonly clusters: Int32Array;
  private readonly urls: PackedTexts;
  private readonly titles: PackedTexts;

  private constructor(sections: Sections) {
    const head = packHeadShape.safeParse(sections.head).data;
    if (!head) throw new RangeError('these packed sections are no graph');
    this.stats = head.stats;
    this.origin = head.origin;
    this.ids = sections.numbersOf('ids');
    this.types = sections.bytesOf('types');
    this.indexable = sections.bytesOf('indexable');
    this.depths = sections.signedOf('depths');
    this.inlinks = sections.numbersOf('inlinks');
    this.uniqueInlinks = sections.numbersOf('uniqueInlinks');
    this.outlinks = sections.numbersOf('outlinks');
    this.uniqueOutlinks = sections.numbersOf('uniqueOutlinks');
    this.externalOutlinks = sections.numbersOf('externalOutlinks');
    this.pageranks = sections.floatsOf('pageranks');
    this.hubs = sections.floatsOf('hubs');
    this.authorities = sections.floatsOf('authorities');
    this.errors = sections.numbersOf('errors');
    this.warnings = sections.numbersOf('warnings');
    this.folders = sections.numbersOf('folders');
    this.folderNames = textsOf(sections, 'folder');
    this.order = sections.numbersOf('order');
    this.parents = sections.signedOf('parents');
    this.treeEdges = sections.numbersOf('treeEdges');
    this.edgeStarts = sections.numbersOf('edgeStarts');
    this.edgeTargets = sections.numbersOf('edgeTargets');
    this.edgeLinks = sections.shortsOf('edgeLinks');
    this.kinds = sections.bytesOf('edgeKinds');
    this.anchors = sections.numbersOf('edgeAnchors');
    this.moreEdges = sections.numbersOf('moreEdges');
    this.moreAnchors = sections.numbersOf('moreAnchors');
    this.anchorTexts = textsOf(sections, 'anchor');
    this.statuses = sections.shortsOf('statuses');
    this.scores = sections.floatsOf('scores');
    this.clusters = sections.signedOf('clusters');
    this.urls = textsOf(sections, 'url');
    this.titles = textsOf(sections, 'title');
  }

  /** @throws RangeError for bytes that `packGraph` did not write, or not all of them */
  static open(bytes: Uint8Array): GraphPack {
    return new GraphPack(new Sections(bytes));
  }

  get nodeCount(): number {
    return this.ids.length;
  }

  get edgeCount(): number {
    return this.edgeTargets.length;
  }

  /** @param url of one form; -1 for one that is no node */
  nodeOf(url: string): number {
    return this.urls.indexOf(url);
  }

  /** What a link of a node is worth to its target: the node's rank by the URLs that it links to. */
  worthOfLink(node: number): number {
    const rank = this.pageranks[node] ?? Number.NaN;
    return Number.isNaN(rank) ? 0 : rank / Math.max(1, this.uniqueOutlinks[node] ?? 0);
  }

  typeOfEdge(edge: number): UrlEdgeType {
    return URL_EDGE_TYPES[(this.kinds[edge] ?? 0) & EDGE_BITS.type] ?? 'link';
  }

  isFollowed(edge: number): boolean {
    return ((this.kinds[edge] ?? 0) & EDGE_BITS.followed) !== 0;
  }

  folderOf(node: number): string {
    const number = this.folders[node] ?? 0;
    const made = this.madeFolders.get(number);
    if (made !== undefined) return made;
    const folder = this.folderNames.at(number);
    this.madeFolders.set(number, folder);
    return folder;
  }

  node(node: number): GraphNode {
    const title = this.titles.at(node);
    const cluster = this.clusters[node] ?? -1;
    const parent = this.parents[node] ?? -1;
    const depth = this.depths[node] ?? -1;
    return {
      id: this.ids[node] ?? 0,
      url: this.urls.at(node),
      title: title === '' ? null : title,
      status: this.statuses[node] === 0 ? null : (this.statuses[node] ?? null),
      type: URL_NODE_TYPES[this.types[node] ?? 0] ?? 'html',
      indexable: this.indexable[node] === 1,
      depth: depth < 0 ? null : depth,
      inlinks: this.inlinks[node] ?? 0,
      uniqueInlinks: this.uniqueInlinks[node] ?? 0,
      outlinks: this.outlinks[node] ?? 0,
      uniqueOutlinks: this.uniqueOutlinks[node] ?? 0,
      externalOutlinks: this.externalOutlinks[node] ?? 0,
      pagerank: numberOrNull(this.pageranks[node]),
      linkScore: numberOrNull(this.scores[node]),
      hub: this.hubs[node] ?? 0,
      authority: this.authorities[node] ?? 0,
      folder: this.folderOf(node),
      cluster: cluster < 0 ? null : cluster,
      parent: parent < 0 ? null : (this.ids[parent] ?? null),
      issues: { error: this.errors[node] ?? 0, warning: this.warnings[node] ?? 0 },
    };
  }

  edge(edge: number, source: number): GraphEdge {
    const target = this.edgeTargets[edge] ?? 0;
    return {
      source: this.ids[source] ?? 0,
      target: this.ids[target] ?? 0,
      links: this.edgeLinks[edge] ?? 1,
      follow: this.isFollowed(edge),
      type: this.typeOfEdge(edge),
      tree: this.treeEdges[target] === edge,
      position: POSITIONS[((this.kinds[edge] ?? 0) >> EDGE_BITS.position) & 7] ?? null,
      anchors: this.anchorsOf(edge),
    };
  }

  /** The whole graph, row by row. */
  rows(): GraphRows {
    return {
      nodes: { [Symbol.iterator]: () => this.eachNode() },
      edges: { [Symbol.iterator]: () => this.eachEdge() },
    };
  }

  private *eachNode(): Generator<GraphNode> {
    for (let node = 0; node < this.nodeCount; node += 1) yield this.node(node);
  }

  private *eachEdge(): Generator<GraphEdge> {
    for (let source = 0; source < this.nodeCount; source += 1) {
      const end = this.edgeStarts[source + 1] ?? 0;
      for (let edge = this.edgeStarts[source] ?? 0; edge < end; edge += 1) yield this.edge(edge, source);
    }
  }

  private anchorsOf(edge: number): string[] {
    const first = this.anchors[edge] ?? NO_ANCHOR;
    if (first === NO_ANCHOR) return [];
    const anchors = [this.anchor(first)];
    if (((this.kinds[edge] ?? 0) & EDGE_BITS.more) === 0) return anchors;
    let at = firstAt(this.moreEdges, edge);
    while (this.moreEdges[at] === edge && anchors.length < MOST_ANCHORS) {
      anchors.push(this.anchor(this.moreAnchors[at] ?? 0));
      at += 1;
    }
    return anchors;
  }

  private anchor(number: number): string {
    const made = this.madeAnchors.get(number);
    if (made !== undefined) return made;
    const anchor = this.anchorTexts.at(number);
    if (this.madeAnchors.size < MOST_MADE) this.madeAnchors.set(number, anchor);
    return anchor;
  }
}

/** Texts of links that are kept once they are made: a menu's come first. */
const MOST_MADE = 5000;

function textsOf(sections: Sections, name: string): PackedTexts {
  return new PackedTexts(sections.bytesOf(`${name}Bytes`), sections.numbersOf(`${name}Ends`));
}

function numberOrNull(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** @returns the first place of a value in a rising list, or where it would stand */
function firstAt(list: Uint32Array, value: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
