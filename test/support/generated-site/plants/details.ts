import { anchor } from '../page-markup.js';
import { file, HOME, PLAIN_HOME, type SiteBuilder } from '../site-builder.js';
import { ERROR_PAGE, HTML, type Plants } from './plant.js';

const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`;

/** A page with something in it. */
function having(site: SiteBuilder, path: string, more: string): string {
  return site.page(path, { more });
}

/** A page of a list. */
function listPage(
  site: SiteBuilder,
  path: string,
  rels: Readonly<Record<string, string>>,
  isLinked = true,
): string {
  const headEnd = Object.entries(rels).map(([rel, url]) => `<link rel="${rel}" href="${url}">`);
  const links = Object.entries(rels).map(([rel, url]) => anchor(url, `The ${rel} page of the list`));
  return site.page(path, {
    parts: { headEnd: headEnd.join('') },
    more: isLinked ? `<p>${links.join(' ')}</p>` : '',
  });
}

const PLAIN_FILE = 'http://news.elsewhere.example/file';

export const DETAIL_PLANTS: Plants = {
  image_alt_missing(site) {
    const src = site.at('/quay.jpg');
    const size = 'width="4" height="3"';
    site.hit('image_alt_missing', having(site, '/i/no-alt', `<p>A boat <img src="${src}" ${size}></p>`));
    const link = anchor(HOME, `<img src="${src}" alt="" ${size}>`, 'aria-label="Home"');
    site.hit('image_alt_missing', having(site, '/i/blank-in-link', `<p>${link}</p>`));
    site.sound(
      'image_alt_missing',
      having(site, '/i/blank-alt', `<p>A boat <img src="${src}" alt="" ${size}></p>`),
    );
  },

  image_no_dimensions(site) {
    const src = site.at('/quay.jpg');
    site.hit(
      'image_no_dimensions',
      having(site, '/i/no-height', `<p><img src="${src}" alt="A boat" width="4"></p>`),
    );
    const drawing = site.serve(
      '/i/boat.svg',
      file('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    );
    site.sound(
      'image_no_dimensions',
      having(site, '/i/drawing', `<p><img src="${drawing}" alt="A boat"></p>`),
    );
  },

  jsonld_invalid(site) {
    const broken = '{"@context": "https://schema.org", "@type": "Article", "headline": "Boats",}';
    site.hit('jsonld_invalid', having(site, '/j/broken', jsonLd(broken)));
    const commented = '<!-- {"@context": "https://schema.org", "@type": "Article", "headline": "Boats"} -->';
    site.sound('jsonld_invalid', having(site, '/j/commented', jsonLd(commented)));
  },

  schema_required_missing(site) {
    const thing = (more: object) => jsonLd(JSON.stringify({ '@context': 'https://schema.org', ...more }));
    const lacking = [
      { '@type': 'Product', name: 'A boat' },
      { '@graph': [{ '@type': 'Event', name: 'Boat race', startDate: '2027-05-01' }] },
    ];
    for (const [at, one] of lacking.entries())
      site.hit('schema_required_missing', having(site, `/j/lacks-${at + 1}`, thing(one)));
    const offer = { '@id': '#offer', '@type': 'Offer', price: '5', priceCurrency: 'EUR' };
    const whole = { '@graph': [{ '@type': 'Product', name: 'A boat', offers: { '@id': '#offer' } }, offer] };
    site.sound('schema_required_missing', having(site, '/j/whole', thing(whole)));
  },

  og_incomplete(site) {
    const some = ['title', 'type', 'image'].map(
      (name) => `<meta property="og:${name}" content="${site.at('/quay.jpg')}">`,
    );
    site.hit('og_incomplete', site.page('/j/no-og-url', { parts: { og: some.join('') } }));
    const all = `${some.join('')}<meta property="og:url" content="${HOME}">`;
    site.sound('og_incomplete', site.page('/j/all-og', { parts: { og: all } }));
  },

  http_page(site) {
    const plain = site.page(`${PLAIN_HOME}k/plain`, { isListed: false, isShelved: false });
    site.shelve(plain);
    site.hit('http_page', plain);
    site.hit('https_links_to_http', plain);
    site.hit('indexable_not_in_sitemap', plain);
    site.sound('http_page', site.page('/k/secure'));
  },

  mixed_content(site) {
    site.origin('http://news.elsewhere.example', {
      answers: [file('image/jpeg', 'x', { isCompressed: false })],
    });
    const faulty = [
      `<script src="${PLAIN_FILE}.js"></script>`,
      `<p><img src="${PLAIN_FILE}.jpg" alt="A boat" width="4" height="3"></p>`,
      `<iframe src="${PLAIN_FILE}"></iframe>`,
    ];
    for (const [at, more] of faulty.entries())
      site.hit('mixed_content', having(site, `/k/mixed-${at + 1}`, more));
    const link = anchor('http://news.elsewhere.example/read', 'News without a lock');
    site.sound('mixed_content', having(site, '/k/mere-link', `<p>${link}</p>`));
  },

  insecure_form(site) {
    const form = (action: string) => `<form method="post" action="${action}"><input name="mail"></form>`;
    site.hit('insecure_form', having(site, '/k/open-form', form(`${PLAIN_HOME}k/send`)));
    const password = site.page(`${PLAIN_HOME}k/sign-in`, {
      isListed: false,
      isShelved: false,
      more: `<form method="post" action="${HOME}k/send"><input type="password" name="p"></form>`,
    });
    site.shelve(password);
    site.hit('insecure_form', password);
    site.hit('http_page', password);
    site.hit('https_links_to_http', password);
    site.hit('indexable_not_in_sitemap', password);
    site.sound('insecure_form', having(site, '/k/closed-form', form(`${HOME}k/send`)));
  },

  url_too_long(site) {
    const path = (length: number) => `/l/${'long-way-'.repeat(20)}`.slice(0, length - HOME.length) + 'x';
    site.hit('url_too_long', site.page(path(116)));
    site.sound('url_too_long', site.page(path(115)));
  },

  url_bad_form(site) {
    for (const path of ['/l/Upper', '/l/under_score', '/l/a%20space', '/l//double', '/l/same/x/same/'])
      site.hit('url_bad_form', site.page(path));
    site.sound('url_bad_form', site.page('/l/2026/05/05/'), site.page('/l/caf%C3%A9'));
  },

  url_parameters(site) {
    site.hit('url_parameters', site.page('/l/list?a=1&b=2&c=3&d=4'));
    site.sound('url_parameters', site.page('/l/list?a=1&b=2&c=3'));
    const tracked = site.redirect('/l/story?utm_source=letter', site.page('/l/story'));
    site.shelve(tracked);
    site.hit('url_parameters', tracked);
    site.hit('redirect_internal', tracked);
  },

  session_id_in_url(site) {
    const cart = site.page('/l/cart');
    const parts = { canonical: `<link rel="canonical" href="${cart}">` };
    for (const path of ['/l/cart?PHPSESSID=a1', '/l/basket;jsessionid=b2'])
      site.hit('session_id_in_url', site.page(path, { parts, isListed: false }));
    // Case of a query's name is the server's own matter.
    const main = site.prose();
    for (const token of ['aaaaaaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbbbbbb']) {
      const url = site.page(`/l/boat?token=${token}`, { parts: { h1: '<h1>A boat</h1>', main } });
      site.hit('session_id_in_url', url);
      site.hit('exact_duplicate', url);
    }
    site.sound('session_id_in_url', site.page('/l/side?side=a'), cart);
  },

  viewport_missing(site) {
    site.hit('viewport_missing', site.page('/l/no-viewport', { parts: { viewport: '' } }));
    const fixed = '<meta name="viewport" content="width=980">';
    site.hit('viewport_missing', site.page('/l/fixed-viewport', { parts: { viewport: fixed } }));
    const spaced = '<meta name="viewport" content="initial-scale=1; width = device-width">';
    site.sound('viewport_missing', site.page('/l/spaced-viewport', { parts: { viewport: spaced } }));
  },

  head_broken(site) {
    const canonical = `<link rel="canonical" href="${site.at('/l/broken-head')}">`;
    const parts = { canonical: '', headEnd: `<div>An early end.</div>${canonical}` };
    const url = site.page('/l/broken-head', { parts });
    site.hit('head_broken', url);
    site.hit('canonical_outside_head', url);
    const allowed = '<noscript><style>p { color: red }</style></noscript><template><p>Later</p></template>';
    site.sound('head_broken', site.page('/l/whole-head', { parts: { headStart: allowed } }));
  },

  duplicate_id(site) {
    site.hit('duplicate_id', having(site, '/l/same-ids', '<p id="a">One.</p><p id="a">Two.</p>'));
    site.sound('duplicate_id', having(site, '/l/own-ids', '<p id="a">One.</p><p id="A">Two.</p>'));
  },

  dom_too_large(site) {
    const many = (count: number) => `<div>${'<span></span>'.repeat(count)}</div>`;
    const deep = (levels: number) => `${'<div>'.repeat(levels)}${'</div>'.repeat(levels)}`;
    site.hit('dom_too_large', having(site, '/l/wide', many(61)));
    site.hit('dom_too_large', having(site, '/l/deep', deep(40)));
    site.hit('dom_too_large', having(site, '/l/many', many(50).repeat(30)));
    site.sound('dom_too_large', having(site, '/l/large', many(60)), having(site, '/l/tall', deep(25)));
  },

  pagination_not_linked(site) {
    const [one, two] = [site.at('/m/list-1'), site.at('/m/list-2')];
    site.hit('pagination_not_linked', listPage(site, one, { next: two }, false));
    site.sound('pagination_not_linked', listPage(site, two, { prev: one }));
  },

  pagination_broken(site) {
    const missing = site.serve('/m/page-missing', file(HTML, ERROR_PAGE, { status: 404 }));
    site.hit('internal_4xx', missing);
    site.hit('broken_internal_link', missing);
    site.hit('pagination_broken', listPage(site, '/m/page-last', { next: missing }));
    const lone = site.page('/m/page-lone');
    site.hit('pagination_broken', listPage(site, '/m/page-before-lone', { next: lone }));
    const [a, b] = [site.at('/m/ring-1'), site.at('/m/ring-2')];
    site.hit('pagination_broken', listPage(site, a, { next: b, prev: b }));
    site.hit('pagination_broken', listPage(site, b, { next: a, prev: a }));
    site.sound('pagination_broken', site.at('/m/list-1'), site.at('/m/list-2'));
  },

  pagination_canonical_first(site) {
    const first = site.page('/m/all');
    const parts = { canonical: `<link rel="canonical" href="${first}">` };
    site.hit('pagination_canonical_first', site.page('/m/all?page=2', { parts, isListed: false }));
    site.sound('pagination_canonical_first', site.page('/m/all?page=3'), first);
    const again = site.page('/m/all?page=1', { parts, isListed: false });
    site.sound('pagination_canonical_first', again);
  },
};
