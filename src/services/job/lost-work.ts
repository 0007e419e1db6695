import type { Log } from '../../ports/log.js';
import type { OutboxStore } from '../../ports/outbox-store.js';
import { IDLE_MS, type JobDispatcher } from './job-dispatcher.js';
import type { Work } from './work.js';

/** Takes up the work of lost workers, and work whose messages were lost. Every worker process does so, round by round. */
export class LostWork {
  private wasAway = false;

  constructor(
    private readonly parts: {
      readonly works: readonly Pick<Work, 'kind' | 'sweep'>[];
      readonly outbox: Pick<OutboxStore, 'countIdle'>;
      readonly dispatcher: Pick<JobDispatcher, 'replaceLost'>;
      readonly log: Log;
    },
  ) {}

  /**
   * When the database comes back after an outage, every lease has run out, and the workers are not lost: they have the time
   * of a round to hand back what they hold, which counts no attempt.
   *
   * @throws {GalleyError} `unavailable` when a store can't be reached
   */
  async round(): Promise<void> {
    const { dispatcher, log, works } = this.parts;
    try {
      for (const work of works) await (this.wasAway ? this.ask(work) : this.sweep(work));
      this.wasAway = false;
    } catch (error) {
      this.wasAway = true;
      throw error;
    }
    for (const { kind } of works) {
      const count = await dispatcher.replaceLost(kind);
      if (count > 0) log.warn({ kind, count }, 'lost messages are handed to the queue again');
    }
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
