import { z } from 'zod';
import { countShape, shapeOf, shareShape, urlShape } from '../../../shape/index.js';
import type { Hit } from '../../rules/judge-site.js';
import {
  categoryShape,
  changeShape,
  confidenceShape,
  severityShape,
  sourceShape,
  thresholdShape,
} from '../check-shapes.js';
import type { Issue, IssueItem, IssuesData, IssuesView } from './issues.js';

const placeShape = z.object({
  selector: z.string().exactOptional(),
  line: countShape.exactOptional(),
});

const hitFields = {
  url: urlShape.nullable().describe('null for the site.'),
  status: z.int().nullable(),
  depth: countShape.nullable(),
  inlinks: countShape,
  observed: z.string().describe('What was seen, short, with its unit.'),
  detail: z.record(z.string(), z.unknown()).describe('Fields by check; see the catalogue of checks.'),
  where: placeShape,
  sources: z
    .array(z.object({ url: urlShape, anchor: z.string(), position: z.string(), rel: z.array(z.string()) }))
    .describe('Pages that link there, the first ones.'),
  sourcePages: countShape,
};

export const hitShape = shapeOf<Hit>()(
  z.object({
    ...hitFields,
    folder: z.string().nullable(),
    severity: severityShape,
    confidence: confidenceShape,
  }),
);

/** A row of the list of one check's hits. */
export const issueItemShape = shapeOf<IssueItem>()(
  z
    .object({ check: z.string(), ...hitShape.shape, change: changeShape })
    .describe('One thing that a check holds against a URL, or against the site.'),
);

const changeCountsShape = z.object({ new: countShape, fixed: countShape, same: countShape });

export const issueShape = shapeOf<Issue>()(
  z
    .object({
      check: z.string(),
      title: z.string(),
      category: categoryShape,
      severity: severityShape,
      scope: z.enum(['page', 'site', 'link', 'resource']),
      rule: z.string().describe('The exact rule with its limits.'),
      threshold: thresholdShape.nullable(),
      count: countShape,
      urls: countShape,
      population: countShape.describe('What the check applies to.'),
      share: shareShape,
      templateWide: z.boolean().describe('Nearly every page of a folder has it: one template is at fault.'),
      confidence: confidenceShape,
      why: z.string(),
      fix: z.string(),
      source: sourceShape.exactOptional().describe('What the check rests on; absent in older audits.'),
      effort: z.enum(['low', 'medium', 'high']),
      points: z.number().describe('What it costs the score.'),
      change: changeCountsShape,
      patterns: z.array(z.object({ folder: z.string(), count: countShape })),
      samples: z.array(z.object({ ...hitFields, pagerank: z.number() })),
      items: z.string().describe('The query that lists all hits.'),
    })
    .describe('A check that hit something, or that hit something in the audit before.'),
);

const summaryShape = shapeOf<IssuesView['summary']>()(
  z.object({
    checksRun: countShape,
    checksFailed: countShape,
    errors: countShape,
    warnings: countShape,
    notices: countShape,
    suppressed: countShape,
  }),
);

/** As it is stored; its hits are rows of their own. */
export const storedIssuesShape = shapeOf<IssuesView>()(
  z.object({ summary: summaryShape, issues: z.array(issueShape) }),
);

export const issuesShape = shapeOf<IssuesData>()(
  z
    .object({
      summary: summaryShape,
      issues: z.array(issueShape),
      items: z.array(issueItemShape).describe('Hits of the one check that was asked for; empty otherwise.'),
    })
    .describe('The work list: what costs most first.'),
);

export const shortIssuesShape = z
  .object({
    summary: summaryShape,
    issues: z.array(
      issueShape.pick({
        check: true,
        title: true,
        category: true,
        severity: true,
        count: true,
        urls: true,
        share: true,
        templateWide: true,
        points: true,
        change: true,
        items: true,
      }),
    ),
  })
  .describe('The work list without what is read of each check alone.');
