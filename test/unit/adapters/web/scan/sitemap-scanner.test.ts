import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { StreamingSitemapScanner } from '../../../../../src/adapters/web/scan/sitemap-scanner.js';

const AT = 'https://example.com/sitemap.xml';
const scanner = new StreamingSitemapScanner();
const scan = (text: string | Uint8Array) =>
  scanner.scan(AT, typeof text === 'string' ? Buffer.from(text) : text);
const urlset = (inner: string) => `<?xml version="1.0"?>\n<urlset>${inner}</urlset>`;

describe('a sitemap', () => {
  it('whose tags close themselves is well formed, as those with languages are', async () => {
    const link = (code: string) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="https://example.com/${code}"/>`;
    const { invalid, entries } = await scan(
      urlset(
        `<url><loc>https://example.com/en</loc>${link('en')}${link('de')}<lastmod>2026-05-01</lastmod></url>` +
          '<url><loc>https://example.com/fr</loc></url>',
      ),
    );
    expect(invalid).toBeNull();
    expect(entries).toEqual([
      {
        url: 'https://example.com/en',
        lastmod: '2026-05-01',
        hreflangs: [
          { code: 'en', url: 'https://example.com/en' },
          { code: 'de', url: 'https://example.com/de' },
        ],
      },
      { url: 'https://example.com/fr', lastmod: null, hreflangs: [] },
    ]);
  });

  it.each([
    ['a tag that is never closed', urlset('<url><loc>https://example.com/</loc>')],
    ['tags that close in the wrong order', urlset('<url><loc>https://example.com/</url></loc>')],
    ['an end that is missing', '<urlset><url><loc>https://example.com/</loc></url>'],
    ['a second root', `${urlset('')}<urlset></urlset>`],
    ['text behind its end', `${urlset('')} more`],
  ])('with %s is not well formed', async (_, text) => {
    expect((await scan(text)).invalid).toBe('not_well_formed');
  });

  it('of no lines is sound, and of another root is none', async () => {
    expect((await scan('<urlset/>')).invalid).toBeNull();
    expect((await scan('<html><body></body></html>')).invalid).toBe('wrong_root');
  });

  it('is read through gzip, and a file that unpacks to very much more is told for what it is', async () => {
    const sound = urlset('<url><loc>https://example.com/</loc></url>');
    expect((await scan(gzipSync(sound))).listed).toBe(1);
    expect((await scan(gzipSync(sound + ' '.repeat(11 * 1024 * 1024)))).invalid).toBe('bomb');
    expect((await scan(Buffer.from([0x1f, 0x8b, 0x55, 0x55]))).invalid).toBe('broken_gzip');
  });
});
