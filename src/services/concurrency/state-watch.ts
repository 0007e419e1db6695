import type { Actor } from '../../domain/access/actor.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { AccessService } from '../access/access-service.js';
import { cancellable, type WakeSignal } from './cancellable.js';
import { KeyedQuota } from './keyed-quota.js';
import { SingleFlight } from './single-flight.js';

const POLL_EVERY_MS = 2000;
/** Watches of one key in one process. */
const MAX_WATCHED = 20;

/** A watched object, and how to read it. */
export interface Watched<State> {
  /** Reads the state; it depends on the subscriber's account alone. @throws {GalleyError} `not_found` */
  read(): Promise<State>;
  /** The topic of the event bus that is notified of each change. */
  topicOf(state: State): string;
  /** Differs between two states that differ for a client. */
  markOf(state: State): string;
  isFinal(state: State): boolean;
}

/**
 * Yields the state of running work: the present one first, then one after each change, up to the final one. A client that is
 * slower than the changes gets the latest.
 */
export class StateWatch<State> {
  private readonly quota = new KeyedQuota(MAX_WATCHED);
  private readonly reads = new SingleFlight<State>();

  /** @param nouns of the watched objects, for refusals: `audits` */
  constructor(
    private readonly parts: { readonly events: EventBus; readonly access: AccessService },
    private readonly nouns: string,
  ) {}

  /** @throws {GalleyError} `rate_limited`, `not_found`; later `invalid_key` or `account_closed` when the right is lost */
  follow(actor: Actor, watched: Watched<State>): AsyncIterableIterator<State> {
    return cancellable((wakeSignal) => this.states(actor, watched, wakeSignal));
  }

  private async *states(
    actor: Actor,
    watched: Watched<State>,
    wakeSignal: WakeSignal,
  ): AsyncGenerator<State, void, void> {
    const { events } = this.parts;
    const leave = this.quota.acquire(actor.keyId);
    if (!leave) {
      throw refuse(
        'rate_limited',
        `This key watches ${MAX_WATCHED} ${this.nouns} already; stop watching one first.`,
      );
    }
    const stops = [leave, wakeSignal.end, events.listen(`key:${actor.keyId}`, wakeSignal.wake)];
    try {
      // The key may have been revoked before the listening.
      let [state] = await Promise.all([watched.read(), this.parts.access.refresh(actor)]);
      stops.push(events.listen(watched.topicOf(state), wakeSignal.wake));
      let seen: string | null = null;
      for (;;) {
        const mark = watched.markOf(state);
        if (mark !== seen) yield state;
        seen = mark;
        if (watched.isFinal(state)) return;
        if (!(await wakeSignal.wait(POLL_EVERY_MS))) return;
        state = (await this.readAgain(actor, watched, watched.topicOf(state))) ?? state;
      }
    } finally {
      for (const stop of stops) stop();
    }
  }

  /** @returns null while the database can't be read; the next poll returns the state */
  private async readAgain(actor: Actor, watched: Watched<State>, topic: string): Promise<State | null> {
    try {
      // In parallel: the read may wait for an analysis, and a revoked key must end the watch at once.
      const [state] = await Promise.all([
        this.reads.read(`${actor.accountId} ${topic}`, () => watched.read()),
        this.parts.access.refresh(actor),
      ]);
      return state;
    } catch (error) {
      if (error instanceof GalleyError && error.code === 'unavailable') return null;
      throw error;
    }
  }
}
