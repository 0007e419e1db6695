import { EDGE_COLUMNS, NODE_COLUMNS } from '../graph-columns.js';
import type { Column } from '../graph-columns.js';
import type { GraphNode, GraphRows } from '../graph-row.js';
import { joinChunks } from './text-chunks.js';
import { xmlText } from './xml-text.js';

/** GraphML calls whole numbers by the size that they have in Java. */
const TYPES: Readonly<Record<Column<never>['type'], string>> = {
  string: 'string',
  integer: 'int',
  double: 'double',
  boolean: 'boolean',
};

const PLACED_COLUMNS: readonly Column<GraphNode>[] = [
  ...NODE_COLUMNS,
  { name: 'x', type: 'double', valueOf: ({ x }) => x ?? null },
  { name: 'y', type: 'double', valueOf: ({ y }) => y ?? null },
];

/** A graph as GraphML, in pieces; with places where the nodes have them. */
export function writeGraphml(rows: GraphRows): Generator<string> {
  return joinChunks(partsOf(rows));
}

function* partsOf({ nodes, edges }: GraphRows): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n';
  yield keysOf('node', PLACED_COLUMNS);
  yield keysOf('edge', EDGE_COLUMNS);
  yield '<graph id="site" edgedefault="directed">\n';
  for (const node of nodes) yield `<node id="n${node.id}">${dataOf('node', node, PLACED_COLUMNS)}</node>\n`;
  let id = 0;
  for (const edge of edges) {
    const ends = `source="n${edge.source}" target="n${edge.target}"`;
    yield `<edge id="e${id++}" ${ends}>${dataOf('edge', edge, EDGE_COLUMNS)}</edge>\n`;
  }
  yield '</graph>\n</graphml>\n';
}

/** Nodes and edges have fields of one name, and a key is one of the whole document. */
function keysOf<Row>(kind: 'node' | 'edge', columns: readonly Column<Row>[]): string {
  const each = columns.map(
    ({ name, type }) =>
      `<key id="${kind}_${name}" for="${kind}" attr.name="${name}" attr.type="${TYPES[type]}"/>\n`,
  );
  return each.join('');
}

function dataOf<Row>(kind: 'node' | 'edge', row: Row, columns: readonly Column<Row>[]): string {
  let data = '';
  for (const { name, valueOf } of columns) {
    const value = valueOf(row);
    if (value !== null) data += `<data key="${kind}_${name}">${xmlText(String(value))}</data>`;
  }
  return data;
}
