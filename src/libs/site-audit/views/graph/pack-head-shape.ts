import { z } from 'zod';
import { countShape, shapeOf, shareShape, urlShape } from '../../../shape/index.js';
import type { GraphStats } from './graph-row.js';
import type { PackHead } from './pack-graph.js';

export const graphStatsShape = shapeOf<GraphStats>()(
  z.object({
    nodesTotal: countShape,
    edgesTotal: countShape,
    linksTotal: countShape,
    components: countShape,
    largestComponent: countShape,
    orphans: countShape,
    deadEnds: countShape,
    maxDepth: countShape,
    avgDepth: z.number(),
    reciprocalShare: shareShape,
    pagerank: z.object({ damping: z.number(), iterations: countShape, residual: z.number() }),
  }),
);

/** What stands before the sections of a packed graph. */
export const packHeadShape = shapeOf<PackHead>()(z.object({ stats: graphStatsShape, origin: urlShape }));
