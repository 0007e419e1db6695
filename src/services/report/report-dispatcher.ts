import type { JobQueue } from '../../ports/job-queue.js';
import type { Log } from '../../ports/log.js';
import type { ReportStore } from '../../ports/report-store.js';

const AT_ONCE = 20;

/**
 * Tells the queue that a report waits for a worker. There is no outbox, as articles have: the row itself says that it
 * waits, and every process looks for such rows now and then. A report that is told of twice is taken once; it is marked
 * as told after the queue has it, so a crash in between costs a message and not the report.
 */
export class ReportDispatcher {
  private readonly underway = new Set<Promise<unknown>>();

  constructor(
    private readonly parts: {
      readonly reports: Pick<ReportStore, 'unenqueued' | 'markEnqueued'>;
      readonly queue: JobQueue;
      readonly log: Log;
      /** A message that nobody came for in so long is taken for lost. */
      readonly lostMs: number;
    },
  ) {}

  /** In the background; a failure is left to the next round. */
  kick(id: string): void {
    const work: Promise<unknown> = this.tell(id)
      .catch((error: unknown) => {
        this.parts.log.warn({ err: error, report: id }, 'a report could not be handed to the queue yet');
      })
      .finally(() => this.underway.delete(work));
    this.underway.add(work);
  }

  /** @returns how many reports the queue was told of */
  async deliverDue(): Promise<number> {
    const due = await this.parts.reports.unenqueued(this.parts.lostMs, AT_ONCE);
    for (const id of due) await this.tell(id);
    return due.length;
  }

  /** Resolves when every kick is through. */
  async settle(): Promise<void> {
    while (this.underway.size > 0) await Promise.all(this.underway);
  }

  private async tell(id: string): Promise<void> {
    await this.parts.queue.enqueue('make-report', { id });
    await this.parts.reports.markEnqueued(id);
  }
}
