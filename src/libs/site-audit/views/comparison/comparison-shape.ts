import { z } from 'zod';
import { countShape, shapeOf, urlShape } from '../../../shape/index.js';
import { rowShape } from '../filters/filters-shape.js';
import { type ComparedRow, URL_CHANGE_KINDS, type UrlChange, type UrlChangeCounts } from './url-changes.js';

/** What of a row is compared. */
export const comparedRowShape = shapeOf<ComparedRow>()(
  rowShape.pick({
    url: true,
    internal: true,
    status: true,
    indexable: true,
    indexabilityReason: true,
    title: true,
    description: true,
    h1: true,
    canonical: true,
    robots: true,
    words: true,
    redirectTo: true,
    skipped: true,
  }),
);

export const urlChangeShape = shapeOf<UrlChange>()(
  z
    .object({
      url: urlShape,
      kind: z.enum(URL_CHANGE_KINDS),
      before: z.string().nullable().describe('null for nothing; of a URL that was removed its status.'),
      after: z.string().nullable().describe('null for nothing; of a URL that was added its status.'),
    })
    .describe('What is otherwise at a URL; lists are parted by ` | `.'),
);

export const urlChangeCountsShape = shapeOf<UrlChangeCounts>()(
  z
    .object({
      added: countShape,
      removed: countShape,
      status: countShape,
      redirect: countShape,
      indexability: countShape,
      canonical: countShape,
      robots: countShape,
      title: countShape,
      description: countShape,
      h1: countShape,
      words: countShape,
    })
    .describe('How many changes there are of each kind.'),
);
