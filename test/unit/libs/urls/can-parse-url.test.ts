import { describe, expect, it } from '@jest/globals';
import { canParseUrl } from '../../../../src/libs/urls/can-parse-url.js';
import { itOfMany } from '../../../support/sample.js';

describe('whether a text is an address', () => {
  it.each(['https://a.example/', 'https://Bücher.example/über', 'mailto:a@b.example', 'http://[::1]:80'])(
    'is so of %s',
    (text) => {
      expect(canParseUrl(text)).toBe(true);
    },
  );

  it.each(['', 'a.example', '/über', 'http://', 'http://a b/', 'http://a.example:99999/'])(
    'is not of %s',
    (text) => {
      expect(canParseUrl(text)).toBe(false);
    },
  );

  it('is decided relative to a base', () => {
    expect(canParseUrl('/über', 'https://a.example/')).toBe(true);
    expect(canParseUrl('http://', 'https://a.example/')).toBe(false);
  });

  itOfMany('stays correct after thousands of calls', () => {
    let no = 0;
    for (let times = 0; times < 100_000; times += 1) {
      if (!canParseUrl('https://www.Bücher.example/')) no += 1;
      if (!canParseUrl('/über', 'https://a.example/')) no += 1;
    }
    expect(no).toBe(0);
  });
});
