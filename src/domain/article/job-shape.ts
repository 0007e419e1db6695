import { z } from 'zod';
import { shapeOf } from '../../libs/shape/index.js';
import { instantShape } from '../instant.js';
import type { Engine, Warning } from './draft.js';
import { JOB_STATUSES, STAGE_STATUSES, type JobProgress } from './job.js';
import { ENGINE_MODES, STAGES } from './stages.js';
import type { JobArtifact, JobAttempt } from '../work.js';

export const engineShape = shapeOf<Engine>()(
  z
    .object({
      mode: z.enum(ENGINE_MODES),
      provider: z.string().nullable(),
      model: z.string().nullable(),
    })
    .describe('What writes. `provider` and `model` are null for the extractive engine.'),
);

export const warningShape = shapeOf<Warning>()(
  z
    .object({
      code: z.string(),
      message: z.string(),
      stage: z.string().nullable(),
    })
    .describe('Something that the caller should know though the work goes on.'),
);

/** @param name shape of the names of its stages */
const errorShape = <Name extends z.ZodType>(name: Name) =>
  z.object({ code: z.string(), message: z.string(), stage: name.nullable(), retryable: z.boolean() });

export const stageStatusShape = z.enum(STAGE_STATUSES);

/** What work in stages has stored as JSON. @param names of its stages */
export function stagedShape<const Name extends string>(names: readonly Name[]) {
  const name = z.enum(names);
  return z.object({
    engine: engineShape,
    stages: z.array(
      z.object({
        name,
        status: stageStatusShape,
        startedAt: instantShape.nullable(),
        finishedAt: instantShape.nullable(),
      }),
    ),
    warnings: z.array(warningShape),
    error: errorShape(name).nullable(),
  });
}

export const jobProgressShape = shapeOf<JobProgress>()(
  stagedShape(STAGES).extend({
    id: z.string(),
    editionId: z.string(),
    // Recorded changes of earlier versions have neither.
    title: z.string().nullable().default(null),
    retryOf: z.string().nullable().default(null),
    status: z.enum(JOB_STATUSES),
    stage: z.enum(STAGES).nullable(),
    progress: z.number(),
    attempt: z.number(),
    maxAttempts: z.number(),
    articleId: z.string().nullable(),
    createdAt: instantShape,
    startedAt: instantShape.nullable(),
    updatedAt: instantShape,
    finishedAt: instantShape.nullable(),
    version: z.number(),
  }),
);

export const jobAttemptsShape = shapeOf<readonly JobAttempt[]>()(
  z.array(
    z.object({
      number: z.number(),
      startedAt: instantShape,
      endedAt: instantShape.nullable(),
      error: errorShape(z.enum(STAGES)).nullable(),
    }),
  ),
);

export const jobArtifactsShape = shapeOf<readonly JobArtifact[]>()(
  z.array(z.object({ stage: z.enum(STAGES), attempt: z.number(), bytes: z.number(), madeAt: instantShape })),
);
