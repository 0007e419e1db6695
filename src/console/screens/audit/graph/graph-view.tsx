import { lazy, Suspense, useState } from 'react';
import { auditGraphQuery } from '../../../data/generated/lists.js';
import { useOperation } from '../../../data/queries.js';
import { ChartKey } from '../../../charts/chart.js';
import { Button } from '../../../ui/controls/button.js';
import { Select } from '../../../ui/controls/select.js';
import { formatNumber } from '../../../ui/show/number.js';
import { Shown } from '../../../ui/states/shown.js';
import { Empty, Loading } from '../../../ui/states/states.js';
import { Figures } from '../../audits/figures.js';
import { chosen, useAuditSearch } from '../audit-search.js';
import { COLORINGS, keyOf } from './colorings.js';
import { canDraw } from './can-draw.js';
import { asGexf } from './gexf.js';
import { saveFile } from '../download.js';
import type { Graph } from '../found.js';
import { NodeTable } from './node-table.js';

/** As many as a browser draws smoothly; those of the highest PageRank. */
const MOST = { limitNodes: 5000, limitEdges: 20_000 } as const;

const LAYOUTS = [
  { id: 'FORCE', label: 'What links lies together' },
  { id: 'TREE', label: 'By clicks from the start' },
] as const;

const LinkGraph = lazy(async () => ({ default: (await import('./link-graph.js')).LinkGraph }));

/** How the pages link to each other, drawn, or as a table. */
export function GraphView({ id }: { readonly id: string }) {
  const [search, change] = useAuditSearch();
  const layout = chosen(search.sort, LAYOUTS);
  const query = useOperation(auditGraphQuery, { id, ...MOST, folder: null, layout });
  return (
    <div className="stack">
      <div className="filter-bar">
        <Select label="Places" choices={LAYOUTS} value={layout} onChange={(sort) => change({ sort })} />
        <Select
          label="Colours"
          choices={COLORINGS}
          value={chosen(search.color, COLORINGS)}
          onChange={(color) => change({ color })}
        />
      </div>
      <Shown what="links" query={query} lines={8}>
        {({ audit }) =>
          audit?.graph && audit.graph.nodes.length > 0 ? (
            <Drawn graph={audit.graph} />
          ) : (
            <Empty title="There are no links to show." />
          )
        }
      </Shown>
    </div>
  );
}

function Drawn({ graph }: { readonly graph: Graph }) {
  const [search] = useAuditSearch();
  const [isDrawable] = useState(canDraw);
  const [isTable, setTable] = useState(!isDrawable);
  const { stats, truncated } = graph;
  const coloring = chosen(search.color, COLORINGS);
  return (
    <>
      <Figures
        figures={[
          ['Addresses', formatNumber(stats.nodesTotal)],
          ['Links between two', formatNumber(stats.edgesTotal)],
          ['Separate parts', formatNumber(stats.components)],
          ['Linked from nowhere', formatNumber(stats.orphans)],
          ['Without a link', formatNumber(stats.deadEnds)],
          ['Clicks to the farthest', formatNumber(stats.maxDepth)],
        ]}
      />
      <div className="list-head">
        <span className="soft">
          {truncated.nodesShown < stats.nodesTotal || truncated.edgesShown < stats.edgesTotal
            ? `Shown: the ${formatNumber(truncated.nodesShown)} addresses of the highest link value, ${formatNumber(truncated.edgesShown)} links (at most ${formatNumber(MOST.limitNodes)} and ${formatNumber(MOST.limitEdges)})`
            : `All addresses are shown (at most ${formatNumber(MOST.limitNodes)} would be)`}
          {!isDrawable && '. This browser can’t draw them, so here they are as a table.'}
        </span>
        <span className="row">
          {isDrawable && (
            <Button small onPress={() => setTable(!isTable)}>
              {isTable ? 'Show as drawing' : 'Show as table'}
            </Button>
          )}
          <Button small onPress={() => saveFile('audit-links.gexf', 'application/gexf+xml', asGexf(graph))}>
            Export GEXF
          </Button>
        </span>
      </div>
      {isTable ? (
        <NodeTable nodes={graph.nodes} />
      ) : (
        <>
          <Suspense fallback={<Loading label="Loading the drawing" lines={8} />}>
            <LinkGraph key={coloring} graph={graph} coloring={coloring} />
          </Suspense>
          <ChartKey
            entries={keyOf(coloring, graph.nodes).map(({ label, place }) => ({
              label,
              look: `series-${place}`,
            }))}
          />
        </>
      )}
    </>
  );
}
