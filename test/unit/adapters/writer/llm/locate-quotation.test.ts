import { describe, expect, it } from '@jest/globals';
import { locateQuotation } from '../../../../../src/adapters/writer/llm/locate-quotation.js';

describe('quoted words', () => {
  it.each([
    ['No boat leaves today,', 'He said: no boat\nleaves today.', [9, 29]],
    ['it’s a long way', "Still, it's a long way.", [7, 22]],
    ['a long—very long—way', 'It is a long-very long-way off', [6, 26]],
  ])('%j is found in %j as it stands there', (quoted, text, [start, end]) => {
    expect(locateQuotation(quoted, text)).toEqual({ start, end });
  });

  it.each([
    ['no boat ever leaves', 'no boat leaves'],
    ['oat leaves today', 'no boat leaves today'],
    ['(.*) leaves today', 'no boat leaves today'],
  ])('%j is not found in %j', (quoted, text) => {
    expect(locateQuotation(quoted, text)).toBeNull();
  });
});
