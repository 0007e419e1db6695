import type { GeneratedSite } from '../generated-site/generated-site.js';
import {
  answer,
  failing,
  link,
  PLAIN_ROOM,
  ROOM,
  RoomBuilder,
  type RoomOptions,
  SAFE,
  sitemapOf,
} from './room-builder.js';
import { addFaults } from './room-faults.js';

const HTML = 'text/html; charset=utf-8';

/**
 * A second site with known faults. What its key expects was written from the rules as `galley checks` prints them: where
 * the two disagree, either the check or the words of its rule are wrong.
 */
export function secondSites(seed: number): GeneratedSite[] {
  const whole = new RoomBuilder({ name: 'reading room' }, seed);
  addFaults(whole);
  return [whole.build(), ...smallSites(seed)];
}

/** Sites with faults that would hide others, each of which is the site's. */
function smallSites(seed: number): GeneratedSite[] {
  const small = (options: RoomOptions, checks: readonly string[], plan?: (room: RoomBuilder) => void) => {
    const room = new RoomBuilder(options, seed);
    for (const path of ['/maps', '/songs', '/letters']) room.page(path);
    plan?.(room);
    room.expect(null, ...checks);
    return room.build();
  };
  const welcome =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Welcome</title><p>All is here.';
  const http = new RoomBuilder({ name: 'http' }, seed).markup(
    `${ROOM}/`,
    {},
    link(`${ROOM}/`, 'The room with a lock'),
  );
  const busy = failing(429, { 'retry-after': '1' });
  return [
    small({ name: 'no robots.txt and no sitemap', robots: null, sitemap: null }, [
      'robots_txt_missing',
      'sitemap_missing',
    ]),
    small(
      { name: 'robots.txt fails', robots: failing(500), config: { respectRobots: false }, sitemap: null },
      ['robots_txt_unreachable', 'sitemap_missing'],
    ),
    small({ name: 'robots.txt is wrong', robots: 'User-agent: *\nDisallow: /staff/\nDo as you please\n' }, [
      'robots_txt_invalid',
    ]),
    small(
      {
        name: 'robots.txt forbids',
        robots:
          'User-agent: *\nDisallow: /staff/\n\nUser-agent: Googlebot\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /\n\n',
      },
      ['robots_blocks_site', 'ai_crawlers_blocked'],
    ),
    small({ name: 'all addresses answer', unknown: { answers: [answer(HTML, welcome)] } }, ['missing_404']),
    small({ name: 'too fast' }, ['rate_limited'], (room) => {
      for (let at = 0; at < 6; at += 1) room.page(`/counter-${at}`, { first: [busy] });
    }),
    small({ name: 'certificate', certificate: { daysLeft: 3, nameMatches: true, protocol: 'TLSv1.3' } }, [
      'certificate_expiring',
    ]),
    small({ name: 'old protocol', certificate: { daysLeft: 90, nameMatches: true, protocol: 'TLSv1.1' } }, [
      'certificate_expiring',
    ]),
    small({ name: 'headers', lacks: ['x-content-type-options', 'referrer-policy'] }, [
      'security_headers_missing',
    ]),
    small(
      { name: 'plain', plain: { answers: [answer(HTML, http, { headers: SAFE })] } },
      ['http_not_redirected'],
      (room) => {
        const plain = `${PLAIN_ROOM}/notice`;
        room.page('/to-plain', { more: link(plain, 'A notice without a lock') });
        room.expect(plain, 'https_links_to_http', 'http_page', 'single_inlink');
      },
    ),
    small({ name: 'maze' }, ['crawl_trap'], (room) => {
      room.page('/maze', { more: link(`${ROOM}/maze/left/maze/left/maze/left/`, 'Further into the maze') });
    }),
    small({ name: 'sitemaps', moreSitemaps: { '/broken.xml': '<urlset><url><loc>' } }, [], (room) => {
      room.expect(`${ROOM}/broken.xml`, 'sitemap_invalid');
    }),
    small(
      {
        name: 'dates',
        sitemap: sitemapOf(
          ['/', '/maps', '/songs', '/letters', '/lists/authors', '/lists/subjects'].map(
            (path) => ROOM + path,
          ),
          () => '2031-01-01',
        ),
      },
      [],
      (room) => {
        room.expect(`${ROOM}/map.xml`, 'sitemap_lastmod_bad');
      },
    ),
  ];
}
