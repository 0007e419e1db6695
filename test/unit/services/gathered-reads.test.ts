import { describe, expect, it, jest } from '@jest/globals';
import { GatheredReads } from '../../../src/services/gathered-reads.js';

describe('gathered reads', () => {
  it('are one for all keys that are asked for together, and another for those who come later', async () => {
    const load = jest.fn(async (keys: readonly string[]) => new Map(keys.map((key) => [key, `read ${key}`])));
    const reads = new GatheredReads<string>(load);
    expect(await Promise.all(['a', 'b', 'a'].map((key) => reads.read(key)))).toEqual([
      'read a',
      'read b',
      'read a',
    ]);
    expect(await reads.read('a')).toBe('read a');
    expect(load.mock.calls).toEqual([[['a', 'b']], [['a']]]);
  });

  it('have nothing for a key of which there is nothing', async () => {
    const reads = new GatheredReads<string>(async () => new Map([['a', 'here']]));
    expect(await Promise.all([reads.read('a'), reads.read('b')])).toEqual(['here', null]);
  });

  it('fail for all alike, and are tried again by the next', async () => {
    const load = jest.fn(async () => new Map([['a', 1]]));
    load.mockRejectedValueOnce(new Error('away'));
    const reads = new GatheredReads<number>(load);
    const both = await Promise.allSettled([reads.read('a'), reads.read('b')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await reads.read('a')).toBe(1);
  });
});
