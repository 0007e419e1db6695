import { describe, expect, it } from '@jest/globals';
import { foldQuotable, locateQuotation } from '../../../../../src/adapters/writer/llm/locate-quotation.js';
import { expectLinear } from '../../../../support/expect-linear.js';

describe('quoted words', () => {
  it.each([
    ['No boat leaves today,', 'He said: no boat\nleaves today.', [9, 29]],
    ['it’s a long way', "Still, it's a long way.", [7, 22]],
    ['a long—very long—way', 'It is a long-very long-way off', [6, 26]],
    ['below the pier. He wrote it', 'It lay below the pier.[12] He wrote it daily.', [7, 38]],
    ['below the pier.(12) He wrote', 'It lay below the pier.[S1, S2] He wrote it.', [7, 39]],
    ['wrote it with init and care every', 'He wrote it with `__init__` and **care** every night', [3, 46]],
    ['no boat (as it is) leaves', 'no boat (as it is) leaves', [0, 25]],
  ])('%j is found in %j as it stands there', (quoted, text, [start, end]) => {
    expect(locateQuotation(quoted, foldQuotable(text))).toEqual({ start, end });
  });

  it.each([
    ['no boat ever leaves', 'no boat leaves'],
    ['oat leaves today', 'no boat leaves today'],
    ['(.*) leaves today', 'no boat leaves today'],
    ['no boat leaves', 'no boat (as it is) leaves'],
    ['in 2024 no boat', 'in [2024] no boat'],
  ])('%j is not found in %j', (quoted, text) => {
    expect(locateQuotation(quoted, foldQuotable(text))).toBeNull();
  });

  it('are looked for in time, whatever the text', () => {
    expectLinear((n) => locateQuotation(`${'a '.repeat(300)}b`, foldQuotable('a '.repeat(n))), 100_000);
    expectLinear((n) => locateQuotation('a b', foldQuotable(`a (1${',1'.repeat(n)}`)), 100_000);
    expectLinear((n) => locateQuotation('a b', foldQuotable(`a ${'( '.repeat(n)}`)), 100_000);
  });
});
