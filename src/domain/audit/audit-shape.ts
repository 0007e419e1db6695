import { z } from 'zod';
import { shapeOf } from '../../libs/shape/index.js';
import { instantShape } from '../instant.js';
import {
  AUDIT_FAILURE_CODES,
  AUDIT_STAGES,
  AUDIT_STATUSES,
  STOP_REASONS,
  type Audit,
  type AuditError,
  type CrawlConfig,
  type CrawlCounts,
} from './audit.js';

const strings = z.array(z.string());

export const searchShape = z.object({
  name: z.string(),
  kind: z.enum(['text', 'regex', 'css']),
  pattern: z.string(),
  attribute: z.string().nullable(),
  in: z.enum(['source', 'text']),
});

export const segmentShape = z.object({ name: z.string(), include: strings });

const configShape = shapeOf<CrawlConfig>()(
  z.object({
    maxPages: z.number(),
    maxDepth: z.number().nullable(),
    maxSeconds: z.number(),
    userAgent: z.string(),
    ratePerSecond: z.number(),
    respectRobots: z.boolean(),
    checkExternal: z.boolean(),
    include: strings,
    exclude: strings,
    // Audits of before have none of these.
    isList: z.boolean().default(false),
    searches: z.array(searchShape).default([]),
    segments: z.array(segmentShape).default([]),
    renderPages: z.number().default(0),
    settings: z.string().nullable().default(null),
  }),
);

const countsShape = shapeOf<CrawlCounts>()(
  z.object({
    known: z.number(),
    fetched: z.number(),
    queued: z.number(),
    blockedByRobots: z.number(),
    failed: z.number(),
    skipped: z.number(),
    pages: z.number(),
  }),
);

const errorShape = shapeOf<AuditError>()(
  z.object({ code: z.enum(AUDIT_FAILURE_CODES), message: z.string() }),
);

const auditShape = shapeOf<Audit>()(
  z.object({
    id: z.string(),
    editionId: z.string().nullable(),
    startUrl: z.string(),
    config: configShape,
    status: z.enum(AUDIT_STATUSES),
    stage: z.enum(AUDIT_STAGES).nullable(),
    progress: z.number(),
    stopReason: z.enum(STOP_REASONS).nullable(),
    crawlDelaySeconds: z.number().nullable(),
    counts: countsShape,
    error: errorShape.nullable(),
    createdAt: instantShape,
    finishedAt: instantShape.nullable(),
    analysedAt: instantShape.nullable(),
    version: z.number(),
  }),
);

/** @param stored what the database holds. @returns what is wrong with a config of another version's shape; null for none */
export function crawlConfigFault(stored: unknown): Error | null {
  return configShape.safeParse(stored).error ?? null;
}

/** @param row of the database. @returns null for none, and for one that another version stored in another shape */
export function readAudit(row: unknown): Audit | null {
  return auditShape.safeParse(row).data ?? null;
}
