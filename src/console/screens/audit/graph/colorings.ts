import type { Graph } from '../found.js';

type Node = Graph['nodes'][number];

/** By what nodes are coloured. */
export const COLORINGS = [
  { id: 'STATUS', label: 'By status code' },
  { id: 'DEPTH', label: 'By clicks from the start' },
  { id: 'LISTED', label: 'By what is indexable' },
  { id: 'CLUSTER', label: 'By groups that link among each other' },
] as const;

export type Coloring = (typeof COLORINGS)[number]['id'];

/** The chart's colour, 1 to 8, and what it means. */
export interface NodeColor {
  readonly place: number;
  readonly label: string;
}

/** @returns the colour of a node */
export function colorOf(coloring: Coloring, node: Node): NodeColor {
  const { status, type, depth, indexable, cluster } = node;
  if (coloring === 'STATUS') {
    if (type === 'FOLDER') return { place: 8, label: 'A folder' };
    if (type === 'EXTERNAL') return { place: 7, label: 'Another site' };
    if (status === null) return { place: 8, label: 'No answer' };
    if (status < 300) return { place: 2, label: '2xx' };
    if (status < 400) return { place: 4, label: '3xx' };
    return status < 500 ? { place: 3, label: '4xx' } : { place: 5, label: '5xx' };
  }
  if (coloring === 'DEPTH') {
    if (depth === null) return { place: 8, label: 'Not linked' };
    if (depth >= 6) return { place: 7, label: '6 clicks and more' };
    return { place: depth + 1, label: depth === 1 ? '1 click' : `${depth} clicks` };
  }
  if (coloring === 'LISTED') {
    return indexable ? { place: 2, label: 'Indexable' } : { place: 5, label: 'Not indexable' };
  }
  if (cluster === null) return { place: 8, label: 'No group' };
  return cluster < 7
    ? { place: cluster + 1, label: `Group ${cluster + 1}` }
    : { place: 8, label: 'Smaller groups' };
}

/** @returns each colour that occurs, once */
export function keyOf(coloring: Coloring, nodes: readonly Node[]): readonly NodeColor[] {
  const used = new Map(nodes.map((node) => colorOf(coloring, node)).map((color) => [color.label, color]));
  return [...used.values()].toSorted((a, b) => a.place - b.place);
}
