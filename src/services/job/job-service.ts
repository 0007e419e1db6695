import type { Actor } from '../../domain/access/actor.js';
import { isUuid } from '../../domain/access/uuid.js';
import { assertFullKey } from '../../domain/access/admission.js';
import { coalesceChanges } from '../../domain/article/coalesce-changes.js';
import { isFinal, type JobProgress } from '../../domain/article/job.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { Edition } from '../../domain/edition.js';
import type { AccountWork } from '../../domain/work.js';
import type { FeedStore, JobScope, JobStore, StateMark, StoredJob } from '../../ports/job-store.js';
import { UnreadableWork } from '../../ports/run-store.js';
import { readOrRefuse, type AccessService } from '../access/access-service.js';
import { cancellable, type WakeSignal } from '../concurrency/cancellable.js';
import { KeyedQuota } from '../concurrency/keyed-quota.js';
import { SingleFlight } from '../concurrency/single-flight.js';
import { JobFeeds, type FeedUpdate } from './job-feed.js';

/** A watcher looks by itself this long after its last look: a wake may be lost on its way, and a key be revoked with it. */
const POLL_EVERY_MS = 5000;

/** So many changes are in memory at most for one watcher, a few kilobytes each. */
const CHANGES_AT_ONCE = 500;

/**
 * How many jobs, and editions or accounts full of them, a key may watch at once in one process. Each watcher looks at the database
 * every few seconds, and costs its caller one request however long it lasts.
 */
export const MAX_WATCHED = 100;

/** An update for callers who watch all article jobs of an edition or account. */
export type JobsUpdate = FeedUpdate<JobProgress>;
/** The same of article jobs, research reports and audits. */
export type WorkUpdate = FeedUpdate<AccountWork>;

/** Article jobs as their account sees them. */
export class JobService {
  private readonly watchQuota = new KeyedQuota(MAX_WATCHED);
  private readonly changed = new SingleFlight<readonly JobProgress[]>();
  private readonly opened = new SingleFlight<Edition>();
  private readonly feeds: JobFeeds<JobProgress>;
  private readonly workFeeds: JobFeeds<AccountWork>;

  constructor(
    private readonly parts: {
      readonly stores: { readonly jobs: JobStore; readonly workFeed: FeedStore<AccountWork> };
      readonly events: EventBus;
      readonly access: AccessService;
    },
  ) {
    const { stores, events } = parts;
    this.feeds = new JobFeeds({ store: stores.jobs, events });
    this.workFeeds = new JobFeeds({ store: stores.workFeed, events, topicOf });
  }

  /** @throws {GalleyError} `not_found` for what is no job of the caller's account */
  async progress(actor: Actor, id: string): Promise<JobProgress> {
    return (await this.open(actor, id)).progress;
  }

  /**
   * Several at once, in the order asked; those that are none of the caller's account are left out.
   * @param ids UUIDs in any case
   */
  async several(actor: Actor, ids: readonly string[]): Promise<readonly JobProgress[]> {
    const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
    const found = await readOrRefuse(() => this.parts.stores.jobs.findAll(actor.accountId, wanted));
    const byId = new Map(found.map(({ progress }) => [progress.id, progress]));
    return wanted.flatMap((id) => byId.get(id) ?? []);
  }

  /**
   * Ends a job before its time. What it cost stays spent, and its worker stops at once.
   *
   * @returns the progress after
   * @throws {GalleyError} `not_found`, `key_read_only`, or `conflict` for a job that is final; `invalid_key` or
   *   `account_closed` for a caller who lost the right meanwhile
   */
  async cancel(actor: Actor, id: string): Promise<JobProgress> {
    const found = await readOrRefuse(() => this.open(actor, id));
    assertFullKey(actor, 'cancelling a job');
    await this.parts.access.confirmFullKey(actor, 'cancelling a job');
    const cancelled = await readOrRefuse(() => this.parts.stores.jobs.cancel(found.ref));
    if (cancelled) return cancelled;
    const { progress } = await readOrRefuse(() => this.open(actor, id));
    throw refuse('conflict', `The job is ${progress.status}; nothing is left to cancel.`);
  }

  /**
   * The present state first, then every change in order, to the final one. Nothing is skipped: changes are read
   * from their record, by version; what wakes the reader is only a hint. One that fell behind is not shown every
   * percent (`coalesceChanges`).
   *
   * @param after the last version that the reader has seen: it is shown what came after, and no present state first
   * @throws {GalleyError} `rate_limited` when the key watches too many already; `not_found`, also later for a job that another
   *   version has changed; later `invalid_key` or `account_closed` when the caller loses the right
   */
  watch(actor: Actor, id: string, after: number | null = null): AsyncIterableIterator<JobProgress> {
    return cancellable((wakeSignal) => this.follow(actor, id, after, wakeSignal));
  }

  /**
   * The jobs of an edition, or of all editions of the caller's account, that are not final, oldest first and `PRESENT_JOBS` at
   * most, and a mark behind them; then the latest state of every job of it that changed, new ones and final states among them.
   * It does not end by itself. Of changes to one job that come while the reader is busy, or within a moment, the last is
   * shown.
   *
   * @param slug null for the whole account, with the editions that it gets meanwhile
   * @throws {GalleyError} `rate_limited` when the key watches too much already, `not_found`, `unavailable`; later
   *   `invalid_key` or `account_closed` when the caller loses the right, `not_found` when the edition is no longer the
   *   account's, and `unavailable` for a reader who is thousands of jobs behind
   */
  watchAll(actor: Actor, slug: string | null): AsyncIterableIterator<JobsUpdate> {
    return cancellable((wakeSignal) => this.followAll(this.feeds, actor, slug, wakeSignal));
  }

