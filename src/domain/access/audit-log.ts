import type { Person } from '../article/byline.js';
import type { Instant } from '../instant.js';
import type { Actor } from './actor.js';
import type { Operator } from './operator-key.js';

/** What the audit log tells of. A new word is added here, and to `LoggedAction` of the GraphQL schema. */
export const LOGGED_ACTIONS = [
  'plan_created',
  'plan_updated',
  'account_created',
  'account_updated',
  'account_deleted',
  'newsroom_created',
  'newsroom_updated',
  'user_created',
  'user_updated',
  'edition_created',
  'edition_updated',
  'edition_deleted',
  'edition_verified',
  'verification_lost',
  'check_ignored',
  'check_restored',
  'regression_rules_updated',
  'feed_rotated',
  'feed_disabled',
  'key_created',
  'key_rotated',
  'key_revoked',
  'session_ended',
  'article_published',
  'article_unpublished',
  'article_edited',
  'article_deleted',
  'work_cancelled',
  'work_retried',
  'operator_key_used',
  'schedule_created',
  'schedule_updated',
  'schedule_deleted',
  'schedule_paused',
  'schedule_resumed',
  'webhook_created',
  'webhook_updated',
  'webhook_deleted',
  'webhook_secret_rotated',
  'webhook_disabled',
] as const;
export type LoggedAction = (typeof LOGGED_ACTIONS)[number];

/** Kinds of what is changed; `work` is an article job, a report or an audit, and `records` are those of many accounts. */
export const LOGGED_KINDS = [
  'plan',
  'account',
  'newsroom',
  'user',
  'edition',
  'key',
  'session',
  'article',
  'work',
  'webhook',
  'records',
  'schedule',
] as const;
export type LoggedKind = (typeof LOGGED_KINDS)[number];

/** Who changed it. What is stored names it for good: a person may have another name later, or be gone. */
export type LoggedActor =
  | {
      readonly kind: 'key';
      readonly keyId: string;
      readonly keyName: string;
      readonly user: Person;
      /** The console's session that acted as the key; null for a caller who had the key itself. */
      readonly sessionId: string | null;
    }
  | { readonly kind: 'operator_key'; readonly keyId: string; readonly keyName: string }
  | { readonly kind: 'command_line' }
  /** Galley itself, in the course of its work. */
  | { readonly kind: 'service' };

export interface LoggedObject {
  readonly kind: LoggedKind;
  /** A UUID; the word of a plan; null where no single thing is meant. */
  readonly id: string | null;
}

/**
 * What was changed, in few words of ours: names of fields, states, codes, and the reason that a person gave for the log. Never a
 * text of an article or a brief, a name that a brief may have given, a token or a secret.
 */
export type LogDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export interface NewLogEntry {
  /** Whose things were changed; null for what belongs to no account. */
  readonly accountId: string | null;
  readonly actor: LoggedActor;
  readonly action: LoggedAction;
  readonly object: LoggedObject;
  readonly details: LogDetails;
  /** Of the request that asked for it; null where none did. */
  readonly requestId: string | null;
}

export interface LogEntry extends NewLogEntry {
  readonly id: string;
  readonly at: Instant;
  readonly account: Person | null;
  /** With the name that it has now; null where it is gone, or has none. */
  readonly object: LoggedObject & { readonly name: string | null };
  /** The first characters of the key's token; null for an actor without one. */
  readonly keyPrefix: string | null;
}

/** An entry, but for what was done. */
export type LogEntryBy = Pick<NewLogEntry, 'accountId' | 'actor' | 'requestId'>;

/** The beginning of an entry for what a caller does in its own account. */
export function byCaller({
  accountId,
  keyId,
  keyName,
  userId,
  userName,
  sessionId,
  requestId,
}: Actor): LogEntryBy {
  const user = { id: userId, name: userName };
  return {
    accountId,
    actor: { kind: 'key', keyId, keyName, user, sessionId },
    requestId: requestId ?? null,
  };
}

/** The same for an operator with a key. @param accountId whose things are meant; null for what belongs to no account */
export function byOperator({ keyId, keyName, requestId }: Operator, accountId: string | null): LogEntryBy {
  return { accountId, actor: { kind: 'operator_key', keyId, keyName }, requestId: requestId ?? null };
}

/** The same for the operator at the command line. */
export function byCommandLine(accountId: string | null): LogEntryBy {
  return { accountId, actor: { kind: 'command_line' }, requestId: null };
}

/** The same for what Galley does by itself. */
export function byService(accountId: string | null): LogEntryBy {
  return { accountId, actor: { kind: 'service' }, requestId: null };
}
