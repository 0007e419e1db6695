import { describe, expect, it } from '@jest/globals';
import { closeTurns, hasTurns } from '../../../src/console/data/close-turns.js';

describe('texts that turn the direction of what follows them', () => {
  it('are ended where they end, the last turn first', () => {
    expect(closeTurns('photo \u202egnp.exe')).toBe('photo \u202egnp.exe\u202c');
    expect(closeTurns('\u2067a \u202bb')).toBe('\u2067a \u202bb\u202c\u2069');
  });

  it('stay as they are where they end themselves, or never turn', () => {
    for (const text of ['\u202babc\u202c', '\u2068abc\u2069', 'marks \u200f and \u200e', 'plain'])
      expect(closeTurns(text)).toBe(text);
  });

  it('are found wherever they stand in an answer, and whichever way they are written', () => {
    const answer = { list: [{ title: '\u202ea', count: 1, none: null }] };
    expect(closeTurns(answer)).toEqual({ list: [{ title: '\u202ea\u202c', count: 1, none: null }] });
    expect(hasTurns(JSON.stringify(answer))).toBe(true);
    expect(hasTurns('{"title":"\\u202Ea"}')).toBe(true);
    expect(hasTurns('{"title":"a"}')).toBe(false);
  });
});
