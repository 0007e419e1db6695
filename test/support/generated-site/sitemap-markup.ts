import { escaped } from './page-markup.js';

/** A line of a sitemap. */
export interface SitemapLine {
  readonly url: string;
  readonly lastmod?: string;
  readonly hreflangs?: readonly { readonly code: string; readonly url: string }[];
}

export function urlset(lines: readonly SitemapLine[]): string {
  const urls = lines.map(({ url, lastmod, hreflangs = [] }) => {
    const links = hreflangs.map(
      ({ code, url: href }) =>
        `<xhtml:link rel="alternate" hreflang="${escaped(code)}" href="${escaped(href)}"/>`,
    );
    const date = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`;
    return `<url><loc>${escaped(url)}</loc>${date}${links.join('')}</url>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  );
}

export function sitemapIndex(urls: readonly string[]): string {
  const sitemaps = urls.map((url) => `<sitemap><loc>${escaped(url)}</loc></sitemap>`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps.join('\n')}\n</sitemapindex>\n`
  );
}
