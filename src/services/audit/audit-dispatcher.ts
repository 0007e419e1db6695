import type { AuditStore } from '../../ports/audit/audit-store.js';
import type { JobQueue } from '../../ports/job-queue.js';
import type { Log } from '../../ports/log.js';

/** Messages for a crawl that begins: so many workers share it, where there are so many. */
const CRAWLERS = 2;
const AT_ONCE = 20;

/**
 * Tells the queue that an audit has work. What is told is a hint: whoever comes finds in the rows what is to be done,
 * and a message that is lost is told again when nobody has worked on the audit for a while.
 */
export class AuditDispatcher {
  private readonly underway = new Set<Promise<unknown>>();

  constructor(
    private readonly parts: {
      readonly audits: Pick<AuditStore, 'expectMessages' | 'unenqueued'>;
      readonly queue: JobQueue;
      readonly log: Log;
      /** An audit on which nobody has worked for so long is told of again. */
      readonly quietMs: number;
    },
  ) {}

  /** In the background; a failure is left to the next round. */
  kick(id: string): void {
    const work: Promise<unknown> = this.tell(id)
      .catch((error: unknown) => {
        this.parts.log.warn({ err: error, audit: id }, 'an audit could not be handed to the queue yet');
      })
      .finally(() => this.underway.delete(work));
    this.underway.add(work);
  }

  /** Of work that one worker left for the next. */
  async again(id: string): Promise<void> {
    await this.send(id, 1);
  }

  /** A message came: one less waits. @returns whose account the audit is; null when there is nothing to do for it */
  arrived(id: string): Promise<string | null> {
    return this.parts.audits.expectMessages(id, -1);
  }

  /** @returns how many audits were told of */
  async deliverDue(): Promise<number> {
    const due = await this.parts.audits.unenqueued(this.parts.quietMs, AT_ONCE);
    for (const { id } of due) await this.tell(id);
    return due.length;
  }

  /** Resolves when every kick is through. */
  async settle(): Promise<void> {
    while (this.underway.size > 0) await Promise.all(this.underway);
  }

  private tell(id: string): Promise<void> {
    return this.send(id, CRAWLERS);
  }

  /** Counted before they are sent: of a message that nobody counted there would soon be many. */
  private async send(id: string, count: number): Promise<void> {
    await this.parts.audits.expectMessages(id, count);
    for (let n = 0; n < count; n += 1) await this.parts.queue.enqueue('work-on-audit', { id });
  }
}
