import { describe, expect, it } from '@jest/globals';
import { BodyShares } from '../../../../src/transports/body/body-shares.js';

const sizes = { process: 64, account: 32, key: 20 };
const owner = (keyId: string, accountId = `account of ${keyId}`) => ({ keyId, accountId });
const refused = (code: string) => expect.objectContaining({ code }) as unknown as Error;

describe('the bytes of bodies that are being read', () => {
  it('are refused beyond the share of a key, of an account, and are given back', () => {
    const shares = new BodyShares(sizes);
    const [one, two] = [shares.open(owner('a')), shares.open(owner('a'))];
    one.add(16);
    two.add(4);
    expect(() => {
      two.add(1);
    }).toThrow(refused('rate_limited'));
    const sister = shares.open(owner('b', 'account of a'));
    sister.add(12);
    expect(() => {
      sister.add(1);
    }).toThrow(refused('rate_limited'));
    one.release();
    one.release();
    sister.add(1);
    expect(shares.inAll).toBe(17);
    two.release();
    sister.release();
    expect(shares.inAll).toBe(0);
  });

  it('never use the last room: later callers find half of what is left', () => {
    const shares = new BodyShares(sizes);
    for (const [key, most] of Object.entries({ a: 20, b: 20, c: 12, d: 6, e: 3 })) {
      const held = shares.open(owner(key));
      held.add(most);
      expect(() => {
        held.add(1);
      }).toThrow(refused(most === 20 ? 'rate_limited' : 'unavailable'));
    }
    expect(shares.inAll).toBeLessThan(64);
  });

  it('are given back for a refused body', () => {
    const shares = new BodyShares(sizes);
    const held = shares.open(owner('a'));
    expect(() => {
      held.add(21);
    }).toThrow(refused('rate_limited'));
    expect(shares.inAll).toBe(0);
    held.add(20);
  });
});
