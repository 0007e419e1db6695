import { describe, expect, it } from '@jest/globals';
import { checkWord, withCheckWords } from '../../../src/console/screens/article/check-words.js';

describe('withCheckWords', () => {
  it('names the check as the screen of the article does', () => {
    expect(withCheckWords('The desk check "answers_brief" failed: “Locks” is never named.')).toBe(
      'The desk check “Answers the brief” failed: “Locks” is never named.',
    );
    expect(checkWord('ANSWERS_BRIEF')).toBe('Answers the brief');
  });

  it('leaves other messages as they are, quotation marks and all', () => {
    const message = 'A section headed "answers_brief" has no source.';
    expect(withCheckWords(message)).toBe(message);
  });
});
