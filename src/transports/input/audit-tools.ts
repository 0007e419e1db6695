import { z } from 'zod';
import { ROBOTS_BYTES } from '../../libs/guarded-fetch/index.js';
import { canParseUrl } from '../../libs/urls/index.js';
import type { RobotsQuestion } from '../../services/audit/robots-tests.js';
import { parseInput } from './parse.js';

/** So many are tested within some milliseconds against the slowest file that is heeded. Chosen. */
const MOST_URLS = 25;
const LONGEST_URL = 2048;

/** What is asked of a robots.txt. A name that is none is a fault: another crawler would be asked for than was meant. */
export const robotsQuestionShape = z
  .strictObject({
    urls: z
      .array(
        z
          .string()
          .max(LONGEST_URL, { error: `must have at most ${LONGEST_URL} characters` })
          .refine((url) => url.startsWith('/') || (/^https?:/i.test(url) && canParseUrl(url)), {
            error: 'must be a path or an absolute web address',
          }),
      )
      .min(1, { error: 'must have at least one entry' })
      .max(MOST_URLS, { error: `must have at most ${MOST_URLS} entries` })
      .describe('Paths of the site, or absolute addresses.'),
    user_agent: z
      .string()
      .max(200, { error: 'must have at most 200 characters' })
      .regex(/^[!-~](?:[ -~]*[!-~])?$/, { error: 'must be visible ASCII' })
      .nullish()
      .describe('A crawler such as `Googlebot`, or a whole header; `*` if left out.'),
    robots_txt: z
      .string()
      .max(ROBOTS_BYTES, { error: `must have at most ${ROBOTS_BYTES} characters` })
      .nullish()
      .describe('Another robots.txt than that of the site, before it is put there.'),
  })
  .describe('What is asked of a robots.txt.');

/** @param body names as in REST @throws {GalleyError} `invalid_params` */
export function parseRobotsQuestion(body: unknown): RobotsQuestion {
  const { urls, user_agent: userAgent, robots_txt: robotsTxt } = parseInput(robotsQuestionShape, body);
  return { urls, userAgent: userAgent ?? '*', robotsTxt: robotsTxt ?? null };
}

/** Of which sitemap the XML is asked for. */
export const sitemapQuery = z.object({
  file: z
    .union([z.string().regex(/^[1-9]\d{0,5}$/), z.int().min(1)], {
      error: 'must be a whole number from 1, given once',
    })
    .nullish()
    .transform((value) => (value === null || value === undefined ? null : Number(value)))
    .meta({
      wire: { type: 'integer', minimum: 1 },
      description: 'The number of one sitemap of several; their index if left out.',
    }),
});

/** @throws {GalleyError} `invalid_params` */
export function parseSitemapQuery(query: unknown): number | null {
  return parseInput(sitemapQuery, query).file;
}
