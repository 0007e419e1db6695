import { z } from 'zod';
import { deskReportShape } from '../../domain/article/desk/desk-report-shape.js';
import { draftShape } from '../../domain/article/draft-shape.js';
import { GAP_KINDS, QUESTION_ORIGINS, TOPIC_PAGE_KINDS } from '../../domain/report/report.js';
import {
  briefShape,
  gapShape,
  importanceShape,
  topicShape,
} from '../../domain/report/report-record-shape.js';
import { askedQueryShape, evidenceShape, packedSourceShape } from '../../domain/research/source-shape.js';
import { shapeOf } from '../../libs/shape/index.js';
import { readInOrder } from '../job/stored-artifacts.js';
import type { ReportArtifacts } from './report-artifacts.js';

const strings = z.array(z.string());

const site = z.object({
  home: z.string(),
  language: z.string(),
  pages: z.array(packedSourceShape),
  usable: strings,
  anchors: z.array(z.object({ url: z.string(), texts: strings, pages: z.number(), sourceIds: strings })),
  outbound: z.array(z.object({ url: z.string(), text: z.string(), pages: z.number(), sourceIds: strings })),
  known: z.array(z.object({ url: z.string(), title: z.string(), headings: strings })),
  unread: strings,
  missing: strings,
  feedEntries: z.array(z.object({ url: z.string(), title: z.string() })),
  pagesSeen: z.number(),
  limits: strings,
  tookMs: z.number(),
});

const gaps = z.array(
  z.object({
    kind: z.enum(GAP_KINDS),
    topic: z.string(),
    why: z.string(),
    importance: importanceShape,
    evidence: z.array(evidenceShape),
    touching: strings,
    headings: strings,
    weight: z.number(),
  }),
);

const questions = z.array(
  z.object({
    question: z.string(),
    askedIn: z.enum(QUESTION_ORIGINS),
    answer: z.array(evidenceShape),
    asked: evidenceShape.nullable(),
    askedOn: z.number(),
  }),
);

const plan = z.object({
  title: z.string(),
  input: z.string(),
  topics: z.array(
    topicShape.extend({
      key: z.string(),
      best: z.array(z.object({ sourceId: z.string(), kind: z.enum(TOPIC_PAGE_KINDS), words: z.number() })),
      says: z.array(evidenceShape),
    }),
  ),
  gaps,
  questions,
  limits: strings,
  tookMs: z.number(),
});

const search = z.object({
  sources: z.array(packedSourceShape),
  queries: z.array(askedQueryShape),
  competitors: z.array(z.object({ host: z.string(), pages: z.number(), overlap: z.number() })),
  questions,
  gaps,
  limits: strings,
  tookMs: z.number(),
});

const draft = z.object({
  draft: draftShape,
  parts: z.object({
    sections: strings,
    questions: z.array(
      z.object({
        question: z.string(),
        askedIn: z.enum(QUESTION_ORIGINS),
        blockIds: strings,
        place: evidenceShape.nullable(),
        url: z.string().nullable(),
      }),
    ),
    contradictions: z.array(z.object({ blockIds: strings, note: z.string() })),
  }),
  contents: z.object({
    summary: strings,
    topics: z.array(topicShape),
    gaps: z.array(gapShape),
    briefs: z.array(briefShape),
    findings: z.array(
      z.object({
        text: z.string(),
        blockIds: strings,
        kind: z.enum(['fact', 'comparison', 'gap', 'risk']),
        importance: importanceShape,
      }),
    ),
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

/** What the stages of a report left in the database, up to the first that is not of this version. */
export function readReportArtifacts(stored: Readonly<Record<string, unknown>>): ReportArtifacts {
  return readInOrder(made, stored);
}
