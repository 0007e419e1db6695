import { z } from 'zod';
import type { Frozen } from '../../shape/index.js';
import { shortFiltersShape } from './filters/filters-shape.js';
import { shortGraphShape } from './graph/graph-shape.js';
import { shortIssuesShape } from './issues/issues-shape.js';
import { ngramsShape } from './ngrams/ngrams-shape.js';
import { overviewShape } from './overview/overview-shape.js';
import { structureShape } from './structure/structure-shape.js';
import type { ViewQuery } from './view-query.js';

export const shortViewsShape = z
  .object({
    overview: overviewShape.nullable(),
    issues: shortIssuesShape.nullable(),
    filters: shortFiltersShape.nullable(),
    structure: structureShape.nullable(),
    ngrams: ngramsShape.nullable(),
    graph: shortGraphShape.nullable(),
  } satisfies Record<ViewQuery['view'], unknown>)
  .describe('All six views, each in its short form.');

/** As it is stored, and as a poll answers it that asks for no view. */
export type ShortViews = Frozen<z.output<typeof shortViewsShape>>;
