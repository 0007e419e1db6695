import { describe, expect, it } from '@jest/globals';
import { isAmong, numbersIn, readingsIn } from '../../../../src/domain/text/numbers.js';

const readingsOf = (text: string, language = 'en') => numbersIn(text, language).map(({ values }) => values);

describe('the numbers of a text', () => {
  it.each([
    ['1,200 boats', ['1200', '1.2']],
    ['1.200 Boote', ['1200', '1.2']],
    ['1\u202f200 bateaux', ['1200']],
    ['1,234,567.5 tons', ['1234567.5']],
    ['1.234.567,5 Tonnen', ['1234567.5']],
    ['3,5 Meter', ['3.5']],
    ['1.20', ['1.2']],
    ['0.125', ['0.125']],
    ['in 2024.', ['2024']],
    ['80%', ['80']],
    ['version 1.2.3', ['1.2.3']],
    ['٨٠ ميغابايت', ['80']],
    ['８０メガ', ['80']],
  ])('%j are read as %j', (text, values) => {
    expect(readingsOf(text)).toEqual([values]);
  });

  it('are the same written out, in the languages that are known', () => {
    expect(readingsOf('After five attempts, twelve at most')).toEqual([['5'], ['12']]);
    expect(readingsOf('Nach fünf Versuchen in siebzig Tagen', 'de')).toEqual([['5'], ['70']]);
    expect(readingsOf('One of them')).toEqual([]);
  });

  it('are held by a text that has one of their readings', () => {
    const [written] = numbersIn('1,200', 'en');
    expect(isAmong(written!, readingsIn('a pond of 1200 litres', 'en'))).toBe(true);
    expect(isAmong(written!, readingsIn('1.2 tons', 'en'))).toBe(true);
    expect(isAmong(written!, readingsIn('12 and 120 and 12000', 'en'))).toBe(false);
  });
});
