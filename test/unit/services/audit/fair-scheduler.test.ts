import { describe, expect, it } from '@jest/globals';
import { FairScheduler } from '../../../../src/services/audit/fair-scheduler.js';

describe('the slices of audits in a thread', () => {
  it('alternate one by one, however many of them one audit has waiting', async () => {
    const scheduler = new FairScheduler();
    const order: string[] = [];
    const take = (name: string, piece: number) =>
      scheduler.schedule(name, () => {
        order.push(`${name}${piece}`);
      });
    const all = [1, 2, 3, 4, 5].map((piece) => take('a', piece));
    all.push(take('b', 1), take('c', 1), take('b', 2));
    await Promise.all(all);
    // The first began before any other was there.
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5']);
  });

  it('let the event loop run in between, so that a newcomer waits for one slice', async () => {
    const scheduler = new FairScheduler();
    const order: string[] = [];
    const pieces = [1, 2, 3, 4, 5, 6].map((piece) => scheduler.schedule('a', () => order.push(`a${piece}`)));
    const later = new Promise<void>((resolve) => setImmediate(resolve)).then(() =>
      scheduler.schedule('b', () => order.push('b')),
    );
    await Promise.all([...pieces, later]);
    expect(order.indexOf('b')).toBeLessThan(order.indexOf('a4'));
  });

  it('return the result or the error of the work, and continue after it', async () => {
    const scheduler = new FairScheduler();
    const failing = scheduler.schedule('a', () => {
      throw new Error('a page broke it');
    });
    const fine = scheduler.schedule('a', () => 7);
    await expect(failing).rejects.toThrow('a page broke it');
    expect(await fine).toBe(7);
    expect(await scheduler.schedule('a', () => 8)).toBe(8);
  });
});
