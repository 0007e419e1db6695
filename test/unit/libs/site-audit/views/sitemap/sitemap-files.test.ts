import { describe, expect, it } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { writeSitemapIndex, writeSitemaps } from '../../../../../../src/libs/site-audit/index.js';
import { itOfMany } from '../../../../../support/sample.js';

const parser = new XMLParser({
  isArray: (name) => name === 'url' || name === 'sitemap',
  parseTagValue: false,
});
const urlsOf = (xml: string) => (parser.parse(xml).urlset.url ?? []) as { loc: string; lastmod?: string }[];
const plain = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ url: `https://a.example/${n}`, lastModified: null }));

describe('sitemaps of pages', () => {
  it('name each page, escaped, with the date of its last change where it is one', () => {
    const [xml, ...more] = writeSitemaps([
      { url: "https://a.example/?a=1&b='2'", lastModified: 'Fri, 20 Nov 2026 08:15:30 GMT' },
      { url: 'https://a.example/never', lastModified: 'yesterday' },
      { url: 'https://a.example/none', lastModified: null },
    ]);
    expect(more).toEqual([]);
    expect(xml).toContain('<loc>https://a.example/?a=1&amp;b=&apos;2&apos;</loc>');
    expect(urlsOf(xml!)).toEqual([
      expect.objectContaining({ lastmod: '2026-11-20T08:15:30Z' }),
      { loc: 'https://a.example/never' },
      { loc: 'https://a.example/none' },
    ]);
  });

  it('of no pages has none', () => {
    expect(writeSitemaps([]).map((xml) => urlsOf(xml).length)).toEqual([0]);
  });

  itOfMany.each([
    [50_000, [50_000]],
    [50_001, [50_000, 1]],
  ])('of %d pages have %j in each', (count, counts) => {
    expect(writeSitemaps(plain(count)).map((xml) => urlsOf(xml).length)).toEqual(counts);
  });

  itOfMany('have no more than 50 MiB each', () => {
    const long = `https://a.example/${'&'.repeat(2000)}`;
    const files = writeSitemaps(Array.from({ length: 6000 }, () => ({ url: long, lastModified: null })));
    expect(files.length).toBe(2);
    for (const xml of files) expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(50 * 1024 * 1024);
  });

  it('have an index that says where each stands', () => {
    const xml = writeSitemapIndex(['https://a.example/sitemap-1.xml', 'https://a.example/sitemap-2.xml?a&b']);
    expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>https://a.example/sitemap-1.xml</loc>',
      '<loc>https://a.example/sitemap-2.xml?a&amp;b</loc>',
    ]);
  });
});
