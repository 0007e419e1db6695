import { z } from 'zod';
import type { Instant } from '../../domain/instant.js';
import { countShape, type Frozen } from '../../libs/shape/index.js';

export { instantShape } from '../../domain/instant.js';
export { countShape, shapeOf, urlShape, uuidShape } from '../../libs/shape/index.js';

/** What a presenter has to give so that its answer is what the description of the interface promises. */
export type Answer<Shape extends z.ZodType> = Frozen<z.output<Shape>>;

/** A shape of the domain's names, in an answer that holds what `snakeKeys` makes of such a value. */
export function inSnakeCase(shape: z.ZodObject) {
  return shape as z.ZodType as z.ZodType<Readonly<Record<string, unknown>>>;
}

/** `limit` and `offset` of a list, as applied. */
export const windowShape = {
  total: countShape.describe('How many there are in all.'),
  limit: z.int().min(1).max(100).describe('The page size that was applied, after clamping.'),
  offset: countShape.describe('The skip count that was applied, after clamping.'),
};

/** Naive ISO 8601, UTC, six digits: how REST writes times (contract §2.1). */
export function presentInstant(instant: Instant): string;
export function presentInstant(instant: Instant | null): string | null;
export function presentInstant(instant: Instant | null): string | null {
  return instant === null ? null : instant.replace('Z', '');
}
