import { cutText } from '../../rules/evidence.js';
import { NO_PAGE } from '../../site/fold-pages.js';
import { folderOf } from '../../rules/judge-site.js';
import { DAMPING, rankedLinks } from '../../site/page-rank.js';
import type { RankedLinks, SiteRanks } from '../../site/page-rank.js';
import type { SiteIndex } from '../../site/site-index.js';
import type { UrlEntry } from '../../site/site-view.js';
import { StringTable } from '../../site/string-table.js';
import { communities } from './communities.js';
import { ConnectedParts } from './connected-parts.js';
import { graphEdges } from './graph-edges.js';
import type { GraphEdges, LinkCounts } from './graph-edges.js';
import { URL_NODE_TYPES } from './graph-row.js';
import type { GraphStats, UrlNodeType } from './graph-row.js';
import { growTree } from './grow-tree.js';
import { hubsAndAuthorities } from './hubs-and-authorities.js';
import { joinSections } from './packed-sections.js';
import { PackedTextsBuilder } from './packed-texts.js';
import { reciprocalShare } from './reciprocal-share.js';

const TITLE_LETTERS = 200;

/** What the index itself does not know of a URL, by its id. */
export interface GraphFacts {
  /** null for what has none. */
  readonly titleOf: (id: number) => string | null;
  readonly issuesOf: (id: number) => { readonly error: number; readonly warning: number };
}

/** What stands before the lists of numbers, for `GraphPack`. */
export interface PackHead {
  readonly stats: GraphStats;
  /** With its slash: folders of the site stand behind it. */
  readonly origin: string;
}

/**
 * Puts the graph of a site into a piece of bytes that `GraphPack` reads: about 20 bytes an edge and 200 a node. Its
 * nodes are pages, redirects and errors of the site, and the other sites' URLs that are linked to; files, and URLs that
 * were never asked for, are none.
 * @returns with the bytes what is small: plain JSON
 */
export function packGraph(
  site: SiteIndex,
  ranks: SiteRanks,
  facts: GraphFacts,
): { readonly data: { readonly stats: GraphStats }; readonly bytes: Uint8Array } {
  const entries = site.entries();
  const places = new Int32Array(entries.length).fill(-1);
  const nodes: UrlEntry[] = [];
  for (const [place, entry] of entries.entries()) {
    if (isNode(entry, site)) places[place] = nodes.push(entry) - 1;
  }
  const { edges, counts } = graphEdges(site, places, nodes.length);
  const tree = growTree(site, places, nodes, edges);
  const ranked = rankedLinks(site);
  const worth = worthOf(site, nodes, ranks, ranked);
  const stats: GraphStats = {
    nodesTotal: nodes.length,
    edgesTotal: edges.targets.length,
    linksTotal: edges.linksTotal,
    ...partsOf(nodes, edges),
    ...pageStats(site, nodes, counts),
    reciprocalShare: reciprocalShare(ranked.graph),
    pagerank: { damping: DAMPING, iterations: ranks.rounds, residual: ranks.residual },
  };
  const head: PackHead = { stats, origin: new URL('/', site.site.home).href };
  const bytes = joinSections(head, {
    ...factsOf(site, nodes, facts),
    ...worth,
    order: rankOrder(worth.pageranks, counts.inlinks),
    clusters: clustersOf(site, nodes, ranked, tree.parents),
    ...tree,
    inlinks: counts.inlinks,
    outlinks: counts.outlinks,
    uniqueOutlinks: counts.uniqueOutlinks,
    externalOutlinks: counts.externalOutlinks,
    edgeStarts: edges.starts,
    edgeTargets: edges.targets,
    edgeLinks: edges.links,
    edgeKinds: edges.kinds,
    edgeAnchors: edges.anchors,
    moreEdges: edges.moreEdges,
    moreAnchors: edges.moreAnchors,
    anchorBytes: edges.texts.bytes,
    anchorEnds: edges.texts.ends,
  });
  return { data: { stats }, bytes };
}

/** @returns null for what is no node: a file, or a URL of the site that was never asked for */
function typeOf({ internal, isPage, status, failure }: UrlEntry): UrlNodeType | null {
  if (!internal) return 'external';
  if (isPage) return 'html';
  if (status === null) return failure === null ? null : 'error';
  if (status >= 400) return 'error';
  return status >= 300 ? 'redirect' : null;
}

/** A file that only pages' markup needs is in no reader's way, whatever it answers. */
function isNode(entry: UrlEntry, site: SiteIndex): boolean {
  if (typeOf(entry) === null) return false;
  const isUsedOnly = entry.foundVia === 'resource' && entry.depth === null && !entry.isPage;
  return !isUsedOnly || site.inlinkPages(entry.id).all > 0;
}

