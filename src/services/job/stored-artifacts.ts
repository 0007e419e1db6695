import type { z } from 'zod';

/**
 * What the stages of a run left in the database, in the order of its stages, up to the first that is not there or that another
 * version of Galley left in another shape: what comes behind it was made from it.
 *
 * @param shape of each stage's artifact, in their order
 */
export function readInOrder<Shape extends z.ZodRawShape>(
  shape: z.ZodObject<Shape>,
  stored: Readonly<Record<string, unknown>>,
): z.output<z.ZodObject<Shape>> {
  const fitting: Record<string, unknown> = {};
  for (const [stage, artifact] of Object.entries(shape.shape)) {
    const read = (artifact as z.ZodType).safeParse(stored[stage]);
    if (!read.success || read.data === undefined) break;
    fitting[stage] = read.data;
  }
  return fitting as z.output<z.ZodObject<Shape>>;
}
