import type { Clock } from '../ports/clock.js';
import type { JobQueue } from '../ports/job-queue.js';
import type { OutboxStore } from '../ports/job-store.js';
import type { Log } from '../ports/log.js';

/** Kicks that may be under way at once: each holds a connection to the database until the queue has answered. */
const KICKS_AT_ONCE = 4;

/** How long the outbox is left alone after failures in a row. */
const RESTS_MS = [1000, 2000, 4000, 8000, 15_000];

/**
 * Hands the outbox to the queue. A start kicks its own entry right after its commit; every process also goes
 * through what is due now and then, so a crash between commit and hand-over costs a moment, not the job. While the
 * queue refuses, entries wait in the outbox and nothing here: it is tried again after a rest, longer each time.
 */
export class JobDispatcher {
  private readonly underway = new Set<Promise<unknown>>();
  private isBehind = false;
  private failures = 0;
  private restsUntil = 0;

  constructor(
    private readonly parts: {
      readonly outbox: OutboxStore;
      readonly queue: JobQueue;
      readonly clock: Clock;
      readonly log: Log;
    },
  ) {}

  /** In the background; a failure is left to the next round. */
  kick(ref: string): void {
    if (this.isResting()) return;
    if (this.underway.size >= KICKS_AT_ONCE) {
      this.isBehind = true;
      return;
    }
    this.inBackground(this.deliver(ref), ref);
  }

  /** Everything that is due; nothing during a rest. @returns how many jobs were handed over */
  async deliverDue(): Promise<number> {
    let total = 0;
    while (!this.isResting()) {
      const count = await this.deliver();
      total += count;
      if (count === 0) break;
    }
    return total;
  }

  /** The queue is said to answer again: a rest ends now. */
  resume(): void {
    this.restsUntil = 0;
  }

  /** Resolves when every kick is through. */
  async settle(): Promise<void> {
    while (this.underway.size > 0) await Promise.all(this.underway);
  }

  private inBackground(delivery: Promise<unknown>, ref: string | null): void {
    const work = delivery
      .catch((error: unknown) => {
        this.parts.log.warn({ err: error, ref }, 'a job could not be handed to the queue yet');
      })
      .finally(() => {
        this.underway.delete(work);
        if (!this.isBehind) return;
        this.isBehind = false;
        this.inBackground(this.deliverDue(), null);
      });
    this.underway.add(work);
  }

  private isResting(): boolean {
    return this.parts.clock.now().getTime() < this.restsUntil;
  }

  private deliver(ref?: string): Promise<number> {
    return this.parts.outbox.deliver((entry) => this.enqueue(entry), ref);
  }

  private async enqueue(entry: { readonly ref: string }): Promise<void> {
    try {
      await this.parts.queue.enqueue('write-article', entry);
      this.failures = 0;
    } catch (error) {
      const rest = RESTS_MS[Math.min(this.failures, RESTS_MS.length - 1)] ?? 0;
      this.failures += 1;
      this.restsUntil = this.parts.clock.now().getTime() + rest;
      throw error;
    }
  }
}
