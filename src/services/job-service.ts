import type { Actor } from '../domain/access/actor.js';
import { isUuid } from '../domain/access/uuid.js';
import { assertFullKey } from '../domain/access/admission.js';
import { coalesceChanges } from '../domain/article/coalesce-changes.js';
import { isFinal, type JobProgress } from '../domain/article/job.js';
import { GalleyError, refuse } from '../domain/errors.js';
import type { EventBus } from '../ports/event-bus.js';
import type { JobStore } from '../ports/job-store.js';
import type { AccessService } from './access-service.js';
import { readOrRefuse } from './admission-service.js';
import { followed, Waker } from './followed.js';
import { Seats } from './seats.js';
import { SharedReads } from './shared-reads.js';

/** A watcher looks by itself this long after its last look: a wake may be lost on its way, and a key be revoked with it. */
const LOOK_EVERY_MS = 5000;

/** So many changes are in memory at most for one watcher, a few kilobytes each. */
const CHANGES_AT_ONCE = 500;

/**
 * How many jobs a key may watch at once in one process. Each watcher looks at the database every few seconds, and costs
 * its caller one request however long it lasts.
 */
export const MAX_WATCHED = 100;

/** Article jobs as their account sees them. */
export class JobService {
  private readonly seats = new Seats(MAX_WATCHED);
  private readonly refreshed = new SharedReads<Actor>();
  private readonly changed = new SharedReads<readonly JobProgress[]>();

  constructor(
    private readonly parts: {
      readonly stores: { readonly jobs: JobStore };
      readonly events: EventBus;
      readonly access: AccessService;
    },
  ) {}

  /** @throws {GalleyError} `not_found` for what is no job of the caller's account */
  async progress(actor: Actor, id: string): Promise<JobProgress> {
    return (await this.open(actor, id)).progress;
  }

  /**
   * Ends a job before its time. What it cost stays spent, and whoever works at it stops at once.
   *
   * @returns the progress after
   * @throws {GalleyError} `not_found`, `key_read_only`, or `conflict` for a job that is final
   */
  async cancel(actor: Actor, id: string): Promise<JobProgress> {
    const found = await readOrRefuse(() => this.open(actor, id));
    assertFullKey(actor, 'cancelling a job');
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
   * @throws {GalleyError} `rate_limited` when the key watches too many already; `not_found`; later `invalid_key` or `account_closed` when the caller loses the right
   */
  watch(actor: Actor, id: string, after: number | null = null): AsyncIterableIterator<JobProgress> {
    return followed((signal) => this.follow(actor, id, after, signal));
  }

  private async *follow(
    actor: Actor,
    id: string,
    after: number | null,
    signal: AbortSignal,
  ): AsyncGenerator<JobProgress, void, void> {
    const { events } = this.parts;
    const leave = this.seats.take(actor.keyId);
    if (!leave) {
      throw refuse(
        'rate_limited',
        `This key watches ${MAX_WATCHED} jobs already; stop watching one of them first.`,
      );
    }
    const stops = [leave];
    try {
      const { ref } = await this.open(actor, id);
      const waker = new Waker();
      stops.push(events.listen(`job:${ref}`, waker.wake), events.listen(`key:${actor.keyId}`, waker.wake));
      // Read once more now that changes are heard: one may have come between the first read and the listening.
      const { progress } = await this.open(actor, id);
      let { status, version } = progress;
      // A version that is still to come is none that the reader can have seen.
      const resumes = after !== null && after <= version;
      if (!resumes) yield progress;
      else if (after < version) {
        version = after;
        waker.wake();
      }
      while (!(isFinal(status) && version >= progress.version)) {
        await waker.wait(signal, LOOK_EVERY_MS);
        if (signal.aborted) return;
        const changes = await this.changes(actor, ref, version);
        for (const change of coalesceChanges(changes)) {
          ({ status, version } = change);
          yield change;
        }
        if (changes.length === CHANGES_AT_ONCE) waker.wake();
      }
    } finally {
      for (const stop of stops) stop();
    }
  }

  /** What is new, for a caller whose key still holds. While the database is away, nothing is; the next look finds it. */
  private async changes(actor: Actor, ref: string, version: number): Promise<readonly JobProgress[]> {
    try {
      await this.refreshed.read(actor.keyId, () => this.parts.access.refresh(actor));
      return await this.changed.read(`${ref} ${version}`, () =>
        this.parts.stores.jobs.changesAfter(ref, version, CHANGES_AT_ONCE),
      );
    } catch (error) {
      if (error instanceof GalleyError && error.code === 'unavailable') return [];
      throw error;
    }
  }

  private async open(
    actor: Actor,
    id: string,
  ): Promise<{ readonly ref: string; readonly progress: JobProgress }> {
    const found = isUuid(id) ? await this.parts.stores.jobs.find(actor.accountId, id.toLowerCase()) : null;
    if (!found) throw refuse('not_found', 'There is no such article job on this account.');
    return found;
  }
}
