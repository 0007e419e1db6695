import type { GeneratedSite } from './generated-site.js';
import { anchor } from './page-markup.js';
import { CONTENT_PLANTS } from './plants/contents.js';
import { DETAIL_PLANTS } from './plants/details.js';
import { INDEXING_PLANTS } from './plants/indexing.js';
import { LANGUAGE_PLANTS } from './plants/languages.js';
import { LINK_PLANTS } from './plants/links.js';
import type { Plants } from './plants/plant.js';
import { REDIRECT_PLANTS } from './plants/redirects.js';
import { RENDERED_PLANTS } from './plants/rendered.js';
import { RESPONSE_PLANTS } from './plants/responses.js';
import { SITEMAP_PLANTS } from './plants/sitemaps.js';
import { TEXT_PLANTS } from './plants/texts.js';
import { LANGUAGES } from './prose.js';
import { file, HOME, SiteBuilder, type SiteOptions } from './site-builder.js';

/** Faults of single URLs, and of the site those that spoil nothing else. */
const PLANTS: Plants = {
  ...RESPONSE_PLANTS,
  ...REDIRECT_PLANTS,
  ...INDEXING_PLANTS,
  ...SITEMAP_PLANTS,
  ...TEXT_PLANTS,
  ...CONTENT_PLANTS,
  ...LINK_PLANTS,
  ...LANGUAGE_PLANTS,
  ...DETAIL_PLANTS,
  ...RENDERED_PLANTS,
};

const HUBS = 6;

/**
 * A site with every fault that can stand beside the others, and with what an audit must find of each. The same for the
 * same seed.
 * @param pages sound ones between which the faults stand; of six languages
 */
export function generateSite({
  seed,
  pages,
}: {
  readonly seed: number;
  readonly pages: number;
}): GeneratedSite {
  const site = new SiteBuilder({ name: 'harbour', seed });
  site.fill(HUBS, Math.max(2, Math.round(pages / HUBS) - 1), LANGUAGES);
  for (const plant of Object.values(PLANTS)) plant(site);
  return site.build();
}

/** Small sites, each with faults of the whole site that hide or forbid others. */
export function generateVariants(seed: number): GeneratedSite[] {
  const small = (
    options: Omit<SiteOptions, 'seed'>,
    hits: readonly string[],
    plant?: (site: SiteBuilder) => void,
  ) => {
    const site = new SiteBuilder({ ...options, seed });
    site.fill(2, 6, ['en', 'de']);
    plant?.(site);
    for (const check of hits) site.hit(check, null);
    return site.build();
  };
  const page =
    '<!doctype html><html lang="en"><title>Welcome</title><p>Whatever you ask for, here it is.</p></html>';
  const html = 'text/html; charset=utf-8';
  const busy = file(html, 'Slower.', { status: 429, headers: { 'retry-after': '1' } });
  return [
    small({ name: 'sound' }, []),
    small({ name: 'says nothing of itself', robots: null, hasSitemap: false }, [
      'robots_txt_missing',
      'sitemap_missing',
    ]),
    small(
      { name: 'robots.txt fails', robots: file(html, '', { status: 503 }), config: { respectRobots: false } },
      ['robots_txt_unreachable'],
    ),
    small(
      {
        name: 'robots.txt leads in circles',
        robots: { status: 302, headers: { location: '/robots.txt' }, body: new Uint8Array() },
      },
      ['robots_txt_unreachable'],
    ),
    small(
      {
        name: 'robots.txt is wrong',
        robots: 'Disallow: /a\nUser-agent *\nUser-agent: *\nDisallow: /private/\nSitemap: /sitemap.xml\n',
      },
      ['robots_txt_invalid'],
    ),
    small(
      {
        name: 'robots.txt forbids others',
        robots: `User-agent: Googlebot\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private/\nSitemap: ${HOME}sitemap.xml\n`,
      },
      ['robots_blocks_site', 'ai_crawlers_blocked'],
    ),
    small({ name: 'has a robots.txt that is not heeded', config: { respectRobots: false } }, [], (site) => {
      const styles = site.serve('/private/desk.css', file('text/css', 'p { margin: 0 }'));
      const files = `<link rel="stylesheet" href="${styles}">`;
      const desk = site.page('/private/desk', { parts: { files } });
      site.hit('internal_blocked_by_robots', desk);
      site.hit('sitemap_non_indexable', desk);
      site.hit('robots_blocks_resources', styles);
    }),
    small({ name: 'has an answer for everything', missing: { answers: [file(html, page)] } }, [
      'missing_404',
    ]),
    small(
      {
        name: 'sends all strangers home',
        missing: { answers: [{ status: 302, headers: { location: HOME }, body: new Uint8Array() }] },
      },
      ['missing_404'],
    ),
    small({ name: 'has the same page without end' }, ['crawl_trap'], (site) => {
      const text = site.words(150).split(' ');
      for (let at = 0; at <= 200; at += 1) {
        const main = `<p>${text.with(75, `day${at}`).join(' ')}</p>`;
        const url = site.page(`/days/${2000 + at}/notes`, { parts: { h1: '<h1>Notes</h1>', main } });
        site.hit('near_duplicate', url);
        site.hit('thin_content', url);
      }
    }),
    small({ name: 'has a page without end' }, [], (site) => {
      const endless = `<h2 id="seen">Seen</h2><p>${'All boats of the harbour are in, and more will come. '.repeat(110_000)}</p><h2 id="unseen">Unseen</h2>`;
      const book = site.page('/all-boats', { parts: { bodyEnd: endless } });
      const links = ['seen', 'unseen'].map((name) => anchor(`${book}#${name}`, `The part ${name}`));
      site.page('/to-all-boats', { more: `<p>${links.join(' ')}</p>` });
      site.hit('html_over_2mb', book);
      site.hit('broken_fragment', `${book}#unseen`, 'unverifiable');
      site.sound('broken_fragment', `${book}#seen`);
      site.sound('internal_no_response', book);
      site.sound('mojibake', book);
      // What nothing links to may be linked from the part that was not read.
      site.hit('sitemap_orphan', site.page('/alone', { isShelved: false }), 'unverifiable');
      site.hit('orphan_page', site.at('/alone'), 'unverifiable');
    }),
    small({ name: 'is seen from a network of its own' }, [], (site) => {
      const links = ['one', 'two'].map((name) => `https://${name}.unknown.example/`);
      const script = 'https://cdn.unknown.example/app.js';
      const more = `${links.map((url) => anchor(url, `Far away at ${url.slice(8, 11)}`)).join(' ')}<script src="${script}"></script>`;
      site.page('/outward', { more: `<p>${more}</p>` });
      for (const url of links) site.hit('broken_external_link', url, 'unverifiable');
      site.hit('broken_resource', script, 'unverifiable');
    }),
    small({ name: 'wants it slower' }, ['rate_limited'], (site) => {
      for (let at = 0; at < 5; at += 1) site.page(`/busy-${at}`, { first: [busy] });
    }),
    small(
      {
        name: 'cares for no lock',
        plain: { answers: [file(html, page)] },
        certificate: { daysLeft: 13.9, nameMatches: true, protocol: 'TLSv1.3' },
        lacks: ['strict-transport-security'],
      },
      ['http_not_redirected', 'certificate_expiring', 'security_headers_missing'],
    ),
    small(
      {
        name: 'has another’s certificate',
        certificate: { daysLeft: 60, nameMatches: false, protocol: 'TLSv1.3' },
      },
      ['certificate_expiring'],
    ),
  ];
}
