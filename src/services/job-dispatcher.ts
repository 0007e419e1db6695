import type { JobQueue } from '../ports/job-queue.js';
import type { OutboxStore } from '../ports/job-store.js';
import type { Log } from '../ports/log.js';

/**
 * Hands the outbox to the queue. A start kicks its own entry right after its commit; every process also goes
 * through what is due now and then, so a crash between commit and hand-over costs a moment, not the job.
 */
export class JobDispatcher {
  private readonly underway = new Set<Promise<unknown>>();

  constructor(
    private readonly parts: { readonly outbox: OutboxStore; readonly queue: JobQueue; readonly log: Log },
  ) {}

  /** In the background; a failure is left to the next round. */
  kick(ref: string): void {
    const work = this.deliver(ref).catch((error: unknown) => {
      this.parts.log.warn({ err: error, ref }, 'a job could not be handed to the queue yet');
    });
    this.underway.add(work);
    void work.finally(() => this.underway.delete(work));
  }

  /** Everything that is due. @returns how many jobs were handed over */
  async deliverDue(): Promise<number> {
    let total = 0;
    for (;;) {
      const count = await this.deliver();
      total += count;
      if (count === 0) return total;
    }
  }

  /** Resolves when every kick is through. */
  async settle(): Promise<void> {
    await Promise.all(this.underway);
  }

  private deliver(ref?: string): Promise<number> {
    return this.parts.outbox.deliver((entry) => this.parts.queue.enqueue('write-article', entry), ref);
  }
}