  /** The same of article jobs, research reports and audits together. To watch an audit so is not to poll it. */
  watchWork(actor: Actor, slug: string | null): AsyncIterableIterator<WorkUpdate> {
    return cancellable((wakeSignal) => this.followAll(this.workFeeds, actor, slug, wakeSignal));
  }

  private async *followAll<Job extends StateMark>(
    feeds: JobFeeds<Job>,
    actor: Actor,
    slug: string | null,
    wakeSignal: WakeSignal,
  ): AsyncGenerator<FeedUpdate<Job>, void, void> {
    const stops = [wakeSignal.end, this.acquireWatch(actor)];
    try {
      const scope = await this.scopeOf(actor, slug);
      stops.push(this.parts.events.listen(`key:${actor.keyId}`, wakeSignal.wake));
      const { reader, leave } = feeds.join(scope, wakeSignal.wake);
      stops.push(leave);
      while (await wakeSignal.wait(POLL_EVERY_MS)) {
        // What was read is shown only to one who may still see it, and asked again after every wake.
        if (!(await this.mayStillSee(actor, slug))) continue;
        for (let next = reader.next(); next; next = wakeSignal.isWoken ? null : reader.next()) yield next;
      }
    } finally {
      for (const stop of stops) stop();
    }
  }

  private async scopeOf(actor: Actor, slug: string | null): Promise<JobScope> {
    if (slug === null) return { of: 'account', id: actor.accountId };
    return { of: 'edition', id: (await this.parts.access.openEdition(actor, slug)).id };
  }

  /** @returns false while the database is away. @throws {GalleyError} when the caller may not, or no longer */
  private async mayStillSee(actor: Actor, slug: string | null): Promise<boolean> {
    try {
      await this.parts.access.refresh(actor);
      if (slug === null) return true;
      await this.opened.read(`${actor.accountId} ${slug}`, () => this.parts.access.openEdition(actor, slug));
      return true;
    } catch (error) {
      if (error instanceof GalleyError && error.code === 'unavailable') return false;
      throw error;
    }
  }

  /** @returns leaves it. @throws {GalleyError} `rate_limited` */
  private acquireWatch(actor: Actor): () => void {
    const leave = this.watchQuota.acquire(actor.keyId);
    if (leave) return leave;
    throw refuse(
      'rate_limited',
      `This key watches ${MAX_WATCHED} jobs already; stop watching one of them first.`,
    );
  }

  private async *follow(
    actor: Actor,
    id: string,
    after: number | null,
    wakeSignal: WakeSignal,
  ): AsyncGenerator<JobProgress, void, void> {
    const { events } = this.parts;
    const stops = [wakeSignal.end, this.acquireWatch(actor)];
    try {
      const { ref } = await this.open(actor, id);
      stops.push(
        events.listen(`job:${ref}`, wakeSignal.wake),
        events.listen(`key:${actor.keyId}`, wakeSignal.wake),
      );
      // Read once more now that changes are heard: one of the job or of the key may have come before the listening.
      const [{ progress }] = await Promise.all([this.open(actor, id), this.parts.access.refresh(actor)]);
      let { status, version } = progress;
      // A version that is still to come is none that the reader can have seen.
      const resumes = after !== null && after <= version;
      if (!resumes) yield progress;
      else if (after < version) {
        version = after;
        wakeSignal.wake();
      }
      while (!(isFinal(status) && version >= progress.version)) {
        if (!(await wakeSignal.wait(POLL_EVERY_MS))) return;
        const changes = await this.changes(actor, ref, version);
        for (const change of coalesceChanges(changes)) {
          ({ status, version } = change);
          yield change;
        }
        if (changes.length === CHANGES_AT_ONCE) wakeSignal.wake();
      }
    } finally {
      for (const stop of stops) stop();
    }
  }

  /** What is new, for a caller whose key still holds. While the database is away, nothing is; the next look finds it. */
  private async changes(actor: Actor, ref: string, version: number): Promise<readonly JobProgress[]> {
    try {
      // First, while all who were woken are here together: one read, and one object for each state, which results are shared by.
      const changes = await this.changed.read(`${ref} ${version}`, () =>
        this.parts.stores.jobs.changesAfter(ref, version, CHANGES_AT_ONCE),
      );
      await this.parts.access.refresh(actor);
      return changes;
    } catch (error) {
      if (error instanceof GalleyError && error.code === 'unavailable') return [];
      if (error instanceof UnreadableWork)
        throw refuse('not_found', 'This job was stored by another version of Galley.');
      throw error;
    }
  }

  private open(actor: Actor, id: string): Promise<StoredJob> {
    return openJob(this.parts.stores.jobs, actor, id);
  }
}

/** What changes a report or an audit that runs notifies its own watchers alone; a job notifies those of its edition, too. */
function topicOf({ id, kind, finishedAt }: AccountWork): string | null {
  if (finishedAt !== null || kind === 'article') return null;
  return `${kind === 'research' ? 'report' : 'audit'}:${id}`;
}

/**
 * A job of the caller's account.
 * @throws {GalleyError} `not_found`
 */
export async function openJob(jobs: Pick<JobStore, 'find'>, actor: Actor, id: string): Promise<StoredJob> {
  const found = isUuid(id) ? await jobs.find(actor.accountId, id.toLowerCase()) : null;
  if (!found) throw refuse('not_found', 'There is no such article job on this account.');
  return found;
}
