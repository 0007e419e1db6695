import { describe, expect, it } from '@jest/globals';
import { inBody, inHead, scanPage } from '../../../../support/audit/scan-page.js';

const filesOf = (html: string) =>
  scanPage(html).facts.resources.map(({ kind, url }) => `${kind} ${url.replace('https://example.com', '')}`);
const imagesOf = (markup: string) => scanPage(inBody(markup)).facts.images;

describe('files that a scanned page loads', () => {
  it('are read from link and script elements of the head', () => {
    const html = inHead(
      '<link rel="stylesheet" href="a.css"><link rel="preload" as="font" href="/f.woff2">' +
        '<link rel="preload" as="Script" href="/p.js"><link rel="preload" href="/q"><link rel="modulepreload" href="m.js">' +
        '<link rel="shortcut icon" href="/i.ico"><link rel="manifest" href="/m.json"><link rel="dns-prefetch" href="//c.example">' +
        '<script src="s.js"></script><script type="application/ld+json" src="no.json"></script>',
    );
    expect(filesOf(html)).toEqual([
      'style /shop/a.css',
      'font /f.woff2',
      'script /p.js',
      'other /q',
      'script /shop/m.js',
      'image /i.ico',
      'other /m.json',
      'script /shop/s.js',
    ]);
  });

  it('are read from images, frames, media, embeds and SVG of the body', () => {
    const html = inBody(
      '<img src="a.png"><iframe src="/frame"></iframe><video src="v.mp4" poster="p.jpg"><source src="w.webm">' +
        '<track src="t.vtt"></video><audio src="s.mp3"></audio><embed src="e.pdf"><object data="o.swf"></object>' +
        '<input type="image" src="b.gif"><svg><image href="d.png"/><use href="#x"/></svg>',
    );
    expect(filesOf(html).map((file) => file.replace('/shop/', ''))).toEqual([
      'image a.png',
      'iframe /frame',
      'image p.jpg',
      'media v.mp4',
      'media w.webm',
      'media t.vtt',
      'media s.mp3',
      'other e.pdf',
      'other o.swf',
      'image b.gif',
      'image d.png',
    ]);
  });

  it('are reported once a kind, with the first line', () => {
    const { resources } = scanPage(
      inBody('\n<img src="a.png">\n<img src="a.png"><iframe src="a.png">'),
    ).facts;
    expect(resources.map(({ kind, line }) => [kind, line])).toEqual([
      ['image', 2],
      ['iframe', 3],
    ]);
  });

  it('include all candidates of a srcset', () => {
    const markup =
      '<picture><source srcset="a.webp 1x, b.webp 2x"><img src="c.png" srcset="d.png, e.png 2x,f,g.png 400w , data:x,y 3x"></picture>';
    expect(filesOf(inBody(markup)).map((file) => file.replace('image /shop/', ''))).toEqual([
      'a.webp',
      'b.webp',
      'c.png',
      'd.png',
      'e.png',
      'f,g.png',
    ]);
  });

  it('include those of style sheets and style attributes', () => {
    const html = inHead(
      '<style>@import "more.css"; @import url(yet.css) screen; /* url(no.png) */ a { background: url( "b c.png" ) }' +
        '@font-face { src: url(f.woff2?v=1) } b { fill: url(#g); mask: url(data:x) }</style>',
    ).replace('<p>', '<p style="background-image:url(&quot;hero.jpg&quot;)">');
    expect(filesOf(html)).toEqual([
      'style /shop/more.css',
      'style /shop/yet.css',
      'image /shop/b%20c.png',
      'font /shop/f.woff2?v=1',
      'image /shop/hero.jpg',
    ]);
  });

  it('include alternate style sheets, sets of preloaded images, symbols of other files and backgrounds', () => {
    const html = inHead(
      '<link rel="alternate stylesheet" href="old.css"><link rel="preload" as="image" imagesrcset="a.png 1x, b.png 2x">',
    ).replace(
      '<p>',
      '<table background="ground.gif"><tr><td background="cell.gif"></table><svg><use href="s.svg#a"/><use href=" #b"/></svg><p>',
    );
    expect(filesOf(html).map((file) => file.replace('/shop/', ''))).toEqual([
      'style old.css',
      'image a.png',
      'image b.png',
      'image ground.gif',
      'image cell.gif',
      'image s.svg',
    ]);
  });

  it('include what modules in the page import, from the base of the page', () => {
    const html = inHead(
      '<base href="/lib/"><script type="module">\nimport a from "./a.js"; import("/b.js")</script>' +
        '<script>import("./no.js")</script><script type="module" src="m.js">import "./no.js"</script>',
    );
    expect(filesOf(html)).toEqual(['script /lib/a.js', 'script /b.js', 'script /lib/m.js']);
  });

  it('include the images that a page is shared with, behind all others', () => {
    const html = inHead(
      '<meta property="og:image" content="a.png"><meta name="Twitter:Image" content="https://cdn.example/b.png">' +
        '<meta property="og:image:alt" content="c.png"><meta property="og:image" content="data:image/png,x">' +
        '<meta property="og:image"><link rel="icon" href="a.png">',
    );
    expect(filesOf(html)).toEqual([
      'image /shop/a.png',
      'preview /shop/a.png',
      'preview https://cdn.example/b.png',
    ]);
  });

  it('include those of Link headers', () => {
    const linkHeaders = ['</a.css>; rel=preload; as=style, </b.js>; rel="modulepreload"', '</c>; rel=next'];
    const { resources } = scanPage(inBody(''), { linkHeaders }).facts;
    expect(resources.map(({ kind, url, line }) => [kind, url, line])).toEqual([
      ['style', 'https://example.com/a.css', 0],
      ['script', 'https://example.com/b.js', 0],
    ]);
  });

  it('exclude those in templates and noscript, and those without an address', () => {
    const html = inBody(
      '<noscript><img src="n.png"></noscript><template><img src="t.png"></template><img src=""><script src></script><img src="data:image/gif;base64,R0">',
    );
    expect(filesOf(html)).toEqual([]);
  });
});

