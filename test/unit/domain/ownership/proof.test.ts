import { describe, expect, it } from '@jest/globals';
import { coversHost, homePageOf, proofFileOf, proofNamesOf } from '../../../../src/domain/ownership/proof.js';

describe('what an owner puts on a domain', () => {
  it('belongs to the root of the host, whatever folder the web address names', () => {
    const address = 'https://pages.example.com:8443/alice/?a=b#c';
    expect(homePageOf(address)).toBe('https://pages.example.com:8443/');
    expect(proofFileOf(address, 'abc')).toBe('https://pages.example.com:8443/galley-abc.html');
  });

  it.each([
    ['https://example.com/', ['example.com']],
    ['https://www.example.com/', ['www.example.com', 'example.com']],
    ['https://blog.example.com/', ['blog.example.com']],
    ['https://WWW.Bücher.example./', ['www.xn--bcher-kva.example', 'xn--bcher-kva.example']],
    ['https://www.com/', ['www.com']],
    ['http://192.0.2.7/', []],
    ['http://[2001:db8::1]/', []],
  ])('stands as a record of %s at %j', (address, names) => {
    expect(proofNamesOf(address)).toEqual(names);
  });
});

describe('a property of Google Search Console', () => {
  it.each([
    ['https://example.com/', 'https://example.com/', true],
    ['https://example.com/', 'https://example.com/blog/', true],
    ['https://example.com/blog/', 'https://example.com/blog/', false],
    ['http://example.com/', 'https://example.com/', false],
    ['https://www.example.com/', 'https://example.com/', false],
    ['https://example.com:8443/', 'https://example.com/', false],
    ['https://example.com.evil.example/', 'https://example.com/', false],
    ['sc-domain:example.com', 'https://example.com/', true],
    ['sc-domain:example.com', 'http://www.blog.example.com/a', true],
    ['sc-domain:EXAMPLE.com', 'https://example.com/', true],
    ['sc-domain:bücher.example', 'https://xn--bcher-kva.example/', true],
    ['sc-domain:example.com', 'https://notexample.com/', false],
    ['sc-domain:www.example.com', 'https://example.com/', false],
    ['sc-domain:evil.example/?.example.com', 'https://example.com/', false],
    ['sc-domain:', 'https://example.com/', false],
    ['android-app://com.example/', 'https://example.com/', false],
    ['nonsense', 'https://example.com/', false],
  ])('%s covers %s: %s', (siteUrl, address, covers) => {
    expect(coversHost(siteUrl, address)).toBe(covers);
  });
});
