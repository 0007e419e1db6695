import { z } from 'zod';
import { shapeOf } from '../../libs/shape/index.js';
import { HEADING_CASES, type HouseStyle } from '../edition.js';
import { READING_LEVELS, type BriefSettings } from './settings.js';

/** A house style as it is stored. */
export const houseStyleShape = shapeOf<HouseStyle>()(
  z.object({
    instructions: z.string().nullable(),
    forbidden: z.array(z.string()),
    preferred: z.array(z.object({ use: z.string(), insteadOf: z.array(z.string()) })),
    headingCase: z.enum(HEADING_CASES).nullable(),
    readingLevel: z.enum(READING_LEVELS).nullable(),
  }),
);

/** @param stored what the database has of an edition; null where nothing is described */
export function readHouseStyle(stored: unknown): HouseStyle | null {
  return stored === null ? null : houseStyleShape.parse(stored);
}

/**
 * The settings of a brief with what the house style of its edition says in the same terms: it forbids words too, and names the
 * reading level where the brief names none.
 */
export function withHouseStyle(settings: BriefSettings, style: HouseStyle | null): BriefSettings {
  if (!style) return settings;
  const { forbidden = [], reading_level: level = style.readingLevel ?? undefined } = settings;
  return {
    ...settings,
    ...(style.forbidden.length === 0 ? {} : { forbidden: [...new Set([...forbidden, ...style.forbidden])] }),
    ...(level === undefined ? {} : { reading_level: level }),
  };
}
