import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canParseUrl, isSameSite } from '../../../../../src/libs/urls/index.js';
import {
  isInternal,
  malformationOf,
  normaliseUrl,
  variantKey,
} from '../../../../../src/libs/page-reading/facts/url-identity.js';
import { expectLinear } from '../../../../support/expect-linear.js';
import { itOfMany } from '../../../../support/sample.js';

const form = (href: string, base?: string) => normaliseUrl(href, base)?.url ?? null;

describe('a normalised URL', () => {
  it.each([
    ['HTTP://EXAMPLE.Com/', 'http://example.com/'],
    ['http://example.com', 'http://example.com/'],
    ['http://example.com:80/a', 'http://example.com/a'],
    ['https://example.com:443/a', 'https://example.com/a'],
    ['https://example.com:80/a', 'https://example.com:80/a'],
    ['https://example.com./a', 'https://example.com/a'],
    ['https://example.com.:8443/a', 'https://example.com:8443/a'],
    ['https://me:secret@example.com/a', 'https://example.com/a'],
    ['https://example.com/a@b', 'https://example.com/a@b'],
    ['https://bücher.example/größe', 'https://xn--bcher-kva.example/gr%C3%B6%C3%9Fe'],
    ['https://example.com/%7euser/%e4%2f%41', 'https://example.com/~user/%E4%2FA'],
    ['https://example.com/%zz%4', 'https://example.com/%zz%4'],
    ['https://example.com/a/./b/%2e%2e/c', 'https://example.com/a/c'],
    ['  https://example.com/a b\n', 'https://example.com/a%20b'],
  ])('is, for %s, %s', (href, expected) => {
    expect(form(href)).toBe(expected);
  });

  it('keeps the case and the last slash of the path', () => {
    expect(
      new Set(['/Guide', '/guide', '/guide/'].map((path) => form(`https://a.example${path}`))).size,
    ).toBe(3);
  });

  it('keeps the query with its order and escapes, even when it is empty', () => {
    expect(form('https://a.example/?b=%7e&a=1&b=%c3')).toBe('https://a.example/?b=%7e&a=1&b=%c3');
    expect(form('https://a.example/?')).toBe('https://a.example/?');
    expect(form('https://a.example/#/?b')).toBe('https://a.example/');
  });

  it('is resolved against its base', () => {
    const base = 'https://a.example/x/y?q#f';
    expect(form('../z', base)).toBe('https://a.example/z');
    expect(form('//b.example', base)).toBe('https://b.example/');
    expect(form('?p', base)).toBe('https://a.example/x/y?p');
    expect(form('', base)).toBe('https://a.example/x/y?q');
    expect(form('../z')).toBeNull();
  });

  it('is separated from its decoded fragment', () => {
    expect(normaliseUrl('https://a.example/#caf%C3%A9')).toEqual({
      url: 'https://a.example/',
      fragment: 'café',
    });
    expect(normaliseUrl('https://a.example/#')?.fragment).toBe('');
    expect(normaliseUrl('https://a.example/')?.fragment).toBeNull();
    expect(normaliseUrl('https://a.example/?a=1#b#c?d')).toEqual({
      url: 'https://a.example/?a=1',
      fragment: 'b#c?d',
    });
    expect(normaliseUrl('https://a.example/#100%-%E4')?.fragment).toBe('100%-\u{fffd}');
  });

  it.each([
    'mailto:a@b.example',
    'javascript:void(0)',
    'ftp://a.example/',
    'data:text/plain,x',
    'http://',
    'http://./',
    'https://a b.example/',
    `https://a.example/${'x'.repeat(9000)}`,
  ])('is none for %.40s', (href) => {
    expect(normaliseUrl(href, 'https://base.example/')).toBeNull();
  });

  itOfMany('does not change when it is normalised again', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.string({
          unit: fc.constantFrom('/', '.', '%', '2', 'e', '7', 'E', 'F', '\\', ' ', '?', '#', 'ü', ':', '@'),
        }),
        (url, tail) => {
          // Right behind a host a space or a letter of a port makes it none, and an `@` makes the host a user.
          fc.pre(canParseUrl(url + tail) && /[^.]/.test(new URL(url + tail).hostname));
          const once = form(url + tail);
          expect(once).not.toBeNull();
          expect(form(once!)).toBe(once);
          // Its target is the same for every reader.
          expect(new URL(once!).host).toBe(new URL(url + tail).host.replace(/\.+(?=$|:)/, ''));
        },
      ),
    );
  });

  it('takes linear time for an address that is made to be slow', () => {
    expectLinear((size) => {
      for (let times = 0; times < 200; times += 1) {
        normaliseUrl(`http://a.example/${'%'.repeat(size)}`);
        normaliseUrl(`http://${'.'.repeat(size)}x.`);
        malformationOf(`${' '.repeat(size)}x${' '.repeat(size)}x`);
        variantKey(`http://a.example/${'/'.repeat(size)}x?${'&'.repeat(size)}`);
      }
    }, 8000);
  });
});

