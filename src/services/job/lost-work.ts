import type { WorkKind } from '../../domain/jobs.js';
import type { Log } from '../../ports/log.js';
import type { OutboxStore } from '../../ports/outbox-store.js';
import { IDLE_MS, type JobDispatcher } from './job-dispatcher.js';
import type { Work } from './work.js';

/**
 * Takes up the work of lost workers, and work whose messages were lost. Every worker process does so, round by round.
 *
 * No round looks for work that waits without an entry in the outbox: the statement that has it wait writes the entry
 * (`postedSql`), and only a statement that ends the wait deletes it (`claimedSql`; `deleteStale` never one that was written
 * anew). An audit is the exception: each of its messages deletes the entry, so its sweep looks for audits that have none.
 */
export class LostWork {
  private wasAway = false;
  /** Those whose sweep failed come last, so that none keeps the others waiting for ever. */
  private works: readonly Pick<Work, 'kind' | 'sweep'>[];

  constructor(
    private readonly parts: {
      readonly works: readonly Pick<Work, 'kind' | 'sweep'>[];
      readonly outbox: Pick<OutboxStore, 'countIdle'>;
      readonly dispatcher: Pick<JobDispatcher, 'replaceLost'>;
      readonly log: Log;
    },
  ) {
    this.works = parts.works;
  }

  /**
   * When the database comes back after an outage, every lease has run out, and the workers are not lost: they have the time
   * of a round to requeue what they hold, which counts no attempt. A failure of one kind does not stop the others.
   *
   * @throws the first fault, after every kind was tried; {GalleyError} `unavailable` when a store can't be reached
   */
  async round(): Promise<void> {
    const unswept = new Set<WorkKind>();
    const faults: unknown[] = [];
    for (const work of this.works) {
      try {
        await (this.wasAway || unswept.size > 0 ? this.ask(work) : this.sweep(work));
      } catch (error) {
        unswept.add(work.kind);
        faults.push(error);
      }
    }
    this.wasAway = unswept.size > 0;
    this.works = [
      ...this.works.filter(({ kind }) => !unswept.has(kind)),
      ...this.works.filter(({ kind }) => unswept.has(kind)),
    ];
    for (const { kind } of this.parts.works) {
      try {
        await this.replaceLost(kind);
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw faults[0];
  }

  private async replaceLost(kind: WorkKind): Promise<void> {
    const count = await this.parts.dispatcher.replaceLost(kind);
    if (count > 0) this.parts.log.warn({ kind, count }, 'lost messages are enqueued again');
  }

  /** Only to see whether the database answers. */
  private async ask({ kind }: Pick<Work, 'kind'>): Promise<void> {
    await this.parts.outbox.countIdle(kind, IDLE_MS, 1);
  }

  private async sweep({ kind, sweep }: Pick<Work, 'kind' | 'sweep'>): Promise<void> {
    const swept = await sweep();
    if (swept.requeued + swept.failed > 0)
      this.parts.log.warn({ kind, ...swept }, 'the work of lost workers was taken up');
  }
}
