import { z } from 'zod';
import {
  type Audit,
  AUDIT_STAGES,
  AUDIT_STATUSES,
  STOP_REASONS,
  type ViewName,
} from '../../domain/audit/audit.js';
import {
  type Check,
  filtersShape,
  graphShape,
  issuesShape,
  ngramsShape,
  overviewShape,
  shortViewsShape,
  structureShape,
  urlChangeCountsShape,
  urlChangeShape,
} from '../../libs/site-audit/index.js';
import type { AuditStart } from '../../services/audit/audit-service.js';
import { crawlHead, type CrawlHead } from '../../domain/audit/crawl-head.js';
import {
  type Answer,
  countShape,
  instantShape,
  presentInstant,
  shapeOf,
  urlShape,
  uuidShape,
} from './shape.js';
import { percentShape } from './progress.js';
import { pageFields } from './list-page.js';
import { snakeFields } from './snake-keys.js';

/** Contract §2.5. */
export const auditStartShape = z
  .object({
    id: uuidShape.describe('The crawl id, by which it is polled.'),
    status: z.enum(AUDIT_STATUSES).describe('`crawling` for a new audit; that of the running one otherwise.'),
    warnings: z
      .array(
        z.object({
          code: z
            .enum(['other_settings', 'unencrypted_site', 'no_browser'])
            .describe(
              '`other_settings`: an audit with other settings, headers or login was running already, and is the answer. `unencrypted_site`: headers or login are sent to a web address of `http:`. `no_browser`: pages may stay unrendered, because there is no browser.',
            ),
          message: z.string().describe('A sentence for people.'),
        }),
      )
      .exactOptional()
      .describe('What to know of the start; absent where there is nothing.'),
  })
  .describe('An audit that was started, or that runs already.');

/** What a poll answers before it comes to the views. */
export function presentAudit(audit: Audit, now: Date) {
  const { startedAt, finishedAt, ...crawl } = crawlHead(audit, now);
  const head: Omit<Answer<typeof auditShape>, 'crawl' | 'views'> = {
    id: audit.id,
    status: audit.status,
    edition: audit.editionId,
    stage: audit.stage,
    progress: audit.progress,
    page_count: audit.counts.pages,
    finished_at: presentInstant(audit.finishedAt),
    analysed_at: presentInstant(audit.analysedAt),
    error: audit.error && { code: audit.error.code, message: audit.error.message },
  };
  return {
    ...head,
    crawl: {
      ...snakeFields(crawl),
      started_at: presentInstant(startedAt),
      finished_at: presentInstant(finishedAt),
    },
  };
}

/** Contract §2.5. */
export function presentAuditStart({
  work: { id, status },
  warnings,
}: Pick<AuditStart, 'work' | 'warnings'>): Answer<typeof auditStartShape> {
  return { id, status, ...(warnings.length > 0 && { warnings: [...warnings] }) };
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
    source: check.source,
    effort: check.effort,
  };
}

/** Names are those of the domain; REST writes them as `snakeName` does. */
export const crawlShape = shapeOf<CrawlHead>()(
  z
    .object({
      id: uuidShape,
      domain: z.string().describe('Host of the start, with its port where that is not the usual one.'),
      startUrl: urlShape,
      status: z.enum(AUDIT_STATUSES),
      stopReason: z.enum(STOP_REASONS).nullable(),
      startedAt: instantShape,
      finishedAt: instantShape.nullable(),
      elapsedMs: countShape,
      pagesPerSecond: z.number(),
      effectiveDelayMs: countShape.describe('The pause between two requests to the site.'),
      crawlDelaySeconds: z.number().nullable().describe('What robots.txt asked for.'),
      secondsLeft: countShape
        .nullable()
        .describe('What is queued takes at least so long; null when nothing is queued any more.'),
      coverage: z.object({
        complete: z.boolean(),
        fetched: countShape,
        queued: countShape,
        blockedByRobots: countShape,
        failed: countShape,
        skipped: countShape.describe('Left out for a bound of the crawl.'),
        limit: countShape,
      }),
      config: z.object({
        maxPages: countShape,
        maxDepth: countShape.nullable(),
        userAgent: z.string(),
        respectRobots: z.boolean(),
        include: z.array(z.string()),
        exclude: z.array(z.string()),
        searches: z.array(
          z.object({
            name: z.string(),
            kind: z.enum(['text', 'regex', 'css']),
            pattern: z.string(),
            attribute: z.string().nullable(),
            in: z.enum(['source', 'text']),
          }),
        ),
        segments: z.array(z.object({ name: z.string(), include: z.array(z.string()) })),
        renderPages: countShape.describe('Pages that are rendered in a browser; 0 for none.'),
      }),
      schemaVersion: z.literal('1.0').describe('Of the views.'),
    })
    .describe('How the crawl went, or goes.'),
);

