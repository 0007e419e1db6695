import { describe, expect, it } from '@jest/globals';
import { ownWordsIn } from '../../../scripts/own-words.mjs';

describe('words of a private dialect', () => {
  it('are found by line, with the word of the field', () => {
    const text = 'const options = {};\nconst wish: ViewWish = {};\n// It is let go of.\n';
    expect(ownWordsIn('src/any.ts', text)).toEqual([
      { line: 2, found: 'wish', instead: 'options, query or request' },
      { line: 3, found: 'let go of', instead: 'delete, expire or release' },
    ]);
  });

  it.each(['README.md', 'docs/any.md', 'src/domain/any.ts', 'src/libs/page-reading/any.ts'])(
    'are found in the rewritten prose of %s',
    (file) => {
      expect(ownWordsIn(file, 'Whoever calls waits.')).toMatchObject([{ line: 1, found: 'Whoever' }]);
    },
  );

  it('are allowed where they are left for now', () => {
    expect(ownWordsIn('src/services/any.ts', 'whoever calls')).toEqual([]);
  });
});
