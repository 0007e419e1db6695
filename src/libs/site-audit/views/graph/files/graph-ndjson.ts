import type { GraphEdge, GraphNode } from '../graph-row.js';
import { joinChunks } from './text-chunks.js';

/** Nodes in the contract's shape, one a line, in pieces. */
export function writeNodesNdjson(nodes: Iterable<GraphNode>): Generator<string> {
  return joinChunks(linesOf(nodes, nodeJson));
}

/** As `writeNodesNdjson`. */
export function writeEdgesNdjson(edges: Iterable<GraphEdge>): Generator<string> {
  return joinChunks(linesOf(edges, edgeJson));
}

function* linesOf<Row>(rows: Iterable<Row>, jsonOf: (row: Row) => object): Generator<string> {
  for (const row of rows) yield `${JSON.stringify(jsonOf(row))}\n`;
}

function nodeJson(node: GraphNode): object {
  return {
    id: node.id,
    url: node.url,
    title: node.title,
    status: node.status,
    type: node.type,
    indexable: node.indexable,
    depth: node.depth,
    inlinks: node.inlinks,
    unique_inlinks: node.uniqueInlinks,
    outlinks: node.outlinks,
    unique_outlinks: node.uniqueOutlinks,
    external_outlinks: node.externalOutlinks,
    pagerank: node.pagerank,
    link_score: node.linkScore,
    hub: node.hub,
    authority: node.authority,
    folder: node.folder,
    cluster: node.cluster,
    parent: node.parent,
    issues: { error: node.issues.error, warning: node.issues.warning },
    ...(node.collapsedUrls === undefined ? {} : { collapsed_urls: node.collapsedUrls }),
    ...(node.x === undefined ? {} : { x: node.x, y: node.y }),
  };
}

function edgeJson({ source, target, links, follow, type, tree, position, anchors }: GraphEdge): object {
  return { source, target, links, follow, type, tree, position, anchors };
}
