import { ERROR_PAGE, HTML, NOINDEX, type Plants } from './plant.js';
import { anchor } from '../page-markup.js';
import { file, jpeg, type SiteBuilder } from '../site-builder.js';
import type { Served } from '../generated-site.js';

function error(status: number, headers: Readonly<Record<string, string>> = {}): Served {
  return file(HTML, ERROR_PAGE, { status, headers });
}

/** Links a URL that fails, which the check of links tells too. */
function broken(site: SiteBuilder, path: string, served: Served, check: string): string {
  const url = site.serve(path, served);
  site.shelve(url);
  site.hit(check, url);
  site.hit('broken_internal_link', url);
  return url;
}

/** Fills a page up to so many bytes. */
function padded(bytes: number): (markup: string) => string {
  return (markup) => `${markup}<!--${'x'.repeat(bytes - Buffer.byteLength(markup) - 7)}-->`;
}

export const RESPONSE_PLANTS: Plants = {
  internal_4xx(site) {
    for (const status of [400, 404, 410, 451])
      broken(site, `/a/gone-${status}`, error(status), 'internal_4xx');
    const limited = site.page('/a/once-limited', { first: [error(429, { 'retry-after': '1' })] });
    site.sound('internal_4xx', limited, site.at('/a/closed-401'));
  },

  internal_forbidden(site) {
    for (const status of [401, 403]) {
      const url = site.serve(`/a/closed-${status}`, error(status));
      site.shelve(url);
      site.hit('internal_forbidden', url);
      site.hit('broken_internal_link', url, 'unverifiable');
    }
    const hidden = site.serve('/a/closed-quietly', error(403));
    const page = site.page('/a/closed-behind', {
      parts: { robots: NOINDEX },
      more: `<p>${anchor(hidden, 'Behind the closed door')}</p>`,
      isListed: false,
    });
    site.hit('noindex_page', page);
    site.hit('broken_internal_link', hidden, 'unverifiable');
    site.sound('internal_forbidden', hidden);
  },

  internal_5xx(site) {
    for (const status of [500, 503]) broken(site, `/a/fails-${status}`, error(status), 'internal_5xx');
    site.sound('internal_5xx', site.page('/a/fails-twice', { first: [error(503), error(500)] }));
  },

  internal_no_response(site) {
    for (const failure of ['refused', 'reset', 'tls', 'timeout'] as const)
      broken(site, `/a/silent-${failure}`, { failure }, 'internal_no_response');
    const all = file('application/zip', Buffer.alloc(5 * 1024 * 1024 + 1, 7), { isCompressed: false });
    const zip = site.serve('/a/everything.zip', all);
    site.shelve(zip);
    site.sound('internal_no_response', zip);
    const first: Served[] = [{ failure: 'reset' }, { failure: 'timeout' }];
    site.sound('internal_no_response', site.page('/a/silent-twice', { first }));
  },

  slow_ttfb(site) {
    site.hit('slow_ttfb', site.page('/a/slow', { ttfbMs: 801 }));
    site.sound(
      'slow_ttfb',
      site.page('/a/just-in-time', { ttfbMs: 800 }),
      site.page('/a/slow-once', { slowAtFirstMs: 2000 }),
    );
  },

  very_slow_response(site) {
    const late = site.page('/a/very-late', { ttfbMs: 3001 });
    site.hit('very_slow_response', late);
    site.hit('slow_ttfb', late);
    site.hit('very_slow_response', site.page('/a/very-long', { ttfbMs: 100, totalMs: 3001 }));
    site.sound('very_slow_response', site.page('/a/quite-long', { ttfbMs: 100, totalMs: 3000 }));
  },

  html_over_2mb(site) {
    site.hit('html_over_2mb', site.page('/a/huge', { rewrite: padded(2_000_001) }));
    site.sound('html_over_2mb', site.page('/a/nearly-huge', { rewrite: padded(2_000_000) }));
  },

  uncompressed_text(site) {
    site.hit('uncompressed_text', site.page('/a/not-packed', { isCompressed: false }));
    const css = (bytes: number) => file('text/css', ' '.repeat(bytes), { isCompressed: false });
    const large = site.serve('/a/large.css', css(1401));
    const small = site.serve('/a/small.css', css(1400));
    const files = [large, small].map((url) => `<link rel="stylesheet" href="${url}">`).join('');
    site.hit('uncompressed_text', large);
    site.sound('uncompressed_text', small, site.page('/a/two-styles', { parts: { files } }));
  },

  content_type_mismatch(site) {
    site.hit('content_type_mismatch', site.page('/a/no-type', { headers: { 'content-type': '' } }));
    const pdf = Buffer.from('%PDF-1.7\n% a report');
    const report = site.serve('/a/report', file('image/png', pdf, { isCompressed: false }));
    site.shelve(report);
    site.hit('content_type_mismatch', report);
    // What is no HTML has one fault, and not those of a page without a title, a heading and so on.
    const noPages = {
      pdf: Buffer.concat([pdf, Buffer.alloc(2000, 7)]),
      zip: Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(2000, 3)]),
      png: Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(2000, 9)]),
      json: Buffer.from(JSON.stringify({ boats: ['Anna', 'Berta'] })),
      rss: Buffer.from(
        '<?xml version="1.0"?><rss version="2.0"><channel><title>Boats</title></channel></rss>',
      ),
    };
    for (const [name, body] of Object.entries(noPages)) {
      const url = site.serve(`/a/no-page-${name}`, file(HTML, body, { isCompressed: false }));
      site.shelve(url);
      site.hit('content_type_mismatch', url);
    }
    const plain = { isCompressed: false };
    const noImage = site.serve('/a/no-image.jpg', file('image/jpeg', '<!doctype html><p>Gone.', plain));
    const drawing = site.serve(
      '/a/drawing.svg',
      file('image/svg+xml', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', plain),
    );
    const notes = site.serve('/a/notes.txt', file('text/plain', '<p> is how a paragraph begins.', plain));
    site.shelve(notes);
    const images = [noImage, drawing].map((url) => `<img src="${url}" alt="A boat" width="4" height="3">`);
    site.page('/a/two-images', { more: `<p>${images.join('')}</p>` });
    site.hit('content_type_mismatch', noImage);
    site.sound('content_type_mismatch', drawing, notes);
  },

  soft_404(site) {
    const title = '<title>This page was not found in our harbour</title>';
    const few = `<p>${site.words(30)}</p>`;
    const thin = site.page('/a/soft-thin', { parts: { title, main: few } });
    site.hit('soft_404', thin);
    site.hit('thin_content', thin);
    const hidden = site.page('/a/soft-hidden', { parts: { robots: NOINDEX, main: few }, isListed: false });
    site.hit('soft_404', hidden);
    site.hit('noindex_page', hidden);
    const german = '<h1>Seite nicht gefunden</h1>';
    const de = site.page('/a/weich', { language: 'de', parts: { h1: german, main: site.prose('de', 1) } });
    site.hit('soft_404', de);
    site.hit('thin_content', de);
    const long = '<title>The wreck that was not found for years</title>';
    site.sound('soft_404', site.page('/a/the-wreck', { parts: { title: long } }));
  },

  charset_missing(site) {
    const headers = { 'content-type': 'text/html' };
    site.hit('charset_missing', site.page('/a/no-charset', { headers, parts: { charset: '' } }));
    const late = `<!-- ${'x'.repeat(1024)} --><meta charset="utf-8">`;
    site.hit('charset_missing', site.page('/a/late-charset', { headers, parts: { charset: late } }));
    site.sound(
      'charset_missing',
      site.page('/a/byte-mark', { headers, parts: { charset: '' }, rewrite: (markup) => `\ufeff${markup}` }),
      site.page('/a/meta-only', { headers }),
    );
  },

  charset_conflict(site) {
    const headers = { 'content-type': 'text/html; charset=iso-8859-1' };
    site.hit('charset_conflict', site.page('/a/two-charsets', { headers }));
    const charset = '<meta charset="windows-1252">';
    site.sound('charset_conflict', site.page('/a/one-charset', { headers, parts: { charset } }));
  },

  mojibake(site) {
    site.hit('mojibake', site.page('/a/misread', { more: '<p>The FÃ¤hre leaves, and itâ€™s late.</p>' }));
    site.hit('mojibake', site.page('/a/lost-sign', { more: '<p>A lost sign \ufffd is here.</p>' }));
    site.sound(
      'mojibake',
      site.page('/a/misread-once', { more: '<p>The FÃ¤hre leaves.</p>' }),
      site.page('/a/in-script', { more: '<script>const lost = "\ufffd Ã¤ Ã¶";</script>' }),
    );
  },

  crawl_trap(site) {
    site.hit('crawl_trap', null);
    site.shelve(site.at('/a/calendar/2031/05/'));
    site.shelve(site.at('/a/loop/b/loop/b/loop/b/'));
    for (let q = 1; q <= 51; q += 1)
      site.shelve(
        site.serve(`/a/find?q=${q}`, file('text/plain', `Nothing of ${q}.`, { isCompressed: false })),
      );
  },

  image_too_large(site) {
    const image = (name: string, bytes: number) =>
      site.serve(`/a/${name}.jpg`, file('image/jpeg', jpeg(bytes), { isCompressed: false }));
    const [heavy, large, light] = [image('heavy', 200_001), image('large', 100_000), image('light', 99_999)];
    const images = [heavy, large, light].map((url) => `<img src="${url}" alt="A boat" width="4" height="3">`);
    site.page('/a/album', { more: `<p>${images.join('')}</p>` });
    site.hit('image_too_large', heavy);
    site.hit('image_too_large', large);
    site.sound('image_too_large', light);
  },
};
