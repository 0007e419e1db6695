import { z } from 'zod';
import { CHECKS, SEVERITIES } from '../../libs/site-audit/index.js';
import type { NamedCheck } from '../../services/audit/ignored-checks.js';
import type { RulesChange } from '../../services/audit/regression-rules.js';
import { momentField, reasonField, uuidField } from './fields.js';
import { parseInput } from './parse.js';

const checkIds = new Set(CHECKS.map(({ id }) => id));
const checkField = z.string().refine((id) => checkIds.has(id), 'is no check of the catalogue');

/** A check to ignore. */
export const ignoredCheckShape = z
  .object({
    check: checkField.describe('The id of a check, as `galley checks` lists them.'),
    reason: reasonField.describe('3 to 1,000 characters.'),
    until: momentField
      .nullish()
      .describe('From when on it counts again; for as long as nobody says otherwise if left out.'),
  })
  .describe('A check to ignore in the audits of an edition.');

/** A check to ignore, why and until when. @throws {GalleyError} `invalid_params` */
export function parseIgnored(body: unknown): NamedCheck {
  const { check, reason, until } = parseInput(ignoredCheckShape, body);
  return { check, reason, until: until ?? null };
}

/** The id of a check of the catalogue. @throws {GalleyError} `invalid_params` */
export function parseCheck(check: string): string {
  return parseInput(ignoredCheckShape.pick({ check: true }), { check }).check;
}

/** Chosen: more than any site has. */
const MOST_HITS = 1_000_000;

const amount = (most: number) =>
  z
    .int({ error: 'must be a whole number' })
    .min(1, { error: 'must be at least 1' })
    .max(most, { error: `must be at most ${most}` });
const share = (least: number) =>
  z
    .number({ error: 'must be a number' })
    .min(least, { error: `must be at least ${least}` })
    .max(1, { error: 'must be at most 1' });

/** What is changed of the rules; null turns a rule off. */
export const rulesChangeShape = z
  .strictObject({
    severity: z.enum(SEVERITIES).describe('Hits that are this bad or worse count; `error` unless changed.'),
    checks: z
      .array(checkField)
      .min(1, { error: 'must have at least one entry' })
      .max(CHECKS.length, { error: `must have at most ${CHECKS.length} entries` })
      .nullable()
      .describe('The only checks that count; null for all.'),
    score_points: amount(100)
      .nullable()
      .describe('`score_fell`: so many points or more; 5 unless changed, null for never.'),
    pages_share: share(0.01)
      .nullable()
      .describe(
        '`pages_gone`: this share of the pages or more, and two at least; 0.1 unless changed, null for never.',
      ),
    indexable_share: share(0.01)
      .nullable()
      .describe(
        '`indexable_fell`: this share of the indexable pages or more, beyond their part of those that are gone; 0.1 unless changed, null for never.',
      ),
    start_page: z
      .boolean()
      .describe(
        '`start_page_closed`: whether that search engines may list the start page no more is one; true unless changed.',
      ),
    sitemap: z
      .boolean()
      .describe('`sitemap_lost`: whether that the sitemaps are gone is one; true unless changed.'),
    ttfb_share: z
      .number({ error: 'must be a number' })
      .min(0.1, { error: 'must be at least 0.1' })
      .max(100, { error: 'must be at most 100' })
      .nullable()
      .describe(
        '`ttfb_grew`: the slowest tenth of the pages takes this share longer to its first byte, 1 for twice as long, and half a second at least; null, for never, unless changed. Galley’s own load counts, too.',
      ),
    new_hits: amount(MOST_HITS)
      .nullable()
      .describe('`check_appeared`: so many hits of a check that had none; 1 unless changed, null for never.'),
    more_hits: amount(MOST_HITS)
      .nullable()
      .describe('`check_grew`: so many hits more; 10 unless changed, null for never.'),
    more_share: share(0).describe('And that is this share of the hits before, or more; 0.2 unless changed.'),
    baseline_id: uuidField
      .nullable()
      .describe(
        'An audit of the edition that is done, with which later ones are compared; null for the one before each.',
      ),
  })
  .partial()
  .describe('What an edition calls a regression. What is absent stays as it is.');

/** @throws {GalleyError} `invalid_params` */
export function parseRulesChange(body: unknown): RulesChange {
  const given = parseInput(rulesChangeShape, body);
  const rules = {
    severity: given.severity,
    checks: given.checks,
    scorePoints: given.score_points,
    pagesShare: given.pages_share,
    indexableShare: given.indexable_share,
    startPage: given.start_page,
    sitemap: given.sitemap,
    ttfbShare: given.ttfb_share,
    newHits: given.new_hits,
    moreHits: given.more_hits,
    moreShare: given.more_share,
  };
  return {
    rules: Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined)),
    baselineId: given.baseline_id,
  };
}
