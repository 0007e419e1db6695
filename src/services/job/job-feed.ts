import { GalleyError, refuse } from '../../domain/errors.js';
import type { Instant } from '../../domain/instant.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { FeedStore, JobScope, StateMark, Stored } from '../../ports/job-store.js';
import { WakeSignal } from '../concurrency/cancellable.js';

/** How many jobs the present state has, the oldest of those that are not final. */
export const PRESENT_JOBS = 500;

/** So many changes are read at once, a few kilobytes each. */
const CHANGES_AT_ONCE = 500;

/** Of one reader: references to states that all readers share, so some hundred kilobytes. */
const MOST_UNREAD = 5000;

/** A wake may be lost on its way. */
const POLL_EVERY_MS = 5000;

/** Between two reads of a feed, in ms: a burst costs twenty reads a second, however many changes it has. */
const READ_INTERVAL_MS = 50;

/** The pause after a read, in its durations: a feed whose reads are slow keeps a database no busier than a tenth. */
const PAUSE_FOR_READ = 10;

/** The longest pause, in ms: news of a slow database is not as old as those that nobody was woken for. */
const LONGEST_PAUSE_MS = 2000;

export interface FeedParts<Job> {
  readonly store: FeedStore<Job>;
  readonly events: EventBus;
  /** The topic that is notified of changes to an open job, besides that of its edition and account; null: there is none. */
  readonly topicOf?: (job: Job) => string | null;
}

/**
 * What a reader of a feed is shown: first the jobs that are not final, then the mark behind them, then each change. All
 * readers are shown the same object, by which results are shared.
 */
export type FeedUpdate<Job> =
  | { readonly kind: 'present' | 'change'; readonly job: Job }
  | { readonly kind: 'present_end'; readonly job: null };

/** A state of a job as it is shown before and behind the mark. */
interface ShownState<Job> {
  readonly ref: string;
  readonly present: FeedUpdate<Job>;
  readonly change: FeedUpdate<Job>;
}

/** The key of the mark among refs, which are UUIDs. */
const MARK = '';

/** What one reader of a feed has yet to see: of each job its latest state. */
export class FeedReader<Job> {
  /** By ref. A job keeps the place of its first unread state, before or behind the mark. */
  private readonly unread = new Map<string, FeedUpdate<Job>>();
  private failure: Error | null = null;

  /** @param wake called when there is something to read, or to fail with */
  constructor(readonly wake: () => void) {}

  /** @returns null when nothing is left. @throws what ended the feed, or `unavailable` for a reader who fell too far behind */
  next(): FeedUpdate<Job> | null {
    if (this.failure !== null) throw this.failure;
    for (const [ref, update] of this.unread) {
      this.unread.delete(ref);
      return update;
    }
    return null;
  }

  /** The state that it begins with. */
  begin(present: readonly ShownState<Job>[], mark: FeedUpdate<Job>): void {
    for (const job of present) this.unread.set(job.ref, job.present);
    this.unread.set(MARK, mark);
  }

  add({ ref, present, change }: ShownState<Job>): void {
    this.unread.set(ref, this.unread.get(ref)?.kind === 'present' ? present : change);
    if (this.unread.size > MOST_UNREAD)
      this.fail(refuse('unavailable', 'The subscriber fell too far behind; subscribe again.'));
  }

  fail(error: Error): void {
    this.failure ??= error;
    this.unread.clear();
    this.wake();
  }
}

/** The feeds that this process reads: one of each edition and of each account, while anybody does. */
export class JobFeeds<Job extends StateMark> {
  private readonly feeds = new Map<string, JobFeed<Job>>();

  constructor(private readonly parts: FeedParts<Job>) {}

  /**
   * The jobs that are not final, then each job's latest state after every change.
   *
   * @param scope whose jobs
   * @param wake see `FeedReader`
   * @returns the reader, and what it is left with
   */
  join(scope: JobScope, wake: () => void): { readonly reader: FeedReader<Job>; readonly leave: () => void } {
    const topic = topicOf(scope);
    let feed = this.feeds.get(topic);
    if (!feed) {
      const opened = new JobFeed<Job>(this.parts, scope, () => {
        if (this.feeds.get(topic) === opened) this.feeds.delete(topic);
      });
      this.feeds.set(topic, opened);
      feed = opened;
    }
    return feed.join(new FeedReader<Job>(wake));
  }
}

/**
 * Reads the jobs of one edition or account for all who watch them, one read after the other, so that no reader is shown a state that is older than
 * one before. Nothing is skipped: what changed is found by its moment and its version; what wakes the feed is only a hint.
 */
