import { describe, expect, it, jest } from '@jest/globals';
import { Lines } from '../../../../../src/adapters/postgres/database/lines.js';
import { gate } from '../../../../support/gate.js';

const LIMITS = { each: 2, maxWaiting: 2, waitMs: 1000 };

/** Lets what is ready go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('lines before something shared', () => {
  it('let so much of one name run at once, and the rest after it in its order', async () => {
    const lines = new Lines(LIMITS);
    const gates = [gate(), gate(), gate(), gate()];
    const begun: number[] = [];
    const all = gates.map(({ opened }, n) =>
      lines.run('one', async () => {
        begun.push(n);
        await opened;
      }),
    );
    await settle();
    expect(begun).toEqual([0, 1]);
    gates[1]!.open();
    await settle();
    expect(begun).toEqual([0, 1, 2]);
    for (const each of gates) each.open();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('refuse at once what is too much for the line of a name, and nothing of another', async () => {
    const lines = new Lines(LIMITS);
    const held = gate();
    const all = [1, 2, 3, 4].map(() => lines.run('one', () => held.opened));
    const beyond = jest.fn(() => held.opened);
    await expect(lines.run('one', beyond)).rejects.toMatchObject({ code: 'unavailable' });
    expect(beyond).not.toHaveBeenCalled();
    expect(await lines.run('other', () => Promise.resolve('served'))).toBe('served');
    held.open();
    await Promise.all(all);
    expect(await lines.run('one', () => Promise.resolve('served'))).toBe('served');
  });

  it('refuse what has waited for too long, and keep the places of those behind it', async () => {
    jest.useFakeTimers();
    try {
      const lines = new Lines({ ...LIMITS, each: 1 });
      const held = gate();
      const first = lines.run('one', () => held.opened);
      const late = lines.run('one', () => Promise.resolve('late'));
      const refused = expect(late).rejects.toMatchObject({ code: 'unavailable' });
      jest.advanceTimersByTime(600);
      const last = lines.run('one', () => Promise.resolve('served'));
      jest.advanceTimersByTime(600);
      await refused;
      held.open();
      await first;
      expect(await last).toBe('served');
    } finally {
      jest.useRealTimers();
    }
  });

  it('pass a place on when what had it fails', async () => {
    const lines = new Lines({ ...LIMITS, each: 1 });
    const fails = lines.run('one', () => Promise.reject(new Error('it fails')));
    const next = lines.run('one', () => Promise.resolve('served'));
    await expect(fails).rejects.toThrow('it fails');
    expect(await next).toBe('served');
  });
});
