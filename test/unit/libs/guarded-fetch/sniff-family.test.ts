import { describe, expect, it } from '@jest/globals';
import { sniffFamily } from '../../../../src/libs/guarded-fetch/sniff-family.js';

const bytes = (...values: readonly (number | string)[]) =>
  Buffer.concat(
    values.map((value) => (typeof value === 'string' ? Buffer.from(value) : Buffer.from([value]))),
  );

describe('the kind of a file', () => {
  it.each([
    ['pdf', bytes('%PDF-1.7\n')],
    ['image', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
    ['image', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['image', bytes('GIF89a')],
    ['image', bytes(0, 0, 1, 0, 1)],
    ['image', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
    ['image', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['image', bytes('<?xml version="1.0"?>\n<!-- drawn -->\n<svg width="1">')],
    ['xml', bytes('<?xml version="1.0"?><urlset>')],
    ['xml', bytes('<rss version="2.0">')],
    ['xml', bytes('<sitemapindex xmlns="x">')],
    ['html', bytes('<?xml version="1.0"?><!DOCTYPE html><html xmlns="x">')],
    ['html', bytes('<!doctype HTML>')],
    ['html', bytes(0xef, 0xbb, 0xbf, '\n\t <HTML lang=en>')],
    ['html', bytes('<!-- a --> <!-- b --><body>')],
    ['html', bytes('<!-- never ends')],
    ['html', bytes('<p>Hello')],
    ['html', bytes('<h2/>')],
    ['json', bytes('{"a": 1}')],
    ['json', bytes(' [1, 2]')],
    ['json', bytes('{}')],
    ['text', bytes('[see below] and so on')],
    ['text', bytes('<header>')],
    ['text', bytes('body { color: red }')],
    ['text', bytes('Grüße')],
    ['text', bytes('')],
    ['text', bytes(' \n')],
    ['other', bytes('PK', 3, 4, 0)],
    ['other', bytes('wOF2', 0, 1)],
  ] as const)('is %s', (family, start) => {
    expect(sniffFamily(start)).toBe(family);
  });

  it('is recognised in UTF-16 by its byte order mark', () => {
    const little = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<html>', 'utf16le')]);
    expect(sniffFamily(little)).toBe('html');
    const big = Buffer.from('<!doctype html><p>', 'utf16le').swap16();
    expect(sniffFamily(Buffer.concat([Buffer.from([0xfe, 0xff]), big]))).toBe('html');
    expect(sniffFamily(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Hi', 'utf16le')]))).toBe(
      'text',
    );
  });

  it('is recognised by the first 512 bytes alone', () => {
    expect(sniffFamily(bytes(' '.repeat(600), '<html>'))).toBe('text');
    expect(sniffFamily(bytes('text '.repeat(200), 0))).toBe('text');
  });
});
