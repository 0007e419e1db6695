import { describe, expect, it } from '@jest/globals';
import { BoundedCache } from '../../../src/transports/graphql/bounded-cache.js';

describe('a bounded cache', () => {
  it('forgets what was used longest ago when it gets too heavy', () => {
    const cache = new BoundedCache<number>(10);
    cache.set('a', 1, 4);
    cache.set('b', 2, 4);
    expect(cache.get('a')).toBe(1);
    cache.set('c', 3, 4);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('counts an entry once that is set again, and keeps nothing that is too heavy alone', () => {
    const cache = new BoundedCache<number>(10);
    for (let n = 0; n < 100; n += 1) cache.set('a', n, 6);
    cache.set('b', 1, 4);
    expect([cache.get('a'), cache.get('b')]).toEqual([99, 1]);
    cache.set('b', 2, 11);
    expect([cache.get('a'), cache.get('b')]).toEqual([99, undefined]);
  });
});
