import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { JobProgress } from '../../../../src/domain/article/job.js';
import { GalleyError } from '../../../../src/domain/errors.js';
import type { JobScope, JobStore, StoredJob } from '../../../../src/ports/job-store.js';
import { JobFeeds, type FeedReader } from '../../../../src/services/job/job-feed.js';

const at = (moment: number) => `2026-01-05T00:00:${String(moment).padStart(2, '0')}.000000Z`;

const job = (
  ref: string,
  version: number,
  moment: number,
  status: JobProgress['status'] = 'queued',
): StoredJob => ({
  ref,
  progress: { id: ref, version, status, updatedAt: at(moment) } as JobProgress,
});

/** A database with one edition, whose changes a test makes, and a bus that says when one was made. */
function edition() {
  const rows = new Map<string, StoredJob>();
  const wakes = new Set<() => void>();
  let now = 1;
  const openOf = jest.fn(async (_scope: JobScope, limit: number) =>
    [...rows.values()].filter(({ progress }) => progress.status === 'queued').slice(0, limit),
  );
  /** Those that another version stored. */
  const unreadable = new Set<string>();
  const changedIn = jest.fn<JobStore['changedIn']>(async (_scope, since, known, limit) => {
    const page = [...rows.values()]
      .filter(({ progress }) => progress.updatedAt > (since ?? at(now)))
      .filter(({ ref, progress }) => progress.version > (known.get(ref)?.version ?? 0))
      .slice(0, limit);
    return {
      next: at(now),
      jobs: page.filter(({ ref }) => !unreadable.has(ref)),
      seen: new Map(page.map(({ ref, progress }) => [ref, progress])),
    };
  });
  const feeds = new JobFeeds({
    store: { openOf, changedIn },
    events: {
      listen: (_topic, wake) => {
        wakes.add(wake);
        return () => wakes.delete(wake);
      },
    },
  });
  return {
    feeds,
    openOf,
    changedIn,
    unreadable,
    wakes,
    put: (...changed: StoredJob[]) => {
      for (const each of changed) rows.set(each.ref, each);
    },
    wake: () => {
      for (const each of wakes) each();
    },
    pass: () => void (now += 1),
  };
}

/** States of jobs that were there have a plus, and behind them stands the mark. */
function read(reader: FeedReader<JobProgress>): string[] {
  const seen: string[] = [];
  for (let each = reader.next(); each; each = reader.next())
    seen.push(
      each.kind === 'present_end'
        ? 'mark'
        : `${each.kind === 'present' ? '+' : ''}${each.job.id} ${each.job.version} ${each.job.status}`,
    );
  return seen;
}

const join = (feeds: JobFeeds<JobProgress>, wake: () => void = () => undefined) =>
  feeds.join({ of: 'edition', id: 'edition' }, wake);
/** A read, and the rest after it. */
const soon = () => jest.advanceTimersByTimeAsync(60);

