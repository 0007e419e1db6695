import { z } from 'zod';
import { shapeOf } from '../../libs/shape/index.js';
import type { Brief } from './brief.js';
import type { BriefSettings } from './settings.js';

/** Settings as they are stored: they were read when the brief came, by the bounds of that day. */
export const frozenSettings = z.custom<BriefSettings>(
  (stored) => typeof stored === 'object' && stored !== null && !Array.isArray(stored),
);

/** A brief as its job stores it. */
export const frozenBriefShape = shapeOf<Omit<Brief, 'id'>>()(
  z.object({
    input: z.string(),
    language: z.string().nullable(),
    country: z.string().nullable(),
    settings: frozenSettings,
  }),
);