describe('the fault of an address', () => {
  it.each([
    ['https://a.example/x', null],
    ['../x?y=https://b.example/#z', null],
    ['https://archive.example/web/https://b.example/', null],
    ['https://http.example/', null],
    ['mailto:some one@b.example', null],
    ['javascript:alert("\\n")', null],
    ['tel:+49 40 123', null],
    ['  /x  ', null],
    ['', null],
    ['http://', 'unparsable'],
    ['https://a.example:99999/', 'unparsable'],
    ['http://[::1/', 'unparsable'],
    ['http://https://a.example/', 'double_scheme'],
    ['https:https://a.example/', 'double_scheme'],
    ['http://http//a.example/', 'double_scheme'],
    ['HTTP://HTTPS:/a.example', 'double_scheme'],
    ['a\\b', 'backslash'],
    ['https:\\\\a.example\\b', 'backslash'],
    ['/two words', 'space'],
    ['/x?q=two words', 'space'],
    ['/two\nlines', 'space'],
    ['/two%20words', null],
  ])('is, for "%s", %s', (href, expected) => {
    expect(malformationOf(href)).toBe(expected);
  });
});

describe('whether a URL belongs to the site', () => {
  const home = 'https://example.com/start/';

  it.each([
    ['https://example.com/x', true],
    ['http://example.com/x', true],
    ['https://www.example.com/x', true],
    ['https://blog.example.com/x', false],
    ['https://example.com.evil.example/', false],
    ['https://example.com:8443/', false],
    ['https://example.org/', false],
  ])('%s: %s', (url, expected) => {
    expect(isInternal(url, home)).toBe(expected);
    expect(isSameSite(url, home)).toBe(expected);
  });

  it('does not depend on www in the home page’s host', () => {
    expect(isInternal('http://example.com/', 'https://www.example.com/')).toBe(true);
  });
});

describe('the key of URL variants', () => {
  it('is equal for addresses that usually show the same page', () => {
    const variants = [
      'https://example.com/Guide/Garden?b=2&a=1',
      'https://www.example.com/guide/garden/?a=1&b=2',
      'https://example.com/guide/garden/index.html?b=2&a=1',
      'https://example.com/guide/garden/INDEX.htm?&a=1&b=2',
    ];
    expect(new Set(variants.map(variantKey)).size).toBe(1);
    expect(variantKey('https://example.com/index.php')).toBe(variantKey('https://www.example.com/'));
    expect(variantKey('https://example.com/?')).toBe(variantKey('https://example.com/'));
  });

  it.each([
    ['https://example.com/a', 'http://example.com/a'],
    ['https://example.com/a', 'https://example.com/a?b'],
    ['https://example.com/a?b=1', 'https://example.com/a?b=2'],
    ['https://example.com/index.html', 'https://example.com/index.html/b'],
    ['https://example.com/myindex.html', 'https://example.com/my'],
    ['https://www.example.com/', 'https://www2.example.com/'],
  ])('tells %s from %s', (one, other) => {
    expect(variantKey(one)).not.toBe(variantKey(other));
  });
});
