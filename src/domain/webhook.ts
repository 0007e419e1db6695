import type { DisabledReason } from './disabled-reason.js';
import type { AccountEvent, EventType } from './event.js';
import type { Instant } from './instant.js';

export const SIGNINGS = ['hmac', 'ed25519'] as const;
/** How messages are signed: by a secret that both know, or by a private key whose public one the receiver has. */
export type Signing = (typeof SIGNINGS)[number];

/** What a caller sets of an endpoint, but for the values of its headers. */
export interface WebhookSettings {
  readonly url: string;
  readonly description: string;
  /** Null for all. */
  readonly eventTypes: readonly EventType[] | null;
  /** In lower case; null for all, and for events that belong to none. */
  readonly editionIds: readonly string[] | null;
  /** Requests a second at most; null for as many as there are. */
  readonly maxPerSecond: number | null;
}

export interface WebhookHeader {
  readonly name: string;
  readonly value: string;
}

/** What is encrypted of an endpoint. */
export interface WebhookSecrets {
  /** `whsec_…`, or of ed25519 `whsk_…`. */
  readonly secret: string;
  readonly headers: readonly WebhookHeader[];
}

/** An endpoint, to which events of its account are sent. */
export interface Webhook extends WebhookSettings {
  readonly id: string;
  readonly accountId: string;
  readonly signing: Signing;
  /** `whpk_…`; null of hmac. */
  readonly publicKey: string | null;
  readonly headerNames: readonly string[];
  readonly enabled: boolean;
  readonly disabledReason: DisabledReason | null;
  /** When the first of the failures began of which none was followed by a success. */
  readonly failingSince: Instant | null;
  readonly createdAt: Instant;
}

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why an attempt had no answer. */
export const ATTEMPT_CODES = ['blocked', 'unreachable', 'timeout', 'secret_unreadable'] as const;
export type AttemptCode = (typeof ATTEMPT_CODES)[number];

/** One request to an endpoint. */
export interface DeliveryAttempt {
  /** From 1. */
  readonly number: number;
  readonly at: Instant;
  readonly durationMs: number;
  /** Null where there was no answer; then `code` says why. */
  readonly status: number | null;
  readonly code: AttemptCode | null;
  /** The beginning of the answer, 2,048 bytes at most. */
  readonly response: string;
}

/** An event on its way to an endpoint. */
export interface Delivery {
  readonly id: string;
  readonly webhookId: string;
  /** The `webhook-id` of every attempt. */
  readonly eventId: string;
  readonly type: string;
  readonly status: DeliveryStatus;
  /** Of the next attempt; null when there is none. */
  readonly dueAt: Instant | null;
  readonly createdAt: Instant;
  readonly finishedAt: Instant | null;
  /** The newest 50, oldest first. */
  readonly attempts: readonly DeliveryAttempt[];
}

/** What became of an attempt. */
export interface AttemptOutcome {
  readonly durationMs: number;
  readonly status: number | null;
  readonly code: AttemptCode | null;
  readonly response: string;
  /** The receiver's `Retry-After`. */
  readonly retryAfterMs: number | null;
}

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** The pauses before tries, of which the first comes at once: Standard Webhooks' own schedule, three days and some hours. */
export const SCHEDULE_MS = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;
/** Each pause is up to so much shorter or longer, so that a receiver that comes back is not asked for all at once. */
const JITTER = 0.2;
/** A receiver may not put a message off for longer. */
const LONGEST_ASKED_MS = 24 * HOUR;
/** How long an endpoint is left alone that says it has too much; a longer time that it asks for counts, up to an hour. */
const THROTTLED_MS = 30 * SECOND;
const LONGEST_THROTTLE_MS = HOUR;
/** An endpoint that fails for so long is turned off. */
export const FAILING_DAYS = 5;

/** What follows an attempt. */
export interface NextStep {
  readonly status: DeliveryStatus;
  /** In how many ms it is tried again; null: not. */
  readonly waitMs: number | null;
  /** How long nothing at all is sent to the endpoint, in ms. */
  readonly pauseMs: number;
  /** Whether the receiver wants nothing more, ever. */
  readonly isGone: boolean;
}

/**
 * 2xx alone is a success. 410 is the end; 429, 502 and 504, and 503 with `Retry-After`, let the endpoint rest.
 * @param tries of the present schedule, with this one
 * @param random from 0 to 1
 */
export function nextStep({ status, retryAfterMs }: AttemptOutcome, tries: number, random: number): NextStep {
  if (status !== null && status >= 200 && status < 300)
    return { status: 'delivered', waitMs: null, pauseMs: 0, isGone: false };
  if (status === 410) return { status: 'failed', waitMs: null, pauseMs: 0, isGone: true };
  const isThrottled =
    status === 429 || status === 502 || status === 504 || (status === 503 && retryAfterMs !== null);
  const pauseMs = isThrottled ? Math.min(Math.max(THROTTLED_MS, retryAfterMs ?? 0), LONGEST_THROTTLE_MS) : 0;
  const planned = SCHEDULE_MS[tries];
  if (planned === undefined) return { status: 'failed', waitMs: null, pauseMs, isGone: false };
  const jittered = planned * (1 - JITTER + 2 * JITTER * random);
  const waitMs = Math.max(jittered, Math.min(retryAfterMs ?? 0, LONGEST_ASKED_MS), pauseMs);
  return { status: 'pending', waitMs, pauseMs, isGone: false };
}

/** A delivery that a worker has leased. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly accountId: string;
  readonly url: string;
  readonly signing: Signing;
  readonly sealed: Uint8Array;
  /** The secrets before, while they hold. */
  readonly former: Uint8Array | null;
  readonly event: AccountEvent;
  /** The `traceparent` of the work that it tells of; null where there is none, or no traces were collected. */
  readonly trace: string | null;
  readonly tries: number;
}
