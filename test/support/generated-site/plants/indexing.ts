import { anchor } from '../page-markup.js';
import { ELSEWHERE, file, type SiteBuilder } from '../site-builder.js';
import { ERROR_PAGE, HTML, NOINDEX, type Plants } from './plant.js';

function canonical(url: string): string {
  return `<link rel="canonical" href="${url}">`;
}

/** A page whose canonical is another one. */
function canonicalised(site: SiteBuilder, path: string, to: string): string {
  return site.page(path, { parts: { canonical: canonical(to) }, isListed: false });
}

export const INDEXING_PLANTS: Plants = {
  robots_blocks_resources(site) {
    const blocked = site.at('/private/theme.css');
    site.page('/c/dressed', { parts: { files: `<link rel="stylesheet" href="${blocked}">` } });
    site.hit('robots_blocks_resources', blocked);
    site.sound('robots_blocks_resources', site.at('/style.css'));
  },

  internal_blocked_by_robots(site) {
    site.robotsLine('Allow: /private/open');
    const url = site.at('/private/desk');
    site.shelve(url);
    site.hit('internal_blocked_by_robots', url);
    // A page that only a sitemap names has no links.
    site.list(site.at('/private/listed'));
    site.hit('sitemap_non_indexable', site.at('/private/listed'));
    site.sound('internal_blocked_by_robots', site.page('/private/open'), site.at('/private/listed'));
  },

  noindex_page(site) {
    const none = '<meta name="googlebot" content="NONE">';
    const header = { 'x-robots-tag': 'noindex' };
    site.hit('noindex_page', site.page('/c/noindex', { parts: { robots: NOINDEX }, isListed: false }));
    site.hit('noindex_page', site.page('/c/noindex-header', { headers: header, isListed: false }));
    const both = site.page('/c/none', { parts: { robots: none }, isListed: false });
    site.hit('noindex_page', both);
    site.hit('nofollow_page', both);
    const other = '<meta name="otherbot" content="noindex">';
    site.sound('noindex_page', site.page('/c/for-another', { parts: { robots: other } }));
    site.sound('indexable_not_in_sitemap', site.at('/c/noindex'));
  },

  nofollow_page(site) {
    const robots = '<meta name="robots" content="nofollow">';
    site.hit('nofollow_page', site.page('/c/nofollow', { parts: { robots } }));
    site.hit('nofollow_page', site.page('/c/nofollow-header', { headers: { 'x-robots-tag': 'nofollow' } }));
    const follow = '<meta name="robots" content="index, follow, noarchive">';
    site.sound('nofollow_page', site.page('/c/follow', { parts: { robots: follow } }));
  },

  robots_directive_conflict(site) {
    const index = '<meta name="robots" content="index, follow">';
    const one = site.page('/c/disputed', {
      parts: { robots: index },
      headers: { 'x-robots-tag': 'noindex' },
      isListed: false,
    });
    site.hit('robots_directive_conflict', one);
    site.hit('noindex_page', one);
    const two = site.page('/c/disputed-metas', {
      parts: { robots: `${index}<meta name="robots" content="nofollow">` },
    });
    site.hit('robots_directive_conflict', two);
    site.hit('nofollow_page', two);
    const agreed = site.page('/c/agreed', {
      parts: { robots: NOINDEX },
      headers: { 'x-robots-tag': 'noindex, noarchive' },
      isListed: false,
    });
    site.hit('noindex_page', agreed);
    site.sound('robots_directive_conflict', agreed);
  },

  canonical_missing(site) {
    site.hit('canonical_missing', site.page('/c/no-canonical', { parts: { canonical: '' } }));
    const link = { link: `<${site.at('/c/header-canonical')}>; rel="canonical"` };
    site.sound(
      'canonical_missing',
      site.page('/c/header-canonical', { parts: { canonical: '' }, headers: link }),
    );
    const hidden = site.page('/c/hidden', { parts: { canonical: '', robots: NOINDEX }, isListed: false });
    site.hit('noindex_page', hidden);
    site.sound('canonical_missing', hidden);
  },

  canonical_multiple(site) {
    const own = canonical(site.at('/c/two-canonicals'));
    site.hit(
      'canonical_multiple',
      site.page('/c/two-canonicals', { parts: { canonical: own + canonical(site.page('/c/the-other')) } }),
    );
    const link = { link: `<${site.at('/c/the-other')}>; rel="canonical"` };
    site.hit('canonical_multiple', site.page('/c/header-differs', { headers: link }));
    const same = canonical(site.at('/c/twice-the-same'));
    site.sound('canonical_multiple', site.page('/c/twice-the-same', { parts: { canonical: same + same } }));
  },

  canonical_relative(site) {
    site.hit(
      'canonical_relative',
      site.page('/c/relative', { parts: { canonical: canonical('/c/relative') } }),
    );
    site.sound('canonical_relative', site.page('/c/absolute'));
  },

  canonical_outside_head(site) {
    const bodyStart = canonical(site.at('/c/in-body'));
    site.hit('canonical_outside_head', site.page('/c/in-body', { parts: { canonical: '', bodyStart } }));
    site.sound('canonical_outside_head', site.page('/c/in-head'), site.at('/c/header-canonical'));
  },

  canonical_to_redirect(site) {
    const target = site.redirect('/c/moved', site.page('/c/moved-to'));
    site.hit('canonical_to_redirect', canonicalised(site, '/c/to-redirect', target));
    site.sound('canonical_to_redirect', canonicalised(site, '/c/to-page', site.at('/c/moved-to')));
  },

  canonical_to_error(site) {
    const missing = site.serve('/c/missing', file(HTML, ERROR_PAGE, { status: 404 }));
    site.hit('canonical_to_error', canonicalised(site, '/c/to-missing', missing));
    // Nothing but the canonical names it, and it is an error all the same.
    site.hit('internal_4xx', missing);
    const closed = site.serve('/c/closed', file(HTML, ERROR_PAGE, { status: 403 }));
    site.hit('canonical_to_error', canonicalised(site, '/c/to-closed', closed), 'unverifiable');
    site.sound('canonical_to_error', site.at('/c/to-page'));
  },

  canonical_to_non_indexable(site) {
    const target = site.page('/c/quiet-target', { parts: { robots: NOINDEX }, isListed: false });
    site.hit('noindex_page', target);
    site.hit('canonical_to_non_indexable', canonicalised(site, '/c/to-noindex', target));
    site.hit(
      'canonical_to_non_indexable',
      canonicalised(site, '/c/to-blocked', site.at('/private/original')),
    );
    site.sound('canonical_to_non_indexable', site.at('/c/to-page'));
  },

  canonical_chain(site) {
    const middle = canonicalised(site, '/c/chain-2', site.page('/c/chain-3'));
    site.hit('canonical_chain', canonicalised(site, '/c/chain-1', middle));
    site.sound('canonical_chain', middle);
  },

  canonical_loop(site) {
    for (const length of [2, 3]) {
      const at = (place: number) => site.at(`/c/loop-${length}-${place % length}`);
      for (let place = 0; place < length; place += 1)
        site.hit('canonical_loop', canonicalised(site, at(place), at(place + 1)));
    }
    site.sound('canonical_loop', site.page('/c/own'));
  },

  canonical_to_external(site) {
    const other = `${ELSEWHERE}original`;
    site.hit('canonical_to_external', canonicalised(site, '/c/borrowed', other));
    site.sound('canonical_to_external', site.at('/c/to-page'));
  },

  only_nofollow_inlinks(site) {
    const shunned = site.page('/c/shunned', { isShelved: false });
    site.shelve(shunned, 'rel="nofollow"');
    site.hit('only_nofollow_inlinks', shunned);
    site.hit('internal_nofollow', shunned);
    site.hit('sitemap_orphan', shunned);
    const behind = site.page('/c/behind-nofollow', { isShelved: false });
    const from = site.page('/c/nofollow-all', {
      parts: { robots: '<meta name="robots" content="nofollow">' },
      more: `<p>${anchor(behind, 'What lies behind it')}</p>`,
    });
    site.hit('nofollow_page', from);
    site.hit('only_nofollow_inlinks', behind);
    site.hit('sitemap_orphan', behind);
    site.sound('only_nofollow_inlinks', from);
    site.sound('orphan_page', shunned, behind);
  },
};
