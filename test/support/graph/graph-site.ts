import { type CrawledUrl, rankSite, GraphPack, type GraphNode } from '../../../src/libs/site-audit/index.js';
import { packGraph } from '../../../src/libs/site-audit/views/graph/pack-graph.js';
import type { LinkFacts } from '../../../src/libs/page-reading/index.js';
import type { GraphFacts } from '../../../src/libs/site-audit/views/graph/pack-graph.js';
import { HOME, linkOf, pageOf, siteOf } from '../audit/audit-site.js';

/** `a/b` is `https://example.com/a/b`, and an empty path the home page; whole addresses stay. */
export function at(path: string): string {
  return path.startsWith('http') ? path : `${HOME}${path}`;
}

/** A link to a path, where it is more than its address. */
export function to(path: string, more: Partial<LinkFacts>): LinkFacts {
  return linkOf(at(path), more);
}

/** A page with these links and no others; its canonical is itself. */
export function linking(
  path: string,
  links: readonly (string | LinkFacts)[] = [],
  more: Parameters<typeof pageOf>[1] = {},
): CrawledUrl {
  const made = links.map((link) => (typeof link === 'string' ? linkOf(at(link)) : link));
  return pageOf(at(path), { ...more, page: { ...more.page, links: made } });
}

/** The graph of these URLs as it is read from its bytes. */
export function graphPackOf(urls: readonly CrawledUrl[], facts: Partial<GraphFacts> = {}): GraphPack {
  return GraphPack.open(packedOf(urls, facts).bytes);
}

export function packedOf(urls: readonly CrawledUrl[], facts: Partial<GraphFacts> = {}) {
  const site = siteOf(urls);
  return packGraph(site, rankSite(site), {
    titleOf: (id) => `Title ${id}`,
    issuesOf: () => ({ error: 0, warning: 0 }),
    ...facts,
  });
}

/** Nodes by what stands behind the home page's address. */
export function byPath(nodes: Iterable<GraphNode>): Map<string, GraphNode> {
  return new Map(Array.from(nodes, (node) => [node.url.replace(HOME, ''), node]));
}
