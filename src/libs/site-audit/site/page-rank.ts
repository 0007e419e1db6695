import { foldPages, NO_PAGE } from './fold-pages.js';
import type { SiteIndex } from './site-index.js';
import { Uint32List } from './uint32-list.js';

/** The share of readers who follow a link instead of going anywhere; the usual one. Brin and Page (1998). */
export const DAMPING = 0.85;

/** Ranks are done when a round moves less than this, all nodes together. Chosen, far below what tells two pages apart. */
export const RESIDUAL = 1e-9;

/** Each round leaves at most 0.85 of what the last one moved: 1e-9 is reached within 133 whatever the links are. */
const MAX_ROUNDS = 200;

/** Distinct links between nodes, those of a node one behind the other. */
export interface LinkGraph {
  /** One more than there are nodes: where the links of each begin. */
  readonly starts: Uint32Array;
  readonly targets: Uint32Array;
  /** 1 for a link that is followed. */
  readonly followed: Uint8Array;
}

export interface PageRanks {
  /** By node; they sum to 1. */
  readonly ranks: Float64Array;
  readonly rounds: number;
  /** What the last round moved. */
  readonly residual: number;
}

/**
 * PageRank by the power method. A link that is not followed passes nothing, and yet takes its part of what the node has
 * to give; that part, and all that a node without links has, goes to all nodes evenly, so that the sum stays 1.
 */
export function pageRank({ starts, targets, followed }: LinkGraph): PageRanks {
  const count = starts.length - 1;
  if (count <= 0) return { ranks: new Float64Array(0), rounds: 0, residual: 0 };
  let ranks = new Float64Array(count).fill(1 / count);
  let next = new Float64Array(count);
  let rounds = 0;
  let residual = Infinity;
  while (residual > RESIDUAL && rounds < MAX_ROUNDS) {
    rounds += 1;
    next.fill(0);
    let passed = 0;
    for (let node = 0; node < count; node += 1) {
      const start = starts[node] ?? 0;
      const end = starts[node + 1] ?? 0;
      const part = (DAMPING * (ranks[node] ?? 0)) / (end - start);
      for (let link = start; link < end; link += 1) {
        if (followed[link] !== 1) continue;
        const target = targets[link] ?? 0;
        next[target] = (next[target] ?? 0) + part;
        passed += part;
      }
    }
    const share = (1 - passed) / count;
    residual = 0;
    for (let node = 0; node < count; node += 1) {
      const rank = (next[node] ?? 0) + share;
      residual += Math.abs(rank - (ranks[node] ?? 0));
      next[node] = rank;
    }
    [ranks, next] = [next, ranks];
  }
  return { ranks, rounds, residual };
}

/**
 * @param rank of a page
 * @param least of all pages
 * @param most of all pages
 * @returns 0 to 100 on a logarithmic scale; 100 where all ranks are one
 */
export function linkScore(rank: number, least: number, most: number): number {
  if (most <= least) return 100;
  return Math.round((100 * Math.log(rank / least)) / Math.log(most / least));
}

/** The pages of a site by what their links are worth. */
export interface SiteRanks {
  /** 0 to 1, all together 1; null for what is no page, and for a page that is folded into another. */
  rank(id: number): number | null;
  /** 0 to 100; null as for `rank`. */
  score(id: number): number | null;
  readonly rounds: number;
  readonly residual: number;
}

/**
 * Ranks the pages of a site: what answered 200 with HTML. Redirects, pages with a meta refresh and pages with a
 * canonical are folded into the last page on their way: links to them are links to it, and their links are its own.
 * Where that way leads to no page of the site, a page stays itself, and so do pages whose canonicals go round. Links to
 * itself are dropped, parallel links count once, followed if one of them is; links to anything but pages are none.
 */
export function rankSite(index: SiteIndex): SiteRanks {
  const { folded, ranked, graph } = rankedLinks(index);
  const { ranks, rounds, residual } = pageRank(graph);
  const least = ranks.reduce((one, other) => Math.min(one, other), Infinity);
  const most = ranks.reduce((one, other) => Math.max(one, other), 0);
  const rank = (id: number): number | null => {
    const node = index.nodeOfId(id);
    return folded[node] === node ? (ranks[ranked[node] ?? NO_PAGE] ?? null) : null;
  };
  const score = (id: number): number | null => {
    const own = rank(id);
    return own === null ? null : linkScore(own, least, most);
  };
  return { rank, score, rounds, residual };
}

/** The links that are counted for ranks. A node is a URL by its place in the index's `entries`. */
export interface RankedLinks {
  /** The node of the page that stands for each node; `NO_PAGE` for none. */
  readonly folded: Int32Array;
  /** The number in the graph of each page that stands for itself, by its node; `NO_PAGE` for the others. */
  readonly ranked: Int32Array;
  readonly graph: LinkGraph;
}

/** The links between the pages that `rankSite` ranks, each pair once. */
export function rankedLinks(index: SiteIndex): RankedLinks {
  const folded = foldPages(hopsOf(index), (node) => index.entries()[node]?.isPage ?? false);
  return { folded, ...graphOf(index, folded) };
}

function hopsOf(index: SiteIndex): Int32Array {
  return Int32Array.from(index.entries(), ({ url, redirectTo, canonical }) => {
    const next = redirectTo ?? canonical;
    return next === null || next === url ? -1 : (index.nodeOf(next) ?? -1);
  });
}

/**
 * The links between those pages that stand for themselves.
 * @returns with it the number of each of them in the graph by its node; `NO_PAGE` for the others
 */
function graphOf(
  index: SiteIndex,
  folded: Int32Array,
): { readonly ranked: Int32Array; readonly graph: LinkGraph } {
  const ranked = new Int32Array(folded.length).fill(NO_PAGE);
  const members: number[][] = [];
  for (const [node, page] of folded.entries()) {
    if (node === page) ranked[node] = members.push([]) - 1;
  }
  for (const [node, page] of folded.entries()) members[ranked[page] ?? NO_PAGE]?.push(node);

  const starts = new Uint32Array(members.length + 1);
  const targets = new Uint32List();
  const followed = new Uint32List();
  // Where the link from the page at hand to each page stands, plus one; of an earlier page it is before its start.
  const places = new Uint32Array(members.length);
  for (const [source, nodes] of members.entries()) {
    const start = targets.length;
    const visit = (node: number, isFollowed: boolean): void => {
      const target = ranked[folded[node] ?? NO_PAGE] ?? NO_PAGE;
      if (target < 0 || target === source) return;
      const place = places[target] ?? 0;
      if (place > start) {
        if (isFollowed) followed.set(place - 1, 1);
        return;
      }
      targets.push(target);
      followed.push(isFollowed ? 1 : 0);
      places[target] = targets.length;
    };
    for (const node of nodes) index.links.eachOutlink(node, visit);
    starts[source + 1] = targets.length;
  }
  return { ranked, graph: { starts, targets: targets.take(), followed: Uint8Array.from(followed.take()) } };
}
