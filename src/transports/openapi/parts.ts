import type { Tag } from '../rest/route.js';
import type { JsonSchema } from './json-schema.js';

export const TAGS: Readonly<Record<Tag, string>> = {
  Account: 'Who calls, and what is left of every limit.',
  Editions: 'The domains that an account works on.',
  Articles: 'Starting articles, and reading finished ones.',
  Jobs: 'Article jobs and their progress.',
  Audits: 'Crawls of whole domains, and what was found.',
  Research: 'Reports on domains.',
  Events: 'What happened, in the order in which it became visible.',
  Schedules: 'Work that starts by itself.',
  Description: 'This description.',
  Operations: 'For the operator’s own tools.',
};

const id = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', format: 'uuid' },
});

/** What stands in braces in a path. */
export const PATH_PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  slug: id('slug', 'The id of an edition of the account. What is no UUID, or another’s, is 404.'),
  article_id: id('article_id', 'The id of an article of this edition.'),
  id: id('id', 'The id of an article job.'),
  crawl_id: id('crawl_id', 'The id of an audit of this edition, as its start answered it.'),
  schedule_id: id('schedule_id', 'The id of a schedule of this edition.'),
  webhook_id: id('webhook_id', 'The id of a webhook of the account.'),
  delivery_id: id('delivery_id', 'The id of a delivery of one of its webhooks.'),
  check: {
    name: 'check',
    in: 'path',
    required: true,
    description: 'The id of a check of the catalogue.',
    schema: { type: 'string' },
    example: 'title_too_long',
  },
  report_id: id('report_id', 'The id of a report of this edition, as its start answered it.'),
};

const header = (description: string, schema: JsonSchema, example: string | number, required = true) => ({
  description,
  required,
  schema,
  example,
});
const text = { type: 'string' };

export const HEADERS: Readonly<Record<string, JsonSchema>> = {
  'X-Request-Id': header(
    'The caller’s own id when it sent one of 1 to 128 visible ASCII characters, else one of Galley’s. The log has the request under it.',
    { type: 'string', minLength: 1, maxLength: 128 },
    '38d55fd9-19e7-4b53-8828-7af01c3d6d55',
  ),
  RateLimit: header(
    'What is left: `r` requests, and in `t` seconds there is more (draft-ietf-httpapi-ratelimit-headers-11). Answers to POST say it of paid actions too.',
    text,
    '"requests";r=117;t=43',
  ),
  'RateLimit-Policy': header('The limits: `q` in any `w` seconds.', text, '"requests";q=120;w=60'),
  'Retry-After': header(
    'Seconds after which the same call may succeed.',
    { type: 'integer', minimum: 0 },
    60,
  ),
  ETag: header('Names this answer, for `If-None-Match`.', text, 'W/"2f-9VWkTzVJtQ"', false),
  'Galley-Edition': header(
    'Only where an id that was sent is that of a job of another edition: which one, or of a batch which ones, with commas between.',
    text,
    '0a000000-0000-4000-8000-000000000005',
    false,
  ),
  'WWW-Authenticate': header('How to authenticate.', text, 'Bearer'),
  'Content-Disposition': header(
    'The name of a file, for other formats than JSON.',
    text,
    'attachment; filename="audit-issues.csv"',
    false,
  ),
};

/** What a PATCH may be sent with. */
export const PRECONDITION: JsonSchema = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of the article as the editor read it: where another revision stands by now, nothing is changed and the answer is 409 `conflict`. Without it the edit is made of what stands.',
  schema: { type: 'string' },
  example: '"3"',
};

/** What a GET may be sent with. */
export const CONDITION: JsonSchema = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of an answer that the caller has: it is answered 304 while that is still right.',
  schema: { type: 'string' },
};
