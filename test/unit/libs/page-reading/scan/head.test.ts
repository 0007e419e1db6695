import { describe, expect, it } from '@jest/globals';
import { inBody, inHead, scanPage } from '../../../../support/audit/scan-page.js';

const headOf = (html: string, more = {}) => scanPage(html, more).facts.head;
const titlesOf = (html: string) => headOf(html).titles.map(({ text }) => text);

describe('titles of a scanned page', () => {
  it('are those of the head with their lines, white space joined and entities decoded', () => {
    const { titles } = headOf('<!doctype html>\n<head>\n<title>\n  Ham &amp; eggs,\n\tdaily&nbsp;\n</title>');
    expect(titles).toEqual([{ text: 'Ham & eggs, daily', line: 3 }]);
  });

  it('are reported when they are empty or several', () => {
    expect(titlesOf(inHead('<title></title><title>Two</title>'))).toEqual(['', 'Two']);
  });

  it('include markup inside them as text', () => {
    expect(titlesOf(inHead('<title>The <b> tag <!-- not a comment --></title>'))).toEqual([
      'The <b> tag <!-- not a comment -->',
    ]);
  });

  it('exclude titles of drawings, wherever these are', () => {
    const { titles, titlesOutside } = headOf(
      inBody('<svg><title>Logo</title><g><title>Part</title></g></svg><p>Text</p>'),
    );
    expect([titles.length, titlesOutside]).toEqual([1, 0]);
  });

  it('exclude titles in a template or in noscript', () => {
    const html = inHead(
      '<template><title>No</title></template><noscript><title>No</title></noscript><title>Yes</title>',
    );
    expect(titlesOf(html)).toEqual(['Yes']);
  });

  it('are reported as outside the head after the body has begun', () => {
    const { titles, titlesOutside } = headOf(inBody('<p>Text</p><title>Late</title>'));
    expect([titles.map(({ text }) => text), titlesOutside]).toEqual([['T'], 1]);
  });

  it('are in the head between its end tag and the body', () => {
    expect(titlesOf('<head></head>\n<title>Between</title>\n<body>')).toEqual(['Between']);
  });

  it('are found in pages without html, head and body tags', () => {
    expect(titlesOf('<!doctype html><title>Bare</title><p>Text')).toEqual(['Bare']);
    expect(titlesOf('<TITLE>Loud</TITLE><P>Text')).toEqual(['Loud']);
  });

  it('are read to the end of a page that is cut off in them', () => {
    expect(titlesOf('<head><title>Cut o')).toEqual(['Cut o']);
  });
});

describe('the end of the head', () => {
  it('is correct where the page ends it, or where only the body follows', () => {
    expect(headOf(inHead('<title>T</title><meta name="description" content="x">')).endedBy).toBeNull();
    expect(headOf('<title>T</title><p>Text<p>More').endedBy).toBeNull();
    expect(headOf('<head><title>T</title><div>No end tag</div></head><body>Text').endedBy).toBeNull();
  });

  it.each([
    ['<img src="pixel.gif">', 'img'],
    ['<div></div>', 'div'],
    ['<h1>Hello</h1>', 'h1'],
    ['<iframe src="x"></iframe>', 'iframe'],
    ['<x-banner></x-banner>', 'x-banner'],
    ['<svg></svg>', 'svg'],
    ['stray text', '#text'],
    ['&nbsp;', '#text'],
    ['\u00a0', '#text'],
  ])('comes too early because of %s', (markup, element) => {
    const { endedBy, titles } = headOf(`<html><head>\n${markup}\n<title>Lost</title></head><body>Text`);
    expect(endedBy).toEqual({ element, line: 2, lost: 'title' });
    expect(titles).toEqual([]);
  });

  it('names the first element that is lost', () => {
    const lostOf = (later: string) => headOf(`<head><title>T</title><p>${later}</head><body>`).endedBy?.lost;
    expect(lostOf('<meta name="Description" content="x"><link rel="canonical" href="/">')).toBe(
      'meta description',
    );
    expect(lostOf('<link rel="canonical" href="/">')).toBe('canonical');
    expect(lostOf('<meta charset="utf-8">')).toBe('meta charset');
    expect(lostOf('<meta property="og:title" content="x">')).toBe('meta og:title');
  });

  it('loses nothing when elements of the body follow', () => {
    expect(
      headOf(inBody('<span itemprop="x"><meta itemprop="price" content="1"></span>')).endedBy,
    ).toBeNull();
    expect(
      headOf('<head><title>T</title><div></div></head><body><title>Own fault</title>').endedBy,
    ).toBeNull();
    expect(
      headOf('<head><title>T</title><div></div><link rel="stylesheet" href="a.css"></head>').endedBy,
    ).toBeNull();
  });

  it('is not caused by scripts, styles, templates, comments and noscript', () => {
    const html =
      '<head><script>document.write("<div>")</script><style>p > a {}</style><!-- <img> -->' +
      '<noscript><img src="https://t.example/pixel"></noscript><template><div>x</div></template>' +
      '<meta name="description" content="Kept"><title>T</title></head><body>';
    const { endedBy, descriptions } = headOf(html);
    expect([endedBy, descriptions.length]).toEqual([null, 1]);
  });
});

