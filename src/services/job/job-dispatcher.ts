import type { WorkKind } from '../../domain/jobs.js';
import type { MonotonicClock } from '../../ports/clock.js';
import type { JobQueue } from '../../ports/job-queue.js';
import type { OutboxEntry, OutboxStore } from '../../ports/outbox-store.js';
import type { Log } from '../../ports/log.js';

/** Kicks that may be under way at once: each waits for the queue's answer. */
const KICKS_AT_ONCE = 4;

/** Entries of each kind claimed at once. A queue nearby takes them in a moment; of a slow one, few are enqueued in `ENQUEUE_MS`. */
const AT_ONCE = 50;
/** Entries under way to the queue at once: as many connections has its store. One after the other, each waits for a round trip. */
const UNDERWAY = 4;
/** So long a claim begins to enqueue; then what went through is settled, and the rest is for the next claim. */
const ENQUEUE_MS = 5000;
/**
 * How long a claim holds: for what is begun in `ENQUEUE_MS` and then takes the 13 s after which the queue gives up (3 s for a
 * connection, 10 s for a statement). A claim that runs out earlier costs a second message. A process that dies keeps its
 * entries from the others for so long.
 */
const CLAIM_MS = 20_000;

/** How long the outbox is left alone after failures in a row. */
const BACKOFF_MS = [1000, 2000, 4000, 8000, 15_000];

/** What no worker has claimed so long after it was enqueued may have lost its message. */
export const IDLE_MS = 5 * 60_000;
/** Messages and entries are counted up to here: where so many messages wait, the lack of some more keeps nothing waiting. */
const COUNTED = 1000;

/**
 * Enqueues the entries of the outbox, whatever the kind of work. A start kicks its own entry right after its commit; every
 * process also goes through what is due now and then, so a crash between commit and enqueuing costs a moment, not the work. While the
 * queue refuses, entries wait in the outbox and nothing here: it is tried again after a backoff, longer each time.
 */
export class JobDispatcher {
  private readonly underway = new Set<Promise<unknown>>();
  private isBehind = false;
  private isLeaving = false;
  private failures = 0;
  private backoffUntil = 0;

  constructor(
    private readonly parts: {
      readonly outbox: OutboxStore;
      readonly queue: JobQueue;
      readonly clock: MonotonicClock;
      readonly log: Log;
    },
  ) {}

  /** In the background; a failure is left to the next round. */
  kick(ref: string): void {
    if (this.isBackingOff()) return;
    if (this.underway.size >= KICKS_AT_ONCE) {
      this.isBehind = true;
      return;
    }
    this.inBackground(this.deliver(ref), ref);
  }

  /** Everything that is due; nothing during a backoff, and no more of it once the process leaves. @returns how many entries were enqueued */
  async deliverDue(): Promise<number> {
    let total = 0;
    while (!this.isLeaving && !this.isBackingOff()) {
      const count = await this.deliver();
      total += count;
      if (count === 0) break;
    }
    return total;
  }

  /**
   * Enqueues again what work of a kind the queue has lost its messages of. A message says only that there is work, so what
   * counts is that as many wait in the queue as were enqueued: by this there are never more of them.
   *
   * @returns of how many entries
   */
  async replaceLost(kind: WorkKind): Promise<number> {
    const { outbox, queue } = this.parts;
    const { enqueued, idle } = await outbox.countIdle(kind, IDLE_MS, COUNTED);
    if (idle === 0 || this.isBackingOff()) return 0;
    const lost = Math.min(idle, enqueued - (await queue.waiting(kind, COUNTED)));
    return lost > 0 ? outbox.postAgain(kind, IDLE_MS, lost) : 0;
  }

  /** The queue is said to answer again: a backoff ends now. */
  resume(): void {
    this.backoffUntil = 0;
  }

  /** The process is about to go: what is due is for others. Kicks go through still. */
  leave(): void {
    this.isLeaving = true;
  }

  /** Resolves when every kick is through. */
  async settle(): Promise<void> {
    while (this.underway.size > 0) await Promise.all(this.underway);
  }

  private inBackground(delivery: Promise<unknown>, ref: string | null): void {
    const work = delivery
      .catch((error: unknown) => {
        this.parts.log.warn({ err: error, ref }, 'work could not be enqueued yet');
      })
      .finally(() => {
        this.underway.delete(work);
        if (!this.isBehind) return;
        this.isBehind = false;
        this.inBackground(this.deliverDue(), null);
      });
    this.underway.add(work);
  }

  private isBackingOff(): boolean {
    return this.parts.clock.elapsedMs() < this.backoffUntil;
  }

  /** @throws what the queue refused with, when nothing went through */
  private async deliver(ref?: string): Promise<number> {
    const { clock, outbox } = this.parts;
    const claim = await outbox.claim(CLAIM_MS, AT_ONCE, ref);
    if (claim.entries.length === 0) return 0;
    const enqueued: OutboxEntry[] = [];
    const faults: unknown[] = [];
    const until = clock.elapsedMs() + ENQUEUE_MS;
    const left = claim.entries[Symbol.iterator]();
    const enqueueNext = async () => {
      // All that share the iterator get the next entry of it each.
      for (const next of left) {
        try {
          await this.enqueue(next);
          enqueued.push(next);
        } catch (error) {
          faults.push(error);
        }
        if (this.isLeaving || faults.length > 0 || clock.elapsedMs() >= until) return;
      }
    };
    await Promise.all(Array.from({ length: UNDERWAY }, enqueueNext));
    await outbox.settle(claim, enqueued);
    if (enqueued.length === 0 && faults.length > 0) throw faults[0];
    return enqueued.length;
  }

  /**
   * Where one of several messages fails, all of them are sent again with the next claim: a message too many costs a worker one
   * query, and to count those that went through would take a write for each.
   */
  private async enqueue({ kind, ref, messages }: OutboxEntry): Promise<void> {
    try {
      for (let sent = 0; sent < messages; sent += 1) await this.parts.queue.enqueue(kind, ref);
      this.failures = 0;
    } catch (error) {
      // Those under way together fail together.
      if (!this.isBackingOff()) {
        const backoffMs = BACKOFF_MS[Math.min(this.failures, BACKOFF_MS.length - 1)] ?? 0;
        this.failures += 1;
        this.backoffUntil = this.parts.clock.elapsedMs() + backoffMs;
      }
      throw error;
    }
  }
}
