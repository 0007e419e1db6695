import type {
  AttemptOutcome,
  ClaimedDelivery,
  NextStep,
  Webhook,
  WebhookSettings,
} from '../domain/webhook.js';
import type { DisabledReason } from '../domain/disabled-reason.js';
import type { Instant } from '../domain/instant.js';

/** What of an endpoint is encrypted, and by which key. */
export interface SealedSecrets {
  readonly sealed: Uint8Array;
  readonly keyId: string;
  readonly headerNames: readonly string[];
}

export type NewWebhook = Pick<Webhook, 'id' | 'accountId' | 'signing' | 'publicKey'> &
  WebhookSettings &
  SealedSecrets;

/** Endpoints of accounts. */
export interface WebhookStore {
  /** @param most of an account @returns false, with nothing written, where it has as many */
  insert(webhook: NewWebhook, most: number): Promise<boolean>;
  /** Oldest first. */
  list(accountId: string): Promise<readonly Webhook[]>;
  /** @param id in lower case */
  find(accountId: string, id: string): Promise<Webhook | null>;
  /** The same, its row locked until the commit; with what is encrypted. */
  lock(
    accountId: string,
    id: string,
  ): Promise<{ readonly webhook: Webhook; readonly sealed: Uint8Array; readonly keyId: string } | null>;
  /** Replaces what a caller sets. Turned on again it counts as failing no more. */
  update(id: string, settings: WebhookSettings & SealedSecrets & Pick<Webhook, 'enabled'>): Promise<void>;
  /** Replaces the secret; the one before holds for so many seconds. */
  rotate(
    id: string,
    secrets: SealedSecrets & Pick<Webhook, 'publicKey'>,
    graceSeconds: number,
  ): Promise<void>;
  /** Turns it off, and ends what is on its way to it. @returns false where it is off already */
  disable(id: string, reason: DisabledReason): Promise<boolean>;
  /** Turns it on; it counts as failing no more. */
  enable(id: string): Promise<void>;
  /** With its deliveries. */
  delete(id: string): Promise<void>;
}

/** How much may be claimed at once, over all processes together but for `limit` and `failing`. */
export interface ClaimBounds {
  readonly limit: number;
  /** How many of them may be to endpoints that fail. */
  readonly failing: number;
  readonly ofWebhook: number;
  readonly ofAccount: number;
}

/** Events on their way to endpoints. They are read as a list (`ListStore.deliveries`). */
export interface DeliveryStore {
  /** Leases what is due, endpoints that do not fail first, and the accounts in turn. */
  claim(leaseToken: string, leaseMs: number, bounds: ClaimBounds): Promise<readonly ClaimedDelivery[]>;
  /**
   * Records an attempt and what follows it, while the lease holds.
   * @returns null where it does not; else whether the endpoint has now failed for so many days
   */
  settle(
    id: string,
    leaseToken: string,
    outcome: AttemptOutcome,
    step: NextStep,
    failingDays: number,
  ): Promise<{ readonly isOverdue: boolean } | null>;
  /** Gives back what was not tried. */
  release(id: string, leaseToken: string): Promise<void>;
  /** Has it sent again now, by a new schedule. */
  resend(id: string): Promise<void>;
  /**
   * Has events sent that the endpoint wants and that no delivery of it brought there, by a new schedule, the oldest first.
   * @param since exclusive @param until exclusive; null for now @returns how many, at most `most`
   */
  recover(webhookId: string, since: Instant, until: Instant | null, most: number): Promise<number>;
}
