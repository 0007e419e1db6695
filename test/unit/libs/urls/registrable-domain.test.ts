import { describe, expect, it } from '@jest/globals';
import { registrableDomain } from '../../../../src/libs/urls/registrable-domain.js';

describe('the registrable domain', () => {
  it.each([
    ['https://www.example.com/a', 'example.com'],
    ['https://a.b.example.org:8443/', 'example.org'],
    ['https://shop.example.co.uk/', 'example.co.uk'],
    ['https://example.com.br/', 'example.com.br'],
    ['https://www.web.de/', 'web.de'],
    ['https://t.co/', 't.co'],
    ['https://me.github.io/x', 'me.github.io'],
    ['https://a.me.github.io/x', 'me.github.io'],
    ['https://github.io/', 'github.io'],
    ['https://co.uk/', 'co.uk'],
    ['https://www.example.gob.mx/', 'example.gob.mx'],
    ['https://www.gov.uk/', 'www.gov.uk'],
    ['https://a.b.example.kawasaki.jp/', 'b.example.kawasaki.jp'],
    ['https://a.shop.myshopify.com/', 'shop.myshopify.com'],
    ['https://pr-1.site.pages.dev/', 'site.pages.dev'],
    ['https://x.site.netlify.app/', 'site.netlify.app'],
    ['https://api.service-ab12.a.run.app/', 'service-ab12.a.run.app'],
    ['https://docs.example.internal/', 'example.internal'],
    ['https://www.example.com./', 'example.com'],
    ['https://www.Bücher.example/', 'xn--bcher-kva.example'],
    ['http://127.0.0.1:8080/', '127.0.0.1'],
    ['http://[::1]/', '[::1]'],
    ['http://localhost:3000/', 'localhost'],
    ['no address', null],
  ])('is, for %s, %s', (url, domain) => {
    expect(registrableDomain(url)).toBe(domain);
  });
});
