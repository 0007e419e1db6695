import { describe, expect, it } from '@jest/globals';
import { inBody, inHead, scanPage } from '../../../../support/audit/scan-page.js';

const charsetOf = (html: string | Uint8Array, contentType = 'text/html') =>
  scanPage(html, { contentType }).facts.charset;
const latin1 = (html: string) => Buffer.from(html, 'latin1');

describe('the encoding of a scanned page', () => {
  it('is reported by header, byte order mark and meta, as written', () => {
    const html = Buffer.concat([
      Buffer.from([0xef, 0xbb, 0xbf]),
      Buffer.from(inHead('<meta charset=" Latin1 ">')),
    ]);
    expect(charsetOf(html, 'text/html; Charset="UTF8"')).toMatchObject({
      header: 'UTF8',
      bom: 'utf-8',
      meta: 'Latin1',
      used: 'utf-8',
    });
  });

  it('is the header’s rather than the page’s own', () => {
    const html = latin1(inHead('<meta charset="utf-8"><title>Café</title>'));
    const { facts } = scanPage(html, { contentType: 'text/html; charset=iso-8859-1' });
    expect(facts.charset).toMatchObject({ header: 'iso-8859-1', meta: 'utf-8', used: 'windows-1252' });
    expect(facts.head.titles[0]?.text).toBe('Café');
  });

  it('is read from meta, also in its older form', () => {
    const html = latin1(
      inHead('<meta http-equiv=Content-Type content="text/html; charset=windows-1252">\x93x\x94'),
    );
    expect(charsetOf(html)).toMatchObject({ header: null, meta: 'windows-1252', used: 'windows-1252' });
    expect(scanPage(html).mainText).toBe('“x”\nText.');
  });

  it('is not read from a meta after the first 1024 bytes, in a comment, or in XML', () => {
    expect(charsetOf(inHead(`<script>${' '.repeat(1100)}</script><meta charset="utf-8">`)).meta).toBeNull();
    expect(charsetOf(inHead('<!-- <meta charset="utf-8"> -->')).meta).toBeNull();
    expect(charsetOf('<?xml version="1.0" encoding="iso-8859-1"?><html>')).toMatchObject({
      meta: null,
      used: 'windows-1252',
    });
  });

  it('is UTF-8 when undeclared and valid, else windows-1252', () => {
    expect(charsetOf(inBody('Café')).used).toBe('utf-8');
    expect(charsetOf(latin1(inBody('Café')))).toMatchObject({ used: 'windows-1252', replacements: 0 });
    expect(scanPage(latin1(inBody('Café'))).mainText).toBe('Café');
  });

  it('is UTF-16 with its byte order mark', () => {
    const html = Buffer.from(`\ufeff${inBody('Café')}`, 'utf16le');
    expect(charsetOf(html)).toMatchObject({ bom: 'utf-16le', used: 'utf-16le' });
    expect(scanPage(html).mainText).toBe('Café');
  });

  it('counts replacement characters outside scripts', () => {
    const html = latin1(
      inBody('<p>Caf\xe9 \xff</p><script>"\xe9"</script><!-- \xe9 -->').replace('>T<', '>\xe9<'),
    );
    expect(charsetOf(html, 'text/html; charset=utf-8').replacements).toBe(3);
  });

  it.each([
    ['KÃ¤se', 1],
    ['donâ€™t', 1],
    ['â€œquotedâ€\u009d', 2],
    ['5â‚¬ and 20Â°C', 2],
    ['ÐŸÑ€Ð¸Ð²ÐµÑ‚', 6],
    ['Ã\u00a0 la carte', 1],
    ['Käse, don’t, “quoted”, 5 €', 0],
    ['AÇÃO, MAÇÃ… “PÅ” Ångström Ñandú â', 0],
  ])('counts text decoded in a wrong encoding in %j', (text, misread) => {
    expect(charsetOf(inBody(`<p>${text}</p><script>"KÃ¤se"</script>`)).misread).toBe(misread);
  });
});
