import { file, PLAIN_HOME, type SiteBuilder } from '../site-builder.js';
import { ERROR_PAGE, HTML, type Plants } from './plant.js';

/** A redirect that pages link to. */
function linked(site: SiteBuilder, path: string, to: string, status = 301): string {
  const url = site.redirect(path, to, status);
  site.shelve(url);
  site.hit('redirect_internal', url);
  return url;
}

/** A chain of so many hops to a sound page, of which pages link to the first. */
function chain(site: SiteBuilder, name: string, hops: number): string {
  const end = site.page(`/b/${name}-end`);
  for (let hop = hops - 1; hop > 0; hop -= 1) {
    const to = hop === hops - 1 ? end : site.at(`/b/${name}-${hop + 1}`);
    site.redirect(`/b/${name}-${hop}`, to);
  }
  return linked(site, `/b/${name}-0`, hops === 1 ? end : site.at(`/b/${name}-1`));
}

function refresh(to: string): string {
  return `<meta http-equiv="refresh" content="0; url=${to}">`;
}

export const REDIRECT_PLANTS: Plants = {
  redirect_internal(site) {
    for (const status of [301, 308])
      linked(site, `/b/moved-${status}`, site.page(`/b/new-${status}`), status);
    site.sound('redirect_internal', site.at('/b/new-301'));
  },

  redirect_chain(site) {
    for (const hops of [2, 5, 20]) site.hit('redirect_chain', chain(site, `chain-of-${hops}`, hops));
    site.sound('redirect_chain', chain(site, 'chain-of-1', 1));
  },

  redirect_loop(site) {
    for (const length of [1, 2, 3]) {
      const at = (place: number) => site.at(`/b/round-${length}-${place % length}`);
      for (let place = 1; place < length; place += 1) site.redirect(at(place), at(place + 1));
      site.hit('redirect_loop', linked(site, at(0), at(1)));
    }
    site.sound('redirect_loop', chain(site, 'no-loop', 1));
  },

  redirect_broken(site) {
    for (const status of [404, 500]) {
      const end = site.serve(`/b/ends-${status}`, file(HTML, ERROR_PAGE, { status }));
      site.hit('redirect_broken', linked(site, `/b/leads-to-${status}`, end));
      // Nothing links to the end itself, which is an error all the same.
      site.hit(status === 404 ? 'internal_4xx' : 'internal_5xx', end);
    }
    site.hit('redirect_broken', chain(site, 'chain-of-21', 21));
    site.sound('redirect_broken', site.at('/b/chain-of-20-0'));
  },

  redirect_temporary(site) {
    for (const status of [302, 303, 307]) {
      const url = linked(site, `/b/for-now-${status}`, site.page(`/b/later-${status}`), status);
      site.hit('redirect_temporary', url);
    }
    const unlinked = site.redirect('/b/for-now-listed', site.page('/b/later-listed'), 302);
    site.list(unlinked);
    site.hit('sitemap_non_200', unlinked);
    site.sound('redirect_temporary', unlinked, site.at('/b/moved-308'));
  },

  redirect_https_to_http(site) {
    const twin = site.page('/b/plain');
    const plain = site.page(`${PLAIN_HOME}b/plain`, {
      parts: { canonical: `<link rel="canonical" href="${twin}">` },
      isListed: false,
      isShelved: false,
    });
    site.hit('redirect_https_to_http', linked(site, '/b/down', plain));
    site.hit('http_page', plain);
    site.hit('orphan_page', plain);
    site.sound('redirect_https_to_http', site.at('/b/moved-301'));
  },

  meta_refresh(site) {
    const end = site.page('/b/refreshed');
    const second = site.page('/b/refresh-2', { parts: { headEnd: refresh(end) } });
    const first = site.page('/b/refresh-1', { parts: { headEnd: refresh(second) } });
    site.hit('meta_refresh', first);
    site.hit('meta_refresh', second);
    site.hit('redirect_chain', first);
    const own = site.page('/b/again', { parts: { headEnd: '<meta http-equiv="refresh" content="300">' } });
    const inert = site.page('/b/without-script', {
      parts: { headEnd: `<noscript>${refresh(end)}</noscript>` },
    });
    site.sound('meta_refresh', own, inert);
    // Only noindex, canonicals and robots.txt speak against a line of a sitemap.
    site.sound('sitemap_non_indexable', first);
  },
};
