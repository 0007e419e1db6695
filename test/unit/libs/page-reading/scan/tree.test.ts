import { describe, expect, it } from '@jest/globals';
import { inBody, scanPage } from '../../../../support/audit/scan-page.js';

/** Elements of `inBody('')`: html, head, title, body. */
const AROUND = 4;
const domOf = (markup: string) => scanPage(inBody(markup)).facts.dom;

describe('the tree of a scanned page', () => {
  it.each([
    ['<p>a<p>b<div>c</div>', 3, 3],
    ['<ul><li>a<li>b<ul><li>c</ul><li>d</ul>', 6, 6],
    ['<ul><li><div><li>a</ul>', 4, 5],
    ['<dl><dt>a<dd>b<dt>c</dl>', 4, 4],
    ['<p><span><p>a', 3, 4],
    ['<table><tr><td>a<td>b<tr><td>c</table>', 7, 6],
    ['<table><td>a</table>', 4, 6],
    ['<tr><td>a', 0, 3],
    ['<h1>a<h2>b', 2, 3],
    ['<b><div>a</b>b</div><p>', 3, 4],
    ['<div><p>a</div>b', 2, 4],
    ['<p><table><tr><td><p>a</p></table></p>', 7, 7],
    ['</p></br></div></x>', 2, 3],
    ['<br/><img><input><wbr>', 4, 3],
    ['<div/><div/>', 2, 4],
    ['<svg><g/><path/><g><rect/></g></svg>', 5, 5],
    ['<svg><g><p>out', 3, 4],
    ['<select><option>a<option>b</select>', 3, 4],
    ['<template><div><p>a</div></template><i>', 2, 3],
    ['<x-a><x-b></x-a></x-b>', 2, 4],
    ['<form><div></form><p></div></form>', 3, 5],
    ['<button><p>a<button>b', 3, 4],
  ])('has as many elements of %s and is as deep as a browser’s', (markup, elements, depth) => {
    const dom = domOf(markup);
    expect([dom.elements - AROUND, dom.depth]).toEqual([elements, depth]);
  });

  it('counts html, head and body when their tags are missing', () => {
    const { elements, depth } = scanPage('').facts.dom;
    expect([elements, depth]).toEqual([3, 2]);
    expect(scanPage('<p>a').facts.dom.elements).toBe(4);
  });

  it('treats a self-closing element as whole in XML only', () => {
    const html = '<html><head><title>T</title></head><body><div/><div/></body></html>';
    expect(scanPage(html, { contentType: 'application/xhtml+xml; charset=utf-8' }).facts.dom.depth).toBe(3);
    expect(scanPage(html).facts.dom.depth).toBe(4);
  });

  it('counts the children of the element with the most', () => {
    expect(domOf(`<ul>${'<li>a<b>b</b>'.repeat(70)}</ul>`).children).toBe(70);
  });

  it('counts scripts that run, without data blocks', () => {
    const markup =
      '<script>1</script><script src="a.js"></script><script type="module">1</script>' +
      '<script type="text/javascript">1</script><script type="application/json">{}</script>' +
      '<script type="application/ld+json">{}</script><script type="text/template"><p></script>';
    expect(domOf(markup).scripts).toBe(4);
  });

  it.each([
    ['<div id="root"></div>', true],
    ['<div id="app">\n <!-- here --> </div><script src="a.js"></script>', true],
    ['<app-root></app-root>', true],
    ['<div id="__next">', true],
    ['<div id="root"><p>Text</p></div>', false],
    ['<div id="root"><img src="a.png"></div>', false],
    ['<div id="root">Text</div>', false],
    ['<div id="roots"></div>', false],
    ['<div id="root"><div id="app"></div></div>', true],
  ])('detects whether %s waits for a script: %s', (markup, isEmpty) => {
    expect(domOf(markup).emptyRoot).toBe(isEmpty);
  });
});

describe('anchors of a scanned page', () => {
  it('are ids and names of links, each once', () => {
    const { anchors, duplicateIds } = scanPage(
      inBody(
        '<h2 id="a&amp;b">x</h2><a name="old" id="new"></a><a id="same" name="same"></a><p id="">' +
          '<input name="no"><svg><g id="part"></g></svg><template><p id="no"></template><p ID=case><p id=Case>',
      ),
    ).facts;
    expect([...anchors].sort()).toEqual(['Case', 'a&b', 'case', 'new', 'old', 'part', 'same']);
    expect(duplicateIds).toEqual([]);
  });

  it('report repeated ids with the line of the second one', () => {
    const markup = '<p id=a>\n<p id=a>\n<p id=a><p id=b><p id=c>\n<p id=c>';
    expect(scanPage(inBody(markup)).facts.duplicateIds).toEqual([
      { id: 'a', count: 3, line: 2 },
      { id: 'c', count: 2, line: 4 },
    ]);
  });

  it('report the first twenty repeated ids only', () => {
    const markup = Array.from({ length: 30 }, (_, at) => `<p id=x${at}><p id=x${at}>`).join('');
    expect(scanPage(inBody(markup)).facts.duplicateIds.length).toBe(20);
  });

  it('use the first of two ids in one tag', () => {
    expect(scanPage(inBody('<p id=a id=b>')).facts.anchors).toEqual(['a']);
  });
});
