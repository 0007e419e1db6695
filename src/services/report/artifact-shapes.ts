import { z } from 'zod';
import { deskReportShape } from '../../domain/article/desk/desk-report-shape.js';
import { draftShape, outlineShape } from '../../domain/article/draft-shape.js';
import { askedQueryShape, evidenceShape, packedSourceShape } from '../../domain/research/source-shape.js';
import { shapeOf } from '../../libs/shape/index.js';
import type { ReportArtifacts } from './report-artifacts.js';

const strings = z.array(z.string());

const site = z.object({
  home: z.string(),
  language: z.string(),
  pages: z.array(packedSourceShape),
  usable: strings,
  anchors: z.array(z.object({ url: z.string(), texts: strings, pages: z.number() })),
  outbound: z.array(z.object({ url: z.string(), text: z.string(), pages: z.number(), sourceIds: strings })),
  known: z.array(z.object({ url: z.string(), title: z.string(), headings: strings })),
  feedEntries: z.array(z.object({ url: z.string(), title: z.string() })),
  pagesSeen: z.number(),
  limits: strings,
  tookMs: z.number(),
});

const plan = z.object({
  title: z.string(),
  input: z.string(),
  topics: z.array(
    z.object({
      term: z.string(),
      score: z.number(),
      pages: z.number(),
      key: z.string(),
      sourceIds: strings,
    }),
  ),
  gaps: z.array(
    z.object({ topic: z.string(), why: z.string(), evidenceSourceIds: strings, key: z.string() }),
  ),
  questions: z.array(
    z.object({ question: z.string(), answer: z.array(evidenceShape), named: evidenceShape.nullable() }),
  ),
  tookMs: z.number(),
});

const search = z.object({
  sources: z.array(packedSourceShape),
  queries: z.array(askedQueryShape),
  competitors: z.array(z.object({ host: z.string(), pages: z.number(), overlap: z.number() })),
  limits: strings,
  tookMs: z.number(),
});

const draft = z.object({
  outline: outlineShape,
  draft: draftShape,
  parts: z.object({
    summary: strings,
    sections: strings,
    questions: z.array(z.object({ question: z.string(), blockIds: strings, answered: z.boolean() })),
    findings: z.array(
      z.object({
        blockIds: strings,
        kind: z.enum(['fact', 'comparison', 'gap', 'risk']),
        importance: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      }),
    ),
    contradictions: z.array(z.object({ blockIds: strings, note: z.string() })),
  }),
  sourceIds: strings,
  tookMs: z.number(),
});

const made = shapeOf<ReportArtifacts>()(
  z.object({
    site: site.exactOptional(),
    plan: plan.exactOptional(),
    search: search.exactOptional(),
    draft: draft.exactOptional(),
    checks: z.object({ report: deskReportShape, tookMs: z.number() }).exactOptional(),
  }),
);

/**
 * What the stages of a report left in the database, by the shape of each.
 * @throws {z.ZodError} for what no stage of this version leaves
 */
export function readReportArtifacts(stored: unknown): ReportArtifacts {
  return made.parse(stored);
}
