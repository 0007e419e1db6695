import { describe, expect, it } from '@jest/globals';
import { decodeText, UnknownEncoding } from '../../../../src/libs/guarded-fetch/charset.js';
import { encodeAs } from '../../../support/writing/legacy-encoding.js';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('decoding a page', () => {
  it('a byte order mark wins over every declaration', () => {
    const bytes = Buffer.from('\ufeff<meta charset="koi8-r">é', 'utf8');
    expect(decodeText(bytes, 'text/html; charset=iso-8859-1', 'html')).toContain('é');
    expect(decodeText(Buffer.from('\ufeffhé', 'utf16le'), 'text/html; charset=utf-8', 'html')).toBe('hé');
    expect(decodeText(Buffer.from('\ufeffhé', 'utf16le').swap16(), '', 'html')).toBe('hé');
  });

  it('the header wins over the page’s own declaration', () => {
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
  ])('reads the declaration in the page: %s', (html, letter) => {
    expect(decodeText(latin1(html), 'text/html', 'html')).toContain(letter);
  });

  it('ignores a declaration in the page after the first kilobyte', () => {
    const bytes = latin1(`${' '.repeat(1100)}<meta charset="windows-1251">\xe9`);
    expect(decodeText(bytes, 'text/html', 'html')).toContain('é');
  });

  it('reads an undeclared page as UTF-8, or as windows-1252 if it is not valid UTF-8', () => {
    expect(decodeText(Buffer.from('“ça”'), 'text/html', 'html')).toBe('“ça”');
    expect(decodeText(latin1('\x93\xe7a\x94 \x80 \x85'), 'text/html', 'html')).toBe('“ça” € …');
  });

  it('decodes the quotes of windows-1252 under every label that browsers know', () => {
    for (const label of ['iso-8859-1', 'latin1', 'us-ascii', 'windows-1252', 'x-user-defined']) {
      expect(decodeText(latin1('\x93a\x94'), `text/html; charset=${label}`, 'html')).toBe('“a”');
    }
  });

  it('skips labels of unknown encodings', () => {
    expect(decodeText(Buffer.from('é'), 'text/html; charset=klingon', 'html')).toBe('é');
    expect(decodeText(Buffer.from('<meta charset="utf-16">é'), 'text/html', 'html')).toContain('é');
  });

  it('replaces invalid bytes of a declared encoding without failing', () => {
    expect(decodeText(latin1('a\xffb'), 'text/html; charset=utf-8', 'html')).toBe('a\ufffdb');
    expect(decodeText(latin1('<a>\xff</a>'), 'application/xml', 'xml')).toBe('<a>\ufffd</a>');
  });

  it('reads undeclared Korean in its legacy encoding', () => {
    const korean = '<p>등대는 항구 밖 바위 위에 서 있고, 등대지기는 해마다 저녁에 불을 켠다. (1904年)</p>';
    expect(decodeText(encodeAs('euc-kr', korean), 'text/html', 'html')).toBe(korean);
    expect(decodeText(encodeAs('euc-kr', korean), '', 'text')).toBe(korean);
  });

  it.each([
    [
      'Western text with marks',
      latin1('\x93The light\x94 \x96 l\xe9g\xe8re, sch\xf6n, \xc4rger: '.repeat(40)),
      'légère',
    ],
    [
      'English with rows of dashes',
      latin1(`${'The keeper\x92s lamp. '.repeat(30)}<p>${'\x97'.repeat(500)}</p>`),
      'keeper’s',
    ],
    ['a little Korean', encodeAs('euc-kr', '<p>등대는 항구</p>'), null],
  ])('does not take %s for Korean', (_what, bytes, words) => {
    const text = decodeText(bytes, 'text/html', 'html');
    expect(text).not.toMatch(/\p{Script=Hangul}/u);
    if (words !== null) expect(text).toContain(words);
  });

  it.each(['shift_jis', 'euc-jp'])('reads Japanese in %s, though nothing says that it is', (encoding) => {
    const japanese =
      '<p>灯台の番人は港の外の岩の上で新しいランプを手に入れ、毎晩日が暮れると火をともした。(1904年)</p>';
    expect(decodeText(encodeAs(encoding, japanese), 'text/html', 'html')).toBe(japanese);
    expect(decodeText(encodeAs(encoding, japanese), '', 'text')).toBe(japanese);
  });

  it('reads UTF-8 with a few invalid bytes', () => {
    const text = '灯台の番人は港の外の岩の上で新しいランプを手に入れた。'.repeat(5);
    const cut = Buffer.from(`<p>${text}`).subarray(0, -1);
    expect(decodeText(cut, 'text/html', 'html')).toBe(`<p>${text.slice(0, -1)}\ufffd`);
  });

  it.each([
    [
      'Chinese',
      encodeAs('gbk', '灯塔位于港口外的岩石上，看守人每天晚上点灯，船只因此能够安全回到港口。'.repeat(3)),
    ],
    [
      'Chinese',
      encodeAs('big5', '燈塔位於港口外的岩石上，看守人每天晚上點燈，船隻因此能夠安全回到港口。'.repeat(3)),
    ],
    [
      'Russian',
      encodeAs(
        'windows-1251',
        'Маяк стоит на скале у входа в гавань, и смотритель зажигает огонь каждый вечер.',
      ),
    ],
    ['Greek', encodeAs('iso-8859-7', 'Ο φάρος στέκει στον βράχο έξω από το λιμάνι και ανάβει κάθε βράδυ.')],
  ])('refuses undeclared %s instead of inventing words', (_language, bytes) => {
    const page = Buffer.concat([latin1(`<title>Light</title>${'<p class="a">Menu</p>'.repeat(50)}`), bytes]);
    expect(() => decodeText(page, 'text/html', 'html')).toThrow(UnknownEncoding);
  });
});
