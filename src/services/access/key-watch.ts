import type { Actor } from '../../domain/access/actor.js';
import { GalleyError, type ErrorCode } from '../../domain/errors.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { AccessService } from './access-service.js';
import { WakeSignal } from '../concurrency/cancellable.js';

/**
 * Polling interval: the notification of a revocation or of a closed account may get lost. It is three times that of a job's
 * watch, because such a connection shows nothing meanwhile.
 */
const POLL_EVERY_MS = 15_000;

/** Whether a connection has nothing more to hope for: its key, or the account of it, does not hold any more. */
export function endsConnection(error: unknown): error is GalleyError {
  return error instanceof GalleyError && (error.code === 'invalid_key' || error.code === 'account_closed');
}

/** Watches whether keys stay valid, for connections that stay open without requests. */
export class KeyWatch {
  constructor(private readonly parts: { readonly access: AccessService; readonly events: EventBus }) {}

  /**
   * @param lost called once with the reason, `invalid_key` or `account_closed`, when the key does not hold any more; must not
   *   throw
   * @returns stops watching
   */
  watch(actor: Actor, lost: (code: ErrorCode) => void): () => void {
    const wakeSignal = new WakeSignal();
    void this.follow(actor, lost, wakeSignal);
    return wakeSignal.end;
  }

  private async follow(actor: Actor, lost: (code: ErrorCode) => void, wakeSignal: WakeSignal): Promise<void> {
    const stop = this.parts.events.listen(`key:${actor.keyId}`, wakeSignal.wake);
    try {
      // At once, too: the key may have been revoked before the listening.
      do {
        const code = await this.lossOf(actor);
        if (code === null) continue;
        if (!wakeSignal.isEnded) lost(code);
        return;
      } while (await wakeSignal.wait(POLL_EVERY_MS));
    } finally {
      stop();
    }
  }

  /** @returns null for a key that holds. It counts as valid when the database can't be read; the next poll decides. */
  private async lossOf(actor: Actor): Promise<ErrorCode | null> {
    try {
      await this.parts.access.refresh(actor);
      return null;
    } catch (error) {
      return endsConnection(error) ? error.code : null;
    }
  }
}
