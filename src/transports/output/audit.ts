import { z } from 'zod';
import { AUDIT_STATUSES, type Audit } from '../../domain/audit/audit.js';
import type { Check } from '../../libs/site-audit/index.js';
import { crawlHead } from '../../domain/audit/crawl-head.js';
import { presentInstant } from './instant.js';
import type { auditShape } from './audit-shape.js';
import { uuidShape, type Answer } from './shape.js';

/** Contract §2.5. */
export const auditStartShape = z
  .object({
    id: uuidShape.describe('The crawl id, by which it is polled.'),
    status: z.enum(AUDIT_STATUSES).describe('`crawling` for a new audit; that of the running one otherwise.'),
  })
  .describe('An audit that was started, or that runs already.');

/** What a poll answers before it comes to the views. */
export function presentAudit(audit: Audit, now: Date) {
  const { startedAt, finishedAt, ...crawl } = crawlHead(audit, now);
  const head: Omit<Answer<typeof auditShape>, 'crawl' | 'views'> = {
    id: audit.id,
    status: audit.status,
    edition: audit.editionId,
    page_count: audit.counts.pages,
    finished_at: presentInstant(audit.finishedAt),
    analysed_at: presentInstant(audit.analysedAt),
    error: audit.error && { code: audit.error.code, message: audit.error.message },
  };
  return {
    ...head,
    crawl: {
      ...(snakeKeys(crawl) as Readonly<Record<string, unknown>>),
      started_at: presentInstant(startedAt),
      finished_at: presentInstant(finishedAt),
    },
  };
}

/** Contract §2.5. */
export function presentAuditStart({
  id,
  status,
}: Pick<Audit, 'id' | 'status'>): Answer<typeof auditStartShape> {
  return { id, status };
}

export function presentCheck(check: Check) {
  return {
    id: check.id,
    title: check.title,
    category: check.category,
    severity: check.severity,
    scope: check.scope,
    rule: check.rule,
    threshold: check.threshold ?? null,
    why: check.why,
    fix: check.fix,
    effort: check.effort,
  };
}

/**
 * The names of a view as REST writes them. Views are made for readers and hold nothing else, so they need no list of
 * fields; keys that are values (`2xx`, `en`) have no capitals and stay.
 */
export function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snakeName(key), snakeKeys(inner)]));
}

const known = new Map<string, string>();

/** One name of `snakeKeys`. The same few hundred come a hundred thousand times in a graph. */
export function snakeName(name: string): string {
  let snake = known.get(name);
  if (snake === undefined) {
    snake = name
      .replace(/([a-z\d])(?=[A-Z])/g, '$1_')
      // `per1000Words`; `p50` and `h1` are words of their own.
      .replace(/([a-z])(?=\d{3})/g, '$1_')
      .toLowerCase();
    if (known.size < 2000) known.set(name, snake);
  }
  return snake;
}
