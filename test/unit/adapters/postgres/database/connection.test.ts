import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Database, json } from '../../../../../src/adapters/postgres/database/connection.js';
import { sqlState } from '../../../../../src/adapters/postgres/database/connection-pool.js';
import { runs } from '../../../../support/sample.js';

/** As fast-check's own `binary`, whose table of all characters takes a second to make. */
const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point));

describe('a value for jsonb', () => {
  it.each([
    ['a lone high half', '\ud83d', '\ufffd'],
    ['a lone low half', 'a\udc00b', 'a\ufffdb'],
    ['a whole character', '😀', '😀'],
    ['a NUL', 'a\0b', 'ab'],
    ['another control character', '\u0001', '\u0001'],
    ['what only looks like a NUL', '\\u0000', '\\u0000'],
    ['a backslash before a NUL', '\\\0', '\\'],
    ['what only looks like half a character', '\\ud83d', '\\ud83d'],
  ])('is safe with %s, as a value and as a name', (_what, text, kept) => {
    expect(JSON.parse(json({ deep: [{ [text]: text }] }))).toEqual({ deep: [{ [kept]: kept }] });
  });

  it('is otherwise what JSON.stringify makes of it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: anyCharacter }), (value) => {
        fc.pre(!JSON.stringify(value).includes('\\u0000'));
        expect(json(value)).toBe(JSON.stringify(value));
      }),
      { numRuns: runs(100) },
    );
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))),
        (units) => {
          const text = units.join('');
          expect(JSON.parse(json(text))).toBe(text.toWellFormed().replaceAll('\0', ''));
        },
      ),
      { numRuns: runs(100) },
    );
  });
});

describe('the SQLSTATE of an error', () => {
  it.each([
    ['40P01', '40P01'],
    ['57014', '57014'],
    ['EPIPE', null],
    ['ECONNRESET', null],
    [undefined, null],
  ])('is, for the code %s, %s', (code, state) => {
    expect(sqlState(Object.assign(new Error('failed'), { code }))).toBe(state);
  });
});

describe('a database that can’t be reached', () => {
  it.each(['127.0.0.1', 'localhost'])('is unavailable at %s, and the cause is kept', async (host) => {
    const database = Database.open({
      url: `postgres://galley:secret@${host}:1/galley`,
      poolSize: 1,
      acquireMs: 2000,
      statementMs: 2000,
      maxWaiting: 1,
      applicationName: 'test',
    });
    const reading = database.rows('SELECT 1');
    await expect(reading).rejects.toMatchObject({
      code: 'unavailable',
      cause: { code: 'ECONNREFUSED' },
    });
    await database.close();
  });
});
