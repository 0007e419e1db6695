import { afterEach, describe, expect, it } from '@jest/globals';
import { AsyncLocalStorage } from 'node:async_hooks';
import { ThreadEnded, WorkerThread, type ThreadCall } from '../../src/libs/worker-thread/index.js';
import { recordingLog } from '../support/recording-log.js';

/** What `sample-thread.mjs` serves. */
interface Sample {
  add(numbers: readonly [number, number]): number;
  data(input: null): unknown;
  order(input: null): number;
  unclonable(input: null): unknown;
  refuse(input: null): never;
  fail(input: null): never;
  die(input: null): never;
  converse(
    count: number,
    call: ThreadCall<{ double: (n: number) => Promise<number>; done: (count: number) => void }>,
  ): Promise<number[]>;
  untilStopped(input: null, call: ThreadCall<{ begun: () => void; stopped: () => void }>): Promise<void>;
  deaf(input: null, call: ThreadCall<{ begun: () => void }>): Promise<void>;
  hears(input: null, call: ThreadCall<{ begun: () => void }>): Promise<string>;
  leavesWork(input: null): Promise<void>;
}

class Refusal extends Error {
  override readonly name = 'Refusal';
  reason = '';
}

const PROGRAM = new URL('../support/threads/sample-thread.mjs', import.meta.url);

let log = recordingLog();
let thread: WorkerThread<Sample> | undefined;
afterEach(() => thread?.close());

function open(data: unknown = null): WorkerThread<Sample> {
  log = recordingLog();
  thread = new WorkerThread<Sample>({
    program: PROGRAM,
    data,
    name: 'the thread of a test',
    limits: {},
    errors: [Refusal],
    log,
  });
  return thread;
}

describe('a call of a worker thread', () => {
  it('returns what the method returns, each its own', async () => {
    const calls = open({ n: 7 });
    expect(
      await Promise.all([calls.call('add', [1, 2]), calls.call('add', [3, 4]), calls.call('data', null)]),
    ).toEqual([3, 7, { n: 7 }]);
  });

  it('begins in the order in which it was made', async () => {
    const calls = open();
    expect(await Promise.all(Array.from({ length: 5 }, () => calls.call('order', null)))).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  it('throws an error of a known class with its fields, and any other as an Error with its message', async () => {
    const calls = open();
    const refused = await calls.call('refuse', null).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ message: 'not today', reason: 'closed' });
    const failed = await calls.call('fail', null).catch((error: unknown) => error as Error);
    expect(failed).toMatchObject({ name: 'Error', message: 'a bug' });
    expect(failed.stack).toContain('sample-thread.mjs');
  });

  it('fails where its input or its output can’t be copied', async () => {
    const calls = open();
    await expect(calls.call('unclonable', null)).rejects.toThrow('could not be cloned');
    await expect(calls.call('data', (() => undefined) as unknown as null)).rejects.toThrow(
      'could not be cloned',
    );
  });

  it('calls its caller’s callbacks and gets the answers', async () => {
    let done = 0;
    const answers = await open().call('converse', 3, {
      callbacks: { double: (n) => Promise.resolve(2 * n), done: (count) => void (done = count) },
    });
    expect([answers, done]).toEqual([[0, 2, 4], 3]);
  });

  it('fails with the error of a callback, and its signal is aborted', async () => {
    let stopped = (): void => undefined;
    const hasStopped = new Promise<void>((resolve) => (stopped = resolve));
    const calls = open();
    const begun = () => {
      throw new Error('not written');
    };
    await expect(
      calls.call('untilStopped', null, { callbacks: { begun, stopped: () => undefined } }),
    ).rejects.toThrow('not written');
    await calls.call('add', [1, 1]);
    const controller = new AbortController();
    const second = calls.call('untilStopped', null, {
      signal: controller.signal,
      graceMs: 60_000,
      callbacks: { begun: () => controller.abort(), stopped },
    });
    await expect(second).rejects.toThrow('stopped there');
    await hasStopped;
  });

  it('is rejected with the reason when it is given up and does not end within its grace time', async () => {
    const controller = new AbortController();
    const call = open().call('deaf', null, {
      signal: controller.signal,
      graceMs: 20,
      callbacks: { begun: () => controller.abort(new Error('enough')) },
    });
    await expect(call).rejects.toThrow('enough');
    await expect(thread!.call('add', [1, 2], { signal: controller.signal })).rejects.toThrow('enough');
  });

  it('gets other signals by their names', async () => {
    const leaving = new AbortController();
    const call = open().call('hears', null, {
      signals: { leaving: leaving.signal },
      callbacks: { begun: () => leaving.abort() },
    });
    expect(await call).toBe('left');
  });

  it('has its signal aborted at its end, for anything left running', async () => {
    const calls = open();
    await calls.call('leavesWork', null);
    expect(await calls.call('order', null)).toBe(101);
  });

  it('runs its callbacks outside the context that started the thread', async () => {
    const calls = open();
    const context = new AsyncLocalStorage<string>();
    const seen: unknown[] = [];
    await context.run('an attempt', () =>
      calls.call('converse', 1, {
        callbacks: {
          double: (n) => {
            seen.push(context.getStore());
            return Promise.resolve(n);
          },
          done: () => undefined,
        },
      }),
    );
    expect(seen).toEqual([undefined]);
  });
});

describe('a worker thread that ends by a fault', () => {
  it('fails the calls under way, is logged, and is started again by the next call', async () => {
    const calls = open();
    const before = calls.open();
    const both = await Promise.allSettled([calls.call('die', null), calls.call('deaf', null)]);
    for (const one of both)
      expect(one).toMatchObject({ reason: { name: 'ThreadEnded', cause: { message: 'a fault' } } });
    expect(log.entries.map(({ message }) => message)).toEqual(['the thread of a test ended by a fault']);
    expect(await calls.call('order', null)).toBe(1);
    await expect(before.call('order', null)).rejects.toBeInstanceOf(ThreadEnded);
  });

  it('while it closes has ended, and the fault is logged', async () => {
    const calls = open('no way to close');
    await calls.call('order', null);
    await expect(calls.close()).resolves.toBeUndefined();
    expect(log.entries).toHaveLength(1);
  });
});

describe('a worker thread that is terminated', () => {
  it('ends its calls with the reason, and is started again by the next call', async () => {
    const calls = open();
    await calls.call('order', null);
    const deaf = calls.call('deaf', null);
    await Promise.all([expect(deaf).rejects.toThrow('too late'), calls.terminate(new Error('too late'))]);
    expect(await calls.call('order', null)).toBe(1);
    expect(log.entries).toEqual([]);
  });
});
