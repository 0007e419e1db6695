import { describe, expect, it } from '@jest/globals';
import { inBody, inHead, scanPage } from '../../../../support/audit/scan-page.js';

const linksOf = (markup: string, more = {}) => scanPage(inBody(markup), more).facts.links;
const anchorsOf = (markup: string) => linksOf(markup).map(({ anchor }) => anchor);
const urlsOf = (markup: string) => linksOf(markup).map(({ url }) => url);

describe('links of a scanned page', () => {
  it('are reported with all their facts', () => {
    expect(
      linksOf('<nav>\n<a href=" ../about?x=1&amp;y=2#t%C3%A4m " rel="NoFollow  UGC">About\n us</a></nav>'),
    ).toEqual([
      {
        element: 'a',
        href: '../about?x=1&y=2#t%C3%A4m',
        url: 'https://example.com/about?x=1&y=2',
        fragment: 'täm',
        malformed: null,
        anchor: 'About us',
        position: 'nav',
        rel: ['nofollow', 'ugc'],
        line: 2,
      },
    ]);
  });

  it('include areas of maps, links of the head to pages, and forms with GET', () => {
    const html = inHead(
      '<link rel="help" href="/help" title="Help"><link rel="stylesheet" href="a.css"><link rel="icon" href="i.ico">' +
        '<link rel="canonical" href="/"><link rel="alternate" href="/feed"><link rel="next" href="?2">' +
        '<link rel="preconnect" href="https://cdn.example"><link rel="manifest" href="m.json"><link href="/x">',
    ).replace(
      '<p>',
      '<map><area href="/north" alt="North"><area alt="none"></map><form action="/find"></form><p>',
    );
    expect(scanPage(html).facts.links.map(({ element, url, anchor }) => [element, url, anchor])).toEqual([
      ['link', 'https://example.com/help', 'Help'],
      ['link', 'https://example.com/feed', ''],
      ['area', 'https://example.com/north', 'North'],
      ['form', 'https://example.com/find', ''],
    ]);
  });

  it('exclude those without href, and lead to the page itself with an empty one', () => {
    expect(urlsOf('<a name="x">No</a><a href>Self</a><a href="">Self</a><a href="#">Top</a>')).toEqual([
      'https://example.com/shop/',
      'https://example.com/shop/',
      'https://example.com/shop/',
    ]);
  });

  it('distinguish a bare fragment from none', () => {
    expect(
      linksOf('<a href="#">1</a><a href="/">2</a><a href="#a b">3</a>').map(({ fragment }) => fragment),
    ).toEqual(['', null, 'a b']);
  });

  it('have no web address when they lead to another scheme', () => {
    const found = linksOf(
      '<a href="mailto:a@example.com">1</a><a href="javascript:void(0)">2</a><a href="tel:+43">3</a>' +
        '<a href="data:text/plain,x">4</a>',
    );
    expect(found.map(({ url, fragment, malformed }) => [url, fragment, malformed])).toEqual(
      Array.from({ length: 4 }, () => [null, null, null]),
    );
  });

  it.each([
    ['http://https://example.com/', 'double_scheme'],
    ['a b.html', 'space'],
    ['a\\b.html', 'backslash'],
    ['http://[bad/', 'unparsable'],
    ['#a b', 'space'],
    ['/fine', null],
  ])('report the fault in %s', (href, malformed) => {
    expect(linksOf(`<a href="${href}">x</a>`)[0]?.malformed).toBe(malformed);
  });

  it('are relative to the base, even before its tag', () => {
    const html =
      '<html><head><link rel="help" href="h"><base href="/docs/v2/"><base href="/no/"></head><body><a href="x">';
    expect(scanPage(html).facts.links.map(({ url }) => url)).toEqual([
      'https://example.com/docs/v2/h',
      'https://example.com/docs/v2/x',
    ]);
  });

  it('are relative to the address that answered', () => {
    expect(linksOf('<a href="x">', { finalUrl: 'https://www.example.com/a/b' })[0]?.url).toBe(
      'https://www.example.com/a/x',
    );
  });

  it('are cut when they are long, and have no target when servers would refuse them', () => {
    const long = linksOf(`<a href="/${'x'.repeat(3000)}">x</a>`)[0];
    expect([long?.href.length, long?.url?.length]).toEqual([2048, 'https://example.com/'.length + 3000]);
    const longer = linksOf(`<a href="/${'x'.repeat(10_000)}">x</a>`)[0];
    expect([longer?.href.length, longer?.url]).toEqual([2048, null]);
  });

  it.each([
    ['<p>', 'main'],
    ['<nav><div>', 'nav'],
    ['<header>', 'header'],
    ['<footer><p>', 'footer'],
    ['<aside>', 'aside'],
    ['<footer><nav>', 'nav'],
    ['<main><article>', 'main'],
    ['<div role="navigation">', 'nav'],
    ['<div role="Banner">', 'header'],
    ['<div role="contentinfo">', 'footer'],
    ['<div role="complementary">', 'aside'],
    ['<nav></nav>', 'main'],
  ])('stand, inside %s, in %s', (around, position) => {
    expect(linksOf(`${around}<a href="/">x</a>`)[0]?.position).toBe(position);
  });

  it('exclude those in templates and noscript', () => {
    expect(urlsOf('<template><a href="/1">1</a></template><noscript><a href="/2">2</a></noscript>')).toEqual(
      [],
    );
  });

  it('are read from SVG, by href and by xlink:href', () => {
    expect(urlsOf('<svg><a xlink:href="/old"><text>o</text></a><a href="/new"></a></svg>')).toEqual([
      'https://example.com/old',
      'https://example.com/new',
    ]);
  });
});