function factsOf(site: SiteIndex, nodes: readonly UrlEntry[], { titleOf, issuesOf }: GraphFacts) {
  const urls = new PackedTextsBuilder();
  const titles = new PackedTextsBuilder();
  const folders = new StringTable();
  const folderNumbers = new Uint32Array(nodes.length);
  const errors = new Uint32Array(nodes.length);
  const warnings = new Uint32Array(nodes.length);
  for (const [node, { id, url, internal }] of nodes.entries()) {
    urls.add(url);
    titles.add(cutText(titleOf(id) ?? '', TITLE_LETTERS));
    folderNumbers[node] = folders.numberOf(internal ? folderOf(url) : new URL('/', url).href);
    const issues = issuesOf(id);
    errors[node] = issues.error;
    warnings[node] = issues.warning;
  }
  const folderTexts = new PackedTextsBuilder();
  for (const folder of folders.take()) folderTexts.add(folder);
  const [urlTexts, titleTexts, folderNames] = [urls.finish(), titles.finish(), folderTexts.finish()];
  return {
    ids: Uint32Array.from(nodes, ({ id }) => id),
    // 0 for none: no answer has it.
    statuses: Uint16Array.from(nodes, ({ status }) => status ?? 0),
    types: Uint8Array.from(nodes, (entry) => URL_NODE_TYPES.indexOf(typeOf(entry) ?? 'html')),
    indexable: Uint8Array.from(nodes, ({ indexable }) => (indexable ? 1 : 0)),
    depths: Int32Array.from(nodes, ({ depth }) => depth ?? -1),
    uniqueInlinks: Uint32Array.from(nodes, ({ id }) => site.inlinkPages(id).all),
    errors,
    warnings,
    folders: folderNumbers,
    urlBytes: urlTexts.bytes,
    urlEnds: urlTexts.ends,
    titleBytes: titleTexts.bytes,
    titleEnds: titleTexts.ends,
    folderBytes: folderNames.bytes,
    folderEnds: folderNames.ends,
  };
}

/** Not a number for what is not ranked. */
function worthOf(
  site: SiteIndex,
  nodes: readonly UrlEntry[],
  ranks: SiteRanks,
  { ranked, graph }: RankedLinks,
) {
  const { hubs, authorities } = hubsAndAuthorities(graph);
  const numbers = nodes.map(({ id }) => ranked[site.nodeOfId(id)] ?? NO_PAGE);
  return {
    pageranks: Float64Array.from(nodes, ({ id }) => ranks.rank(id) ?? Number.NaN),
    scores: Float64Array.from(nodes, ({ id }) => ranks.score(id) ?? Number.NaN),
    hubs: Float64Array.from(numbers, (number) => hubs[number] ?? 0),
    authorities: Float64Array.from(numbers, (number) => authorities[number] ?? 0),
  };
}

/** Nodes by PageRank, then what is not ranked by its links, then by the crawl's order. */
function rankOrder(pageranks: Float64Array, inlinks: Uint32Array): Uint32Array {
  const worth = (node: number): number => {
    const rank = pageranks[node] ?? Number.NaN;
    return Number.isNaN(rank) ? -1 : rank;
  };
  return Uint32Array.from(pageranks.keys()).sort(
    (one, other) => worth(other) - worth(one) || (inlinks[other] ?? 0) - (inlinks[one] ?? 0) || one - other,
  );
}

/** What is not ranked is of the cluster of the page that stands for it, else of the one that it hangs on; -1 for none. */
function clustersOf(
  site: SiteIndex,
  nodes: readonly UrlEntry[],
  { folded, ranked, graph }: RankedLinks,
  parents: Int32Array,
): Int32Array {
  const groups = communities(graph);
  const clusters = Int32Array.from(nodes, ({ id }) => {
    const page = folded[site.nodeOfId(id)] ?? NO_PAGE;
    return groups[ranked[page] ?? NO_PAGE] ?? -1;
  });
  for (let node = 0; node < clusters.length; node += 1) {
    const way: number[] = [];
    let at = node;
    while (at >= 0 && clusters[at] === -1) {
      way.push(at);
      at = parents[at] ?? -1;
    }
    const cluster = at < 0 ? -2 : (clusters[at] ?? -2);
    for (const one of way) clusters[one] = cluster;
  }
  return clusters.map((cluster) => Math.max(-1, cluster));
}

function partsOf(nodes: readonly UrlEntry[], edges: GraphEdges) {
  const parts = new ConnectedParts(nodes.length);
  for (const [node, { internal }] of nodes.entries()) {
    const end = edges.starts[node + 1] ?? 0;
    for (let edge = edges.starts[node] ?? 0; edge < end; edge += 1) {
      const target = edges.targets[edge] ?? 0;
      if (internal && nodes[target]?.internal === true) parts.join(node, target);
    }
  }
  const sizes = new Uint32Array(nodes.length);
  for (const [node, { internal }] of nodes.entries()) {
    const head = parts.headOf(node);
    if (internal) sizes[head] = (sizes[head] ?? 0) + 1;
  }
  return {
    components: sizes.reduce((count, size) => count + (size > 0 ? 1 : 0), 0),
    largestComponent: sizes.reduce((most, size) => Math.max(most, size), 0),
  };
}

function pageStats(site: SiteIndex, nodes: readonly UrlEntry[], { leadsOut }: LinkCounts) {
  let [orphans, deadEnds, maxDepth, reached, clicks] = [0, 0, 0, 0, 0];
  for (const [node, { id, url, isPage, foundVia, depth }] of nodes.entries()) {
    if (!isPage) continue;
    const isHome = url === site.site.home || foundVia === 'start';
    if (!isHome && site.inlinkPages(id).all === 0) orphans += 1;
    if (leadsOut[node] === 0) deadEnds += 1;
    if (depth === null) continue;
    maxDepth = Math.max(maxDepth, depth);
    reached += 1;
    clicks += depth;
  }
  return { orphans, deadEnds, maxDepth, avgDepth: reached === 0 ? 0 : clicks / reached };
}
