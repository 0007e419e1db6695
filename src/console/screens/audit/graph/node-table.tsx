import type { Column } from '../../../ui/show/columns.js';
import { Count } from '../../../ui/show/number.js';
import { VirtualTable } from '../../../ui/show/virtual-table.js';
import { pathOf } from '../address.js';
import type { Graph } from '../found.js';

type Node = Graph['nodes'][number];

const TYPES = {
  HTML: 'Page',
  REDIRECT: 'Redirect',
  ERROR: 'Error',
  EXTERNAL: 'Other site',
  FOLDER: 'Folder',
} as const;

const count = (id: string, label: string, value: (node: Node) => number | null): Column<Node> => ({
  id,
  label,
  end: true,
  width: '7rem',
  value,
  cell: (node) => <Count value={value(node)} />,
});

const COLUMNS: readonly Column<Node>[] = [
  {
    id: 'url',
    label: 'Address',
    value: ({ url }) => url,
    cell: ({ url, type }) => <span title={url}>{type === 'EXTERNAL' ? url : pathOf(url)}</span>,
  },
  { id: 'type', label: 'Kind', width: '7rem', value: ({ type }) => type, cell: ({ type }) => TYPES[type] },
  count('depth', 'Clicks', ({ depth }) => depth),
  count('inlinks', 'Links to it', ({ inlinks }) => inlinks),
  count('outlinks', 'Links from it', ({ outlinks }) => outlinks),
  count('score', 'Link score', ({ linkScore }) => linkScore),
  count('errors', 'Errors', ({ issues }) => issues.error),
];

/** The addresses of the graph, with what their links come to. */
export function NodeTable({ nodes }: { readonly nodes: readonly Node[] }) {
  return (
    <VirtualTable
      label="Addresses and their links"
      rows={nodes}
      rowId={({ id }) => String(id)}
      columns={COLUMNS}
    />
  );
}
