import { anchor } from '../page-markup.js';
import { ELSEWHERE, file, HOME, PLAIN_HOME, type SiteBuilder } from '../site-builder.js';
import { ERROR_PAGE, HTML, type Plants } from './plant.js';

/** A sound page with these links at its end. */
function withLinks(site: SiteBuilder, path: string, ...links: readonly string[]): string {
  return site.page(path, { more: `<p>${links.join(' ')}</p>` });
}

/** Another site of one answer. */
function elsewhere(site: SiteBuilder, host: string, status: number): string {
  site.origin(`https://${host}`, { answers: [file(HTML, ERROR_PAGE, { status })] });
  return `https://${host}/page`;
}

export const LINK_PLANTS: Plants = {
  broken_internal_link(site) {
    const missing = (path: string) => site.serve(path, file(HTML, ERROR_PAGE, { status: 404 }));
    const ofLink = missing('/g/help-missing');
    const ofForm = missing('/g/find-missing');
    site.page('/g/help', { parts: { headEnd: `<link rel="help" href="${ofLink}">` } });
    site.page('/g/ask', { more: `<form action="${ofForm}"><input name="q"></form>` });
    for (const url of [ofLink, ofForm]) {
      site.hit('broken_internal_link', url);
      site.hit('internal_4xx', url);
    }
    const picky = site.serve('/g/wants-fields', file(HTML, ERROR_PAGE, { status: 400 }));
    site.page('/g/ask-more', { more: `<form action="${picky}"><input name="q"></form>` });
    site.hit('internal_4xx', picky);
    site.sound('broken_internal_link', picky, site.page('/g/whole'));
  },

  broken_external_link(site) {
    const gone = [404, 410, 500].map((status) => elsewhere(site, `gone-${status}.example`, status));
    const unknown = 'https://nobody-has-this-name.example/';
    const closed = [403, 405, 429, 999].map((status) => elsewhere(site, `closed-${status}.example`, status));
    const links = [...gone, unknown, ...closed].map((url, at) => anchor(url, `The other site ${at + 1}`));
    withLinks(site, '/g/outward', ...links, anchor(`${ELSEWHERE}alive`, 'Some news of elsewhere'));
    for (const url of [...gone, unknown]) site.hit('broken_external_link', url);
    for (const url of closed) site.hit('broken_external_link', url, 'unverifiable');
    const shy = 'https://shy.example/page';
    site.origin('https://shy.example', { answers: [file(HTML, 'Here.')], head: 'refused' });
    withLinks(site, '/g/to-the-shy', anchor(shy, 'One that knows no HEAD'));
    site.sound('broken_external_link', shy, `${ELSEWHERE}alive`);
  },

  broken_fragment(site) {
    const target = site.page('/g/parts', {
      more: '<h2 id="one">One</h2><h2 id="two">Two</h2><a name="three"></a>',
    });
    const fragments = ['one', 'two', 'three', 'four', 'top', ':~:text=One', '!/route', '/route', 'L10-L20'];
    withLinks(
      site,
      '/g/to-parts',
      ...fragments.map((name) => anchor(`${target}#${name}`, `To the part ${name}`)),
    );
    site.hit('broken_fragment', `${target}#four`);
    for (const name of fragments) if (name !== 'four') site.sound('broken_fragment', `${target}#${name}`);
    const scripted = site.page('/g/scripted', { more: '<h2 id="one">One</h2>' });
    const made = ['one', 'made-1', 'made-2', 'made-3'].map((name) =>
      anchor(`${scripted}#${name}`, `To ${name}`),
    );
    withLinks(site, '/g/to-scripted', ...made);
    site.sound('broken_fragment', ...['1', '2', '3'].map((n) => `${scripted}#made-${n}`));
  },

  orphan_page(site) {
    const original = site.page('/g/named-by-canonical', { isShelved: false, isListed: false });
    const parts = { canonical: `<link rel="canonical" href="${original}">` };
    site.page('/g/names-canonical', { parts, isListed: false });
    site.hit('orphan_page', original);
    site.hit('indexable_not_in_sitemap', original);
    const behind = site.page('/g/behind-redirect', { isShelved: false });
    const redirect = site.redirect('/g/leads-behind', behind);
    site.shelve(redirect);
    site.hit('redirect_internal', redirect);
    site.hit('orphan_page', behind);
    site.hit('sitemap_orphan', behind);
    site.sound('orphan_page', site.page('/g/no-orphan'), HOME);
  },

  single_inlink(site) {
    const only = site.page('/g/only-child', { isShelved: false });
    withLinks(site, '/g/mother', anchor(only, 'The only child'), anchor(only, 'The only child, again'));
    site.hit('single_inlink', only);
    const twin = site.page('/g/child-of-two', { isShelved: false });
    withLinks(site, '/g/father', anchor(twin, 'A child of two'));
    withLinks(site, '/g/aunt', anchor(twin, 'The same child'));
    site.sound('single_inlink', twin);
  },

  deep_page(site) {
    // Two pages a level, each linked by both of the level above.
    const levels = Array.from({ length: 6 }, (_, level) =>
      [1, 2].map((one) => site.at(`/g/level-${level + 2}-${one}`)),
    );
    for (const [level, urls] of levels.entries()) {
      for (const url of urls) {
        const links = (levels[level + 1] ?? []).map((deeper, at) =>
          anchor(deeper, `Down the stairs ${at + 1}`),
        );
        site.page(url, { more: `<p>${links.join(' ')}</p>`, isShelved: level === 0 });
        if (level + 2 > 3) site.hit('deep_page', url);
        else site.sound('deep_page', url);
      }
    }
  },

  dead_end(site) {
    const parts = { nav: '' };
    site.hit('dead_end', site.page('/g/dead-end', { parts }));
    const self = site.at('/g/round-itself');
    site.hit(
      'dead_end',
      site.page('/g/round-itself', { parts, more: `<p>${anchor(`${self}#top`, 'Back to top')}</p>` }),
    );
    site.sound('dead_end', site.page('/g/one-way', { parts: { nav: anchor(HOME, 'Harbour home') } }));
  },

  too_many_links(site) {
    const page = (path: string, count: number) => {
      const links = Array.from({ length: count - 1 }, (_, at) =>
        anchor(`${ELSEWHERE}item-${at}`, `Item number ${at}`),
      );
      const groups = Array.from({ length: Math.ceil(links.length / 50) }, (_, at) =>
        links.slice(at * 50, at * 50 + 50),
      );
      const more = groups.map((group) => `<p>${group.join(' ')}</p>`).join('\n');
      return site.page(path, { parts: { nav: anchor(HOME, 'Harbour home') }, more });
    };
    site.hit('too_many_links', page('/g/links-1001', 1001));
    site.sound('too_many_links', page('/g/links-1000', 1000));
  },

  internal_nofollow(site) {
    for (const rel of ['nofollow', 'ugc', 'sponsored']) {
      const target = site.page(`/g/shunned-${rel}`);
      withLinks(site, `/g/shuns-${rel}`, anchor(target, 'A shunned page', `rel="noopener ${rel}"`));
      site.hit('internal_nofollow', target);
    }
    const outside = `${ELSEWHERE}shunned`;
    withLinks(site, '/g/shuns-others', anchor(outside, 'News of elsewhere', 'rel="nofollow"'));
    site.sound('internal_nofollow', outside);
  },

  anchor_empty(site) {
    const target = site.page('/g/unnamed');
    withLinks(site, '/g/says-nothing', anchor(target, ' &#8203; '));
    site.hit('anchor_empty', target);
    const named = site.page('/g/named');
    withLinks(site, '/g/says-something', anchor(named, ''), anchor(named, 'The named page'));
    const labelled = site.page('/g/labelled');
    const image = `<img src="${site.at('/quay.jpg')}" alt="The quay" width="4" height="3">`;
    withLinks(site, '/g/says-by-label', anchor(labelled, '', 'aria-label="The labelled page"'));
    withLinks(site, '/g/says-by-image', anchor(labelled, image));
    site.sound('anchor_empty', named, labelled);
  },

  anchor_generic(site) {
    const target = site.page('/g/behind-here');
    withLinks(site, '/g/says-here', anchor(target, 'Click here'));
    site.hit('anchor_generic', target);
    const german = site.page('/g/hinter-hier', { language: 'de' });
    site.page('/g/sagt-hier', { language: 'de', more: `<p>${anchor(german, 'Weiterlesen …')}</p>` });
    site.hit('anchor_generic', german);
    const sound = site.page('/g/behind-words');
    withLinks(site, '/g/says-words', anchor(sound, 'Here be dragons'));
    site.sound('anchor_generic', sound);
  },

  localhost_link(site) {
    const left = [
      'http://localhost:3000/',
      'http://127.0.0.1/a',
      'http://192.168.0.4/b',
      'https://crm.internal/',
    ];
    withLinks(site, '/g/left-over', ...left.map((url, at) => anchor(url, `A machine of ours ${at + 1}`)));
    for (const url of left) site.hit('localhost_link', url);
    site.sound('localhost_link', `${ELSEWHERE}alive`);
  },

  malformed_link(site) {
    const faulty = [
      'https://https://news.elsewhere.example/',
      'https://exa mple.example/',
      'https:\\\\news.elsewhere.example\\a',
    ];
    withLinks(site, '/g/malformed', ...faulty.map((href, at) => anchor(href, `A faulty way ${at + 1}`)));
    for (const href of faulty) site.hit('malformed_link', href);
    withLinks(site, '/g/mail', anchor('mailto:quay master@harbour.example', 'Write to the harbour master'));
    site.sound('malformed_link', 'mailto:quay master@harbour.example');
  },

  broken_resource(site) {
    const image = (url: string) => `<img src="${url}" alt="A boat" width="4" height="3">`;
    const missing = site.serve('/g/missing.jpg', file(HTML, ERROR_PAGE, { status: 404 }));
    const refusing = site.serve('/g/get-only.jpg', {
      answers: [file('image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), { isCompressed: false })],
      head: 'refused',
    });
    const script = 'https://cdn-gone.example/app.js';
    site.origin('https://cdn-gone.example', { answers: [file(HTML, ERROR_PAGE, { status: 404 })] });
    site.page('/g/files', {
      more: `<p>${image(missing)}${image(refusing)}</p><script src="${script}"></script>`,
    });
    site.hit('broken_resource', missing);
    site.hit('broken_resource', script);
    site.sound('broken_resource', refusing, site.at('/style.css'));
    site.sound('internal_4xx', missing);
  },

  https_links_to_http(site) {
    const secure = site.page('/g/secure');
    const plain = `${PLAIN_HOME}g/secure`;
    withLinks(site, '/g/says-http', anchor(plain, 'The page without a lock'));
    site.hit('https_links_to_http', plain);
    site.hit('redirect_internal', plain);
    site.sound('https_links_to_http', secure);
  },
};
