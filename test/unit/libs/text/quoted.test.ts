import { describe, expect, it } from '@jest/globals';
import { expectLinear } from '../../../support/expect-linear.js';
import { ownWordsIn, quotedIn } from '../../../../src/libs/text/quoted.js';
import { itOfMany } from '../../../support/sample.js';

describe('what a text quotes', () => {
  it.each([
    ['“a” and „b“ and «c» and »d« and "e"', ['a', 'b', 'c', 'd', 'e']],
    ['彼は「はい」と言った。', ['はい']],
    ['a 5" pipe', []],
    ['‘a’ and ”b” and »c» and ״d״ and ＂e＂', ['a', 'b', 'c', 'd', 'e']],
    ["'the harbour isn't here' and the boys' boats", ["the harbour isn't here"]],
    ['‘the harbour isn’t here’', ['the harbour isn’t here']],
    ['说"今天没有船"了', ['今天没有船']],
    ['“it is “not” for sale”', ['it is “not” for sale']],
    ['“never closed, “but here”', ['but here']],
    ['', []],
  ])('is, for %j, %j', (text, quoted) => {
    expect(quotedIn(text).map((each) => each.text)).toEqual(quoted);
  });

  it.each([
    'She said “no boat leaves today”.',
    'She said "no boat leaves today".',
    'Sie sagte „no boat leaves today“.',
    'Elle dit « no boat leaves today ».',
  ])('is found with its place: %s', (text) => {
    expect(ownWordsIn(text)).toEqual([{ text: 'no boat leaves today', start: text.indexOf('no boat') }]);
  });

  itOfMany('is found in time that grows with the text, whatever its marks', () => {
    expectLinear((size) => void quotedIn('“"’ «'.repeat(size)), 200_000);
    expect(quotedIn(`“${'word '.repeat(1000)}”`)).toHaveLength(1);
  });

  it('is not a person’s words when it is a term of one or two', () => {
    expect(ownWordsIn('A “parked job” waits.')).toEqual([]);
    expect(ownWordsIn('彼は「はい」と言った。')).toEqual([]);
    expect(ownWordsIn('彼は「今日は船が一隻も出ない」と言った。')).toHaveLength(1);
  });
});
