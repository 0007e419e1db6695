import { z } from 'zod';
import { stageStatusShape } from '../../domain/article/job-shape.js';
import { instantShape } from './shape.js';

/** How far work of any kind is. */
export const percentShape = z.int().min(0).max(100).describe('In percent. Never falls; 100 only when done.');

/** The stages of work, in order. @param name of a stage of its kind */
export function stagesShape<Name extends z.ZodType>(name: Name) {
  return z.array(
    z.object({
      name,
      status: stageStatusShape,
      started_at: instantShape.nullable(),
      finished_at: instantShape.nullable(),
    }),
  );
}
