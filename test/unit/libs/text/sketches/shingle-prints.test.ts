import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { printsHeld, shinglePrintsOf } from '../../../../../src/libs/text/sketches/shingle-prints.js';
import { containment, shinglesOf } from '../../../../../src/libs/text/sketches/shingles.js';
import { itOfMany } from '../../../../support/sample.js';

describe('runs of words as numbers', () => {
  it('are shared as the runs themselves are', () => {
    const text = fc
      .array(fc.constantFrom('the', 'lamp', 'is', 'lit', 'at', 'dusk', 'Öl', '灯台'), { maxLength: 60 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [prints, others] = [one, other].map((each) => shinglePrintsOf(each, 3));
        const [shingles, their] = [one, other].map((each) => shinglesOf(each, 3));
        expect(prints!.length).toBe(shingles!.size);
        expect(printsHeld(prints!, others!)).toBeCloseTo(containment(shingles!, their!), 10);
      }),
    );
  });

  itOfMany('are few where texts have nothing in common, long as they are', () => {
    const text = (name: string) =>
      shinglePrintsOf(Array.from({ length: 30_000 }, (_, n) => `${name}${n}`).join(' '), 8);
    const one = text('a');
    expect(one.length).toBe(29_993);
    expect(printsHeld(one, text('b'))).toBeLessThan(0.001);
  });

  it('are none in a text without words, and shared by none', () => {
    const none = shinglePrintsOf(' … ', 8);
    expect([none.length, printsHeld(none, none)]).toEqual([0, 0]);
  });
});
