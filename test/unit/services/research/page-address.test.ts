import { describe, expect, it } from '@jest/globals';
import { addressKey, plainAddress } from '../../../../src/services/research/page-address.js';

describe('an address', () => {
  it.each([
    'https://W.example',
    'http://www.w.example/#top',
    'https://w.example:443/',
    'https://w.example/?utm_source=x&UTM_Medium=y',
    'https://w.example/index.html',
  ])('has one key in every spelling: %s', (url) => {
    expect(addressKey(url)).toBe('w.example/');
  });

  it('has another key for another page', () => {
    const urls = [
      'https://w.example/a',
      'https://w.example/A',
      'https://w.example/a?b=c',
      'https://w.example:8443/a',
    ];
    expect(new Set(urls.map(addressKey)).size).toBe(4);
  });

  it('loses tracking parameters, and nothing else', () => {
    expect(plainAddress('https://w.example/a?b=c%20d&utm_campaign=x&e=f#g')).toBe(
      'https://w.example/a?b=c+d&e=f',
    );
    expect(plainAddress('https://w.example/a?b=c%20d#g')).toBe('https://w.example/a?b=c%20d');
    expect(plainAddress('nonsense')).toBe('nonsense');
  });
});
