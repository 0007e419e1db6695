import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expectLinear } from '../../../../support/expect-linear.js';
import { scanPage } from '../../../../support/audit/scan-page.js';
import { casesOf, itOfMany, runs } from '../../../../support/sample.js';

const list = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('');

/** Pages made to hold a scanner up, by a size. */
const HOSTILE: readonly (readonly [string, (size: number) => string])[] = [
  ['elements nested as deep as they come', (size) => '<div>'.repeat(size)],
  ['end tags that close nothing', (size) => '<div>'.repeat(size) + '</span>'.repeat(size)],
  [
    'paragraph ends that reach no paragraph',
    (size) => `<p><button>${'<span>'.repeat(size)}${'</p>'.repeat(size)}`,
  ],
  ['formatting around blocks', (size) => '<b><div>'.repeat(size) + '</b>'.repeat(size)],
  ['lists in lists', (size) => '<ul><li>'.repeat(size) + '<li>'.repeat(size)],
  ['tables in tables', (size) => '<table><tr>'.repeat(size) + '</td>'.repeat(size)],
  ['drawings in drawings', (size) => '<svg><foreignObject>'.repeat(size) + '<p>'.repeat(size)],
  ['templates in templates', (size) => '<template>'.repeat(size) + '</template>'.repeat(size)],
  ['headings in headings', (size) => '<h1><div>text '.repeat(size)],
  ['names that no element has', (size) => list(size, (at) => `<x${at}></y${at}>`)],
  ['attributes of one tag', (size) => `<p ${list(size, (at) => `a${at}=1 `)}>`],
  ['one attribute again and again', (size) => `<p ${'id=x '.repeat(size)}>`],
  ['an attribute of megabytes', (size) => `<a href="${'x'.repeat(20 * size)}">x</a>`],
  ['an attribute of entities', (size) => `<a title="${'&amp;'.repeat(4 * size)}" href=x></a>`],
  ['comments without an end', (size) => '<!--'.repeat(size)],
  ['comments that nearly end', (size) => '<!-- --!'.repeat(size)],
  ['quotes without an end', (size) => '<a href="'.repeat(size)],
  ['ids', (size) => list(size, (at) => `<p id=i${at}>`)],
  ['the same id', (size) => '<p id=x>'.repeat(size)],
  ['links that hold links', (size) => list(size, (at) => `<a href=${at}>x`)],
  ['a long base', (size) => `<base href="/${'b'.repeat(2000)}/">${list(size, (at) => `<a href=${at}>`)}`],
  ['images in one link', (size) => `<a href=x>${'<img alt=xxxx>'.repeat(size)}`],
  ['sizes of one image', (size) => `<img srcset="${'a 1x,'.repeat(size)}">`],
  ['commas for sizes', (size) => `<img srcset="${','.repeat(20 * size)}">`],
  ['unfinished entities', (size) => '&aaaaaa'.repeat(size)],
  ['a number without an end', (size) => `&#${'1'.repeat(10 * size)}`],
  ['white space', (size) => ' '.repeat(20 * size)],
  ['one word', (size) => 'x'.repeat(20 * size)],
  ['words without spaces', (size) => '漢字仮名交文'.repeat(size)],
  ['marks on one letter', (size) => `a${'\u0301'.repeat(5 * size)}`],
  ['words that are each new', (size) => list(size, (at) => `w${at} `)],
  ['sentences of nothing', (size) => '. '.repeat(5 * size)],
  ['brackets in JSON-LD', (size) => `<script type=application/ld+json>${'['.repeat(5 * size)}</script>`],
  [
    'nested data',
    (size) => `<script type=application/ld+json>{"name":${'['.repeat(size)}${']'.repeat(size)}}</script>`,
  ],
  [
    'a string of JSON-LD without an end',
    (size) => `<script type=application/ld+json>"${'a'.repeat(20 * size)}</script>`,
  ],
  ['comments in a style sheet', (size) => `<style>${'/*'.repeat(5 * size)}</style>`],
  ['addresses in a style sheet', (size) => `<style>${'url(a)'.repeat(size)}</style>`],
  ['a refresh of spaces', (size) => `<meta http-equiv=refresh content="1${' '.repeat(20 * size)}x">`],
  ['sections that take turns', (size) => '<nav>a</nav>b'.repeat(size)],
];

