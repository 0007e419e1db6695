import { BaseNotificationChannel, toJobId, type JobNotification } from 'agenda';

/** A new row of the queue, as a change stream tells of it. */
export interface InsertedRow {
  readonly id: string;
  readonly name: string;
  readonly nextRunAt: Date | null;
  readonly priority: number;
}

/** The driver's change stream, as far as it is used. */
export interface ChangeFeed {
  /** The next change, or null when there was none for a while. @throws when the stream is lost or was closed */
  next(): Promise<InsertedRow | null>;
  close(): Promise<void>;
}

/** How long to wait before a lost stream is opened again: twice as long each time, between these. */
const FIRST_PAUSE_MS = 250;
const LAST_PAUSE_MS = 8000;

/**
 * Wakes the workers of every process when a row is inserted. The channel that comes with Agenda's MongoDB backend tells
 * of every update too, so each lock that is taken would send all workers to look for more, and one that has lost its
 * place in the server's log never finds a new one. This one begins anew after a loss; what it missed, polling finds.
 */
export class MongoNotificationChannel extends BaseNotificationChannel {
  private leaving = new AbortController();
  private following: Promise<void> | null = null;
  private feed: ChangeFeed | null = null;

  /** @param open begins a stream; null where the server has none, and only this process's own rows are told */
  constructor(private readonly open: () => ChangeFeed | null) {
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
    // So that a look that waits for changes ends now.
    await this.feed?.close().catch(() => undefined);
    await this.following;
    this.following = null;
    this.handlers.clear();
    this.setState('disconnected');
  }

  override publish(notification: JobNotification): Promise<void> {
    // A stream brings it to this process too.
    if (this.feed === null) void this.notifyHandlers(notification);
    return Promise.resolve();
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const isLeaving = () => signal.aborted;
    let pauseMs = FIRST_PAUSE_MS;
    while (!isLeaving()) {
      this.feed = this.open();
      if (this.feed === null) {
        this.setState('connected');
        return;
      }
      try {
        await this.read(this.feed, signal, () => (pauseMs = FIRST_PAUSE_MS));
      } catch (error) {
        if (!isLeaving()) this.emit('error', error);
      }
      await this.feed.close().catch(() => undefined);
      if (isLeaving()) break;
      this.setState('reconnecting');
      await pause(pauseMs, signal);
      pauseMs = Math.min(pauseMs * 2, LAST_PAUSE_MS);
    }
    this.feed = null;
  }

  private async read(feed: ChangeFeed, signal: AbortSignal, isOpen: () => void): Promise<void> {
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
