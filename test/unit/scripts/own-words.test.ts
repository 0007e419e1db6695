import { describe, expect, it } from '@jest/globals';
import { ownWordsIn } from '../../../scripts/check/own-words.mjs';

describe('ownWordsIn', () => {
  it('finds words of a private dialect by line, with the word of the field', () => {
    const text = 'const options = {};\nconst wish: ViewWish = {};\n// It is let go of.\n';
    expect(ownWordsIn(text)).toEqual([
      { line: 2, found: 'wish', instead: 'options, query or request' },
      { line: 3, found: 'let go of', instead: 'delete, expire or release' },
    ]);
  });

  it.each(['Whoever calls waits.', 'await giveWay();', 'patient.fetch(url)', 'class TwinGroups {}'])(
    'finds the word of ours in “%s”',
    (text) => {
      expect(ownWordsIn(text)).toHaveLength(1);
    },
  );

  it('lets the field’s words pass', () => {
    expect(ownWordsIn('A retrying fetcher yields its slot; duplicate pages are grouped.')).toEqual([]);
  });
});
