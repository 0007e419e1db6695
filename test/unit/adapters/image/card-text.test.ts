import { describe, expect, it } from '@jest/globals';
import { keepDrawable, simplify, tidy } from '../../../../src/adapters/image/card-text.js';

const ascii = (grapheme: string) => /^[\x20-\x7e]$/.test(grapheme);

describe('the text of a card', () => {
  it.each([
    ['  two\n\tlines  ', 'two lines'],
    ['bell\u0007 and\u200b gap', 'bell and gap'],
    ['half a \ud83d pair', 'half a pair'],
    ['e\u0301te\u0301', 'été'],
    ['turn\u202earound', 'turn around'],
  ])('is one line of visible characters: %j', (text, expected) => {
    expect(tidy(text)).toBe(expected);
  });

  it.each([
    ['ﬁne', 'fine'],
    ['ＡＩ', 'AI'],
    ['up\u2010to\u2011date', 'up-to-date'],
    ['日本', '日本'],
  ])('is put in plainer characters where there are such: %j', (text, expected) => {
    expect(simplify(text, ascii)).toBe(expected);
  });

  it.each([
    ['plain text, kept as it is...', 'plain text, kept as it is...'],
    ['Hello 世界 again', 'Hello again'],
    ['Tea (茶) at noon', 'Tea at noon'],
    ['茶: tea', 'tea'],
    ['New tea 🍵', 'New tea'],
    ['Price list — 茶', 'Price list'],
  ])('leaves out what can not be drawn, and what that leaves behind: %j', (text, expected) => {
    expect(keepDrawable(text, ascii)).toBe(expected);
  });

  it.each(['', '茶', '🍵🍵', '2 茶茶茶', '!?'])('is empty when nothing readable would remain: %j', (text) => {
    expect(keepDrawable(text, ascii)).toBe('');
  });
});
