import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { displayPrefix, hashToken, isWellFormedToken, makeToken } from '../../../../src/domain/access/key.js';

describe('a token', () => {
  it('has the decided form and is taken back', () => {
    for (const permission of ['full', 'read'] as const) {
      const token = makeToken(permission, randomBytes);
      expect(token).toMatch(new RegExp(`^gk_${permission}_[0-9A-Za-z]{38}$`));
      expect(isWellFormedToken(token)).toBe(true);
      expect(displayPrefix(token)).toBe(token.slice(0, 12));
      expect(hashToken(token)).toHaveLength(32);
    }
  });

  it('ends in the CRC-32 of what stands before, in base62', () => {
    const token = makeToken('full', () => new Uint8Array(32).fill(61));
    const body = `gk_full_${'z'.repeat(32)}`;
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const value = Array.from(token.slice(body.length)).reduce(
      (sum, digit) => sum * 62 + digits.indexOf(digit),
      0,
    );
    expect(token.startsWith(body)).toBe(true);
    expect(value).toBe(crc32(body));
  });

  it('is refused when one character differs, without a look-up', () => {
    const token = makeToken('full', randomBytes);
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === 'a' ? 'b' : 'a';
      expect(isWellFormedToken(token.slice(0, at) + other + token.slice(at + 1))).toBe(false);
    }
    expect(isWellFormedToken('')).toBe(false);
    expect(isWellFormedToken(`${token} `)).toBe(false);
  });

  it('takes each character as often as any other, whatever the bytes', () => {
    // 248 to 255 would make the first eight characters a quarter more likely: they are thrown away.
    let calls = 0;
    const token = makeToken('read', (length) => {
      calls += 1;
      return new Uint8Array(length).fill(calls === 1 ? 255 : 1);
    });
    expect(calls).toBe(2);
    expect(token).toContain(`gk_read_${'1'.repeat(32)}`);
  });
});
