import { z } from 'zod';
import { shapeOf, uuidShape, type Frozen } from '../libs/shape/index.js';
import { VERDICTS } from './article/desk/desk-check.js';
import { STOP_REASONS } from './audit/audit.js';
import { MOST_REGRESSIONS, REGRESSION_RULES } from './audit/regressions.js';
import { DISABLED_REASONS } from './disabled-reason.js';
import { instantShape, type Instant } from './instant.js';
import { VERIFICATION_METHODS } from './ownership/verification.js';
import { RUN_OUTCOMES } from './schedule/schedule.js';

/** What an event is about. `job` is an article job that ended without an article. */
type EventKind =
  | 'account'
  | 'article'
  | 'audit'
  | 'batch'
  | 'edition'
  | 'job'
  | 'key'
  | 'report'
  | 'schedule'
  | 'webhook';

const codes = z.array(z.string()).describe('Codes of warnings.');
const error = z
  .object({ code: z.string(), stage: z.string().nullable().describe('The step that failed.') })
  .nullable()
  .describe('Why it failed; null where it did not.');
const verdict = z
  .enum(VERDICTS)
  .nullable()
  .describe('What the desk says of the article; null where it has no record.');

/** Of the end of an article job. */
const jobData = z.object({
  jobId: uuidShape,
  status: z.enum(['done', 'failed', 'cancelled']).describe('Of the job.'),
  articleId: uuidShape.nullable(),
  // Absent from events that are older than it.
  batchId: uuidShape.nullable().optional().describe('The batch that it was started with; null for none.'),
  warnings: codes,
  error,
});
const finishedData = jobData.extend({ verdict });
const changedData = z.object({
  status: z.enum(['draft', 'published']),
  verdict,
  revision: z.int(),
  overridden: z.boolean().describe('Whether it was published against a blocking check.'),
});
const auditData = z.object({
  status: z.enum(['done', 'failed']),
  stopReason: z.enum(STOP_REASONS).nullable().describe('Why the crawl ended before the whole site was seen.'),
  score: z.number().nullable().describe('0 to 100.'),
  pageCount: z.int(),
  error,
});
const regressedData = z.object({
  baselineId: uuidShape.describe('The audit that it is compared with.'),
  score: z.number().nullable(),
  baselineScore: z.number().nullable(),
  regressions: z
    .array(
      z.object({
        rule: z.string().describe(`In what it is worse: ${REGRESSION_RULES.join(', ')}; rules may be added.`),
        check: z
          .string()
          .nullable()
          .describe('The check whose hits are counted; null for what is no check’s.'),
        before: z.number(),
        after: z.number(),
      }),
    )
    .max(MOST_REGRESSIONS)
    .describe('What became worse.'),
});
const reportData = z.object({ status: z.enum(['done', 'failed']), warnings: codes, error });
const editionData = z.object({
  verified: z.boolean(),
  method: z.enum(VERIFICATION_METHODS).nullable().describe('Of the present or the last proof.'),
  error,
});

const about = <Kind extends EventKind, Data extends z.ZodObject>(kind: Kind, what: string, data: Data) => ({
  kind,
  what,
  data,
});
const nothing = z.object({});

/**
 * What the event log tells of: the kind of its object, a sentence, and the shape of its `data`. Most are raised by triggers of
 * the tables that change (migration `events`); what a service raises goes through `EventStore.add`. A new one is added here.
 * A text of an article or a brief, a token or a secret is never part of it.
 */
