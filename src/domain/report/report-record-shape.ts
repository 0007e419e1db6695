import { z } from 'zod';
import { countShape, shapeOf, shareShape, urlShape, uuidShape } from '../../libs/shape/index.js';
import {
  recordedCheckShape,
  recordedClaimShape,
  recordedQueryShape,
  recordedSourceShape,
} from '../article/provenance-shape.js';
import { ENGINE_MODES } from '../article/stages.js';
import { briefSettings } from '../brief/settings.js';
import { instantShape } from '../instant.js';
import { VERIFICATION_METHODS } from '../ownership/verification.js';
import { evidenceShape } from '../research/source-shape.js';
import {
  GAP_KINDS,
  QUESTION_ORIGINS,
  REPORT_VERSION,
  TOPIC_DEPTHS,
  TOPIC_PAGE_KINDS,
  type ReportRecord,
} from './report.js';

export const importanceShape = z
  .union([z.literal(1), z.literal(2), z.literal(3)])
  .describe('3 matters most.');

const statementFields = { text: z.string(), claimIds: z.array(z.string()) };

export const topicShape = z.object({
  term: z.string().describe('Its name, from the site’s own headings.'),
  score: z.number(),
  pages: countShape.describe('Pages that treat or mention it.'),
  phrases: z.array(z.string()),
  depth: z.enum(TOPIC_DEPTHS),
  devotedPages: countShape.describe('Pages whose title names it.'),
  headings: countShape.describe('Headings that name it.'),
  words: countShape.describe('Words under those titles and headings.'),
  internalLinks: countShape.describe('Links between its pages.'),
  newest: z.string().nullable().describe('The newest date that one of its pages states.'),
  best: z.array(
    z.object({
      url: urlShape,
      title: z.string().nullable(),
      kind: z.enum(TOPIC_PAGE_KINDS),
      words: countShape,
    }),
  ),
});

export const gapShape = z.object({
  id: z.string(),
  kind: z.enum(GAP_KINDS),
  topic: z.string(),
  why: z.string(),
  importance: importanceShape,
  evidence: z.array(
    evidenceShape.extend({ url: urlShape.describe('The passage on its page, as a text fragment.') }),
  ),
  evidenceSourceIds: z.array(z.string()),
});

export const briefShape = z.object({
  gapId: z.string().describe('Of the gap that the article would close.'),
  brief: z
    .object({
      input: z.string(),
      language: z.string(),
      country: z.string().nullable(),
      settings: briefSettings,
    })
    .describe('The body of a start of an article.'),
});

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
      summary: z
        .array(z.object(statementFields))
        .max(7)
        .describe('What the numbers of this record say; they rest on no page, and so on no claim.'),
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
          askedIn: z.enum(QUESTION_ORIGINS).describe('Where it was found; `search` by a web search.'),
          answer: z.string().nullable(),
          answered: z.boolean(),
          url: urlShape.nullable().describe('The place of the answer on its page.'),
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
        topics: z.array(topicShape),
        gaps: z.array(gapShape).describe('The most important first.'),
      }),
      briefs: z.array(briefShape).describe('What to write about the most important gaps.'),
      competitors: z
        .array(z.object({ host: z.string(), pages: countShape, overlap: shareShape }))
        .describe('Empty where no search is set up.'),
      findings: z.array(
        z.object({
          ...statementFields,
          kind: z.enum(['fact', 'comparison', 'gap', 'risk']),
          importance: importanceShape,
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