describe('a page that is made to slow the scanner down', () => {
  it.each(casesOf(HOSTILE))('is scanned in linear time: %s', (_, make) => {
    expectLinear((size) => scanPage(make(size), { contentType: 'text/html; charset=utf-8' }), 20_000);
  });

  itOfMany('is scanned to its end: nesting, attributes, comments and ids by the hundred thousand', () => {
    expect(scanPage('<div>'.repeat(100_000)).facts.dom.depth).toBe(100_002);
    expect(scanPage(`<p ${list(100_000, (at) => `a${at} `)} id=last>`).facts.anchors).toEqual(['last']);
    expect(scanPage(`<a title="${'x'.repeat(4_000_000)}" href=/y>`).facts.links[0]?.anchor.length).toBe(200);
    expect(scanPage(`<p>text${'<!--'.repeat(1_000_000)}`).mainText).toBe('text');
    expect(scanPage(list(300_000, (at) => `<p id=${at}>`)).facts.anchors.length).toBe(300_000);
  });

  it('is scanned without an error, whatever its content', () => {
    const pieces =
      '<p> </p> <div> <ul> <li> <table> <tr> <td> </table> <h1> <a href=x> </a> <b> </b> <svg> <title> </svg> <math> <mi> ' +
      '<form> <button> <select> <option> <template> </template> <noscript> </noscript> <script> </script> <style> <pre> ' +
      '<textarea> <head> </head> <body> <html> <base href=y> <meta <img alt= " \' > / & &amp; &# <!-- --> <![CDATA[ ]]> \0 é 漢';
    const soup = fc.array(fc.constantFrom(...pieces.split(' '), ' ', 'x'), { maxLength: 40 });
    fc.assert(
      fc.property(soup, fc.boolean(), (drawn, isXml) => {
        scanPage(drawn.join(''), { contentType: isXml ? 'application/xhtml+xml' : '' });
      }),
      { numRuns: runs(2000), seed: 6 },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, contentType) => {
        scanPage(bytes, { contentType, linkHeaders: [contentType] });
      }),
      { numRuns: runs(500), seed: 6 },
    );
  });

  it('has facts of bounded length', () => {
    const long = 'x'.repeat(100_000);
    const { facts } = scanPage(
      `<html lang=en><head><title>${long}</title><meta name=description content=${long}><meta name=robots content=${long}>` +
        `<meta name=viewport content=${long}><meta property=og:title content=${long}>` +
        `<link rel=canonical href=/${long}><link rel=alternate hreflang=${long} href=/x>` +
        `</head><body><h1>${long}</h1><a href=/${long} title=${long}></a><img src=${long} alt=${long}>` +
        `<script type=application/ld+json>{"@type":"${long}"}</script>`,
    );
    expect(JSON.stringify(facts).length).toBeLessThan(25_000);
  });

  itOfMany('has lists of bounded length', () => {
    const { facts } = scanPage(
      '<title>x</title>'.repeat(500) +
        list(500, (at) => `<meta name=robots content=x${at}><meta property=og:x${at} content=1>`) +
        list(3000, (at) => `<link rel=canonical href=/${at}><link rel=alternate hreflang=de href=/${at}>`) +
        list(30_000, (at) => `<img src=${at}.png>`),
    );
    expect(facts.head.titles.length).toBe(100);
    expect(facts.head.robots.length).toBe(100);
    expect(Object.keys(facts.head.og).length).toBe(100);
    expect(facts.head.canonicals.length).toBe(100);
    expect(facts.head.hreflangs.length).toBe(1000);
    expect(facts.resources.length).toBe(20_000);
  });

  it('leaves nothing behind for the next page', () => {
    const html =
      '<html lang=de><head><title>T</title><body id=b><h1>H</h1><nav>n<a href=/x>x</a></nav><p>Text';
    const before = scanPage(html);
    for (const [, make] of HOSTILE) scanPage(make(50));
    scanPage('<p><a href=/open>open <h1>open <nav>open <svg><title>open <script type=application/ld+json>{');
    expect(scanPage(html)).toEqual(before);
  });

  it('has no characters that a database refuses', () => {
    const html =
      '<title>a\0b</title><meta name=description content="a\0&#xD800;b"><h1>x&#xDFFF;</h1><p id="a\0b">' +
      '<a href="\0x" title="\ud800">y</a><img alt="&#55296;" src=x>';
    const { facts, mainText } = scanPage(html);
    for (const text of [JSON.stringify(facts), mainText]) {
      expect(text.includes('\\u0000') || text.includes('\0')).toBe(false);
      expect(text.isWellFormed() && !/\\ud[89a-f]/i.test(text)).toBe(true);
    }
  });
});
