import { EDGE_COLUMNS, NODE_COLUMNS } from '../graph-columns.js';
import type { Column } from '../graph-columns.js';
import type { GraphEdge, GraphNode } from '../graph-row.js';
import { csvCell } from '../../csv-cell.js';
import { joinChunks } from './text-chunks.js';

/**
 * Nodes as CSV (RFC 4180) with a line of names, in pieces. Texts that a spreadsheet would run as a formula have a `'`
 * before them.
 */
export function writeNodesCsv(nodes: Iterable<GraphNode>): Generator<string> {
  const columns: Column<GraphNode>[] = [
    { name: 'id', type: 'integer', valueOf: ({ id }) => id },
    ...NODE_COLUMNS,
    { name: 'x', type: 'double', valueOf: ({ x }) => x ?? null },
    { name: 'y', type: 'double', valueOf: ({ y }) => y ?? null },
  ];
  return joinChunks(linesOf(nodes, columns));
}

/** As `writeNodesCsv`; the texts of an edge's links are in one cell, ` | ` between them. */
export function writeEdgesCsv(edges: Iterable<GraphEdge>): Generator<string> {
  const columns: Column<GraphEdge>[] = [
    { name: 'source', type: 'integer', valueOf: ({ source }) => source },
    { name: 'target', type: 'integer', valueOf: ({ target }) => target },
    ...EDGE_COLUMNS,
  ];
  return joinChunks(linesOf(edges, columns));
}

function* linesOf<Row>(rows: Iterable<Row>, columns: readonly Column<Row>[]): Generator<string> {
  yield `${columns.map(({ name }) => name).join(',')}\r\n`;
  for (const row of rows) yield `${columns.map(({ valueOf }) => csvCell(valueOf(row))).join(',')}\r\n`;
}
