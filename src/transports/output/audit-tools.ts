import { z } from 'zod';
import type { AnsweredRobots } from '../../services/audit/robots-tests.js';
import { type Answer, countShape, urlShape } from './shape.js';

const lineShape = z.object({ line: countShape, text: z.string() });

/** What a robots.txt says of some addresses. */
export const robotsTestShape = z
  .object({
    source: z
      .enum(['site', 'given'])
      .describe('Whose file it is: that of the site as the audit read it, or the given one.'),
    status: z
      .int()
      .nullable()
      .describe('What the site answered for it; null for no answer, and for a given one.'),
    user_agent: z.string(),
    group: z.string().nullable().describe('Of the groups that hold, in lower case; null where none does.'),
    crawl_delay_seconds: z.number().nullable(),
    sitemaps: z.array(urlShape),
    faults: z
      .array(
        z.object({
          ...lineShape.shape,
          reason: z.enum(['no_colon', 'rule_before_agent', 'relative_sitemap', 'too_large']),
        }),
      )
      .describe('Lines without effect, the first hundred.'),
    results: z
      .array(
        z.object({
          url: urlShape,
          allowed: z.boolean(),
          line: lineShape.nullable().describe('The line that decides; null where none does.'),
        }),
      )
      .describe('In the order of the addresses.'),
  })
  .describe('What a robots.txt says of some addresses to one crawler.');

export function presentRobotsTest({
  userAgent,
  crawlDelaySeconds,
  sitemaps,
  faults,
  results,
  ...test
}: AnsweredRobots): Answer<typeof robotsTestShape> {
  return {
    source: test.source,
    status: test.status,
    user_agent: userAgent,
    group: test.group,
    crawl_delay_seconds: crawlDelaySeconds,
    sitemaps: [...sitemaps],
    faults: faults.map(({ line, text, reason }) => ({ line, text, reason })),
    results: results.map(({ url, allowed, line }) => ({ url, allowed, line })),
  };
}
