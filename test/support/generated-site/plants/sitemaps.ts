import { gzipSync } from 'node:zlib';
import { ELSEWHERE, file, HOME, PLAIN_HOME, type SiteBuilder } from '../site-builder.js';
import { urlset, type SitemapLine } from '../sitemap-markup.js';
import { ERROR_PAGE, HTML, NOINDEX, type Plants } from './plant.js';

const XML = 'application/xml';

/** One more sitemap of the site's index. */
function sitemap(site: SiteBuilder, name: string, body: string | Uint8Array): string {
  const isPacked = name.endsWith('.gz');
  const type = isPacked ? 'application/gzip' : XML;
  const url = site.serve(`/sitemaps/${name}`, file(type, body, { isCompressed: !isPacked }));
  site.addSitemap(url);
  return url;
}

/** So many lines, of a page that is listed anyway. */
function lines(count: number, lastmod: (at: number) => string): SitemapLine[] {
  return Array.from({ length: count }, (_, at) => ({ url: HOME, lastmod: lastmod(at) }));
}

export const SITEMAP_PLANTS: Plants = {
  sitemap_invalid(site) {
    const sound = urlset([{ url: HOME }]);
    const faulty: [string, string | Uint8Array][] = [
      ['open-tag.xml', sound.replace('</url>', '')],
      ['wrong-root.xml', '<?xml version="1.0"?><rss><channel/></rss>'],
      ['garbled.xml.gz', Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.alloc(200, 0x5a)])],
      ['bomb.xml.gz', gzipSync(sound + ' '.repeat(11 * 1024 * 1024))],
      ['too-many.xml', urlset(Array.from({ length: 50_001 }, () => ({ url: HOME })))],
    ];
    for (const [name, body] of faulty) site.hit('sitemap_invalid', sitemap(site, name, body));
    site.sound(
      'sitemap_invalid',
      sitemap(site, 'sound.xml.gz', gzipSync(sound)),
      sitemap(site, 'lines.txt', `${HOME}\n`),
      site.at('/sitemaps/pages-2.xml.gz'),
    );
  },

  sitemap_non_200(site) {
    const missing = site.serve('/d/missing', file(HTML, ERROR_PAGE, { status: 404 }));
    site.list(missing);
    site.hit('sitemap_non_200', missing);
    site.hit('internal_4xx', missing);
    const moved = site.redirect('/d/moved', site.page('/d/moved-to'));
    site.list(moved);
    site.hit('sitemap_non_200', moved);
    site.sound('sitemap_non_200', site.at('/d/moved-to'));
  },

  sitemap_non_indexable(site) {
    const noindex = site.page('/d/noindex', { parts: { robots: NOINDEX } });
    site.hit('noindex_page', noindex);
    site.hit('sitemap_non_indexable', noindex);
    const other = site.page('/d/original');
    const copy = site.page('/d/copy', { parts: { canonical: `<link rel="canonical" href="${other}">` } });
    site.hit('sitemap_non_indexable', copy);
    site.sound('sitemap_non_indexable', other);
  },

  sitemap_foreign_host(site) {
    const foreign = `${ELSEWHERE}listed`;
    const plain = `${PLAIN_HOME}d/now-https`;
    const secure = site.page('/d/now-https');
    sitemap(site, 'foreign.xml', urlset([{ url: foreign }, { url: plain }, { url: secure }]));
    site.hit('sitemap_foreign_host', foreign);
    site.hit('sitemap_foreign_host', plain);
    site.hit('sitemap_non_200', plain);
    site.sound('sitemap_foreign_host', secure);
  },

  indexable_not_in_sitemap(site) {
    site.hit('indexable_not_in_sitemap', site.page('/d/unlisted', { isListed: false }));
    site.sound('indexable_not_in_sitemap', site.page('/d/listed'));
  },

  sitemap_orphan(site) {
    const lonely = site.page('/d/lonely', { isShelved: false });
    site.hit('sitemap_orphan', lonely);
    site.hit('orphan_page', lonely);
    site.sound('sitemap_orphan', site.at('/d/listed'), HOME);
  },

  sitemap_lastmod_bad(site) {
    const bad: [string, SitemapLine[]][] = [
      ['future.xml', lines(1, () => '2030-01-01')],
      ['no-date.xml', lines(1, () => '5 May 2026')],
      ['one-day.xml', lines(20, (at) => `2026-05-0${1 + (at % 2)}`)],
    ];
    for (const [name, some] of bad) site.hit('sitemap_lastmod_bad', sitemap(site, name, urlset(some)));
    site.sound(
      'sitemap_lastmod_bad',
      sitemap(site, 'nineteen.xml', urlset(lines(19, () => '2026-05-01'))),
      sitemap(site, 'three-days.xml', urlset(lines(20, (at) => `2026-05-0${1 + (at % 3)}`))),
      sitemap(site, 'to-the-second.xml', urlset(lines(1, () => '2026-05-01T10:00:00+02:00'))),
    );
  },
};
