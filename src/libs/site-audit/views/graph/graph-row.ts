import type { Position } from '../../../page-reading/index.js';

/** What a node of the site itself may be. Files, and URLs that were never asked, are none. */
export const URL_NODE_TYPES = ['html', 'redirect', 'error', 'external'] as const;
export type UrlNodeType = (typeof URL_NODE_TYPES)[number];

/** `folder` stands for all URLs of a folder that are not shown one by one. */
export const GRAPH_NODE_TYPES = [...URL_NODE_TYPES, 'folder'] as const;
export type GraphNodeType = (typeof GRAPH_NODE_TYPES)[number];

export const URL_EDGE_TYPES = ['link', 'redirect', 'canonical', 'hreflang', 'pagination'] as const;
export type UrlEdgeType = (typeof URL_EDGE_TYPES)[number];

/** `folder` is the sum of all edges between two nodes of which at least one is a folder. */
export const GRAPH_EDGE_TYPES = [...URL_EDGE_TYPES, 'folder'] as const;
export type GraphEdgeType = (typeof GRAPH_EDGE_TYPES)[number];

/** A URL of the graph, or a folder with what its URLs come to. Links to itself count nowhere. */
export interface GraphNode {
  /** That of the crawl; folders have higher ones, the same for the same folder in every answer. */
  readonly id: number;
  readonly url: string;
  readonly title: string | null;
  /** null without an answer. */
  readonly status: number | null;
  readonly type: GraphNodeType;
  /** Of a folder: whether any of its pages is. */
  readonly indexable: boolean;
  /** Clicks from the home page; null where none lead. Of a folder the least. */
  readonly depth: number | null;
  /** Links from other pages, and the pages that have them. */
  readonly inlinks: number;
  readonly uniqueInlinks: number;
  /** Links to other URLs of the site, and the URLs that they lead to. */
  readonly outlinks: number;
  readonly uniqueOutlinks: number;
  readonly externalOutlinks: number;
  /** null for what is not ranked: redirects, errors, other sites, pages that have their canonical elsewhere. */
  readonly pagerank: number | null;
  /** 0 to 100; null as for `pagerank`, and for folders. */
  readonly linkScore: number | null;
  /** Kleinberg's values over the pages that are ranked; each sums to 1. 0 for what is not ranked. */
  readonly hub: number;
  readonly authority: number;
  /** `/docs/`; of other sites their address, `https://other.example/`. */
  readonly folder: string;
  /** Pages that link more to each other than to the rest; 0 is the largest cluster. null for what hangs on no page. */
  readonly cluster: number | null;
  /** Where the first link to it stands; null for the home page, for what no link leads to, and where it is not shown. */
  readonly parent: number | null;
  readonly issues: { readonly error: number; readonly warning: number };
  /** Of folders only. */
  readonly collapsedUrls?: number;
  /** With a layout only. */
  readonly x?: number;
  readonly y?: number;
}

/** All links of a type from one node to another. */
export interface GraphEdge {
  readonly source: number;
  readonly target: number;
  /**
   * How many; between two URLs at most 65,535. 0 where a folder hangs on a page that does not link there itself, but is
   * the last one shown on the way.
   */
  readonly links: number;
  /** Whether one of them is followed. */
  readonly follow: boolean;
  readonly type: GraphEdgeType;
  /** Whether it is the edge that leads from the target's `parent` to it. */
  readonly tree: boolean;
  /** `main` where one of the links stands there, else where the first stands; null for what is no link. */
  readonly position: Position | null;
  /** At most three different ones. */
  readonly anchors: readonly string[];
}

/** Rows of a graph, to be read once from the first to the last. */
export interface GraphRows {
  readonly nodes: Iterable<GraphNode>;
  readonly edges: Iterable<GraphEdge>;
}

/** Numbers about the whole graph, whatever is shown of it. */
export interface GraphStats {
  readonly nodesTotal: number;
  readonly edgesTotal: number;
  /** Links between nodes, parallel ones too. */
  readonly linksTotal: number;
  /** Parts of the site between which there is no edge in either direction; other sites tie nothing together. */
  readonly components: number;
  readonly largestComponent: number;
  /** Pages that no other page links to, without the home page. */
  readonly orphans: number;
  /** Pages that lead nowhere, on the site or off it. */
  readonly deadEnds: number;
  /** Clicks; of pages only. */
  readonly maxDepth: number;
  readonly avgDepth: number;
  /** The share of links between ranked pages that are answered by one back; each pair of pages counts once. */
  readonly reciprocalShare: number;
  readonly pagerank: {
    readonly damping: number;
    readonly iterations: number;
    readonly residual: number;
  };
}