const headFields = {
  id: uuidShape,
  status: z
    .enum(AUDIT_STATUSES)
    .describe('`done` and `failed` are final. A crawl that has ended is analysed at once.'),
  edition: uuidShape.nullable().describe('null for one from the command line, which no key can ask for.'),
  stage: z
    .enum(AUDIT_STAGES)
    .nullable()
    .describe('The stage that runs, or in which it failed; null once it is done.'),
  progress: percentShape,
  page_count: countShape.describe('Pages of the site that answered with HTML.'),
  finished_at: instantShape
    .nullable()
    .describe('The end of the crawl; of an audit that failed before it could crawl, its own.'),
  analysed_at: instantShape.nullable().describe('When the results were made; null until the audit is done.'),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  crawl: crawlShape,
};

/** The answer of a poll that asks for no view. */
export const auditShape = z
  .object({ ...headFields, views: shortViewsShape.nullable().describe('null until the audit is done.') })
  .describe('An audit as a poll answers it that asks for no view.');

/** An audit as a list has it. */
export const auditProgressShape = z.object(headFields).describe('How far an audit is.');

/** Decisions §11. */
export const auditPageShape = z
  .object({ ...pageFields, audits: z.array(auditProgressShape).max(100).describe('Newest first.') })
  .describe('A page of the audits of an edition.');

const pageShape = z
  .object({
    limit: z.int().min(1),
    cursor: z.string().nullable().describe('As it was sent; null for the first page.'),
    next_cursor: z.string().nullable().describe('To be sent as `cursor`; null at the end.'),
    total: countShape,
  })
  .describe('Where in a long list the answer stands.');

const dataOf = <Data extends z.ZodType>(data: Data) =>
  data.nullable().describe('null until the audit is done.');

/** The answers of polls that ask for one view. */
export const auditViewShapes = {
  overview: z.object({ ...headFields, view: z.literal('overview'), data: dataOf(overviewShape) }),
  issues: z.object({
    ...headFields,
    view: z.literal('issues'),
    page: pageShape.exactOptional(),
    data: dataOf(issuesShape),
  }),
  filters: z.object({
    ...headFields,
    view: z.literal('filters'),
    page: pageShape.exactOptional(),
    data: dataOf(filtersShape),
  }),
  structure: z.object({ ...headFields, view: z.literal('structure'), data: dataOf(structureShape) }),
  ngrams: z.object({ ...headFields, view: z.literal('ngrams'), data: dataOf(ngramsShape) }),
  graph: z.object({ ...headFields, view: z.literal('graph'), data: dataOf(graphShape) }),
} satisfies Record<ViewName, z.ZodType>;

/** Decisions §11. */
export const comparisonShape = z
  .object({
    id: uuidShape.describe('The audit.'),
    since: uuidShape
      .nullable()
      .describe('The audit that it is compared with; null for the first of an edition.'),
    confidence: z
      .enum(['full', 'partial'])
      .describe('`partial` where one of the two did not see the whole site.'),
    counts: urlChangeCountsShape,
    page: pageShape,
    changes: z.array(urlChangeShape).max(1000).describe('By their addresses, and of one address by kind.'),
  })
  .describe('What is otherwise at the URLs of a site than in another audit.');
