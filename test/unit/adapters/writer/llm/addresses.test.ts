import { describe, expect, it } from '@jest/globals';
import { bareAddressesIn } from '../../../../../src/adapters/writer/llm/addresses.js';
import { expectLinear } from '../../../../support/expect-linear.js';

describe('addresses without a scheme', () => {
  it.each([
    ['Every job is in the database of evil-shop.com, so it stays.', 'evil-shop.com'],
    ['Write to bob@evil.example.', 'bob@evil.example'],
    ['See //evil.example/pay for more', '//evil.example/pay'],
    ['See hxxp evil.whatever/pay', 'evil.whatever/pay'],
    ['Ask EVIL.COM now', 'EVIL.COM'],
    ['请访问evil.com吧', 'evil.com'],
    ['Спросите на пример.com', 'пример.com'],
    ['It runs at 192.0.2.1/pay', '192.0.2.1/pay'],
    ['It runs at db.whatever:8080', 'db.whatever:8080'],
    ['Shop at evil.shop?id=1#now today', 'evil.shop?id=1#now'],
  ])('%j holds one', (text, address) => {
    expect(bareAddressesIn(text)).toEqual([address]);
  });

  it.each([
    'e.g. this and i.e. that, U.S./Canada',
    'Version 1.2.3 costs 3.5/4.5 and/or 80 km/h.',
    'config.yaml, readme.md, main.rs and Vue.js',
    'the end.In the night',
    'At 10:30 a.m. St. John vs. the town',
    'z.B. in d.h. usw.',
    'foo@bar and a.b.c',
  ])('%j holds none', (text) => {
    expect(bareAddressesIn(text)).toEqual([]);
  });

  it('are looked for in time, whatever the text', () => {
    for (const piece of ['a', 'a.', '@a', '//a.', 'a.com '])
      expectLinear((n) => bareAddressesIn(piece.repeat(n)), 30_000);
  });
});
