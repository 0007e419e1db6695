import type { WorkKind } from '../domain/jobs.js';

/** Work that waits for a worker. */
export interface OutboxEntry {
  readonly kind: WorkKind;
  /** The id of the work's row. */
  readonly ref: string;
  /** How many messages the queue is to get: so many workers may share it. */
  readonly messages: number;
}

/** Entries that one process enqueues. */
export interface OutboxClaim {
  readonly token: string;
  /** None when there was nothing to claim. */
  readonly entries: readonly OutboxEntry[];
}

/**
 * The outbox: an entry for everything that waits for a worker. The transaction that makes work wait writes the entry, and the
 * claim that ends the wait deletes it. In between, the entry says whether the queue has a message of it.
 */
export interface OutboxStore {
  /**
   * Claims due entries without a message in the queue: up to `limit` of each kind, the longest due first. Kinds alternate in
   * the result. Until the claim is settled or `leaseMs` are over, no other claim gets them.
   *
   * @param ref only this entry; any when absent
   */
  claim(leaseMs: number, limit: number, ref?: string): Promise<OutboxClaim>;
  /**
   * Ends a claim: these entries are in the queue now; the others may be claimed again at once. Entries that were rewritten, or
   * claimed by another process, stay as they are.
   */
  settle(claim: OutboxClaim, enqueued: readonly OutboxEntry[]): Promise<void>;
  /** Makes one more message due, for work that its worker leaves to the next one. */
  post(kind: WorkKind, ref: string): Promise<void>;
  /**
   * Counts, up to `most` each: the messages of a kind in the queue, and the entries that were enqueued more than `idleMs` ago.
   */
  countIdle(
    kind: WorkKind,
    idleMs: number,
    most: number,
  ): Promise<{ readonly enqueued: number; readonly idle: number }>;
  /**
   * Enqueues such idle entries again, with one message each, the longest idle first.
   * @returns how many
   */
  postAgain(kind: WorkKind, idleMs: number, limit: number): Promise<number>;
}
