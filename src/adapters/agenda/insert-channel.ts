import { BaseNotificationChannel, toJobId, type JobNotification } from 'agenda';

/** A new row of the queue, as its store announces it. */
export interface InsertedRow {
  readonly id: string;
  readonly name: string;
  readonly nextRunAt: Date | null;
  readonly priority: number;
}

/** What a store says of new rows: a change stream of MongoDB, a `LISTEN` of PostgreSQL. */
export interface InsertFeed {
  /**
   * The next row, or null when there was none for a while; the first answer also says that the feed is open.
   * @throws when the feed is lost or was closed
   */
  next(): Promise<InsertedRow | null>;
  close(): Promise<void>;
}

/** How long to wait before a lost stream is opened again: twice as long each time, between these. */
const FIRST_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 8000;

/**
 * Wakes the workers of every process when a row is inserted. The channels that come with Agenda's backends are not used.
 * MongoDB's announces every update too, so each lock would send all workers to look for more, and one that has lost its
 * place in the server's log never finds a new one. PostgreSQL's keeps the connection of each attempt that failed, and can
 * neither be left on a silent connection nor while it reconnects. This one begins anew after a loss; what it missed,
 * polling finds.
 */
export class InsertChannel extends BaseNotificationChannel {
  private leaving = new AbortController();
  private following: Promise<void> | null = null;
  private feed: InsertFeed | null = null;

  /**
   * @param open begins a feed; null where the store has none, and only this process's own rows are announced
   * @param announce sends a row to the feeds of all processes, where the store does not by itself
   */
  constructor(
    private readonly open: () => InsertFeed | null,
    private readonly announce?: (notification: JobNotification) => Promise<unknown>,
  ) {
    super();
  }

  /** Never rejects: what fails is an `error`, and tried again. */
  override connect(): Promise<void> {
    if (this.following === null) {
      this.leaving = new AbortController();
      this.setState('connecting');
      this.following = this.follow(this.leaving.signal);
    }
    return Promise.resolve();
  }

  override async disconnect(): Promise<void> {
    this.leaving.abort();
    // So that a read that waits for changes ends now.
    await this.feed?.close().catch(() => undefined);
    await this.following;
    this.following = null;
    this.handlers.clear();
    this.setState('disconnected');
  }

  override async publish(notification: JobNotification): Promise<void> {
    // A feed brings it to this process too.
    if (this.announce) await this.announce(notification);
    else if (this.feed === null) void this.notifyHandlers(notification);
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const isLeaving = () => signal.aborted;
    let backoffMs = FIRST_BACKOFF_MS;
    while (!isLeaving()) {
      this.feed = this.open();
      if (this.feed === null) {
        this.setState('connected');
        return;
      }
      try {
        await this.read(this.feed, signal, () => (backoffMs = FIRST_BACKOFF_MS));
      } catch (error) {
        if (!isLeaving()) this.emit('error', error);
      }
      await this.feed.close().catch(() => undefined);
      if (isLeaving()) break;
      this.setState('reconnecting');
      await pause(backoffMs, signal);
      backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
    }
    this.feed = null;
  }

  private async read(feed: InsertFeed, signal: AbortSignal, isOpen: () => void): Promise<void> {
    while (!signal.aborted) {
      const row = await feed.next();
      this.setState('connected');
      isOpen();
      // Waited for, so that a burst is read no faster than it is taken in.
      if (row !== null) await this.notifyHandlers(notificationOf(row));
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

function notificationOf({ id, name, nextRunAt, priority }: InsertedRow): JobNotification {
  return { jobId: toJobId(id), jobName: name, nextRunAt, priority, timestamp: new Date() };
}
