import { describe, expect, it } from '@jest/globals';
import { FairShares } from '../../../../src/services/job/fair-shares.js';

/** Begins as many for the account as it may. */
function fill(shares: FairShares, account: string): number {
  let count = 0;
  while (shares.hasRoomFor(account)) {
    shares.begin(account);
    count += 1;
  }
  return count;
}

describe('shares of a sum', () => {
  it('give one account alone half of it', () => {
    const shares = new FairShares(32);
    expect(fill(shares, 'a')).toBe(16);
    expect(shares.full).toEqual(['a']);
    expect(shares.isExhausted).toBe(false);
  });

  it('leave room for one more account, however many have taken all that they can get', () => {
    const shares = new FairShares(32);
    const taken = ['a', 'b', 'c', 'd', 'e'].map((account) => fill(shares, account));
    expect(taken).toEqual([16, 8, 4, 2, 1]);
    expect(fill(shares, 'f')).toBe(1);
    expect(shares.isExhausted).toBe(true);
  });

  it.each([1, 2])('let an account begin one of a sum of %d', (most) => {
    expect(fill(new FairShares(most), 'a')).toBe(1);
  });

  it('make those wait that have their share, and let in who has the least under way', async () => {
    const shares = new FairShares(4);
    const endOne = shares.begin('a');
    for (const account of ['a', 'b', 'b']) shares.begin(account);
    const never = new AbortController().signal;
    const order: string[] = [];
    const wait = async (account: string) => {
      await shares.beginFairly(account, never);
      order.push(account);
    };
    const waiting = [wait('a'), wait('b'), wait('c')];
    endOne();
    await waiting[2];
    expect(order).toEqual(['c']);
  });

  it('are not waited for beyond the signal, and nothing is begun then', async () => {
    const shares = new FairShares(1);
    const end = shares.begin('a');
    const late = new AbortController();
    const waiting = shares.beginFairly('a', late.signal);
    late.abort();
    expect(await waiting).toBeNull();
    expect(await shares.beginFairly('a', late.signal)).toBeNull();
    end();
    expect(shares.countOf('a')).toBe(0);
    expect(shares.hasRoomFor('a')).toBe(true);
  });
});
