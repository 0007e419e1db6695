import type { Actor } from '../../domain/access/actor.js';
import type { AccountEvent } from '../../domain/event.js';
import { isUnavailable, refuse } from '../../domain/errors.js';
import type { Instant } from '../../domain/instant.js';
import type { ListPage, ListQuery, EventListFilter } from '../../domain/list-query.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { ListStore } from '../../ports/list-store.js';
import { readOrRefuse, type AccessService } from '../access/access-service.js';
import { cancellable, type WakeSignal } from '../concurrency/cancellable.js';
import { KeyedQuota } from '../concurrency/keyed-quota.js';
import { SingleFlight } from '../concurrency/single-flight.js';

/** Watches of one key in one process. */
const MAX_WATCHED = 20;
/** A wake may be lost on its way. */
const POLL_EVERY_MS = 2000;
const EVENTS_AT_ONCE = 100;

/** Between two reads of a watcher, in ms: a burst costs twenty reads a second, however many events it has. */
const READ_INTERVAL_MS = 50;

/** Which events a watcher wants; null is all. */
export interface EventWatchQuery extends Omit<EventListFilter, 'until'> {
  /** Events behind this one first; null: those from now on. */
  readonly since: Instant | null;
}

const ALL: EventListFilter = { types: null, editionId: null, since: null, until: null, withoutKeys: false };

/** Shows an account's events as they come. */
export class EventWatch {
  private readonly quota = new KeyedQuota(MAX_WATCHED);
  private readonly reads = new SingleFlight<ListPage<AccountEvent>>();

  constructor(
    private readonly parts: {
      readonly stores: { readonly lists: Pick<ListStore, 'events'> };
      readonly events: EventBus;
      readonly access: AccessService;
    },
  ) {}

  /**
   * Every event that is wanted, in order and each once, without an end.
   * @param readQuery parses what is asked
   * @throws {GalleyError} `rate_limited`; later `invalid_key` or `account_closed` when the right is lost
   */
  follow(actor: Actor, readQuery: () => EventWatchQuery): AsyncIterableIterator<AccountEvent> {
    return cancellable((wakeSignal) => this.eventsFor(actor, readQuery, wakeSignal));
  }

  private async *eventsFor(
    actor: Actor,
    readQuery: () => EventWatchQuery,
    wakeSignal: WakeSignal,
  ): AsyncGenerator<AccountEvent, void, void> {
    const { since, ...wanted } = readQuery();
    const leave = this.quota.acquire(actor.keyId);
    if (!leave)
      throw refuse(
        'rate_limited',
        `This key watches events ${MAX_WATCHED} times already; stop watching first.`,
      );
    const { events, access } = this.parts;
    const stops = [
      leave,
      wakeSignal.end,
      events.listen(`key:${actor.keyId}`, wakeSignal.wake),
      events.listen(`events:${actor.accountId}`, wakeSignal.wake),
    ];
    try {
      // The key may have been revoked before the listening.
      await access.refresh(actor);
      let position = since ?? (await this.newest(actor.accountId));
      wakeSignal.wake();
      while (await wakeSignal.wait(POLL_EVERY_MS)) {
        const page = await this.readBehind(actor, { ...wanted, since: position, until: null });
        if (page === null) continue;
        for (const { item } of page.items) yield item;
        position = page.end?.at ?? position;
        if (page.hasNext) wakeSignal.wake();
        else await new Promise((resolve) => setTimeout(resolve, READ_INTERVAL_MS));
      }
    } finally {
      for (const stop of stops) stop();
    }
  }

  /** @returns null while the database is away; the next read finds what came */
  private async readBehind(actor: Actor, filter: EventListFilter): Promise<ListPage<AccountEvent> | null> {
    const { accountId } = actor;
    try {
      // What was read is shown only to one who may still see it. All who were woken here read together.
      const [page] = await Promise.all([
        this.reads.read(`${accountId} ${JSON.stringify(filter)}`, () => this.page(accountId, filter, 'asc')),
        this.parts.access.refresh(actor),
      ]);
      return page;
    } catch (error) {
      if (isUnavailable(error)) return null;
      throw error;
    }
  }

  private async newest(accountId: string): Promise<Instant | null> {
    return (await this.page(accountId, ALL, 'desc')).end?.at ?? null;
  }

  private async page(
    accountId: string,
    filter: EventListFilter,
    direction: 'asc' | 'desc',
  ): Promise<ListPage<AccountEvent>> {
    const query: ListQuery<EventListFilter, 'at'> = {
      filter,
      orderBy: { field: 'at', direction },
      limit: direction === 'asc' ? EVENTS_AT_ONCE : 1,
      isFromEnd: false,
      after: null,
      before: null,
    };
    const [page] = await readOrRefuse(() => this.parts.stores.lists.events.pages([accountId], query));
    if (!page) throw new Error('a list had no page');
    return page;
  }
}
