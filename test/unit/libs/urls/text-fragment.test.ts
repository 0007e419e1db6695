import { describe, expect, it } from '@jest/globals';
import { textFragment } from '../../../../src/libs/urls/index.js';

describe('the address of a passage on a page', () => {
  it('has a short quotation whole', () => {
    expect(textFragment('https://a.example/p', 'Tides turn twice a day.')).toBe(
      'https://a.example/p#:~:text=Tides%20turn%20twice%20a%20day.',
    );
  });

  it('has the ends of a long one', () => {
    const words = Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ');
    expect(decodeURIComponent(textFragment('https://a.example/p', words).split('text=')[1] ?? '')).toBe(
      'word0 word1 word2 word3 word4 word5,word24 word25 word26 word27 word28 word29',
    );
  });

  it('has the ends of one whose words are not parted', () => {
    const text = Array.from({ length: 120 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    expect(decodeURIComponent(textFragment('https://a.example/p', text).split('text=')[1] ?? '')).toBe(
      `${text.slice(0, 16)},${text.slice(-16)}`,
    );
  });

  it('encodes the marks that part the terms of a fragment', () => {
    expect(textFragment('https://a.example/p', 'well-known, then')).toBe(
      'https://a.example/p#:~:text=well%2Dknown%2C%20then',
    );
  });

  it('goes in place of a fragment that is there', () => {
    expect(textFragment('https://a.example/p#part', 'Tides.')).toBe('https://a.example/p#:~:text=Tides.');
  });

  it('leaves out half of a character', () => {
    expect(textFragment('https://a.example/p', 'a\ud83d b')).toBe('https://a.example/p#:~:text=a%20b');
  });
});