export const EVENTS = {
  'article.finished': about('article', 'An article is finished and can be read.', finishedData),
  'article.held': about(
    'article',
    'A finished article is held back by a blocking check of the desk.',
    finishedData,
  ),
  'article.failed': about('job', 'An article job failed for good.', jobData),
  'article.cancelled': about('job', 'An article job was cancelled.', jobData),
  'article.published': about('article', 'An article was published.', changedData),
  'article.unpublished': about('article', 'A published article is a draft again.', changedData),
  'article.edited': about('article', 'An editor changed texts of an article.', changedData),
  'article.deleted': about('article', 'An article was deleted for good.', nothing),
  'batch.finished': about(
    'batch',
    'No article job of a batch runs any more. Jobs that retry failed ones are none of the batch.',
    z.object({
      jobIds: z.array(uuidShape).describe('Those that the batch started.'),
      done: z.int(),
      failed: z.int(),
      cancelled: z.int(),
    }),
  ),
  'allowance.low': about(
    'account',
    'A fifth or less is left of the plan’s articles of this month: once in a month, and again for another allowance.',
    z.object({
      used: z.int().describe('Articles started in this month.'),
      allowance: z.int(),
      freesAt: z.string().describe('When the next month begins: ISO 8601 with `Z`.'),
    }),
  ),
  'audit.finished': about('audit', 'The results of an audit can be read.', auditData),
  'audit.failed': about('audit', 'An audit failed, or was cancelled.', auditData),
  'audit.regressed': about(
    'audit',
    'An audit found the site worse than the audit before, or than the pinned one.',
    regressedData,
  ),
  'research.finished': about('report', 'A research report can be read.', reportData),
  'research.failed': about('report', 'A research report failed, or was cancelled.', reportData),
  'edition.verified': about('edition', 'The domain of an edition is verified.', editionData),
  'edition.failing': about('edition', 'The proof for a verified domain could not be seen.', editionData),
  'edition.unverified': about('edition', 'The domain of an edition is no longer verified.', editionData),
  'key.revoked': about(
    'key',
    'A key was revoked, or will be at `revoked_at`.',
    z.object({
      permission: z.enum(['full', 'read']),
      revokedAt: z.string().describe('ISO 8601 with microseconds and `Z`.'),
    }),
  ),
  'schedule.missed': about(
    'schedule',
    'A planned start of a schedule was left out.',
    z.object({
      outcome: z.enum(RUN_OUTCOMES),
      code: z.string().nullable().describe('Of the last refusal.'),
      plannedAt: z.string().describe('The first moment: ISO 8601 with `Z`.'),
      moments: z.int().describe('How many in a row.'),
    }),
  ),
  'schedule.paused': about(
    'schedule',
    'A schedule was paused.',
    z.object({ failures: z.int().describe('In a row, before it.') }),
  ),
  'webhook.disabled': about(
    'webhook',
    'An endpoint was turned off, because it failed for five days or wants nothing more.',
    z.object({ reason: z.enum(DISABLED_REASONS) }),
  ),
  'webhook.test': about('webhook', 'A caller had a test sent to this endpoint.', nothing),
} as const;

export type EventType = keyof typeof EVENTS;
export const EVENT_TYPES = Object.keys(EVENTS) as readonly EventType[] as readonly [
  EventType,
  ...EventType[],
];
/** What an event of a type says. */
export type EventData<Type extends EventType = EventType> = Frozen<z.output<(typeof EVENTS)[Type]['data']>>;

/** An event before its transaction has given it a place. */
export type NewEvent = {
  [Type in EventType]: {
    readonly accountId: string;
    /** Null for what belongs to no edition. */
    readonly editionId: string | null;
    readonly type: Type;
    readonly object: { readonly kind: (typeof EVENTS)[Type]['kind']; readonly id: string };
    readonly data: EventData<Type>;
  };
}[EventType];

/** What became of something of an account. Its type, kind and data may be those of a later version. */
export interface AccountEvent {
  readonly id: string;
  readonly accountId: string;
  readonly editionId: string | null;
  readonly type: string;
  /** Its id is a UUID in lower case. */
  readonly object: { readonly kind: string; readonly id: string };
  /** As the shape of its type has it. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Which no two events of an account share: they become visible in this order. */
  readonly at: Instant;
  /** Grows with every event of the account: of two events about one thing the higher is the newer. */
  readonly sequence: number;
}

/** As it is stored. */
export const accountEventShape = shapeOf<AccountEvent>()(
  z.object({
    id: z.string(),
    accountId: z.string(),
    editionId: z.string().nullable(),
    type: z.string(),
    object: z.object({ kind: z.string(), id: z.string() }),
    data: z.record(z.string(), z.unknown()),
    at: instantShape,
    sequence: z.number(),
  }),
);
