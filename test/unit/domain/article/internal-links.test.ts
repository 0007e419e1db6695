import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { assembleBody } from '../../../../src/domain/article/markup/body.js';
import type { Draft, DraftBlock } from '../../../../src/domain/article/draft.js';
import {
  linksAsked,
  withInternalLinks,
  type LinkTarget,
} from '../../../../src/domain/article/internal-links.js';
import { proseOf } from '../../../../src/domain/article/prose.js';
import { sanitiseHtml } from '../../../../src/domain/article/markup/sanitise.js';
import { expectLinear } from '../../../support/expect-linear.js';
import { itOfMany } from '../../../support/sample.js';

const page = (name: string, more: Partial<LinkTarget> = {}): LinkTarget => ({
  url: `https://harbour.example/${name.toLowerCase().replace(/[^a-z]+/g, '-')}`,
  own: true,
  known: 'source',
  anchor: null,
  names: [name],
  ...more,
});
const link = (html: string, targets: readonly LinkTarget[], most = 3, language = 'en') =>
  withInternalLinks(html, { targets, most, language });
const a = (path: string, words: string) =>
  `<a href="https://harbour.example/${path}" rel="noopener">${words}</a>`;

describe('links to pages of the edition', () => {
  it('stand on the words that name the page, as they stand in the text', () => {
    const html = '<p>The keepers of lighthouses wrote down the weather &amp; every passing ship.</p>';
    const { html: linked, links } = link(html, [page('Passing ships')]);
    expect(linked).toBe(
      `<p>The keepers of lighthouses wrote down the weather &amp; every ${a('passing-ships', 'passing ship')}.</p>`,
    );
    expect(links).toEqual([{ url: 'https://harbour.example/passing-ships', text: 'passing ship' }]);
  });

  it('need half of a name and two of its words, in their order and right behind one another', () => {
    const said = (name: string, text: string, more: Partial<LinkTarget> = {}) =>
      link(`<p>${text}</p>`, [page(name, more)]).links.map((each) => each.text);
    expect(said('How to bake rye bread at home', 'We like to bake rye bread.')).toEqual(['bake rye bread']);
    expect(said('The care of lamps', 'Such care of the lamp is old.')).toEqual(['care of the lamp']);
    expect(said('Rye bread', 'Bread of rye is dark.')).toEqual([]);
    expect(said('Rye bread', 'We sow rye. Bread is made of it.')).toEqual([]);
    expect(said('Rye bread', 'We eat rye, bread and butter.')).toEqual([]);
    expect(said('Lamp oil merchants harbour brass granite', 'They burned lamp oil.')).toEqual([]);
    expect(said('Lamps', 'The lamp is lit.')).toEqual(['lamp']);
    expect(said('Lamps', 'The lamp is lit.', { known: 'read' })).toEqual([]);
    expect(said('Lamps', 'The lamp is lit.', { known: 'brief' })).toEqual(['lamp']);
    expect(said('About', 'It is about lamps.')).toEqual([]);
  });

  it('need the words that tell a page from the others that are known', () => {
    const others = ['Free software licences', 'Free software and the law', 'A history of Debian'].map(
      (name) => page(name, { known: 'read' }),
    );
    const said = (name: string, text: string, known: LinkTarget['known'] = 'read') =>
      link(`<p>${text}</p>`, [page(name, { known }), ...others]).links.map((each) => each.text);
    const guidelines = 'The Debian free software guidelines';
    expect(said(guidelines, 'It is free software.')).toEqual([]);
    expect(said(guidelines, 'It is Debian free software.')).toEqual([]);
    expect(said(guidelines, 'The software guidelines say so.')).toEqual(['software guidelines']);
    expect(said('Debian', 'It is a part of Debian.', 'source')).toEqual([]);
    expect(said('Firewalls', 'It has a firewall.', 'source')).toEqual(['firewall']);
  });

  it('are not put on a name that several pages have', () => {
    const several = ['one', 'two'].map((url) =>
      page('Read more here', { url: `https://harbour.example/${url}` }),
    );
    const html = '<p>Read more here about lamps.</p>';
    expect(link(html, several).links).toEqual([]);
    expect(link(html, [page('Read more here')]).links).toHaveLength(1);
  });

  it('stand on the words that the brief wants, whole, and on no others', () => {
    const said = (anchor: string, text: string, language = 'en') =>
      link(`<p>${text}</p>`, [page('Lamp oil', { known: 'brief', anchor })], 3, language).links.map(
        (each) => each.text,
      );
    expect(said('the OIL', 'They liked the  oil of lamps.')).toEqual(['the  oil']);
    expect(said('oil', 'The oiled lamp-oil.')).toEqual(['oil']);
    expect(said('C++ (oil)', 'Use C++ (oil) here.')).toEqual(['C++ (oil)']);
    expect(said('the lamp', 'The oil of lamps.')).toEqual([]);
    expect(said('ランプ', '番人は新しいランプを手に入れた。', 'ja')).toEqual(['ランプ']);
  });

  it('are never put into headings, quotations, links, marks, heads of rows or the list of sources', () => {
    const words = 'the lamp oil of old';
    const closed = [
      `<h2 id="section-a">${words}</h2>`,
      `<h3 id="section-b">${words}</h3>`,
      `<blockquote cite="https://x.example/">\n<p>${words}<sup class="citation">lamp oil</sup></p>\n<footer>— <cite>${words}</cite></footer>\n</blockquote>`,
      `<p>He said: “It was ${words}, and <em>lamp oil</em> alone.”<sup class="citation"><a href="#source-1">[1]</a></sup></p>`,
      `<table>\n<tbody>\n<tr><th scope="row">${words}</th><td>none</td></tr>\n</tbody>\n</table>`,
      `<p><a href="https://x.example/" rel="nofollow noopener external">${words}</a> and <code>lamp oil</code></p>`,
      `<ol class="sources">\n<li id="source-1">${words}</li>\n</ol>`,
    ].join('\n');
    expect(link(closed, [page('Lamp oil')])).toEqual({ html: closed, links: [] });
    const open = `${closed}\n<ul>\n<li>Of ${words}</li>\n</ul>`;
    expect(link(open, [page('Lamp oil')]).html).toBe(
      `${closed}\n<ul>\n<li>Of the ${a('lamp-oil', 'lamp oil')} of old</li>\n</ul>`,
    );
  });

  it('are as many as asked at most, each page once, and spread over the paragraphs', () => {
    const html =
      '<p>Lamp oil and tower stairs and brass rails and fog bells.</p>\n<p>Lamp oil, tower stairs.</p>\n<p>Lamp oil.</p>';
    const targets = ['Lamp oil', 'Tower stairs', 'Brass rails', 'Fog bells'].map((name) => page(name));
    const { html: linked, links } = link(html, [...targets, ...targets], 3);
    expect(links.map(({ text }) => text)).toEqual(['Lamp oil', 'brass rails', 'tower stairs']);
    expect(linked.match(/<a /g)).toHaveLength(3);
    expect(link(html, targets, 10).links).toHaveLength(4);
    expect(link(html, targets, 0)).toEqual({ html, links: [] });
  });

  it('go to what the brief names first, and then to what is named best', () => {
    const html = '<p>Lamp oil for the old brass lamp, and tower stairs.</p>';
    const targets = [
      page('Tower stairs and granite blocks'),
      page('Brass lamp', { known: 'read' }),
      page('Lamp oil', { known: 'brief' }),
    ];
    expect(link(html, targets, 2).links.map(({ text }) => text)).toEqual(['Lamp oil', 'brass lamp']);
  });

  it('do not stand in one another', () => {
    const html = '<p>The lamp oil trade.</p>';
    const { links } = link(html, [page('Lamp oil'), page('Oil trade'), page('Lamp oil trade')]);
    expect(links).toEqual([{ url: 'https://harbour.example/lamp-oil-trade', text: 'lamp oil trade' }]);
  });

  it('vouch for pages of the edition only, and never lead to what is no web address', () => {
    const html = '<p>The lamp oil.</p>';
    const strange = page('Lamp oil', {
      url: 'https://x.example/?a=1&b="2"'.replace(/"/g, '%22'),
      own: false,
    });
    expect(link(html, [strange]).html).toBe(
      '<p>The <a href="https://x.example/?a=1&amp;b=%222%22" rel="nofollow noopener external">lamp oil</a>.</p>',
    );
    for (const url of ['javascript:alert(1)', 'https://me:word@x.example/', 'https://x.example/"><script>']) {
      expect(link(html, [page('Lamp oil', { url })])).toEqual({ html, links: [] });
    }
  });

  itOfMany('change no word of an article, and leave nothing to the sanitiser, whatever stands in it', () => {
    const words = [
      'lamp',
      'oil',
      'Öl',
      '<b>',
      '&amp;',
      'a & b',
      '“lamp',
      'oil”',
      '灯台',
      '"',
      '😀',
      'the',
      'of',
      '.',
    ];
    const sentence = fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.join(' '));
    const block = fc.record({
      kind: fc.constantFrom<DraftBlock['kind']>('paragraph', 'item', 'step', 'quote', 'subheading', 'row'),
      sentences: fc.array(sentence, { minLength: 1, maxLength: 3 }),
    });
    const name = fc.constantFrom('Lamp oil', 'Öl', '灯台', 'oil of the lamp', '<b>', 'a & b');
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), fc.array(name, { maxLength: 4 }), (blocks, names) => {
        const lead = blocks.map(({ kind, sentences }, index) => ({
          id: `B${index + 1}`,
          kind,
          ...(kind === 'row' ? { label: 'lamp oil' } : {}),
          sentences: sentences.map((text) => ({ text, evidence: [] })),
        }));
        const draft: Draft = { form: 'article', lead, sections: [] };
        const { html } = assembleBody({ draft, sources: [], language: 'en', citations: 'inline' });
        if (sanitiseHtml(html) !== html) return;
        const targets = names.map((each, index) =>
          page(each, { url: `https://harbour.example/${index}?a=1&b=2`, known: 'brief' }),
        );
        const { html: linked, links } = link(html, targets, 10);
        expect(sanitiseHtml(linked)).toBe(linked);
        expect(linked.replace(/<\/?a\b[^>]*>/g, '')).toBe(html.replace(/<\/?a\b[^>]*>/g, ''));
        expect(proseOf(linked)).toBe(proseOf(html));
        expect(new Set(links.map(({ url }) => url)).size).toBe(links.length);
      }),
    );
  });

  itOfMany('takes time that grows with the text, however many pages may be named in it', () => {
    const targets = Array.from({ length: 50 }, (_, n) =>
      page('', {
        url: `https://harbour.example/${n}`,
        names: [1, 2, 3, 4, 5].map((m) => `lamp number ${n * m}`),
      }),
    );
    const textOf = (paragraphs: number) =>
      Array.from(
        { length: paragraphs },
        (_, n) => `<p>${`The lamp number ${n} of oil. `.repeat(10)}</p>`,
      ).join('\n');
    expect(link(textOf(100), targets, 10).links).toHaveLength(10);
    expectLinear((size) => void link(textOf(size), targets, 10), 200);
  });
});

describe('how many links a brief asks for', () => {
  it.each([
    [undefined, { most: 3, asked: 0 }],
    [{}, { most: 3, asked: 3 }],
    [{ max: 0 }, { most: 0, asked: 0 }],
    [{ max: 7 }, { most: 7, asked: 7 }],
    [{ urls: [{ url: 'https://h.example/a' }] }, { most: 3, asked: 1 }],
    [
      { max: 2, urls: [{ url: 'https://h.example/a' }] },
      { most: 2, asked: 2 },
    ],
  ])('%j', (internal_links, counts) => {
    expect(linksAsked(internal_links === undefined ? {} : { internal_links })).toEqual(counts);
  });
});
