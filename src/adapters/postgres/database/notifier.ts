/**
 * The channel of notifications between processes. A payload is a topic: `job:<ref>`, `jobs:<edition>`, `jobs:<account>`. Sent in a statement
 * of its own after the commit: PostgreSQL serialises commits of transactions with a notification, and each would wait for
 * the disk meanwhile, which was most of a busy worker's waiting time. A notification is a hint: it gets lost when the
 * process dies in between.
 */
export const EVENTS_CHANNEL = 'galley_events';

const NOTIFY = `SELECT pg_notify('${EVENTS_CHANNEL}', topic) FROM unnest($1::text[]) AS topic`;

/** Collects notifications while the last batch is being sent, so that a hundred changes cost a few statements. */
export class Notifier {
  private readonly waiting = new Set<string>();
  private underway: Promise<void> | null = null;

  /** @param ask runs a statement; its errors are ignored, because listeners also poll */
  constructor(private readonly ask: (sql: string, bind: [topics: string[]]) => Promise<unknown>) {}

  notify(topic: string): void {
    this.waiting.add(topic);
    this.underway ??= this.flush();
  }

  /** Resolves when all notifications are sent. */
  async settle(): Promise<void> {
    await this.underway;
  }

  private async flush(): Promise<void> {
    while (this.waiting.size > 0) {
      const topics = [...this.waiting];
      this.waiting.clear();
      await this.ask(NOTIFY, [topics]).catch(() => undefined);
    }
    this.underway = null;
  }
}
