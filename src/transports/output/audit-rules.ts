import { z } from 'zod';
import type { IgnoredCheck } from '../../domain/audit/ignored-check.js';
import type { EditionRules } from '../../domain/audit/regressions.js';
import { SEVERITIES } from '../../libs/site-audit/index.js';
import { type Answer, countShape, instantShape, presentInstant, uuidShape } from './shape.js';

const ignoredShape = z
  .object({
    check: z.string(),
    reason: z.string(),
    by: z.object({ id: uuidShape, name: z.string() }).describe('The owner of the key that said so.'),
    at: instantShape.describe('Since when, or since when for this reason.'),
    until: instantShape.nullable().describe('From when on it counts again.'),
  })
  .describe('A check that an edition has decided to live with.');

export const ignoredChecksShape = z
  .object({ ignored_checks: z.array(ignoredShape).describe('Those that are ignored now, by check.') })
  .describe('The checks that are ignored in the audits of an edition.');

export const regressionRulesShape = z
  .object({
    severity: z.enum(SEVERITIES).describe('Hits that are this bad or worse count.'),
    checks: z.array(z.string()).nullable().describe('The only checks that count; null for all.'),
    score_points: countShape.nullable().describe('`score_fell`: so many points or more; null for never.'),
    pages_share: z
      .number()
      .nullable()
      .describe('`pages_gone`: this share of the pages or more; null for never.'),
    indexable_share: z
      .number()
      .nullable()
      .describe('`indexable_fell`: this share of the indexable pages or more; null for never.'),
    start_page: z
      .boolean()
      .describe('`start_page_closed`: whether that search engines may list the start page no more is one.'),
    sitemap: z
      .boolean()
      .describe(
        '`sitemap_lost`: whether that the sitemaps are gone is one: by a 404 or 410, or by what is none or lists nothing.',
      ),
    ttfb_share: z
      .number()
      .nullable()
      .describe(
        '`ttfb_grew`: the slowest tenth of the pages takes this share longer to its first byte, 1 for twice as long; null for never.',
      ),
    new_hits: countShape
      .nullable()
      .describe('`check_appeared`: so many hits of a check that had none; null for never.'),
    more_hits: countShape.nullable().describe('`check_grew`: so many hits more; null for never.'),
    more_share: z.number().describe('And that is this share of the hits before, or more.'),
    baseline_id: uuidShape
      .nullable()
      .describe('The audit with which later ones are compared; null for the one before each.'),
    ignored_checks: ignoredChecksShape.shape.ignored_checks,
  })
  .describe('What an edition calls a regression of its audits.');

export function presentIgnored(ignored: readonly IgnoredCheck[]): Answer<typeof ignoredChecksShape> {
  return {
    ignored_checks: ignored.map(({ check, reason, by, at, until }) => ({
      check,
      reason,
      by: { id: by.id, name: by.name },
      at: presentInstant(at),
      until: presentInstant(until),
    })),
  };
}

export function presentRules(
  rules: EditionRules,
  ignored: readonly IgnoredCheck[],
): Answer<typeof regressionRulesShape> {
  return {
    severity: rules.severity,
    checks: rules.checks,
    score_points: rules.scorePoints,
    pages_share: rules.pagesShare,
    indexable_share: rules.indexableShare,
    start_page: rules.startPage,
    sitemap: rules.sitemap,
    ttfb_share: rules.ttfbShare,
    new_hits: rules.newHits,
    more_hits: rules.moreHits,
    more_share: rules.moreShare,
    baseline_id: rules.baselineId,
    ...presentIgnored(ignored),
  };
}
