import { z } from 'zod';
import { POSITIONS } from '../../../page-reading/index.js';
import { countShape, shapeOf, urlShape } from '../../../shape/index.js';
import type { GraphData } from './graph.js';
import { graphStatsShape } from './pack-head-shape.js';
import { GRAPH_EDGE_TYPES, GRAPH_NODE_TYPES, type GraphEdge, type GraphNode } from './graph-row.js';

export const graphNodeShape = shapeOf<GraphNode>()(
  z
    .object({
      id: countShape,
      url: urlShape,
      title: z.string().nullable(),
      status: z.int().nullable(),
      type: z
        .enum(GRAPH_NODE_TYPES)
        .describe('`folder` stands for all URLs of a folder that are not shown one by one.'),
      indexable: z.boolean(),
      depth: countShape.nullable(),
      inlinks: countShape,
      uniqueInlinks: countShape,
      outlinks: countShape,
      uniqueOutlinks: countShape,
      externalOutlinks: countShape,
      pagerank: z.number().nullable(),
      linkScore: z.number().nullable(),
      hub: z.number(),
      authority: z.number(),
      folder: z.string(),
      cluster: countShape.nullable(),
      parent: countShape.nullable().describe('Where the first link to it stands.'),
      issues: z.object({ error: countShape, warning: countShape }),
      collapsedUrls: countShape.exactOptional().describe('Of folders only.'),
      x: z.number().exactOptional().describe('With a layout only.'),
      y: z.number().exactOptional().describe('With a layout only.'),
    })
    .describe('A URL of the graph, or a folder with what its URLs come to.'),
);

export const graphEdgeShape = shapeOf<GraphEdge>()(
  z
    .object({
      source: countShape,
      target: countShape,
      links: countShape,
      follow: z.boolean(),
      type: z.enum(GRAPH_EDGE_TYPES),
      tree: z.boolean().describe('Whether it is the edge that leads from the target’s `parent` to it.'),
      position: z.enum(POSITIONS).nullable(),
      anchors: z.array(z.string()),
    })
    .describe('All links of a type from one node to another.'),
);

export const graphShape = shapeOf<GraphData>()(
  z
    .object({
      stats: graphStatsShape,
      nodes: z.array(graphNodeShape),
      edges: z.array(graphEdgeShape),
      truncated: z.object({
        nodesShown: countShape,
        edgesShown: countShape,
        method: z.literal('pagerank+tree'),
        limitNodes: countShape,
        limitEdges: countShape,
      }),
    })
    .describe('The links of the site: the pages that matter most, the rest summed by folder.'),
);

export const shortGraphShape = graphShape
  .pick({ stats: true })
  .describe('Numbers about the whole graph, without its nodes and edges.');
