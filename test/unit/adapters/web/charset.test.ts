import { describe, expect, it } from '@jest/globals';
import { decodeText } from '../../../../src/adapters/web/charset.js';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('decoding a page', () => {
  it('trusts a byte order mark above all', () => {
    const bytes = Buffer.from('\ufeff<meta charset="koi8-r">é', 'utf8');
    expect(decodeText(bytes, 'text/html; charset=iso-8859-1', 'html')).toContain('é');
    expect(decodeText(Buffer.from('\ufeffhé', 'utf16le'), 'text/html; charset=utf-8', 'html')).toBe('hé');
    expect(decodeText(Buffer.from('\ufeffhé', 'utf16le').swap16(), '', 'html')).toBe('hé');
  });

  it('trusts the header before the page', () => {
    const bytes = latin1('<meta charset="utf-8">\xe9');
    expect(decodeText(bytes, 'text/html; charset="ISO-8859-1"', 'html')).toContain('é');
  });

  it.each([
    ['<meta charset="windows-1251">\xe9', 'й'],
    ['<META CHARSET=windows-1251 />\xe9', 'й'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">\xe9', 'й'],
    ['<meta content="text/html; charset=windows-1251" http-equiv=content-type>\xe9', 'й'],
    ['<?xml version="1.0" encoding="windows-1251"?><html>\xe9', 'й'],
    ['<!-- <meta charset="koi8-r"> --><meta charset="windows-1251">\xe9', 'й'],
  ])('reads what the page says of itself: %s', (html, letter) => {
    expect(decodeText(latin1(html), 'text/html', 'html')).toContain(letter);
  });

  it('does not look for it beyond the first kilobyte', () => {
    const bytes = latin1(`${' '.repeat(1100)}<meta charset="windows-1251">\xe9`);
    expect(decodeText(bytes, 'text/html', 'html')).toContain('é');
  });

  it('reads UTF-8 where nothing is said, and windows-1252 where it is no UTF-8', () => {
    expect(decodeText(Buffer.from('“ça”'), 'text/html', 'html')).toBe('“ça”');
    expect(decodeText(latin1('\x93\xe7a\x94 \x80 \x85'), 'text/html', 'html')).toBe('“ça” € …');
  });

  it('gives windows-1252 its quotes under every name that browsers know it by', () => {
    for (const label of ['iso-8859-1', 'latin1', 'us-ascii', 'windows-1252', 'x-user-defined']) {
      expect(decodeText(latin1('\x93a\x94'), `text/html; charset=${label}`, 'html')).toBe('“a”');
    }
  });

  it('passes over labels that no decoder knows', () => {
    expect(decodeText(Buffer.from('é'), 'text/html; charset=klingon', 'html')).toBe('é');
    expect(decodeText(Buffer.from('<meta charset="utf-16">é'), 'text/html', 'html')).toContain('é');
  });

  it('marks broken bytes of a declared encoding and does not fail', () => {
    expect(decodeText(latin1('a\xffb'), 'text/html; charset=utf-8', 'html')).toBe('a\ufffdb');
    expect(decodeText(latin1('<a>\xff</a>'), 'application/xml', 'xml')).toBe('<a>\ufffd</a>');
  });
});
