import type { Actor } from '../domain/access/actor.js';
import { GalleyError } from '../domain/errors.js';
import type { EventBus } from '../ports/event-bus.js';
import type { AccessService } from './access-service.js';
import { Waker } from './followed.js';
import { SharedReads } from './shared-reads.js';

/**
 * Word of a revocation may be lost on its way, and of a closed account there is none. Three times the rounds of who
 * watches a job: nobody who waits here is shown anything meanwhile.
 */
const LOOK_EVERY_MS = 15_000;

/** Whether keys still hold, for what their callers keep open without asking anything. */
export class KeyWatch {
  private readonly refreshed = new SharedReads<Actor>();

  constructor(private readonly parts: { readonly access: AccessService; readonly events: EventBus }) {}

  /**
   * @param lost called once, when the key is revoked or its account closed; must not throw
   * @returns stops watching
   */
  watch(actor: Actor, lost: () => void): () => void {
    const leaving = new AbortController();
    void this.follow(actor, lost, leaving.signal);
    return () => {
      leaving.abort();
    };
  }

  private async follow(actor: Actor, lost: () => void, signal: AbortSignal): Promise<void> {
    const waker = new Waker();
    const stop = this.parts.events.listen(`key:${actor.keyId}`, waker.wake);
    try {
      do {
        await waker.wait(signal, LOOK_EVERY_MS);
      } while (!signal.aborted && (await this.holds(actor)));
      if (!signal.aborted) lost();
    } finally {
      stop();
    }
  }

  /** While nobody can tell, it does; the next look will. */
  private async holds(actor: Actor): Promise<boolean> {
    try {
      await this.refreshed.read(actor.keyId, () => this.parts.access.refresh(actor));
      return true;
    } catch (error) {
      return !(
        error instanceof GalleyError &&
        (error.code === 'invalid_key' || error.code === 'account_closed')
      );
    }
  }
}
