import { describe, expect, it } from '@jest/globals';
import { isAmong, numbersIn, readingsIn } from '../../../../src/libs/text/numbers.js';

const readingsOf = (text: string, language = 'en') => numbersIn(text, language).map(({ values }) => values);

describe('the numbers of a text', () => {
  it.each([
    ['1,200 boats', 'en', ['1200']],
    ['1.200 boats', 'en', ['1.2']],
    ['1.200 Boote', 'de', ['1200']],
    ['1,200 Boote', 'de', ['1.2']],
    // Spain and Mexico write it the other way round.
    ['1.200 barcos', 'es', ['1200', '1.2']],
    ['1\u202f200 bateaux', 'fr', ['1200']],
    ['1,234,567.5 tons', 'en', ['1234567.5']],
    ['1.234.567,5 Tonnen', 'de', ['1234567.5']],
    ['3,5 Meter', 'de', ['3.5']],
    ['1.20', 'en', ['1.2']],
    ['0.125', 'en', ['0.125']],
    ['in 2024.', 'en', ['2024']],
    ['80%', 'en', ['80']],
    ['version 1.2.3', 'en', ['1.2.3']],
    ['٨٠ ميغابايت', 'ar', ['80']],
    ['８０メガ', 'ja', ['80']],
    ['𝟛𝟝', 'en', ['35']],
  ])('%j in %s are read as %j', (text, language, values) => {
    expect(readingsOf(text, language)).toEqual([values]);
  });

  it.each([
    ['5 million euros', 'en', '5 million', '5000000'],
    ['2.5 billion', 'en', '2.5 billion', '2500000000'],
    ['5bn', 'en', '5bn', '5000000000'],
    ['two hundred boats', 'en', 'two hundred', '200'],
    ['3,5 Milliarden Euro', 'de', '3,5 Milliarden', '3500000000'],
    ['5000万円', 'ja', '5000万', '50000000'],
    ['5 millions of them, in metres', 'en', '5 millions', '5000000'],
    ['5 mills', 'en', '5', '5'],
  ])('%j in %s are read with their scale: %s is %s', (text, language, raw, value) => {
    expect(numbersIn(text, language)).toEqual([expect.objectContaining({ raw, values: [value] })]);
  });

  it('keep their sign, which neither a hyphen nor the dash of a range is', () => {
    expect(numbersIn('−5 to (-3), COVID-19, pages 7-9', 'en').flatMap(({ values }) => values)).toEqual([
      '-5',
      '-3',
      '19',
      '7',
      '9',
    ]);
  });

  it('are the same written out, in the languages that are known', () => {
    expect(readingsOf('After five attempts, twelve at most')).toEqual([['5'], ['12']]);
    expect(readingsOf('Nach fünf Versuchen in siebzig Tagen', 'de')).toEqual([['5'], ['70']]);
    expect(readingsOf('One of them')).toEqual([]);
  });

  it('are held by a text that has one of their readings', () => {
    const [written] = numbersIn('1,200', 'en');
    expect(isAmong(written!, readingsIn('a pond of 1200 litres', 'en'))).toBe(true);
    expect(isAmong(written!, readingsIn('1.2 tons', 'en'))).toBe(false);
    expect(isAmong(written!, readingsIn('12 and 120 and 12000', 'en'))).toBe(false);
  });

  it('are held by words that say them', () => {
    const isHeld = (number: string, text: string) =>
      isAmong(numbersIn(number, 'en')[0]!, readingsIn(text, 'en'));
    expect(isHeld('two times a year', 'twice a year')).toBe(true);
    expect(isHeld('30 minutes', 'every half hour')).toBe(true);
    expect(isHeld('50 percent', 'half of the seats')).toBe(true);
    expect(isHeld('3 times', 'twice a year')).toBe(false);
  });
});
