import { describe, expect, it } from '@jest/globals';
import { decodeText } from '../../../../src/adapters/web/charset.js';
import { encodeEucKr } from '../../../support/euc-kr.js';

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

  it('reads Korean in its old encoding, though nothing says that it is', () => {
    const korean = '<p>등대는 항구 밖 바위 위에 서 있고, 등대지기는 해마다 저녁에 불을 켠다. (1904年)</p>';
    expect(decodeText(encodeEucKr(korean), 'text/html', 'html')).toBe(korean);
    expect(decodeText(encodeEucKr(korean), '', 'text')).toBe(korean);
  });

  it.each([
    [
      'Western text with marks',
      latin1('\x93The light\x94 \x96 l\xe9g\xe8re, sch\xf6n, \xc4rger: '.repeat(40)),
      'légère',
    ],
    [
      'Chinese of the same build',
      gb2312('灯塔位于港口外的岩石上，看守人每天晚上点灯，船只因此能够安全回到港口。'.repeat(3)),
      null,
    ],
    ['a little Korean', encodeEucKr('<p>등대는 항구</p>'), null],
  ])('does not take %s for it', (_what, bytes, words) => {
    const text = decodeText(bytes, 'text/html', 'html');
    expect(text).not.toMatch(/\p{Script=Hangul}/u);
    if (words !== null) expect(text).toContain(words);
  });
});

function gb2312(text: string): Buffer {
  const decoder = new TextDecoder('gbk');
  const bytesOf = new Map<string, readonly number[]>();
  for (let lead = 0xa1; lead <= 0xf7; lead += 1)
    for (let trail = 0xa1; trail <= 0xfe; trail += 1)
      bytesOf.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
  return Buffer.from(Array.from(text).flatMap((letter) => bytesOf.get(letter) ?? []));
}
