import type { Actor } from '../../domain/access/actor.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { AccessService } from '../access/access-service.js';
import { cancellable, type WakeSignal } from './cancellable.js';
import { KeyedQuota } from './keyed-quota.js';
import { SingleFlight } from './single-flight.js';

const LOOK_EVERY_MS = 2000;
/** Of one key in one process. */
const MAX_WATCHED = 20;

/** What is watched, and how to look at it. */
export interface Watched<State> {
  /** As the subscriber, of whom nothing may count but the account. @throws {GalleyError} `not_found` */
  look(): Promise<State>;
  /** Of the event bus, told with each change. */
  topicOf(state: State): string;
  /** Differs between two states where a reader can see a difference. */
  markOf(state: State): string;
  isFinal(state: State): boolean;
}

/**
 * Shows what goes on by itself: the present state first, then what it is after each change, to the final one. A reader who
 * is slower than the changes sees the last of them.
 */
export class StateWatch<State> {
  private readonly seats = new KeyedQuota(MAX_WATCHED);
  private readonly looks = new SingleFlight<State>();

  /** @param nouns what is watched, as it stands in a refusal: `audits` */
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
    const leave = this.seats.take(actor.keyId);
    if (!leave) {
      throw refuse(
        'rate_limited',
        `This key watches ${MAX_WATCHED} ${this.nouns} already; stop watching one first.`,
      );
    }
    const stops = [leave, wakeSignal.end, events.listen(`key:${actor.keyId}`, wakeSignal.wake)];
    try {
      let state = await watched.look();
      stops.push(events.listen(watched.topicOf(state), wakeSignal.wake));
      let seen: string | null = null;
      for (;;) {
        const mark = watched.markOf(state);
        if (mark !== seen) yield state;
        seen = mark;
        if (watched.isFinal(state)) return;
        if (!(await wakeSignal.wait(LOOK_EVERY_MS))) return;
        state = (await this.lookAgain(actor, watched, watched.topicOf(state))) ?? state;
      }
    } finally {
      for (const stop of stops) stop();
    }
  }

  /** @returns null while the database is away; the next look finds what came */
  private async lookAgain(actor: Actor, watched: Watched<State>, topic: string): Promise<State | null> {
    try {
      // Beside each other: a look may wait for an analysis, and a revoked key may not.
      const [state] = await Promise.all([
        this.looks.read(`${actor.accountId} ${topic}`, () => watched.look()),
        this.parts.access.refresh(actor),
      ]);
      return state;
    } catch (error) {
      if (error instanceof GalleyError && error.code === 'unavailable') return null;
      throw error;
    }
  }
}