describe('the metadata of a scanned page', () => {
  it('has the language that html declares, as written', () => {
    expect(headOf('<html lang=" de-AT ">').lang).toBe(' de-AT ');
    expect(headOf('<html LANG="">').lang).toBe('');
    expect(headOf('<html xml:lang="de"><p lang="fr">').lang).toBeNull();
    expect(headOf('<title>T</title><html lang="nl">').lang).toBe('nl');
  });

  it('has xml:lang when the page is XML', () => {
    const html = '<html xml:lang="de"><head><title/></head><body/></html>';
    expect(headOf(html, { contentType: 'application/xhtml+xml' }).lang).toBe('de');
  });

  it('has each description of the head, empty ones too', () => {
    const html = inHead(
      '<meta name="Description" content=" Fresh \n bread ">\n<meta content="" name=description>' +
        '<meta name="description">',
    );
    expect(headOf(html).descriptions).toEqual([
      { text: 'Fresh bread', line: 1 },
      { text: '', line: 3 },
    ]);
  });

  it('has the directives for robots, all or one by name, also in the body', () => {
    const html = inHead(
      '<meta name="ROBOTS" content="NoIndex, Follow">\n<meta name="googlebot" content="nosnippet">' +
        '<meta name="author" content="noindex">',
    ).replace('</p>', '</p><meta name="robots" content="none">');
    expect(headOf(html).robots).toEqual([
      { name: 'robots', content: 'noindex, follow', line: 1 },
      { name: 'googlebot', content: 'nosnippet', line: 2 },
      { name: 'robots', content: 'none', line: 2 },
    ]);
  });

  it('has the content of meta viewport, null without one', () => {
    const html = inHead('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(headOf(html).viewport).toBe('width=device-width, initial-scale=1');
    expect(headOf(inHead('')).viewport).toBeNull();
  });

  it('has the first Open Graph value of each name, by property or by name', () => {
    const html = inHead(
      '<meta property="og:title" content="One"><meta property="og:title" content="Two">' +
        '<meta name="og:type" content="website"><meta property="OG:URL" content="https://example.com/">' +
        '<meta property="article:author" content="A"><meta property="og:__proto__" content="x">',
    );
    expect({ ...headOf(html).og }).toEqual(
      Object.assign(Object.create(null), {
        title: 'One',
        type: 'website',
        url: 'https://example.com/',
        ['__proto__']: 'x',
      }),
    );
  });

  it.each([
    ['5; url=/new', { seconds: 5, url: 'https://example.com/new', line: 1 }],
    ['0;URL="next.html"', { seconds: 0, url: 'https://example.com/shop/next.html', line: 1 }],
    ["0; url='a b'", { seconds: 0, url: 'https://example.com/shop/a%20b', line: 1 }],
    ['0, https://other.example/', { seconds: 0, url: 'https://other.example/', line: 1 }],
    ['1.5 ; Url = x', { seconds: 1, url: 'https://example.com/shop/x', line: 1 }],
    ['30', { seconds: 30, url: null, line: 1 }],
    ['30;', { seconds: 30, url: null, line: 1 }],
    ['soon', null],
    ['', null],
  ])('has a refresh of %j', (content, refresh) => {
    expect(
      headOf(inHead(`<meta http-equiv="Refresh" content="${content.replaceAll('"', '&quot;')}">`)).refresh,
    ).toEqual(refresh);
  });

  it('has no refresh from noscript', () => {
    const html = inHead('<noscript><meta http-equiv="refresh" content="0;url=/no-script"></noscript>');
    expect(headOf(html).refresh).toBeNull();
  });
});

describe('canonicals', () => {
  it('are those of links and of Link headers, with their places', () => {
    const html = inHead('<link rel="canonical" href="/shop">').replace(
      '</p>',
      '</p>\n<link rel="Canonical alternate" href="https://EXAMPLE.com:443/b">',
    );
    const linkHeaders = ['<https://example.com/h>; rel="canonical", </style.css>; rel=preload'];
    expect(headOf(html, { linkHeaders }).canonicals).toEqual([
      { href: 'https://example.com/h', url: 'https://example.com/h', absolute: true, inHead: true, line: 0 },
      { href: '/shop', url: 'https://example.com/shop', absolute: false, inHead: true, line: 1 },
      {
        href: 'https://EXAMPLE.com:443/b',
        url: 'https://example.com/b',
        absolute: true,
        inHead: false,
        line: 2,
      },
    ]);
  });

  it('are reported also when they are no web address', () => {
    const canonicals = headOf(
      inHead('<link rel=canonical href=""><link rel=canonical href="javascript:1">'),
    ).canonicals;
    expect(canonicals.map(({ href, url }) => [href, url])).toEqual([
      ['', null],
      ['javascript:1', null],
    ]);
  });
});

describe('relations of a page', () => {
  it('are its other languages, with codes as written', () => {
    const html = inHead(
      '<link rel="alternate" hreflang="de-AT" href="/at/">\n<link rel="alternate" hreflang="x-default" href="">' +
        '<link rel="alternate" type="application/rss+xml" href="/feed">' +
        '<link rel="stylesheet" hreflang="en" href="a.css">',
    );
    expect(headOf(html).hreflangs).toEqual([
      { code: 'de-AT', url: 'https://example.com/at/', line: 1 },
      { code: 'x-default', url: null, line: 2 },
    ]);
  });

  it('exclude links that only declare their target’s language, and links in the body', () => {
    const html = inBody('<a hreflang="fr" href="/fr/">F</a><link rel="alternate" hreflang="de" href="/de/">');
    expect(headOf(html).hreflangs).toEqual([]);
  });

  it('are the next and the previous page', () => {
    const { next, prev } = headOf(inHead('<link rel="next" href="?p=3"><link rel="PREV" href="?p=1">'));
    expect([next, prev]).toEqual(['https://example.com/shop/?p=3', 'https://example.com/shop/?p=1']);
  });
});
