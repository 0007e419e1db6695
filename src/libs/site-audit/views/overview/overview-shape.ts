import { z } from 'zod';
import { countShape, shapeOf, shareShape, urlShape, uuidShape } from '../../../shape/index.js';
import { NON_INDEXABLE_REASONS } from '../../site/site-view.js';
import { depthLevelShape, severityShape, statusCountsShape } from '../check-shapes.js';
import type { Overview } from './overview.js';

const scoreShape = z
  .object({
    value: z.int().min(0).max(100).nullable().describe('null when no page was fetched.'),
    grade: z.enum(['A', 'B', 'C', 'D', 'F']).nullable(),
    previous: z.int().min(0).max(100).nullable().describe('Of the audit before.'),
    delta: z.int().nullable(),
    confidence: z
      .enum(['full', 'partial'])
      .describe('`partial` when some URLs that are known were not crawled.'),
    caps: z.array(
      z.object({
        reason: z.enum(['home_noindex', 'robots_blocks_site', 'home_not_200']),
        max: z.int().min(0).max(100),
      }),
    ),
    lost: z
      .array(
        z.object({
          check: z.string(),
          severity: severityShape,
          points: z.number(),
          affected: countShape,
          population: countShape,
          share: shareShape,
        }),
      )
      .describe('Adds up to 100 less the value, but for caps.'),
  })
  .describe('How well the site is, 0 to 100.');

const percentilesShape = z.object({ p50: z.number(), p90: z.number(), p99: z.number() });
const severityCountShape = z.object({ checks: countShape, items: countShape, urls: countShape });

export const searchCountShape = z
  .object({
    name: z.string(),
    pages: countShape.describe('Pages on which it found something.'),
    matches: countShape,
    values: z
      .array(z.object({ value: z.string(), pages: countShape }))
      .describe('What most pages have, the first 20.'),
  })
  .describe('What a search found on the whole site.');

export const segmentCountShape = z
  .object({
    name: z.string(),
    urls: countShape.describe('URLs that are more than files of pages.'),
    pages: countShape,
    indexable: countShape,
    score: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .describe('As that of the site, by the share of its URLs that each check hit; null without URLs.'),
    grade: z.enum(['A', 'B', 'C', 'D', 'F']).nullable(),
    issues: z
      .array(z.object({ check: z.string(), severity: severityShape, urls: countShape, points: z.number() }))
      .describe('What costs most points first.'),
  })
  .describe('How a part of the site does.');

/** Names are those of the domain; REST writes them as `snakeName` does. */
export const overviewShape = shapeOf<Overview>()(
  z
    .object({
      score: scoreShape,
      totals: z.object({
        urls: countShape,
        htmlPages: countShape,
        indexable: countShape,
        nonIndexable: countShape,
        resources: countShape,
        externalUrls: countShape,
        internalLinks: countShape,
        externalLinks: countShape,
        bytes: z.number(),
      }),
      statusClasses: z.object({ ...statusCountsShape.shape, blocked_by_robots: countShape }),
      statusCodes: z.array(z.object({ code: z.int(), count: countShape })),
      contentTypes: z.array(z.object({ type: z.string(), count: countShape, bytes: z.number() })),
      nonIndexableReasons: z.array(z.object({ reason: z.enum(NON_INDEXABLE_REASONS), count: countShape })),
      depth: z.array(
        z.object({
          depth: depthLevelShape,
          count: countShape,
          share: shareShape,
          byStatus: statusCountsShape,
        }),
      ),
      timing: z.object({
        ttfbMs: percentilesShape.describe('To the first byte, in milliseconds.'),
        totalMs: percentilesShape.describe('To the last byte, in milliseconds.'),
        histogram: z.array(
          z.object({
            fromMs: countShape,
            toMs: countShape.nullable().describe('null for the last.'),
            count: countShape,
          }),
        ),
      }),
      languages: z.array(z.object({ lang: z.string(), declared: countShape, detected: countShape })),
      issues: z.object({
        error: severityCountShape,
        warning: severityCountShape,
        notice: severityCountShape,
      }),
      topFixes: z
        .array(
          z.object({
            check: z.string(),
            title: z.string(),
            affected: countShape,
            templateWide: z.boolean(),
            points: z.number(),
          }),
        )
        .describe('What to fix first.'),
      robotsTxt: z.object({
        status: z.int().nullable(),
        bytes: countShape,
        sitemaps: z.array(urlShape),
        crawlDelaySeconds: z.number().nullable(),
        disallowLines: countShape,
      }),
      sitemaps: z.array(
        z.object({
          url: urlShape,
          status: z.int().nullable(),
          urls: countShape,
          errors: countShape,
          isIndex: z.boolean(),
        }),
      ),
      searches: z
        .array(searchCountShape)
        .default([])
        .describe('What was found of each search that the audit was started with.'),
      segments: z
        .array(segmentCountShape)
        .default([])
        .describe('How each segment does that the audit was started with.'),
      duplicates: z.object({
        exactGroups: countShape,
        exactPages: countShape,
        nearGroups: countShape,
        nearPages: countShape,
      }),
      changes: z.object({
        since: uuidShape.nullable().describe('The audit before; null for the first.'),
        pagesAdded: countShape,
        pagesRemoved: countShape,
        statusChanged: countShape,
        issuesNew: countShape,
        issuesFixed: countShape,
      }),
    })
    .describe('The site at a glance: its score and its counts.'),
);
