import { z } from 'zod';
import { evidenceShape } from '../../research/source-shape.js';
import { shapeOf } from '../../../libs/shape/index.js';
import { CLAIM_KINDS } from '../claim-kind.js';
import { EVIDENCE_MATCHES } from '../support.js';
import type { DeskReport } from './desk.js';
import { VERDICTS } from './desk-check.js';

const checkShape = z.object({
  name: z.string(),
  version: z.number(),
  verdict: z.enum(VERDICTS),
  blocking: z.boolean(),
  score: z.number().nullable(),
  threshold: z.number().nullable(),
  summary: z.string(),
  items: z.array(z.object({ blockId: z.string().nullable(), message: z.string() })),
  tookMs: z.number(),
  by: z.enum(['rule', 'model', 'person']),
});

const claimShape = z.object({
  id: z.string(),
  blockId: z.string(),
  start: z.number(),
  end: z.number(),
  text: z.string(),
  checkRequired: z.boolean(),
  kind: z.enum(CLAIM_KINDS),
  evidence: z.array(evidenceShape.extend({ match: z.enum(EVIDENCE_MATCHES).nullable(), score: z.number() })),
  numbers: z.array(
    z.object({
      raw: z.string(),
      value: z.string(),
      foundIn: z.string().nullable(),
      cited: z.boolean(),
      inWords: z.boolean(),
    }),
  ),
  verdict: z.enum(['supported', 'partly_supported', 'unsupported', 'contradicted', 'not_checked']),
  method: z.enum(['exact_search', 'lexical']).nullable(),
  score: z.number().nullable(),
  reason: z.string().nullable(),
});

export const deskReportShape = shapeOf<DeskReport>()(
  z.object({
    verdict: z.enum(['pass', 'warn', 'fail']),
    checks: z.array(checkShape),
    claims: z.array(claimShape),
  }),
);
