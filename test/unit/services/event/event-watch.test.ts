import { describe, expect, it } from '@jest/globals';
import type { Actor } from '../../../../src/domain/access/actor.js';
import type { AccountEvent } from '../../../../src/domain/event.js';
import type { AccessService } from '../../../../src/services/access/access-service.js';
import { EventWatch } from '../../../../src/services/event/event-watch.js';

const actor = { accountId: 'account', keyId: 'key' } as Actor;
const ALL = { types: null, editionId: null, since: '2026-11-20T00:00:00.000000Z', withoutKeys: false };

/** The nth event of the account. */
function eventOf(n: number): AccountEvent {
  const at = new Date(Date.parse(ALL.since) + n * 1000).toISOString().replace('Z', '000Z');
  const object = { kind: 'article', id: String(n) };
  return {
    id: String(n),
    accountId: 'account',
    editionId: null,
    type: 'x',
    object,
    data: {},
    at,
    sequence: n,
  };
}

/** A log that counts how often it is read. */
function watched(count: number) {
  const log = Array.from({ length: count }, (_, n) => eventOf(n + 1));
  const wakes = new Set<() => void>();
  const seen = { reads: 0 };
  const pages = (_owners: unknown, { filter, limit }: { filter: { since: string }; limit: number }) => {
    seen.reads += 1;
    const behind = log.filter(({ at }) => at > filter.since);
    const items = behind.slice(0, limit).map((item) => ({ item }));
    const end = items.length === 0 ? null : { at: items.at(-1)!.item.at };
    return Promise.resolve([{ items, end, hasNext: behind.length > limit }]);
  };
  const watch = new EventWatch({
    stores: { lists: { events: { pages } } } as never,
    events: {
      listen: (topic: string, wake: () => void) => {
        if (topic.startsWith('events:')) wakes.add(wake);
        return () => wakes.delete(wake);
      },
    },
    access: { refresh: () => Promise.resolve() } as unknown as AccessService,
  });
  const wake = () => {
    for (const each of wakes) each();
  };
  return { log, seen, wake, followed: watch.follow(actor, () => ALL) };
}

describe('a watcher of events', () => {
  it('is given a backlog page after page, without a pause between them', async () => {
    const { followed, seen } = watched(350);
    const began = performance.now();
    const given: number[] = [];
    for await (const { sequence } of followed) {
      given.push(sequence);
      if (given.length === 350) break;
    }
    expect(given).toEqual(Array.from({ length: 350 }, (_, n) => n + 1));
    expect(seen.reads).toBe(4);
    // Each page but the last would have waited for a poll.
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('reads a burst at once, however often it is woken', async () => {
    const { followed, log, seen, wake } = watched(1);
    await followed.next();
    const next = followed.next();
    for (let n = 2; n <= 51; n += 1) {
      log.push(eventOf(n));
      wake();
      await Promise.resolve();
    }
    expect((await next).value).toMatchObject({ sequence: 2 });
    for (let n = 3; n <= 51; n += 1) expect((await followed.next()).value).toMatchObject({ sequence: n });
    expect(seen.reads).toBeLessThanOrEqual(3);
    await followed.return?.();
  });
});
