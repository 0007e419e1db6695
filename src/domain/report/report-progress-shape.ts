import { z } from 'zod';
import { shapeOf } from '../../libs/shape/index.js';
import { stagedShape } from '../article/job-shape.js';
import { instantShape } from '../instant.js';
import { REPORT_STAGES, REPORT_STATUSES, type ReportProgress } from './report.js';

export const reportProgressShape = shapeOf<ReportProgress>()(
  stagedShape(REPORT_STAGES).extend({
    id: z.string(),
    editionId: z.string().nullable(),
    status: z.enum(REPORT_STATUSES),
    stage: z.enum(REPORT_STAGES).nullable(),
    progress: z.number(),
    attempt: z.number(),
    maxAttempts: z.number(),
    createdAt: instantShape,
    startedAt: instantShape.nullable(),
    updatedAt: instantShape,
    finishedAt: instantShape.nullable(),
    version: z.number(),
  }),
);
