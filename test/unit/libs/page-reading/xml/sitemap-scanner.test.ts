import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { StreamingSitemapScanner } from '../../../../../src/libs/page-reading/xml/sitemap-scanner.js';
import { expectLinear } from '../../../../support/expect-linear.js';
import { itOfMany } from '../../../../support/sample.js';

const BASE = 'https://www.example.com/maps/sitemap.xml';
const scanner = new StreamingSitemapScanner();

function scan(said: string | Uint8Array) {
  return scanner.scan(BASE, typeof said === 'string' ? Buffer.from(said) : said);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const urlset = (inner: string) =>
  `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`;
const loc = (path: string) => `<url><loc>https://www.example.com${path}</loc></url>`;
const page = (path: string, more: object = {}) => ({
  url: `https://www.example.com${path}`,
  lastmod: null,
  hreflangs: [],
  ...more,
});
const fault = (invalid: string) => ({ isIndex: false, invalid, entries: [], listed: 0 });

describe('a sitemap', () => {
  it('lists its addresses in order, with their dates', async () => {
    const said = urlset(`
      <url><loc> https://www.example.com/a </loc><lastmod>2026-01-05</lastmod><priority>0.5</priority></url>
      <!-- <url><loc>https://www.example.com/not</loc></url> -->
      <url><lastmod> yesterday </lastmod><loc><![CDATA[https://www.example.com/b?x=1&y=2]]></loc></url>
      <url><loc>
        https://WWW.example.com:443/c/../d
      </loc></url>`);
    expect(await scan(said)).toEqual({
      isIndex: false,
      invalid: null,
      listed: 3,
      entries: [
        page('/a', { lastmod: '2026-01-05' }),
        page('/b?x=1&y=2', { lastmod: 'yesterday' }),
        page('/d'),
      ],
    });
  });

  it('is read as an index of other sitemaps', async () => {
    const said = `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <sitemap><loc>https://www.example.com/1.xml.gz</loc><lastmod>2026-01-05T10:00:00Z</lastmod></sitemap>
      <sitemap><loc>https://www.example.com/2.xml</loc></sitemap></sitemapindex>`;
    expect(await scan(said)).toEqual({
      isIndex: true,
      invalid: null,
      listed: 2,
      entries: [page('/1.xml.gz', { lastmod: '2026-01-05T10:00:00Z' }), page('/2.xml')],
    });
  });

  it('has the language versions of an address', async () => {
    const link = (code: string, path: string, rel = 'alternate') =>
      `<xhtml:link rel="${rel}" hreflang="${code}" href="https://www.example.com${path}"/>`;
    const said = `${HEAD}<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml"><url>
      <loc>https://www.example.com/en</loc>${link('EN', '/en')}${link(' de-AT', '/de')}
      ${link('fr', '/fr', 'stylesheet')}<xhtml:link rel="alternate" href="https://www.example.com/x"/>
      <xhtml:link rel="alternate" hreflang="it" href="mailto:x@example.com"/></url></urlset>`;
    const { entries } = await scan(said);
    expect(entries[0]?.hreflangs).toEqual([
      { code: 'en', url: 'https://www.example.com/en' },
      { code: 'de-at', url: 'https://www.example.com/de' },
    ]);
  });

  it('excludes addresses of images and videos', async () => {
    const said = urlset(
      `<url><loc>https://www.example.com/a</loc><image:image><image:loc>https://www.example.com/a.png</image:loc>
       </image:image><video:video><video:player_loc>https://v.example.com/</video:player_loc></video:video></url>`,
    );
    expect(await scan(said)).toMatchObject({ invalid: null, listed: 1, entries: [page('/a')] });
  });

  it('is recognised with any namespace, in any case', async () => {
    const said = `<sm:URLSET xmlns:sm="http://www.sitemaps.org/schemas/sitemap/0.9"><sm:url><sm:loc>https://www.example.com/a</sm:loc></sm:url></sm:URLSET>`;
    expect(await scan(said)).toMatchObject({ invalid: null, entries: [page('/a')] });
  });

  it('may begin with a byte order mark and blank lines', async () => {
    expect(await scan(`\ufeff\n\n${urlset(loc('/a'))}`)).toMatchObject({
      invalid: null,
      entries: [page('/a')],
    });
    expect(await scan('\ufeffhttps://www.example.com/a\r\n')).toMatchObject({ entries: [page('/a')] });
  });

  it('decodes entities in its addresses', async () => {
    const said = urlset(loc('/?a=1&amp;b=&lt;&#x41;&#66;&apos;') + loc('/caf&#xe9;') + loc('/é'));
    expect((await scan(said)).entries.map(({ url }) => url.replace('https://www.example.com', ''))).toEqual([
      '/?a=1&b=%3CAB%27',
      '/caf%C3%A9',
      '/%C3%A9',
    ]);
  });

  it('counts, but does not list, entries that are no absolute web address', async () => {
    const said = urlset(
      [
        '/relative',
        'www.example.com/x',
        'ftp://www.example.com/x',
        'http://[half',
        'mailto:a@example.com',
        '',
      ]
        .map((text) => `<url><loc>${text}</loc></url>`)
        .join('') +
        '<url></url>' +
        `<url><loc>https://www.example.com/${'x'.repeat(9000)}</loc></url>` +
        loc('/a'),
    );
    expect(await scan(said)).toEqual({ isIndex: false, invalid: null, listed: 9, entries: [page('/a')] });
  });

  it('is valid without any URL', async () => {
    const empty = { isIndex: false, invalid: null, entries: [], listed: 0 };
    expect(await scan(urlset(''))).toEqual(empty);
    expect(await scan('<urlset/>')).toEqual(empty);
  });

  it.each(['\n', '\r\n', '\r'])('may be plain text, its lines ended by %j', async (end) => {
    const lines = ['https://www.example.com/a', '', '  HTTP://www.example.com/b  '];
    expect(await scan(lines.join(end))).toEqual({
      isIndex: false,
      invalid: null,
      listed: 2,
      entries: [page('/a'), { url: 'http://www.example.com/b', lastmod: null, hreflangs: [] }],
    });
  });
});

describe('a faulty sitemap', () => {
  it.each([
    ['a page', '<!doctype html><html><body>Not found</body></html>'],
    ['a feed', `${HEAD}<rss><channel><item><link>https://www.example.com/a</link></item></channel></rss>`],
    ['text', 'Nothing to see here'],
    ['text among addresses', 'https://www.example.com/a\nand so on\n'],
    ['nothing', ''],
    ['blanks', ' \n '],
    ['a declaration', HEAD],
  ])('is not read when it is %s', async (_what, said) => {
    expect(await scan(said)).toEqual(fault('wrong_root'));
  });

  it.each([
    ['ends too early', urlset(loc('/a')).replace('</urlset>', '')],
    ['ends within a tag', `${HEAD}<urlset>${loc('/a')}<url><lo`],
    ['closes another element', urlset(`${loc('/a')}<url><loc>https://www.example.com/b</url>`)],
    ['has a second root', urlset(loc('/a')) + urlset(loc('/b'))],
    ['has text behind it', `${urlset(loc('/a'))}Warning: mysql_connect()`],
  ])('is reported as not well formed when it %s, and read as far as possible', async (_what, said) => {
    const scanned = await scan(said);
    expect(scanned.invalid).toBe('not_well_formed');
    expect(scanned.entries[0]).toEqual(page('/a'));
  });

  itOfMany('lists 50,000 addresses of a longer one and reports it', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => loc(`/${n}`)).join('');
    expect(await scan(urlset(many(50_000)))).toMatchObject({ invalid: null, listed: 50_000 });
    const scanned = await scan(urlset(many(50_001)));
    expect(scanned).toMatchObject({ invalid: 'too_many_urls', listed: 50_001 });
    expect(scanned.entries).toHaveLength(50_000);
    const plain = await scan('https://www.example.com/a\n'.repeat(50_001));
    expect(plain).toMatchObject({ invalid: 'too_many_urls', listed: 50_001 });
    expect(plain.entries).toHaveLength(50_000);
  });

  itOfMany('is too large from 50 MiB on', async () => {
    const bytes = 50 * 1024 * 1024;
    const padded = (length: number) => {
      const said = Buffer.alloc(length, ' ');
      said.write(urlset(loc('/a')));
      return said;
    };
    expect(await scan(padded(bytes))).toMatchObject({ invalid: null, listed: 1 });
    expect(await scan(padded(bytes + 1))).toEqual(fault('too_large'));
  });
});

