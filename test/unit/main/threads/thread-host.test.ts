import { describe, expect, it } from '@jest/globals';
import { ThreadHost } from '../../../../src/main/threads/thread-host.js';
import { keepingLog } from '../../../support/keeping-log.js';

describe('a thread', () => {
  it('that ends by a fault while it closes has ended, and the fault is logged', async () => {
    const program = `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => { throw new Error('no way to close'); });`;
    const log = keepingLog();
    const ends: Error[] = [];
    const host = new ThreadHost<{ readonly kind: 'close' }, never>({
      program: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
      data: null,
      name: 'the thread of a test',
      limits: {},
      log,
      onSaid: () => undefined,
      onEnd: (error) => ends.push(error),
    });
    const thread = host.open();
    await expect(host.close()).resolves.toBeUndefined();
    expect(thread.isRunning).toBe(false);
    expect(ends).toMatchObject([{ message: 'the thread of a test has ended' }]);
    expect(log.entries).toHaveLength(1);
  });
});
