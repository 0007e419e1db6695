import { describe, expect, it } from '@jest/globals';
import { numbersOf } from '../../../../../src/adapters/writer/llm/numbers.js';

const of = (text: string, language = 'en') => [...numbersOf(text, language)].sort();

describe('the numbers of a text', () => {
  it.each([
    ['1,200 boats', '1200'],
    ['1.200 Boote', '1200'],
    ['1\u202f200 bateaux', '1200'],
    ['1,234,567.5 tons', '1234567.5'],
    ['1.234.567,5 Tonnen', '1234567.5'],
    ['3,5 Meter', '3.5'],
    ['in 2024.', '2024'],
    ['80%', '80'],
    ['version 1.2.3', '1.2.3'],
    ['٨٠ ميغابايت', '80'],
    ['８０メガ', '80'],
  ])('of %j are %j', (text, number) => {
    expect(of(text)).toEqual([number]);
  });

  it('are the same written out, in the languages that are known', () => {
    expect(of('After five attempts, twelve at most')).toEqual(['12', '5']);
    expect(of('Nach fünf Versuchen', 'de')).toEqual(['5']);
    expect(of('One of them')).toEqual([]);
  });
});
