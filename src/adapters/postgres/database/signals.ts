/**
 * The channel on which processes tell each other that something changed. A payload is a topic: `job:<ref>`, `jobs:<edition>`. Told in a
 * statement of its own after the change was committed: PostgreSQL lets only one transaction at a time commit with a
 * notification, and each would wait for the disk meanwhile; that was most of what a busy worker waited for. What is told
 * is a hint, so it may get lost with a process that dies in between.
 */
export const EVENTS_CHANNEL = 'galley_events';

const TELL = `SELECT pg_notify('${EVENTS_CHANNEL}', topic) FROM unnest($1::text[]) AS topic`;

/** Gathers what is to be told while the last lot is on its way, so that a hundred changes cost a few statements. */
export class Signals {
  private readonly waiting = new Set<string>();
  private underway: Promise<void> | null = null;

  /** @param ask runs a statement; what it throws is nobody's concern, for those who listen also look by themselves */
  constructor(private readonly ask: (sql: string, bind: [topics: string[]]) => Promise<unknown>) {}

  tell(topic: string): void {
    this.waiting.add(topic);
    this.underway ??= this.flush();
  }

  /** Resolves when all is told. */
  async settle(): Promise<void> {
    await this.underway;
  }

  private async flush(): Promise<void> {
    while (this.waiting.size > 0) {
      const topics = [...this.waiting];
      this.waiting.clear();
      await this.ask(TELL, [topics]).catch(() => undefined);
    }
    this.underway = null;
  }
}