describe('a feed of jobs', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('reads once for all watchers, however many they are and however often it is notified', async () => {
    const { feeds, openOf, changedIn, put, wake } = edition();
    put(job('a', 1, 1));
    const readers = Array.from({ length: 100 }, () => join(feeds).reader);
    await soon();
    expect(readers.map(read)).toEqual(Array(100).fill(['+a 1 queued', 'mark']));
    expect([openOf.mock.calls.length, changedIn.mock.calls.length]).toEqual([1, 1]);
    put(job('a', 2, 2), job('b', 1, 2));
    for (let times = 0; times < 50; times += 1) wake();
    await soon();
    expect(readers.map(read)).toEqual(Array(100).fill(['a 2 queued', 'b 1 queued']));
    expect([openOf.mock.calls.length, changedIn.mock.calls.length]).toEqual([1, 2]);
  });

  it('pauses ten times as long as a read took, two seconds at most', async () => {
    const { feeds, changedIn, wake } = edition();
    const answer = changedIn.getMockImplementation()!;
    const takes = (ms: number) =>
      changedIn.mockImplementationOnce(async (...asked) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        return answer(...asked);
      });
    join(feeds);
    await soon();
    const readsAfter = async (ms: number) => {
      const before = changedIn.mock.calls.length;
      wake();
      await jest.advanceTimersByTimeAsync(ms);
      return changedIn.mock.calls.length - before;
    };
    takes(100);
    expect(await readsAfter(100)).toBe(1);
    expect(await readsAfter(990)).toBe(0);
    takes(1000);
    expect(await readsAfter(20)).toBe(1);
    expect(await readsAfter(2970)).toBe(0);
    expect(await readsAfter(40)).toBe(1);
  });

  it('shows every reader the same states, and nothing twice, when one joins between two changes', async () => {
    const { feeds, put, changedIn } = edition();
    put(job('a', 1, 1));
    const first = join(feeds).reader;
    await soon();
    expect(read(first)).toEqual(['+a 1 queued', 'mark']);
    // What changes between the two reads of a turn in which somebody joins.
    put(job('a', 2, 2));
    changedIn.mockImplementationOnce(async () => ({ next: at(1), jobs: [], seen: new Map() }));
    const second = join(feeds).reader;
    await soon();
    expect([read(first), read(second)]).toEqual([['a 2 queued'], ['+a 2 queued', 'mark']]);
    await jest.advanceTimersByTimeAsync(6000);
    expect([read(first), read(second)]).toEqual([[], []]);
  });

  it('shows a slow reader the latest state of each job, final ones too', async () => {
    const { feeds, put, wake } = edition();
    const { reader } = join(feeds);
    await soon();
    put(job('a', 1, 2), job('b', 1, 2));
    wake();
    await soon();
    put(job('a', 2, 3), job('b', 2, 3, 'done'));
    wake();
    await soon();
    expect(read(reader)).toEqual(['mark', 'a 2 queued', 'b 2 done']);
  });

  it('shows what changed before the mark was read as present, final or not, and all else behind the mark', async () => {
    const { feeds, put, wake } = edition();
    put(job('a', 1, 1), job('b', 1, 1));
    const { reader } = join(feeds);
    await soon();
    put(job('a', 2, 2, 'done'), job('c', 1, 2));
    wake();
    await soon();
    expect(read(reader)).toEqual(['+a 2 done', '+b 1 queued', 'mark', 'c 1 queued']);
    put(job('b', 2, 3));
    wake();
    await soon();
    expect(read(reader)).toEqual(['b 2 queued']);
  });

  it('gives all who join together the same objects, and those that join later a mark of their own', async () => {
    const { feeds, put } = edition();
    put(job('a', 1, 1));
    const readers = [join(feeds).reader, join(feeds).reader];
    await soon();
    const later = join(feeds).reader;
    await soon();
    const [first, second, third] = [...readers, later].map((reader) => [reader.next(), reader.next()]);
    expect(first![0]).toBe(second![0]);
    expect(first![1]).toBe(second![1]);
    expect(third![1]).toEqual(first![1]);
    expect(third![1]).not.toBe(first![1]);
  });

  it('reads on past a page of which nothing can be read', async () => {
    const { feeds, put, unreadable, wake } = edition();
    const { reader } = join(feeds);
    await soon();
    expect(read(reader)).toEqual(['mark']);
    const others = Array.from({ length: 500 }, (_, n) => job(`other version ${n}`, 1, 2));
    for (const { ref } of others) unreadable.add(ref);
    put(...others, job('a', 1, 2));
    wake();
    await soon();
    expect(read(reader)).toEqual(['a 1 queued']);
  });

  it('closes a reader that is thousands of jobs behind, and no other', async () => {
    const { feeds, put, wake } = edition();
    const [slow, swift] = [join(feeds).reader, join(feeds).reader];
    await soon();
    expect(read(swift)).toEqual(['mark']);
    for (let count = 0; count < 6000; count += 300) {
      put(...Array.from({ length: 300 }, (_, index) => job(`${count + index}`, 1, 2)));
      wake();
      await soon();
      expect(read(swift)).toHaveLength(300);
    }
    expect(() => slow.next()).toThrow('too far behind');
  });

  it('finds changes without a notification, waits for a database that is away, and shows all changes since', async () => {
    const { feeds, put, changedIn } = edition();
    const { reader } = join(feeds);
    await soon();
    changedIn.mockRejectedValueOnce(new GalleyError('unavailable', 'Away.'));
    // More than are read at once.
    put(...Array.from({ length: 1200 }, (_, index) => job(`${index}`, 1, 2, 'done')));
    await jest.advanceTimersByTimeAsync(5100);
    expect(read(reader)).toEqual(['mark']);
    await jest.advanceTimersByTimeAsync(5100);
    expect(new Set(read(reader)).size).toBe(1200);
  });

  it('forgets jobs that it would not find again', async () => {
    const { feeds, put, wake, pass, changedIn } = edition();
    join(feeds);
    await soon();
    put(job('a', 1, 2));
    wake();
    await soon();
    pass();
    wake();
    await soon();
    wake();
    await soon();
    expect(changedIn.mock.lastCall?.[2].size).toBe(0);
  });

  it('ends for all its readers when it fails, and the next one has another', async () => {
    const { feeds, put, changedIn, wakes } = edition();
    put(job('a', 1, 1));
    let woken = 0;
    const { reader } = join(feeds, () => (woken += 1));
    changedIn.mockRejectedValueOnce(new TypeError('broken'));
    await soon();
    expect(woken).toBe(1);
    expect(() => reader.next()).toThrow('broken');
    const next = join(feeds).reader;
    await soon();
    expect(read(next)).toEqual(['+a 1 queued', 'mark']);
    expect(wakes.size).toBe(1);
  });

  it('is one of each edition and of each account', async () => {
    const { feeds, openOf } = edition();
    const scopes: JobScope[] = [
      { of: 'account', id: 'a' },
      { of: 'edition', id: 'e' },
    ];
    for (const scope of [...scopes, ...scopes]) feeds.join(scope, () => undefined);
    await soon();
    expect(openOf.mock.calls.map(([scope]) => scope)).toEqual(scopes);
  });

  it('ends when the last one leaves', async () => {
    const { feeds, wakes } = edition();
    const all = [join(feeds), join(feeds)];
    await soon();
    expect(wakes.size).toBe(1);
    for (const { leave } of all) leave();
    await soon();
    expect([wakes.size, jest.getTimerCount()]).toEqual([0, 0]);
  });

  it('listens to the topic of each job that has one, as long as it is open', async () => {
    const store = edition();
    const topics = new Map<string, () => void>();
    const feeds = new JobFeeds<JobProgress>({
      store,
      events: {
        listen: (topic, wake) => {
          topics.set(topic, wake);
          return () => topics.delete(topic);
        },
      },
      topicOf: ({ id, status }) => (status === 'queued' ? `audit:${id}` : null),
    });
    store.put(job('a', 1, 1), job('b', 1, 1));
    const { reader, leave } = join(feeds);
    await soon();
    expect([...topics.keys()]).toEqual(['jobs:edition', 'audit:a', 'audit:b']);
    store.put(job('a', 2, 2, 'done'));
    topics.get('audit:a')!();
    await soon();
    expect(read(reader)).toEqual(['+a 2 done', '+b 1 queued', 'mark']);
    expect([...topics.keys()]).toEqual(['jobs:edition', 'audit:b']);
    leave();
    await soon();
    expect(topics.size).toBe(0);
  });
});
