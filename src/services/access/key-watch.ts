import type { Actor } from '../../domain/access/actor.js';
import { GalleyError } from '../../domain/errors.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { AccessService } from './access-service.js';
import { WakeSignal } from '../concurrency/cancellable.js';

/**
 * Polling interval: the notification of a revocation or of a closed account may get lost. It is three times that of a job's
 * watch, because such a connection shows nothing meanwhile.
 */
const POLL_EVERY_MS = 15_000;

/** Watches whether keys stay valid, for connections that stay open without requests. */
export class KeyWatch {
  constructor(private readonly parts: { readonly access: AccessService; readonly events: EventBus }) {}

  /**
   * @param lost called once, when the key is revoked or its account closed; must not throw
   * @returns stops watching
   */
  watch(actor: Actor, lost: () => void): () => void {
    const wakeSignal = new WakeSignal();
    void this.follow(actor, lost, wakeSignal);
    return wakeSignal.end;
  }

  private async follow(actor: Actor, lost: () => void, wakeSignal: WakeSignal): Promise<void> {
    const stop = this.parts.events.listen(`key:${actor.keyId}`, wakeSignal.wake);
    try {
      while (await wakeSignal.wait(POLL_EVERY_MS)) {
        if (await this.holds(actor)) continue;
        if (!wakeSignal.isEnded) lost();
        return;
      }
    } finally {
      stop();
    }
  }

  /** A key counts as valid when the database can't be read; the next poll decides. */
  private async holds(actor: Actor): Promise<boolean> {
    try {
      await this.parts.access.refresh(actor);
      return true;
    } catch (error) {
      return !(
        error instanceof GalleyError &&
        (error.code === 'invalid_key' || error.code === 'account_closed')
      );
    }
  }
}