describe('images of a scanned page', () => {
  it('are reported with all facts that checks need', () => {
    expect(imagesOf('\n<img src=" a.png " alt=" A\n cat " width="10" height="20">')).toEqual([
      {
        src: 'a.png',
        alt: 'A cat',
        hasWidth: true,
        hasHeight: true,
        isPixel: false,
        isLink: false,
        line: 2,
      },
    ]);
  });

  it('distinguish an empty alt from a missing one', () => {
    expect(imagesOf('<img src=a><img src=a alt><img src=a alt="">').map(({ alt }) => alt)).toEqual([
      null,
      '',
      '',
    ]);
  });

  it('are tracking pixels when they have one pixel', () => {
    const markup =
      '<img width=1 height=1><img width="0" height="1px"><img width=1><img width="1" height="100%">';
    expect(imagesOf(markup).map(({ isPixel }) => isPixel)).toEqual([true, true, false, false]);
  });

  it('have no size with empty attributes', () => {
    expect(imagesOf('<img width="" height="5">')[0]).toMatchObject({ hasWidth: false, hasHeight: true });
  });

  it.each([
    ['<a href="/"><img src=a></a>', true],
    ['<a href="/"> <span><img src=a></span>\n</a>', true],
    ['<a href="/"><img src=a> Home</a>', false],
    ['<a href="/">Home <img src=a></a>', false],
    ['<a href="/"><img src=a><img src=b></a>', false],
    ['<a name="x"><img src=a></a>', false],
    ['<a href="/"></a><img src=a>', false],
  ])('are the only content of a link in %s: %s', (markup, isLink) => {
    expect(imagesOf(markup)[0]?.isLink).toBe(isLink);
  });

  it('include those written `image`', () => {
    expect(imagesOf('<image src="a.png">')[0]?.src).toBe('a.png');
  });

  it('cut data addresses', () => {
    expect(imagesOf(`<img src="data:image/png;base64,${'A'.repeat(50_000)}">`)[0]?.src.length).toBe(2048);
  });
});
