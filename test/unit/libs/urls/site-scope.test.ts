import { describe, expect, it } from '@jest/globals';
import { siteScope } from '../../../../src/libs/urls/site-scope.js';

describe('what belongs to an edition', () => {
  it.each([
    ['https://harbour.example', 'http://www.harbour.example/a/b?c=d', true],
    ['https://harbour.example/', 'https://harbour.example.', true],
    ['https://harbour.example/', 'https://harbour.example:8443/', false],
    ['https://harbour.example/', 'https://sub.harbour.example/', false],
    ['https://harbour.example/index.html', 'https://harbour.example/a', true],
    ['https://pages.example/alice/', 'https://pages.example/alice/post', true],
    ['https://pages.example/alice/', 'https://pages.example/alice', true],
    ['https://pages.example/alice/', 'https://pages.example/bob/post', false],
    ['https://pages.example/alice/', 'https://pages.example/alice/../bob/post', false],
    ['https://pages.example/alice/', 'https://pages.example/', false],
    ['https://pages.example/alice', 'https://pages.example/alice/post', true],
    ['https://pages.example/alice', 'https://pages.example/alicebob/post', false],
    ['https://pages.example/alice', 'https://pages.example/bob', false],
    ['https://pages.example/alice/home.php', 'https://pages.example/alice/post', true],
    ['https://pages.example/alice/home.php', 'https://pages.example/bob/post', false],
    ['nonsense', 'nonsense', false],
    [null, 'https://harbour.example/', false],
  ])('is, for %s, %s', (webAddress, url, belongs) => {
    expect(siteScope(webAddress)(url)).toBe(belongs);
  });
});
