import { workerData } from 'node:worker_threads';
import { serveThread } from '../../../dist/libs/worker-thread/index.js';

/** As a class that both sides know, and one that the caller does not. */
class Refusal extends Error {
  name = 'Refusal';
  reason = 'closed';
}
class Unknown extends Error {
  name = 'Unknown';
  handle = () => undefined;
}

let calls = 0;

serveThread(
  {
    add: ([a, b]) => a + b,
    data: () => workerData,
    order: () => (calls += 1),
    unclonable: () => () => undefined,
    refuse: () => {
      throw new Refusal('not today');
    },
    fail: () => {
      throw new Unknown('a bug');
    },
    die: () =>
      process.nextTick(() => {
        throw new Error('a fault');
      }) ?? new Promise(() => undefined),
    converse: async (count, call) => {
      const answers = [];
      for (let n = 0; n < count; n += 1) answers.push(await call.ask('double', n));
      call.notify('done', answers.length);
      return answers;
    },
    untilStopped: (_input, call) =>
      new Promise((resolve, reject) => {
        call.signal.addEventListener('abort', () => {
          call.notify('stopped');
          reject(new Error('stopped there'));
        });
        call.notify('begun');
      }),
    deaf: (_input, call) => {
      call.notify('begun');
      return new Promise(() => undefined);
    },
    hears: (_input, call) =>
      new Promise((resolve) => {
        call.signalOf('leaving').addEventListener('abort', () => resolve('left'));
        call.notify('begun');
      }),
    leavesWork: async (_input, call) => {
      call.signal.addEventListener('abort', () => (calls = 100));
    },
  },
  {
    errors: [Refusal],
    close: async () => {
      if (workerData === 'no way to close')
        process.nextTick(() => {
          throw new Error('no way to close');
        });
      await (workerData === 'no way to close' ? new Promise(() => undefined) : Promise.resolve());
    },
  },
);
