import { Socket } from 'node:net';
import { Client } from 'pg';
import type { EventBus } from '../../../ports/event-bus.js';
import type { Log } from '../../../ports/log.js';
import { EVENTS_CHANNEL } from './notifier.js';

/** Chosen: a first loss is usually short, and a server that stays away is asked every five seconds. */
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5000;

/** How a listening connection is probed; tests use shorter times. */
export interface EventBusLimits {
  /** The interval between probes of the connection, in ms. */
  readonly probeEveryMs: number;
  /** How long the server may take to answer anything, in ms, before the connection counts as lost. */
  readonly answerWithinMs: number;
}

/** Chosen: a silent connection is noticed within ten seconds; watchers poll every five seconds by themselves. */
const LIMITS: EventBusLimits = { probeEveryMs: 5000, answerWithinMs: 5000 };

/** One connection: the client and its socket, which alone can be closed without an answer of the server. */
interface Line {
  readonly client: Client;
  readonly socket: Socket;
}

/**
 * Notifies listeners by PostgreSQL's LISTEN, on one connection of its own. While that connection is lost, no notification
 * arrives, so every listener is notified on reconnection and reads what it missed by version. A connection that only
 * listens can't distinguish silence from loss, so it is probed every few seconds.
 */
export class PostgresEventBus implements EventBus {
  private readonly listeners = new Map<string, Set<() => void>>();
  private line: Line | null = null;
  private probe: NodeJS.Timeout | null = null;
  private retry: NodeJS.Timeout | null = null;
  private retryMs = FIRST_RETRY_MS;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly log: Log,
    private readonly limits: EventBusLimits = LIMITS,
  ) {}

  /** Connects once; later losses are repaired in the background. */
  async open(): Promise<void> {
    await this.connect();
  }

  /** Whether the connection stands, which is probed every few seconds. */
  get isConnected(): boolean {
    return this.line !== null;
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
    if (this.probe) clearTimeout(this.probe);
    if (!this.line) return;
    const { client, socket } = this.line;
    // A graceful end waits for the server's answer, which a dead connection never gets.
    const hangUp = setTimeout(() => socket.destroy(), this.limits.answerWithinMs);
    await client.end().catch((error: unknown) => {
      this.log.debug({ err: error }, 'the listening connection was gone before it was closed');
    });
    clearTimeout(hangUp);
  }

  private async connect(): Promise<void> {
    const socket = new Socket();
    const client = new Client({
      connectionString: this.url,
      application_name: 'galley-events',
      keepAlive: true,
      stream: () => socket,
      connectionTimeoutMillis: this.limits.answerWithinMs,
      query_timeout: this.limits.answerWithinMs,
    });
    const line = { client, socket };
    // `pg` emits `error` for a lost idle connection, then `end`; without a listener the process would end.
    client.on('error', (error) => {
      this.log.warn({ err: error }, 'the listening connection was lost');
    });
    client.on('end', () => {
      if (this.line === line) this.reconnectSoon();
    });
    client.on('notification', ({ payload }) => {
      for (const wake of [...(this.listeners.get(payload ?? '') ?? [])]) wake();
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${EVENTS_CHANNEL}`);
    } catch (error) {
      socket.destroy();
      throw error;
    }
    if (this.closed) {
      socket.destroy();
      return;
    }
    this.line = line;
    this.retryMs = FIRST_RETRY_MS;
    this.probeLater(line);
    for (const wakes of [...this.listeners.values()]) for (const wake of [...wakes]) wake();
  }

  /** Without it, a network that dropped the connection silently would leave every listener without notifications for ever. */
  private probeLater(line: Line): void {
    this.probe = setTimeout(() => {
      line.client.query('SELECT 1').then(
        () => {
          if (this.line === line && !this.closed) this.probeLater(line);
        },
        (error: unknown) => {
          this.log.debug({ err: error }, 'the listening connection does not answer');
          line.socket.destroy();
        },
      );
    }, this.limits.probeEveryMs);
  }

  private reconnectSoon(): void {
    this.line = null;
    if (this.probe) clearTimeout(this.probe);
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
