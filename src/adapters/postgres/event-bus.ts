import { Client } from 'pg';
import type { EventBus } from '../../ports/event-bus.js';
import type { Log } from '../../ports/log.js';

/** Its payload is a topic: `job:<ref>`. */
export const EVENTS_CHANNEL = 'galley_events';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5000;

/**
 * Wakes listeners by PostgreSQL's LISTEN, on one connection of its own. While that connection is away nothing is
 * heard, so every listener is woken when it comes back and reads what it missed by version.
 */
export class PostgresEventBus implements EventBus {
  private readonly listeners = new Map<string, Set<() => void>>();
  private client: Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private retryMs = FIRST_RETRY_MS;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly log: Log,
  ) {}

  /** Connects once; later losses are healed in the background. */
  async open(): Promise<void> {
    await this.connect();
  }

  listen(topic: string, wake: () => void): () => void {
    const wakes = this.listeners.get(topic) ?? new Set();
    wakes.add(wake);
    this.listeners.set(topic, wakes);
    return () => {
      wakes.delete(wake);
      if (wakes.size === 0) this.listeners.delete(topic);
    };
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.retry) clearTimeout(this.retry);
    await this.client?.end().catch((error: unknown) => {
      this.log.debug({ err: error }, 'the listening connection was gone before it was closed');
    });
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'galley-events',
      keepAlive: true,
    });
    // `pg` emits `error` for a lost idle connection, then `end`; without a listener the process would end.
    client.on('error', (error) => {
      this.log.warn({ err: error }, 'the listening connection was lost');
    });
    client.on('end', () => {
      if (this.client === client) this.reconnectSoon();
    });
    client.on('notification', ({ payload }) => {
      for (const wake of [...(this.listeners.get(payload ?? '') ?? [])]) wake();
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${EVENTS_CHANNEL}`);
    } catch (error) {
      await client.end().catch((reason: unknown) => {
        this.log.debug({ err: reason }, 'a half-open listening connection could not be ended');
      });
      throw error;
    }
    if (this.closed) {
      await client.end();
      return;
    }
    this.client = client;
    this.retryMs = FIRST_RETRY_MS;
    for (const wakes of [...this.listeners.values()]) for (const wake of [...wakes]) wake();
  }

  private reconnectSoon(): void {
    this.client = null;
    if (this.closed || this.retry) return;
    this.retry = setTimeout(() => {
      this.retry = null;
      this.connect().catch((error: unknown) => {
        this.log.warn({ err: error, retryMs: this.retryMs }, 'the listening connection is not back yet');
        this.retryMs = Math.min(LAST_RETRY_MS, this.retryMs * 2);
        this.reconnectSoon();
      });
    }, this.retryMs);
  }
}
