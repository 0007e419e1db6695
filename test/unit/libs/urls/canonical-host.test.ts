import { describe, expect, it } from '@jest/globals';
import { canonicalHost } from '../../../../src/libs/urls/canonical-host.js';

describe('a host as people write it', () => {
  it.each([
    ['Example.ORG', 'example.org'],
    ['example.org.', 'example.org'],
    ['Bücher.example', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
    ['my_host', 'my_host'],
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]', '[::1]'],
  ])('%s is compared as %s', (text, host) => {
    expect(canonicalHost(text)).toBe(host);
  });

  it.each([
    '',
    '.',
    'https://example.org',
    'example.org/',
    'example.org/path',
    'example.org:80',
    'example.org:8080',
    'example.org:',
    '[::1]:80',
    '::1',
    'user@example.org',
    'example.org?x',
    'example.org#x',
    'example.org\\x',
    'ex ample.org',
    'exa\tmple.org',
    'ex%61mple.org',
    '*.example.org',
    '.example.org',
    'example..org',
    'xn--a',
    'www.xn--zzzzzz.example',
    '256.256.256.256',
  ])('%j is none', (text) => {
    expect(canonicalHost(text)).toBeNull();
  });
});