describe('the text of a link', () => {
  it('is that of all elements in it', () => {
    expect(
      anchorsOf('<a href="/"><div><header><h2>Big</h2></header> <b>s</b>ale</div>\n<br>now&nbsp;!</a>'),
    ).toEqual(['Big sale now !']);
  });

  it('is else its label, its title, or the names of its images and drawings', () => {
    expect(
      anchorsOf(
        '<a href="/" aria-label=" Cart " title="No"><svg></svg></a><a href="/" title="Search"><i></i></a>' +
          '<a href="/"><img alt="Our"> <img alt="shop"></a><a href="/"><svg><title>Menu</title></svg></a>' +
          '<a href="/"><svg aria-label="Close"/></a><a href="/"><img src="x.png"></a>',
      ),
    ).toEqual(['Cart', 'Search', 'Our shop', 'Menu', 'Close', '']);
  });

  it('is cut at 200 letters, without splitting one', () => {
    const [anchor] = anchorsOf(`<a href="/">${'x'.repeat(199)}😀😀</a>`);
    expect(anchor).toBe('x'.repeat(199));
  });

  it('ends where the next link begins', () => {
    expect(anchorsOf('<a href="/1">One <b>bold <a href="/2">Two</a> text</b>')).toEqual(['One bold', 'Two']);
    expect(anchorsOf('<a href="/1">One <a name="here">not</a>')).toEqual(['One']);
  });

  it('continues after the end of the paragraph in which it began', () => {
    expect(anchorsOf('<p><a href="/1">One <p>more</a> text')).toEqual(['One more']);
  });

  it('excludes scripts, styles and fallbacks', () => {
    expect(
      anchorsOf(
        '<a href="/"><script>no()</script><style>no</style><noscript>no</noscript><video>no</video>yes</a>',
      ),
    ).toEqual(['yes']);
  });
});

describe('forms of a scanned page', () => {
  const formsOf = (markup: string) => scanPage(inBody(markup)).facts.forms;

  it('are sent to their action, or to the page itself', () => {
    const markup =
      '\n<form action="http://pay.example/">\n<input type=text></form><form></form><form action="mailto:a@b.c">';
    expect(formsOf(markup)).toEqual([
      { action: 'http://pay.example/', hasPassword: false, line: 2 },
      { action: 'https://example.com/shop/', hasPassword: false, line: 3 },
      { action: null, hasPassword: false, line: 3 },
    ]);
  });

  it('report their password fields, even one outside of every form', () => {
    expect(
      formsOf(
        '<form action="/in"><p><input TYPE=" Password "></form><input type="password"><input type=password>',
      ),
    ).toEqual([
      { action: 'https://example.com/in', hasPassword: true, line: 1 },
      { action: null, hasPassword: true, line: 1 },
    ]);
  });

  it('ignore a form inside a form', () => {
    expect(formsOf('<form action="/1"><form action="/2"></form>').length).toBe(1);
  });

  it('are links with GET, and none with POST', () => {
    expect(
      urlsOf(
        '<form action="/find" method="GET"></form><form action="/buy" method="post"></form><form></form>',
      ),
    ).toEqual(['https://example.com/find']);
  });
});
