import type { Actor } from '../domain/access/actor.js';
import { isUuid } from '../domain/access/uuid.js';
import { isFinal, type JobProgress } from '../domain/article/job.js';
import { GalleyError, refuse } from '../domain/errors.js';
import type { EventBus } from '../ports/event-bus.js';
import type { JobStore } from '../ports/job-store.js';
import type { AccessService } from './access-service.js';
import { followed, Waker } from './followed.js';

/** A watcher looks by itself this long after its last look: a wake may be lost on its way, and a key be revoked with it. */
const LOOK_EVERY_MS = 5000;

/** Article jobs as their account sees them. */
export class JobService {
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
   * The present state first, then every change in order, to the final one. Nothing is skipped: changes are read
   * from their record, by version; what wakes the reader is only a hint.
   *
   * @throws {GalleyError} `not_found`; later `invalid_key` or `account_closed` when the caller loses the right
   */
  watch(actor: Actor, id: string): AsyncIterableIterator<JobProgress> {
    return followed((signal) => this.follow(actor, id, signal));
  }

  private async *follow(
    actor: Actor,
    id: string,
    signal: AbortSignal,
  ): AsyncGenerator<JobProgress, void, void> {
    const { events } = this.parts;
    const { ref } = await this.open(actor, id);
    const waker = new Waker();
    const stops = [events.listen(`job:${ref}`, waker.wake), events.listen(`key:${actor.keyId}`, waker.wake)];
    try {
      // Read once more now that changes are heard: one may have come between the first read and the listening.
      let { progress } = await this.open(actor, id);
      yield progress;
      while (!isFinal(progress.status)) {
        await waker.wait(signal, LOOK_EVERY_MS);
        if (signal.aborted) return;
        for (const change of await this.changes(actor, ref, progress.version)) {
          progress = change;
          yield progress;
        }
      }
    } finally {
      for (const stop of stops) stop();
    }
  }

  /** What is new, for a caller whose key still holds. While the database is away, nothing is; the next look finds it. */
  private async changes(actor: Actor, ref: string, version: number): Promise<readonly JobProgress[]> {
    try {
      await this.parts.access.refresh(actor);
      return await this.parts.stores.jobs.changesAfter(ref, version);
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
