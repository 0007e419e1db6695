import type { WorkKind } from '../domain/jobs.js';

/** Work that waits for a worker. */
export interface OutboxEntry {
  readonly kind: WorkKind;
  /** The id of the work's row. */
  readonly ref: string;
  /** How many messages the queue is to get: so many workers may share it. */
  readonly messages: number;
}

/** Entries that one process hands over. */
export interface OutboxClaim {
  readonly token: string;
  /** None when there was nothing to claim. */
  readonly entries: readonly OutboxEntry[];
}

/**
 * The outbox: an entry for everything that waits for a worker. The transaction that has it wait writes the entry, and the
 * claim that ends the wait deletes it. In between, the entry says whether the queue has been told.
 */
export interface OutboxStore {
  /**
   * Claims entries that are due and of which the queue has not been told: up to `limit` of each kind, those that are due for
   * the longest. Kinds take turns in what is returned. Until the claim is settled or `leaseMs` are over, no other claim gets
   * them.
   *
   * @param ref only this entry; any when absent
   */
  claim(leaseMs: number, limit: number, ref?: string): Promise<OutboxClaim>;
  /**
   * Ends a claim: the queue has been told of these entries now; the others may be claimed again at once. What was written
   * anew since, or has been claimed by another, stays as it is.
   */
  settle(claim: OutboxClaim, handedOver: readonly OutboxEntry[]): Promise<void>;
  /** One more message is due, of work that its worker leaves for the next. */
  post(kind: WorkKind, ref: string): Promise<void>;
  /**
   * Of what the queue was told of a kind, each counted up to `most`: its messages, and the entries of which it was told more
   * than `idleMs` ago.
   */
  countIdle(
    kind: WorkKind,
    idleMs: number,
    most: number,
  ): Promise<{ readonly handedOver: number; readonly idle: number }>;
  /**
   * Has the queue told of such idle entries again, with one message each, those that are idle for the longest first.
   * @returns how many
   */
  postAgain(kind: WorkKind, idleMs: number, limit: number): Promise<number>;
}
