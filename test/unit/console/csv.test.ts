import { describe, expect, it } from '@jest/globals';
import { readCsv } from '../../../src/console/screens/batch/csv.js';

describe('reading CSV', () => {
  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '\uFEFFa;b;c,d\ne;f;g',
      [
        ['a', 'b', 'c,d'],
        ['e', 'f', 'g'],
      ],
    ],
    [
      'a\tb\nc\t',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    [
      '"a ""b"", c","d\r\ne"\n\n , \nf,g',
      [
        ['a "b", c', 'd\r\ne'],
        ['f', 'g'],
      ],
    ],
    [
      'a,b"c\n"",d',
      [
        ['a', 'b"c'],
        ['', 'd'],
      ],
    ],
    ['', []],
  ])('%j', (text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });

  it('refuses a quote that is not closed, and text behind one, by the row', () => {
    expect(() => readCsv('a\n"b')).toThrow('A quote that begins in row 2 is not closed.');
    expect(() => readCsv('a\n"b"c')).toThrow('Row 2 has text behind a closing quote.');
  });

  it('is read in one pass, however hostile', () => {
    const size = 300_000;
    expect(readCsv('"a""'.padEnd(size, '"') + (size % 2 === 0 ? '"' : ''))).toHaveLength(1);
    expect(readCsv(','.repeat(size))).toEqual([]);
    expect(readCsv('\r'.repeat(size))).toEqual([]);
  });
});
