import { z } from 'zod';
import { countShape, shapeOf, shareShape, urlShape, uuidShape } from '../../libs/shape/index.js';
import {
  recordedCheckShape,
  recordedClaimShape,
  recordedQueryShape,
  recordedSourceShape,
} from '../article/provenance-shape.js';
import { ENGINE_MODES } from '../article/stages.js';
import { instantShape } from '../instant.js';
import { VERIFICATION_METHODS } from '../ownership/verification.js';
import { REPORT_VERSION, type ReportRecord } from './report.js';

const statementFields = { text: z.string(), claimIds: z.array(z.string()) };

/** A record as it is stored and, but for how names and moments are written, sent. */
export const reportRecordShape = shapeOf<ReportRecord>()(
  z
    .object({
      schemaVersion: countShape,
      id: uuidShape,
      edition: uuidShape.nullable().describe('null for one from the command line.'),
      domain: z.object({
        host: z.string(),
        verifiedAt: instantShape.nullable(),
        method: z.enum(VERIFICATION_METHODS).nullable(),
      }),
      input: z.string().describe('What was asked, in a sentence.'),
      language: z.string(),
      country: z.string().nullable(),
      title: z.string(),
      summary: z.array(z.object(statementFields)).max(7),
      sections: z.array(
        z.object({
          id: z.string(),
          heading: z.string(),
          blocks: z.array(z.object({ html: z.string(), ...statementFields })),
        }),
      ),
      questions: z.array(
        z.object({
          question: z.string(),
          answer: z.string().nullable(),
          answered: z.boolean(),
          claimIds: z.array(z.string()),
        }),
      ),
      site: z.object({
        pagesSeen: countShape,
        pagesRead: countShape,
        pages: z.array(
          z.object({
            url: urlShape,
            title: z.string().nullable(),
            words: countShape,
            fetchedAt: instantShape,
          }),
        ),
        topics: z.array(z.object({ term: z.string(), score: z.number(), pages: countShape })),
        gaps: z.array(
          z.object({ topic: z.string(), why: z.string(), evidenceSourceIds: z.array(z.string()) }),
        ),
      }),
      competitors: z
        .array(z.object({ host: z.string(), pages: countShape, overlap: shareShape }))
        .describe('Empty where no search is set up.'),
      findings: z.array(
        z.object({
          ...statementFields,
          kind: z.enum(['fact', 'comparison', 'gap', 'risk']),
          importance: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        }),
      ),
      contradictions: z.array(z.object({ claimIds: z.array(z.string()), note: z.string() })),
      sources: z.array(recordedSourceShape),
      claims: z.array(recordedClaimShape),
      checks: z.array(recordedCheckShape),
      queries: z.array(recordedQueryShape),
      limits: z.array(z.string()).describe('What was not read, and why.'),
      method: z.object({
        engine: z.enum(ENGINE_MODES),
        provider: z.string().nullable(),
        model: z.string().nullable(),
        budgetUsed: z.object({
          fetches: countShape,
          queries: countShape,
          modelCalls: countShape,
          seconds: z.number(),
        }),
      }),
      html: z.string().describe('Sanitised HTML of the whole report.'),
      wordCount: countShape,
      createdAt: instantShape,
      dataAsOf: z
        .object({ oldest: instantShape.nullable(), newest: instantShape.nullable() })
        .describe('When the pages that it rests on were read.'),
      verdict: z.enum(['pass', 'warn', 'fail']),
    })
    .describe('A finished report on a domain.'),
);

const storedShape = reportRecordShape.extend({ schemaVersion: z.literal(REPORT_VERSION) });

/** @param stored what the database holds. @returns null for what is no record of this version */
export function readReportRecord(stored: unknown): ReportRecord | null {
  return storedShape.safeParse(stored).data ?? null;
}
