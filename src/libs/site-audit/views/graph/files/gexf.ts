import { EDGE_COLUMNS, NODE_COLUMNS } from '../graph-columns.js';
import type { Column } from '../graph-columns.js';
import type { GraphEdge, GraphNode, GraphRows } from '../graph-row.js';
import { joinChunks } from './text-chunks.js';
import { xmlText } from './xml-text.js';

/** A graph as GEXF 1.3, as Gephi reads it, in pieces; with places where the nodes have them. */
export function writeGexf(rows: GraphRows): Generator<string> {
  return joinChunks(partsOf(rows));
}

function* partsOf({ nodes, edges }: GraphRows): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<gexf xmlns="http://gexf.net/1.3" xmlns:viz="http://gexf.net/1.3/viz" version="1.3">\n';
  yield '<graph mode="static" defaultedgetype="directed">\n';
  yield attributesOf('node', NODE_COLUMNS);
  yield attributesOf('edge', EDGE_COLUMNS);
  yield '<nodes>\n';
  for (const node of nodes) yield nodeOf(node);
  yield '</nodes>\n<edges>\n';
  let id = 0;
  for (const edge of edges) yield edgeOf(edge, id++);
  yield '</edges>\n</graph>\n</gexf>\n';
}

function attributesOf<Row>(kind: 'node' | 'edge', columns: readonly Column<Row>[]): string {
  const each = columns.map(({ name, type }) => `<attribute id="${name}" title="${name}" type="${type}"/>\n`);
  return `<attributes class="${kind}">\n${each.join('')}</attributes>\n`;
}

function nodeOf(node: GraphNode): string {
  const place = node.x === undefined ? '' : `<viz:position x="${node.x}" y="${node.y ?? 0}" z="0"/>`;
  return `<node id="${node.id}" label="${xmlText(node.title ?? node.url)}">${valuesOf(node, NODE_COLUMNS)}${place}</node>\n`;
}

/**
 * Without a kind, Gephi would join what leads from one node to another by a link and by a canonical. It leaves out edges
 * that weigh nothing, and a folder may hang on a page that does not link there.
 */
function edgeOf(edge: GraphEdge, id: number): string {
  const ends = `source="${edge.source}" target="${edge.target}"`;
  return `<edge id="${id}" ${ends} kind="${edge.type}" weight="${Math.max(1, edge.links)}">${valuesOf(edge, EDGE_COLUMNS)}</edge>\n`;
}

function valuesOf<Row>(row: Row, columns: readonly Column<Row>[]): string {
  let values = '';
  for (const { name, valueOf } of columns) {
    const value = valueOf(row);
    if (value !== null) values += `<attvalue for="${name}" value="${xmlText(String(value))}"/>`;
  }
  return `<attvalues>${values}</attvalues>`;
}
