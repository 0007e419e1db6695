import { z } from 'zod';
import { countShape, shapeOf, shareShape, urlShape } from '../../../shape/index.js';
import { depthLevelShape, statusCountsShape } from '../check-shapes.js';
import type { StructureTables } from './structure-tally.js';
import type { StructureView } from './structure.js';

export const structureNodeShape = z
  .object({
    path: z.string().describe('`*` for what is beyond the limit of children.'),
    segment: z.string(),
    level: countShape,
    hasPage: z.boolean(),
    url: urlShape.nullable(),
    urls: countShape,
    htmlPages: countShape,
    indexable: countShape,
    nonIndexable: countShape,
    ownUrls: countShape.describe('Directly in it.'),
    statusClasses: statusCountsShape,
    depthMin: countShape.nullable(),
    depthMax: countShape.nullable(),
    depthAvg: z.number().nullable(),
    wordsAvg: z.number(),
    pagerankSum: z.number(),
    bytes: z.number(),
    issues: z.object({ error: countShape, warning: countShape, notice: countShape }),
    langs: z.array(z.string()),
    childrenTotal: countShape,
    childrenTruncated: z.boolean(),
    get children() {
      return z.array(structureNodeShape);
    },
  })
  .describe('A part of a site, with all that is below it.');

export const structureTablesShape = shapeOf<StructureTables>()(
  z.object({
    depthTable: z.array(
      z.object({ depth: depthLevelShape, urls: countShape, share: shareShape, indexable: countShape }),
    ),
    hosts: z.array(z.object({ host: z.string(), urls: countShape })),
  }),
);

export const structureShape = shapeOf<StructureView>()(
  z
    .object({ root: structureNodeShape, ...structureTablesShape.shape })
    .describe('The site by folder, depth, language or template.'),
);