class JobFeed<Job extends StateMark> {
  private readonly readers = new Set<FeedReader<Job>>();
  /** Subscribers that have not seen the present state yet. */
  private readonly joining = new Set<FeedReader<Job>>();
  /** What was sent and would be found again: what changed after `since`. */
  private readonly known = new Map<string, StateMark>();
  /** Ends the listening to each open job with a topic of its own, by ref. */
  private readonly heard = new Map<string, () => void>();
  /** Null until the first read. */
  private since: Instant | null = null;
  private readonly wakeSignal = new WakeSignal();

  /** @param onEnd called when the last reader has left, or all were failed */
  constructor(
    private readonly parts: FeedParts<Job>,
    private readonly scope: JobScope,
    private readonly onEnd: () => void,
  ) {
    void this.run();
  }

  join(reader: FeedReader<Job>): { readonly reader: FeedReader<Job>; readonly leave: () => void } {
    this.joining.add(reader);
    this.wakeSignal.wake();
    const leave = () => {
      this.joining.delete(reader);
      this.readers.delete(reader);
      if (this.joining.size + this.readers.size > 0) return;
      this.onEnd();
      this.wakeSignal.end();
    };
    return { reader, leave };
  }

  private async run(): Promise<void> {
    const stop = this.parts.events.listen(topicOf(this.scope), this.wakeSignal.wake);
    try {
      while (await this.wakeSignal.wait(POLL_EVERY_MS)) {
        const begun = performance.now();
        await this.read();
        const pause = Math.min(LONGEST_PAUSE_MS, (performance.now() - begun) * PAUSE_FOR_READ);
        await new Promise((resolve) => setTimeout(resolve, Math.max(READ_INTERVAL_MS, pause)));
      }
    } catch (error) {
      this.onEnd();
      const failure = error instanceof Error ? error : new Error('jobs could not be read', { cause: error });
      for (const reader of [...this.joining, ...this.readers]) reader.fail(failure);
    } finally {
      this.wakeSignal.end();
      stop();
      for (const deafen of this.heard.values()) deafen();
    }
  }

  /** While the database is away, nothing is new; the next read finds what came. */
  private async read(): Promise<void> {
    try {
      await this.readChanges();
      const joining = [...this.joining];
      if (joining.length > 0) await this.readPresent(joining);
    } catch (error) {
      if (!(error instanceof GalleyError && error.code === 'unavailable')) throw error;
    }
  }

  private async readChanges(): Promise<void> {
    for (;;) {
      const changes = await this.parts.store.changedIn(this.scope, this.since, this.known, CHANGES_AT_ONCE);
      // By the first read nobody has seen anything: it says what is known.
      this.publish(changes.jobs);
      // Those that can't be read, too, or each page would begin with them.
      for (const [ref, seen] of changes.seen) this.known.set(ref, seen);
      if (changes.seen.size < CHANGES_AT_ONCE) {
        this.since = changes.next;
        break;
      }
    }
    for (const [ref, { updatedAt }] of this.known) if (updatedAt <= this.since) this.known.delete(ref);
  }

  private async readPresent(joining: readonly FeedReader<Job>[]): Promise<void> {
    const present = await this.parts.store.openOf(this.scope, PRESENT_JOBS);
    for (const job of present) this.listenTo(job);
    // Newer than the changes that were just read: the others hear it now, else it would be news to nobody.
    this.publish(present.filter((job) => this.isNews(job)));
    const shown = present.map(shownState);
    // One for all who join now, and a new one each time: results are kept as long as what they are of.
    const mark: FeedUpdate<Job> = { kind: 'present_end', job: null };
    for (const reader of joining) {
      // It may have left meanwhile.
      if (!this.joining.delete(reader)) continue;
      this.readers.add(reader);
      reader.begin(shown, mark);
      reader.wake();
    }
  }

  private isNews({ ref, progress }: Stored<Job>): boolean {
    return (
      (this.since === null || progress.updatedAt > this.since) &&
      progress.version > (this.known.get(ref)?.version ?? 0)
    );
  }

  private publish(jobs: readonly Stored<Job>[]): void {
    if (jobs.length === 0) return;
    for (const job of jobs) {
      this.listenTo(job);
      this.known.set(job.ref, { version: job.progress.version, updatedAt: job.progress.updatedAt });
    }
    const shown = jobs.map(shownState);
    for (const reader of this.readers) {
      for (const job of shown) reader.add(job);
      reader.wake();
    }
  }

  private listenTo({ ref, progress }: Stored<Job>): void {
    const topic = this.parts.topicOf?.(progress) ?? null;
    if (topic === null) {
      this.heard.get(ref)?.();
      this.heard.delete(ref);
    } else if (!this.heard.has(ref))
      this.heard.set(ref, this.parts.events.listen(topic, this.wakeSignal.wake));
  }
}

/** Ids are UUIDs: no edition has that of an account. */
function topicOf({ id }: JobScope): string {
  return `jobs:${id}`;
}

function shownState<Job>({ ref, progress: job }: Stored<Job>): ShownState<Job> {
  return { ref, present: { kind: 'present', job }, change: { kind: 'change', job } };
}
