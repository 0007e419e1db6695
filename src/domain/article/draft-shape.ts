import { z } from 'zod';
import { ARTICLE_FORMS } from '../brief/settings.js';
import { evidenceShape } from '../research/source-shape.js';
import { shapeOf } from '../../libs/shape/index.js';
import type { Draft, Outline } from './draft.js';

export const outlineShape = shapeOf<Outline>()(
  z.object({
    title: z.string(),
    sections: z.array(
      z.object({
        id: z.string(),
        heading: z.string(),
        targetWords: z.number(),
        sourceIds: z.array(z.string()),
      }),
    ),
    targetWords: z.number(),
  }),
);

const blockShape = z.object({
  id: z.string(),
  kind: z.enum(['paragraph', 'item', 'step', 'row', 'quote', 'subheading', 'code']),
  within: z.literal(true).exactOptional(),
  label: z.string().exactOptional(),
  sentences: z.array(
    z.object({
      text: z.string(),
      evidence: z.array(evidenceShape),
      framing: z.boolean().exactOptional(),
    }),
  ),
});

export const draftShape = shapeOf<Draft>()(
  z.object({
    form: z.enum(ARTICLE_FORMS),
    lead: z.array(blockShape),
    sections: z.array(z.object({ id: z.string(), heading: z.string(), blocks: z.array(blockShape) })),
    refused: z
      .array(z.object({ part: z.string(), text: z.string(), reasons: z.array(z.string()) }))
      .exactOptional(),
  }),
);
