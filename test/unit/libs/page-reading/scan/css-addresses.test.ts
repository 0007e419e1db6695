import { describe, expect, it } from '@jest/globals';
import { cssAddresses } from '../../../../../src/libs/page-reading/scan/css-addresses.js';
import { expectLinear } from '../../../../support/expect-linear.js';
import { casesOf } from '../../../../support/sample.js';

const found = (css: string) => cssAddresses(css).map(({ kind, address }) => `${kind} ${address}`);

/** What a careless reader takes the square of. */
const HOSTILE: readonly (readonly [string, (letters: number) => string])[] = [
  ['open functions', (letters) => 'url(a.png) '.concat('image-set('.repeat(letters / 10))],
  ['addresses that never end', (letters) => 'url("'.repeat(letters / 5)],
  ['comments that never end', (letters) => 'url(a) '.concat('/*'.repeat(letters / 2))],
  ['escapes', (letters) => `url(${'\\61 '.repeat(letters / 4)})`],
  ['at-rules', (letters) => '@import url(a);@'.repeat(letters / 16)],
  ['blocks', (letters) => '@font-face{src:url(a)'.repeat(letters / 21)],
  ['lines', (letters) => 'a{b:url(c)}\n'.repeat(letters / 12)],
];

describe('the files that a style sheet loads', () => {
  it.each([
    ['an import by its string', '@import "a.css" screen; b { c: d }', ['style a.css']],
    ['an import by its address', '@IMPORT url( "a.css" ) supports(display: grid);', ['style a.css']],
    [
      'images in all spellings',
      'a{b:url(c.png)}d{e:URL("f g.png")}h{i:url( j.png )}',
      ['image c.png', 'image f g.png', 'image j.png'],
    ],
    [
      'fonts',
      '@font-face { src: local("a"), url(b.woff2) format("woff2") } c { d: url(e.png) }',
      ['font b.woff2', 'image e.png'],
    ],
    [
      'fonts within a condition',
      '@media print { @font-face { src: url(a) } b { c: url(d) } }',
      ['font a', 'image d'],
    ],
    [
      'sets of images',
      'a{b:image-set("c.png" 1x,url(d.png) 2x type("image/png"))}',
      ['image c.png', 'image d.png'],
    ],
    ['escapes', 'a{b:url(c\\ d\\2e png)}', ['image c d.png']],
    [
      'no comments, strings, namespaces, fragments and data',
      '/* url(a) */ b{c:"url(d)"} @namespace url(e); f{g:url(#h);i:url(data:j);k:url()}',
      [],
    ],
    ['nothing where there is none', 'a { b: rgba(0, 0, 0, 0.5); width: calc(1px + 2px) }', []],
    [
      'the whole of one that is broken',
      'a { b: url(c ) } } @import "d.css"; e { f: url("g',
      ['image c', 'style d.css', 'image g'],
    ],
  ])('are read: %s', (_what, css, files) => {
    expect(found(css)).toEqual(files);
  });

  it('have the lines on which they are named', () => {
    const css =
      '@import "a.css";\n\n.b { background: url(c.png) } .d { background: url(e.png) }\n.f { g: url(h) }';
    expect(cssAddresses(css).map(({ line }) => line)).toEqual([0, 2, 2, 3]);
  });

  it('are a thousand at most', () => {
    expect(cssAddresses('a{b:url(c)}'.repeat(1200))).toHaveLength(1000);
  });

  it.each(casesOf(HOSTILE).map(([what]) => what))('are read in linear time: %s', (what) => {
    const make = HOSTILE.find(([each]) => each === what)?.[1] ?? (() => '');
    expectLinear((letters) => {
      cssAddresses(make(letters));
    }, 100_000);
  });
});