describe('a gzipped sitemap', () => {
  it('is unpacked whatever its file name', async () => {
    expect(await scan(gzipSync(urlset(loc('/a'))))).toMatchObject({ invalid: null, entries: [page('/a')] });
    expect(await scan(gzipSync('https://www.example.com/a'))).toMatchObject({ entries: [page('/a')] });
  });

  it.each([
    ['is no gzip but for its first bytes', Buffer.from([0x1f, 0x8b, 1, 2, 3, 4])],
    ['ends within its head', gzipSync(urlset(loc('/a'))).subarray(0, 10)],
    ['is damaged', Buffer.from(gzipSync(urlset(loc('/a')))).fill(0xff, 20, 60)],
  ])('is broken when it %s', async (_what, said) => {
    expect(await scan(said)).toEqual(fault('broken_gzip'));
  });

  it('is reported when it was cut short, and read as far as possible', async () => {
    // Addresses that don't pack, so that the cut falls among them.
    const paths = Array.from({ length: 2000 }, (_, n) =>
      loc(`/${Math.imul(n + 1, 2_654_435_761).toString(36)}`),
    );
    const whole = gzipSync(urlset(paths.join('')));
    const scanned = await scan(whole.subarray(0, whole.length / 2));
    expect(scanned.invalid).toBe('broken_gzip');
    expect(scanned.entries.length).toBeGreaterThan(500);
    const lines = Array.from({ length: 2000 }, (_, n) => `https://www.example.com/${Math.imul(n, 77_777)}\n`);
    const plain = gzipSync(lines.join(''));
    expect((await scan(plain.subarray(0, plain.length - 9))).invalid).toBe('broken_gzip');
  });

  itOfMany('is a bomb when it grows a hundred times and beyond 10 MiB', async () => {
    const blank = (megabytes: number) => {
      const said = Buffer.alloc(megabytes * 1024 * 1024, ' ');
      said.write(urlset(loc('/a')));
      return gzipSync(said, { level: 9 });
    };
    expect(await scan(blank(9))).toMatchObject({ invalid: null, listed: 1 });
    expect(await scan(blank(11))).toEqual(fault('bomb'));
    const before = process.memoryUsage().rss;
    expect(await scan(blank(300))).toEqual(fault('bomb'));
    expect(process.memoryUsage().rss - before).toBeLessThan(600 * 1024 * 1024);
  });
});

