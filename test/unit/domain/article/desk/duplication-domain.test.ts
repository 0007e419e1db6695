import { describe, expect, test } from '@jest/globals';
import { findRepetition } from '../../../../../src/domain/article/desk/duplication-domain.js';
import type { PublishedNeighbours } from '../../../../../src/domain/article/desk/desk-check.js';
import { proseOf } from '../../../../../src/domain/article/prose.js';
import { checked, good, inputOf, QUIET } from '../../../../support/writing/bakery.js';

/** Words that no other part of a text has. */
const words = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`).join(' ');
const published = (body: string, title = 'Something else', slug = 'something-else'): PublishedNeighbours => ({
  alike: [{ id: 'A1', title, body }],
  titles: [{ id: 'A1', title, slug }],
});
const find = (body: string, theirs: PublishedNeighbours, title = 'The bakery') =>
  findRepetition({ body, title, language: 'en' }, theirs);

describe('duplication_domain', () => {
  // 207 words have 200 runs of eight: so many of them in common with another text is half a percent each.
  test.each([
    [19, 'pass', 0.095],
    [20, 'warn', 0.1],
    [49, 'warn', 0.245],
    [50, 'fail', 0.25],
  ])('says, with %i of 200 runs of words in common, %s', (shared, verdict, score) => {
    const own = `<p>${words('w', 207)}</p>`;
    const theirs = `<p>${words('w', shared + 7)} ${words('x', 100)}</p>`;
    expect(find(own, published(theirs))).toMatchObject({ verdict, score });
  });

  test('adds up what stands in several articles, what two of them have once', () => {
    const parts = Array.from({ length: 10 }, (_, index) => words(`p${index}x`, 50));
    const theirs = (part: string, index: number) => ({
      id: `A${index}`,
      title: `Other ${index}`,
      body: `<p>${part} ${words('z', 200)}</p>`,
    });
    const own = parts.map((part) => `<p>${part}</p>`).join('');
    const all = { alike: parts.map(theirs), titles: [] };
    expect(find(own, all)).toMatchObject({ verdict: 'fail' });
    const [first] = all.alike;
    const twice = { alike: [first!, { ...first!, id: 'B' }], titles: [] };
    expect(find(own, twice).score).toBeCloseTo(43 / 493, 5);
  });

  test.each([
    [59, 'pass'],
    [60, 'fail'],
  ])('says, with a run of %i words in a long article, %s', (run, verdict) => {
    const own = `<p>${words('w', 3000)}</p>`;
    const theirs = `<p>${words('x', 50)} ${words('w', 3000)
      .split(' ')
      .slice(100, 100 + run)
      .join(' ')} ${words('y', 50)}</p>`;
    expect(find(own, published(theirs)).verdict).toBe(verdict);
  });

  test('leaves out quotations that name their source, marks and the list of sources', () => {
    const quote = `<blockquote cite="https://x.example/">\n<p>${words('q', 100)}</p>\n</blockquote>`;
    const list = `<h2 id="sources">Sources</h2>\n<ol class="sources">\n<li id="source-1">${words('l', 100)}</li>\n</ol>`;
    const own = `<p>${words('w', 100)}<sup class="citation"><a href="#source-1">[1]</a></sup></p>\n${quote}\n${list}`;
    expect(find(own, published(`${quote}\n${list}`)).verdict).toBe('pass');
    expect(
      find(own.replace(' cite="https://x.example/"', ''), published(quote.replace(/ cite="[^"]*"/, '')))
        .verdict,
    ).toBe('fail');
  });

  test.each([
    ['The Bakery', 'x', 'warn'],
    ['A title that is other', 'the-bakery', 'warn'],
    ['A title that is other', 'the-bakery-3', 'warn'],
    ['The oven', 'the-oven', 'pass'],
  ])('beside an article “%s” at %s says %s', (title, slug, verdict) => {
    expect(find(`<p>${words('w', 50)}</p>`, { alike: [], titles: [{ id: 'A1', title, slug }] }).verdict).toBe(
      verdict,
    );
  });

  test('blocks, and names the article', () => {
    const input = inputOf(good);
    const check = checked('duplication_domain', {
      ...input,
      facts: { ...QUIET, published: published(input.html, 'Bread') },
    });
    expect(check).toMatchObject({ verdict: 'fail', blocking: true, score: 1 });
    expect(check.items[0]?.message).toContain('“Bread” (A1)');
  });
});

describe('proseOf', () => {
  test('gives the words of a body, block by block', () => {
    const html =
      '<div lang="ar" dir="rtl">\n<p>a &amp; b &lt;i&gt;<sup class="citation"><a href="#source-1">[1]</a></sup></p>\n<h2 id="section-x">c</h2>\n<ul>\n<li>d</li>\n<li>e <em>f</em></li>\n</ul>\n</div>';
    expect(proseOf(html)).toBe('a & b <i>\n\nc\n\nd\n\ne f');
  });
});
