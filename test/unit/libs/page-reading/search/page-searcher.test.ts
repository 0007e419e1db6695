import { describe, expect, it } from '@jest/globals';
import { loadPageSearcher, type PageSearch } from '../../../../../src/libs/page-reading/index.js';

const searchOf = (more: Partial<PageSearch>): PageSearch => ({
  ...{ name: 'it', kind: 'css', pattern: '*', attribute: null, in: 'source' },
  ...more,
});

async function find(more: Partial<PageSearch>, html: string, text = '') {
  const [found] = (await loadPageSearcher()).open([searchOf(more)]).find(html, text);
  return found!;
}

const PAGE = `<html><body><div id=top class="box wide"><p lang="en-GB">One <b>bold</b></p><p>Two</p></div>
<ul><li class="price" content="12">12 €</li><li><span class=price>13 €</span></li></ul>
<script type="application/ld+json">{"a": 1}</script><a href="/x.pdf">A <script>no()</script>file</a></body></html>`;

describe('a search on a page', () => {
  it.each([
    ['p', ['One bold', 'Two']],
    ['div > p', ['One bold', 'Two']],
    ['body > p', []],
    ['body p b', ['bold']],
    ['p + p', ['Two']],
    ['div ~ ul > li', ['12 €', '13 €']],
    ['p ~ ul', []],
    ['.price', ['12 €', '13 €']],
    ['li.price, ul span', ['12 €', '13 €']],
    ['#top.wide.box', ['One bold Two']],
    ['[lang|=en]', ['One bold']],
    ['a[href$=".pdf"]', ['A file']],
    ['[class~=wide] b', ['bold']],
    ['[class*=ric][content]', ['12 €']],
    ['script[type="application/ld+json"]', ['{"a": 1}']],
    ['article', []],
  ])('by %s finds %j', async (pattern, values) => {
    expect(await find({ pattern }, PAGE)).toEqual({ search: 'it', count: values.length, values });
  });

  it('gives the attribute that is wanted, and nothing where an element has none', async () => {
    expect(await find({ pattern: '.price', attribute: 'content' }, PAGE)).toMatchObject({
      count: 2,
      values: ['12'],
    });
  });

  it('gives what an expression matches, or its first group, in the source or in the text', async () => {
    const regex = { kind: 'regex', pattern: '(\\d+) €' } as const;
    expect(await find(regex, PAGE)).toMatchObject({ count: 2, values: ['12', '13'] });
    expect(await find({ kind: 'regex', pattern: '<b>\\w+' }, PAGE)).toMatchObject({ values: ['<b>bold'] });
    expect(await find({ ...regex, in: 'text' }, PAGE, 'only 14 €')).toMatchObject({ values: ['14'] });
  });

  it('counts a text whatever its case', async () => {
    expect(await find({ kind: 'text', pattern: 'CLASS="PRICE"' }, PAGE)).toMatchObject({
      count: 1,
      values: [],
    });
    expect(await find({ kind: 'text', pattern: 'one', in: 'text' }, PAGE, 'one, One')).toMatchObject({
      count: 2,
    });
    expect(await find({ kind: 'text', pattern: 'GTM-' }, PAGE)).toMatchObject({ count: 0 });
  });

  it('is bounded in what it finds', async () => {
    const found = await find({ pattern: 'i' }, `<i>${'x'.repeat(1000)}</i>`.repeat(500));
    expect([found.count, found.values.length, found.values[0]!.length]).toEqual([100, 10, 300]);
    expect((await find({ kind: 'regex', pattern: 'a*' }, 'b'.repeat(500))).count).toBe(100);
  });

  it.each([
    ['(a+)+$', 'a'.repeat(100_000) + 'b'],
    ['(x|x)*y', 'x'.repeat(100_000)],
  ])('by the expression %s takes time that grows with the page alone', async (pattern, html) => {
    const began = process.cpuUsage();
    expect((await find({ kind: 'regex', pattern }, html)).count).toBe(0);
    const { user } = process.cpuUsage(began);
    // One that goes back takes longer than the age of the world.
    expect(user / 1e6).toBeLessThan(20);
  });

  it('by a selector ends within a page that is made to be slow', async () => {
    const html = '<b>'.repeat(80_000) + '</x>'.repeat(80_000);
    expect((await find({ pattern: 'b b b b b i' }, html)).count).toBe(0);
  });

  it.each([
    [{ pattern: 'p:first-child' }, /pseudo-class/],
    [{ pattern: 'p::before' }, /pseudo-class/],
    [{ pattern: '>' }, /can’t be searched for/],
    [{ pattern: Array.from({ length: 31 }, () => 'p').join(' ') }, /more than 30/],
    [{ kind: 'regex', pattern: '(?<=a)b' }, /can’t be searched for/],
    [{ kind: 'regex', pattern: '(a' }, /can’t be searched for/],
    [{ kind: 'regex', pattern: '((a{1000}){1000}){1000}' }, /can’t be searched for/],
  ] as const)('has a fault where it is %j', async (more, message) => {
    expect((await loadPageSearcher()).faultOf(searchOf(more))).toMatch(message);
  });
});
