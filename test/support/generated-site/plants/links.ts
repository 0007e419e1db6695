import { anchor } from '../page-markup.js';
import { ELSEWHERE, file, HOME, PLAIN_HOME, SECURE, type SiteBuilder } from '../site-builder.js';
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

/** Style sheets, one imported by the other, and a manifest that name files which are not there. */
function namedBySheets(site: SiteBuilder): void {
  const missing = (path: string) => site.serve(path, file(HTML, ERROR_PAGE, { status: 404 }));
  const gone = {
    import: missing('/g/css/gone.css'),
    font: missing('/g/css/fonts/gone.woff2'),
    sprite: missing('/g/css/gone-sprite.png'),
    set: missing('/g/css/gone@2x.png'),
    nested: missing('/g/css/more/gone-nested.png'),
    old: missing('/g/css/gone-old.css'),
    icon: missing('/g/gone-icon.png'),
    symbol: missing('/g/gone-symbols.svg'),
    early: missing('/g/gone-early.css'),
    wide: missing('/g/gone-wide.jpg'),
    ground: missing('/g/gone-ground.gif'),
  };
  const main = site.serve(
    '/g/css/main.css',
    file(
      'text/css',
      `@charset "utf-8"; @import "gone.css" screen; @import url("more/deep.css"); @namespace svg url(http://www.w3.org/2000/svg);
      /* url(no-comment.png) */ @font-face { src: local("Anna"), url(fonts/gone.woff2) format("woff2") }
      .a { background: URL( gone-sprite.png ) } .b { content: "url(no-text.png)"; fill: url(#own) }
      .c { background: image-set("gone@2x.png" 2x, url(/quay.jpg) 1x type("image/jpeg")), url(data:image/gif;base64,R0) }`,
    ),
  );
  site.serve(
    '/g/css/more/deep.css',
    file('text/css', '@import "../main.css"; p { background: url(gone-nested.png) }'),
  );
  const manifest = site.serve(
    '/g/boats.webmanifest',
    file('application/manifest+json', JSON.stringify({ name: 'Boats', icons: [{ src: 'gone-icon.png' }] })),
  );
  const head =
    `<link rel="stylesheet" href="${main}"><link rel="alternate stylesheet" title="Old" href="${gone.old}">` +
    `<link rel="manifest" href="${manifest}"><link rel="preload" as="image" imagesrcset="${gone.wide} 2x">`;
  site.page('/g/dressed', {
    parts: { headEnd: head },
    headers: { link: `<${gone.early}>; rel=preload; as=style` },
    more: `<svg width="4" height="3"><use href="${gone.symbol}#anchor"/><use href="#own"/></svg><table background="${gone.ground}"><tr><td>Boats</td></tr></table>`,
  });
  for (const url of Object.values(gone)) site.hit('broken_resource', url);
  site.sound('broken_resource', main, site.at('/g/css/more/deep.css'), manifest);
  site.sound('internal_4xx', ...Object.values(gone));
}

/** What modules import, what a page is shared with, and what a style sheet of another site loads. */
function namedByOthers(site: SiteBuilder): void {
  const missing = (path: string) => site.serve(path, file(HTML, ERROR_PAGE, { status: 404 }));
  const gone = {
    imported: missing('/g/js/gone.js'),
    nested: missing('/g/js/more/gone-nested.js'),
    lazy: missing('/g/js/gone-lazy.js'),
    inline: missing('/g/gone-inline.js'),
    shared: missing('/g/gone-shared.png'),
    card: missing('/g/gone-card.png'),
    font: 'https://fonts-gone.example/gone.woff2',
  };
  const deep = site.serve(
    '/g/js/more/deep.js',
    file('text/javascript', 'import "./gone-nested.js"; import "../main.js";'),
  );
  const main = site.serve(
    '/g/js/main.js',
    file(
      'text/javascript',
      `// import './no-comment.js'
      import anchor from './gone.js'; import { deep } from "./more/deep.js"; import bare from 'a-package';
      const text = "import './no-text.js'"; if (anchor) import('./gone-lazy.js'); import('./no-' + text);`,
    ),
  );
  site.origin('https://fonts-gone.example', { answers: [file(HTML, ERROR_PAGE, { status: 404 })] });
  const sheet = site.serve(
    'https://fonts-gone.example/fonts.css',
    file('text/css', '@font-face { src: url(gone.woff2) }'),
  );
  site.page('/g/shared', {
    parts: {
      headEnd:
        `<meta property="og:image" content="${gone.shared}"><meta name="twitter:image" content="${gone.card}">` +
        `<link rel="stylesheet" href="${sheet}"><script type="module" src="${main}"></script>` +
        `<script type="module">import './gone-inline.js'</script><script>const no = "import './no-script.js'"</script>`,
    },
  });
  for (const url of Object.values(gone)) site.hit('broken_resource', url);
  site.sound('broken_resource', main, deep, sheet);
  const { font: _font, ...own } = gone;
  site.sound('internal_4xx', ...Object.values(own));
}

/** A frame that is not there, and one whose document is a part of its page and no page of its own. */
function framed(site: SiteBuilder): void {
  const gone = site.serve('/g/gone-frame', file(HTML, ERROR_PAGE, { status: 404 }));
  const part = '<!doctype html><meta charset="utf-8"><p>The tide is high.';
  const shown = site.serve('/g/tide-of-today', file(HTML, part, { headers: SECURE }));
  const page = site.page('/g/also-framed');
  const frames = [gone, shown, page].map((url) => `<iframe src="${url}" title="The tide"></iframe>`);
  site.page('/g/frames', { more: frames.join('') });
  site.hit('broken_resource', gone);
  site.sound('internal_4xx', gone);
  for (const check of ['title_missing', 'empty_page', 'dead_end', 'lang_missing', 'viewport_missing'])
    site.sound(check, shown);
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
    const feed = missing('/g/feed-missing');
    const live = site.serve('/g/feed', file('application/rss+xml', '<rss version="2.0"><channel/></rss>'));
    const ahead = missing('/g/ahead-missing');
    const head = [feed, live].map((url) => `<link rel="alternate" type="application/rss+xml" href="${url}">`);
    site.page('/g/fed', { parts: { headEnd: `${head.join('')}<link rel="prefetch" href="${ahead}">` } });
    for (const url of [feed, ahead]) {
      site.hit('broken_internal_link', url);
      site.hit('internal_4xx', url);
    }
    site.sound('broken_internal_link', live);
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
    const script = 'http://localhost:8080/dev.js';
    const font = 'https://fonts.internal/a.woff2';
    const css = `@font-face { font-family: a; src: url(${font}) }`;
    const page = site.page('/g/developed-here', {
      more: `<script src="${script}"></script><style>${css}</style>`,
    });
    for (const url of [script, font]) site.hit('localhost_link', url);
    site.hit('mixed_content', page);
    site.sound('localhost_link', `${ELSEWHERE}alive`);
    // It is known why these don't answer.
    site.sound('broken_external_link', 'https://crm.internal/');
    site.sound('broken_resource', font);
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
    namedBySheets(site);
    namedByOthers(site);
    framed(site);
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
