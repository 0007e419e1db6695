import { z } from 'zod';
import { shapeOf } from '../libs/shape/index.js';
import { instantShape, type Instant } from './instant.js';

/**
 * What the event log tells of, each with a sentence about it. Most are raised by triggers of the tables that change (migration
 * `events`); what a service raises goes through `EventStore.add`. A new one is added here.
 */
export const EVENTS = {
  'article.finished': 'An article is finished and can be read.',
  'article.held': 'A finished article is held back by a blocking check of the desk.',
  'article.failed': 'An article job failed for good.',
  'article.cancelled': 'An article job was cancelled.',
  'article.published': 'An article was published.',
  'article.unpublished': 'A published article is a draft again.',
  'article.edited': 'An editor changed texts of an article.',
  'article.deleted': 'An article was deleted for good.',
  'audit.finished': 'The results of an audit can be read.',
  'audit.failed': 'An audit failed, or was cancelled.',
  'audit.regressed': 'An audit found the site worse than the audit before.',
  'research.finished': 'A research report can be read.',
  'research.failed': 'A research report failed, or was cancelled.',
  'edition.verified': 'The domain of an edition is verified.',
  'edition.failing': 'The proof for a verified domain could not be seen.',
  'edition.unverified': 'The domain of an edition is no longer verified.',
  'key.revoked': 'A key was revoked, or will be at `revoked_at`.',
  'schedule.missed': 'A planned start of a schedule was left out.',
  'schedule.paused': 'A schedule was paused.',
  'webhook.disabled': 'An endpoint was turned off, because it failed for five days or wants nothing more.',
  'webhook.test': 'A caller had a test sent to this endpoint.',
} as const satisfies Readonly<Record<string, string>>;

export type EventType = keyof typeof EVENTS;
export const EVENT_TYPES = Object.keys(EVENTS) as readonly EventType[] as readonly [
  EventType,
  ...EventType[],
];

/** What an event is about. `job` is an article job that ended without an article. */
type EventKind = 'article' | 'job' | 'audit' | 'report' | 'edition' | 'key' | 'schedule' | 'webhook';

export interface EventObject {
  readonly kind: EventKind;
  /** A UUID in lower case. */
  readonly id: string;
}

/** An event before its transaction has given it a place. */
export interface NewEvent {
  readonly accountId: string;
  /** Null for what belongs to no edition. */
  readonly editionId: string | null;
  readonly type: EventType;
  readonly object: EventObject;
  /** What a poll says in short: states, codes and ids. Never a text of an article or a brief, a token or a secret. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What became of something of an account. Its type and kind may be those of a later version. */
export interface AccountEvent extends Omit<NewEvent, 'type' | 'object'> {
  readonly type: string;
  readonly object: { readonly kind: string; readonly id: string };
  readonly id: string;
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