describe('a hostile sitemap', () => {
  it('expands no entities of its own, and reads no files', async () => {
    const levels = Array.from({ length: 30 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
      '',
    );
    const said = `<?xml version="1.0"?><!DOCTYPE urlset [<!ENTITY l0 "lol">${levels}
      <!ENTITY file SYSTEM "file:///etc/passwd">]>
      <urlset><url><loc>https://www.example.com/&l30;</loc><lastmod>&file;</lastmod></url></urlset>`;
    const scanned = await scan(said);
    expect(scanned.entries).toEqual([page('/&l30;', { lastmod: '&file;' })]);
  });

  it('can’t use much memory by one entry', async () => {
    const link = '<xhtml:link rel="alternate" hreflang="en" href="https://www.example.com/x"/>';
    const said = urlset(
      `<url><loc>https://www.example.com/a</loc>${link.repeat(1000)}<lastmod>${'1&amp;'.repeat(1000)}</lastmod></url>`,
    );
    const [entry] = (await scan(said)).entries;
    expect(entry?.hreflangs).toHaveLength(200);
    expect(entry?.lastmod?.length).toBeLessThan(200);
  });

  it.each<[string, (size: number) => string]>([
    ['nested elements', (size) => `<urlset>${'<a>'.repeat(size)}`],
    ['ends without beginnings', (size) => `<urlset>${'</a>'.repeat(size)}`],
    ['nested elements and other ends', (size) => `<urlset>${'<a>'.repeat(size)}${'</b>'.repeat(size)}`],
    ['beginnings of comments', (size) => `<urlset>${'<!--'.repeat(size)}`],
    ['beginnings of CDATA', (size) => `<urlset>${'<![CDATA['.repeat(size)}`],
    ['quotes', (size) => `<urlset>${'<a b="'.repeat(size)}`],
    ['ampersands', (size) => urlset(`<url><loc>${'&'.repeat(size)}</loc></url>`)],
    ['half entities', (size) => urlset(`<url><loc>${'&#x4'.repeat(size)}</loc></url>`)],
    ['attributes', (size) => `<urlset ${Array.from({ length: size / 4 }, (_, n) => `a${n}=""`).join(' ')}/>`],
    ['blanks in an address', (size) => urlset(`<url><loc>x${' '.repeat(size)}x</loc></url>`)],
    ['pieces of an address', (size) => urlset(`<url><loc>${'<![CDATA[x]]>'.repeat(size)}</loc></url>`)],
    ['blank lines', (size) => `${'\r'.repeat(size)}x`],
    ['letters before the root', (size) => `<${'x'.repeat(size)}`],
    ['declarations', (size) => `${'<?'.repeat(size)}${'<!'.repeat(size)}`],
  ])('takes linear time: %s', (_what, made) => {
    expectLinear((size) => {
      void scan(made(size));
    }, 400_000);
  });
});
