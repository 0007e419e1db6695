import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CrawledUrl } from '../../../../../src/libs/site-audit/site/crawled-url.js';
import type { LinkFacts } from '../../../../../src/libs/page-reading/index.js';
import { SiteIndexBuilder } from '../../../../../src/libs/site-audit/site/site-index-builder.js';
import { expectLinear } from '../../../../support/expect-linear.js';
import {
  HOME,
  linkOf,
  listed,
  pageOf,
  redirectOf,
  siteFactsOf,
  siteOf,
  urlOf,
} from '../../../../support/audit/audit-site.js';
import type { PageParts } from '../../../../support/audit/audit-site.js';
import { itOfMany, runs } from '../../../../support/sample.js';

const at = (path: string) => `https://example.com/${path}`;

/** A page with links to these paths and no other. */
const linking = (path: string, targets: readonly (string | LinkFacts)[], page: PageParts = {}): CrawledUrl =>
  pageOf(at(path), {
    page: { ...page, links: targets.map((one) => (typeof one === 'string' ? linkOf(at(one)) : one)) },
  });

const nofollow = (path: string) => linkOf(at(path), { rel: ['nofollow'] });

describe('an entry', () => {
  it('is found by URL and by id, and of an unknown one there is none', () => {
    const site = siteOf([pageOf(HOME), urlOf(at('a'), { id: 7 }), urlOf(at('b'), { id: 9 })]);
    expect(site.find(at('a'))).toBe(site.entry(7));
    expect([...site.entries()].map(({ id }) => id)).toEqual([1, 7, 9]);
    expect(site.find(at('c'))).toBeUndefined();
    for (const id of [0, 2, 8, 10, -1, 0.5]) expect(() => site.entry(id)).toThrow(RangeError);
  });

  it('is missing for a URL that is only linked to, for the crawl has no row of it', () => {
    const site = siteOf([linking('', ['unknown'])]);
    expect(site.find(at('unknown'))).toBeUndefined();
    expect([...site.outlinks(1)]).toEqual([]);
  });

  it('says whether the URL answered, failed or was skipped, and why', () => {
    const site = siteOf([
      pageOf(HOME, { page: { head: { lang: 'en-GB', next: at('2'), prev: 'https://EXAMPLE.com/0#x' } } }),
      urlOf(at('gone'), { answer: { status: 404 } }),
      urlOf(at('down'), { answer: { status: null, failure: 'refused' } }),
      urlOf(at('private'), {
        skipped: { reason: 'robots', detail: 'line 3' },
        blockedBy: { line: 3, text: 'Disallow: /private' },
      }),
      urlOf(at('late'), { skipped: { reason: 'max_pages', detail: '' } }),
      urlOf('https://other.example/', { answer: { status: 403 } }),
    ]);
    expect(site.entry(1)).toEqual({
      id: 1,
      url: HOME,
      internal: true,
      foundVia: 'start',
      depth: 0,
      skipped: null,
      blockedBy: null,
      status: 200,
      failure: null,
      isPage: true,
      indexable: true,
      reason: null,
      noindex: false,
      redirectTo: null,
      canonical: HOME,
      language: 'en',
      lang: 'en-GB',
      inSitemaps: 0,
      next: at('2'),
      prev: at('0'),
      hreflangs: [],
    });
    expect(site.find(at('gone'))).toMatchObject({
      status: 404,
      reason: 'client_error',
      isPage: false,
      depth: null,
    });
    expect(site.find(at('down'))).toMatchObject({ status: null, failure: 'refused', reason: 'no_response' });
    expect(site.find(at('private'))).toMatchObject({
      skipped: 'robots',
      status: null,
      reason: 'blocked',
      blockedBy: { line: 3, text: 'Disallow: /private' },
    });
    expect(site.find(at('late'))).toMatchObject({ skipped: 'max_pages', reason: null });
    expect(site.find('https://other.example/')).toMatchObject({ internal: false, status: 403, reason: null });
    expect(site.pages).toBe(1);
  });

  it('has the language that the page states, else the one of its text', () => {
    const languageOf = (lang: string | null, language: string | null) =>
      siteOf([pageOf(HOME, { page: { head: { lang }, text: { language } } })]).entry(1).language;
    expect(languageOf('DE_at', 'en')).toBe('de');
    expect(languageOf(null, 'en')).toBe('en');
    expect(languageOf('', 'en')).toBe('en');
    expect(languageOf('english', 'fr')).toBe('fr');
    expect(languageOf(null, null)).toBeNull();
  });

  it('must come in the order of the ids', () => {
    const builder = new SiteIndexBuilder();
    builder.add(urlOf(at('a'), { id: 2 }));
    expect(() => builder.add(urlOf(at('b'), { id: 2 }))).toThrow(RangeError);
  });
});

describe('depth', () => {
  it('is the shortest click path, by whatever links', () => {
    const site = siteOf([
      linking('', ['a', nofollow('b')]),
      linking('a', ['c']),
      linking('b', ['c', 'd']),
      linking('c', ['e']),
      linking('d', ['e']),
      linking('e', ['']),
      linking('island', ['a']),
    ]);
    expect([...site.entries()].map(({ depth }) => depth)).toEqual([0, 1, 1, 2, 2, 3, null]);
    expect(site.clickParent(site.find(at('e'))!.id)?.url).toBe(at('c'));
    expect(site.clickParent(1)).toBeNull();
    expect(site.clickParent(site.find(at('island'))!.id)).toBeNull();
  });

  it('counts no click for redirects and meta refreshes, and goes round no loop', () => {
    const site = siteOf([
      redirectOf('http://example.com/', HOME, 301, { foundVia: 'start' }),
      linking('', ['old', 'loop']),
      redirectOf(at('old'), at('older')),
      pageOf(at('older'), {
        page: { links: [], head: { refresh: { seconds: 0, url: at('new'), line: 3 } } },
      }),
      linking('new', ['next']),
      linking('next', []),
      redirectOf(at('loop'), at('loop2')),
      redirectOf(at('loop2'), at('loop')),
    ]);
    const depthOf = (path: string) => site.find(at(path))?.depth;
    expect(site.entry(1).depth).toBe(0);
    expect(['', 'old', 'older', 'new', 'next', 'loop', 'loop2'].map(depthOf)).toEqual([0, 1, 1, 1, 2, 1, 1]);
    expect(site.clickParent(site.find(at('new'))!.id)?.url).toBe(at('older'));
  });

  it('knows no clicks along forms and link elements', () => {
    const site = siteOf([
      linking('', [
        linkOf(at('a'), { element: 'form' }),
        linkOf(at('b'), { element: 'link' }),
        linkOf(at('c'), { element: 'area' }),
      ]),
      linking('a', []),
      linking('b', []),
      linking('c', []),
    ]);
    expect([...site.entries()].map(({ depth }) => depth)).toEqual([0, null, null, 1]);
    expect(site.inlinkPages(2).all).toBe(0);
  });

  it('begins where the crawl began if the home page has no row', () => {
    const site = siteOf([pageOf(at('start'), { foundVia: 'start' })], { home: at('elsewhere') });
    expect(site.entry(1).depth).toBe(0);
  });

  it('is the same as by trying every path', () => {
    const pages = 8;
    const graphs = fc.array(fc.tuple(fc.nat(pages - 1), fc.nat(pages - 1)), { maxLength: 20 });
    fc.assert(
      fc.property(graphs, (edges) => {
        const path = (node: number) => (node === 0 ? '' : `p${node}`);
        const site = siteOf(
          Array.from({ length: pages }, (_, node) =>
            linking(
              path(node),
              edges.filter(([from]) => from === node).map(([, to]) => path(to)),
            ),
          ),
        );
        const depths = Array.from({ length: pages }, (_, node) => (node === 0 ? 0 : Infinity));
        for (let round = 0; round < pages; round += 1) {
          for (const [from, to] of edges) depths[to] = Math.min(depths[to]!, depths[from]! + 1);
        }
        expect([...site.entries()].map(({ depth }) => depth ?? Infinity)).toEqual(depths);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('links to a URL', () => {
  const site = siteOf([
    linking('', ['hub', 'target', linkOf(at('target'), { anchor: 'Again', position: 'footer', line: 90 })]),
    linking('hub', ['target', 'hub', nofollow('target'), 'other.pdf']),
    linking('other', ['hub', nofollow('target'), linkOf('https://other.example/')]),
    linking('target', ['target', 'hub']),
    urlOf(at('other.pdf')),
    urlOf('https://other.example/'),
    pageOf(at('shy'), {
      page: {
        links: [linkOf(at('target'))],
        head: { robots: [{ name: 'robots', content: 'nofollow', line: 3 }] },
      },
    }),
  ]);
  const target = site.find(at('target'))!.id;

  it('are counted by page, its own links left out, and of followed ones apart', () => {
    expect(site.inlinkPages(target)).toEqual({ all: 4, followed: 2 });
    expect(site.inlinkPages(site.find(at('hub'))!.id)).toEqual({ all: 3, followed: 3 });
    expect(site.inlinkPages(site.find(at('other.pdf'))!.id)).toEqual({ all: 1, followed: 1 });
    expect(site.inlinkPages(site.find('https://other.example/')!.id)).toEqual({ all: 1, followed: 1 });
    expect(site.inlinkPages(1)).toEqual({ all: 0, followed: 0 });
  });

  it('are listed from the most linked pages first, one of each page before the rest', () => {
    const tell = (limit: number) =>
      site
        .inlinks(target, limit)
        .map(({ from, anchor, rel }) => [from.url.slice(HOME.length), anchor, rel.join()]);
    const plain = linkOf(HOME).anchor;
    expect(tell(4)).toEqual([
      ['hub', plain, ''],
      ['', plain, ''],
      ['other', plain, 'nofollow'],
      ['shy', plain, ''],
    ]);
    expect(tell(Infinity)).toEqual([...tell(4), ['hub', plain, 'nofollow'], ['', 'Again', '']]);
    expect(tell(1)).toEqual(tell(4).slice(0, 1));
    expect(tell(0)).toEqual([]);
  });

  it('have anchor, position, rel and line of each', () => {
    expect(site.inlinks(target, 9).at(-1)).toEqual({
      from: site.entry(1),
      anchor: 'Again',
      position: 'footer',
      rel: [],
      line: 90,
    });
  });

  it('are counted once for each page, target and followed or not', () => {
    // Home 2, hub 2, other 3, target 1, shy 1.
    expect(site.edges).toBe(9);
  });

  it('are listed from their page, too, those to itself with them, parallel ones with how often', () => {
    const twice = siteOf([linking('', ['', 'a', 'a', nofollow('a'), 'unknown']), linking('a', [])]);
    expect([...twice.outlinks(1)].map(({ to, links, followed }) => [to.id, links, followed])).toEqual([
      [1, 1, true],
      [2, 2, true],
      [2, 1, false],
    ]);
  });

  it('take no time in their square on a page of nothing but parallel links', () => {
    expectLinear((size) => {
      const links = Array.from({ length: size }, (_, line) =>
        linkOf(at('a'), { anchor: `Link ${line}`, line }),
      );
      const big = siteOf([pageOf(HOME, { page: { links } }), pageOf(at('a'))]);
      expect(big.inlinks(2, Infinity)).toHaveLength(size);
    }, 20_000);
  });
});

describe('files that pages use', () => {
  it('know how many pages use them, and the first of those', () => {
    const script = { kind: 'script', url: at('a.js'), line: 8 } as const;
    const pages = Array.from({ length: 7 }, (_, index) =>
      pageOf(at(`p${index}`), { page: { resources: [script, { ...script, line: 9 }] } }),
    );
    const site = siteOf([urlOf(at('a.js'), { foundVia: 'resource' }), ...pages, urlOf(at('b.js'))]);
    expect(site.uses(1)).toMatchObject({ pages: 7 });
    expect(site.uses(1).first.map(({ from, kind, line }) => [from.id, kind, line])).toEqual(
      [2, 3, 4, 5, 6].map((id) => [id, 'script', 8]),
    );
    expect(site.uses(9)).toEqual({ pages: 0, isLoaded: false, first: [] });
  });
});

describe('a redirect chain', () => {
  const refresh = (path: string, to: string) =>
    pageOf(at(path), { page: { head: { refresh: { seconds: 0, url: at(to), line: 3 } } } });

  it('goes hop by hop to its end, a meta refresh being a hop', () => {
    const site = siteOf([
      redirectOf(at('a'), at('b'), 302),
      refresh('b', 'c'),
      redirectOf(at('c'), at('d')),
      pageOf(at('d')),
    ]);
    expect(site.redirectChain(at('a'))).toEqual({
      hops: [
        { url: at('b'), status: 200 },
        { url: at('c'), status: 301 },
        { url: at('d'), status: 200 },
      ],
      isLoop: false,
      end: site.find(at('d')),
    });
    expect(site.redirectChain(at('d'))).toEqual({ hops: [], isLoop: false, end: site.find(at('d')) });
  });

  it.each([1, 2, 3, 40, 250])('is one loop of %i, wherever it is entered', (length) => {
    const loop = Array.from({ length }, (_, index) =>
      redirectOf(at(`l${index}`), at(`l${(index + 1) % length}`)),
    );
    const site = siteOf([redirectOf(at('in'), at('l0')), ...loop]);
    for (const start of ['in', 'l0', `l${length - 1}`]) {
      const { hops, isLoop, end } = site.redirectChain(at(start));
      expect(isLoop).toBe(true);
      expect(end).toBeUndefined();
      const entered = start === 'in' ? length + 1 : length;
      expect(hops).toHaveLength(Math.min(100, entered));
      if (entered <= 100) expect(hops.at(-1)?.url).toBe(start === 'in' ? at('l0') : at(start));
    }
  });

  it('lists 100 of its hops and knows its end all the same', () => {
    const chain = Array.from({ length: 300 }, (_, index) => redirectOf(at(`${index}`), at(`${index + 1}`)));
    const site = siteOf([...chain, urlOf(at('300'), { answer: { status: 404 } })]);
    const { hops, isLoop, end } = site.redirectChain(at('0'));
    expect(hops).toHaveLength(100);
    expect(isLoop).toBe(false);
    expect(end?.status).toBe(404);
  });

  it('ends unknown at what the crawl does not know', () => {
    const site = siteOf([redirectOf(at('a'), at('b')), redirectOf(at('b'), at('c'))]);
    expect(site.redirectChain(at('a'))).toEqual({
      hops: [
        { url: at('b'), status: 301 },
        { url: at('c'), status: null },
      ],
      isLoop: false,
      end: undefined,
    });
    expect(site.redirectChain(at('never'))).toEqual({ hops: [], isLoop: false, end: undefined });
  });

  it('without a Location ends where it is', () => {
    const site = siteOf([redirectOf(at('a'), null)]);
    expect(site.redirectChain(at('a'))).toMatchObject({ hops: [], isLoop: false, end: { status: 301 } });
  });
});

describe('pages with the same title', () => {
  const titled = (path: string, text: string, lang: string | null = 'en', more: PageParts = {}) =>
    pageOf(at(path), {
      page: {
        ...more,
        head: { titles: [{ text, line: 4 }], lang, ...more.head },
        text: { language: null, ...more.text },
      },
    });

  it('are those alike but for case, form and white space', () => {
    const site = siteOf([
      titled('a', 'Straße  der Gärten'),
      titled('b', ' STRASSE der Ga\u0308rten\n'),
      titled('c', '\uff33traße der Gärten'),
      titled('d', 'Straße der Garten'),
    ]);
    expect(site.sameTitle(1)).toEqual([2, 3]);
    expect(site.sameTitle(3)).toEqual([1, 2]);
    expect(site.sameCount(3, 'title')).toBe(2);
    expect(site.sameTitle(4)).toEqual([]);
  });

  it('are of one language, and indexable', () => {
    const site = siteOf([
      titled('a', 'Hotel', 'en-GB'),
      titled('b', 'Hotel', 'en'),
      titled('c', 'Hotel', 'fr'),
      titled('d', 'Hotel', 'en', { head: { robots: [{ name: 'robots', content: 'noindex', line: 2 }] } }),
    ]);
    expect(site.sameTitle(1)).toEqual([2]);
    expect(site.sameTitle(3)).toEqual([]);
    expect(site.sameTitle(4)).toEqual([]);
  });

  it('may lack a language where there is only one other', () => {
    expect(siteOf([titled('a', 'Hotel', 'en'), titled('b', 'Hotel', null)]).sameTitle(2)).toEqual([1]);
    const three = siteOf([
      titled('a', 'Hotel', 'en'),
      titled('b', 'Hotel', null),
      titled('c', 'Hotel', 'fr'),
    ]);
    expect([1, 2, 3].map((id) => three.sameTitle(id))).toEqual([[], [], []]);
  });

  it('are not grouped when the title is blank', () => {
    expect(siteOf([titled('a', ' '), titled('b', '')]).sameTitle(1)).toEqual([]);
  });

  itOfMany('are listed up to 1,000, and counted to the last, in no time of their square', () => {
    expectLinear((size) => {
      const pages = Array.from({ length: size }, (_, index) => titled(`${index}`, 'The same'));
      const site = siteOf(pages);
      for (const { id } of site.entries()) {
        expect(site.sameTitle(id)).toHaveLength(Math.min(1000, size - 1));
        expect(site.sameCount(id, 'title')).toBe(size - 1);
      }
    }, 2400);
  });

  it('are grouped by their description in the same way', () => {
    const described = (path: string, text: string) =>
      pageOf(at(path), { page: { head: { descriptions: [{ text, line: 5 }] } } });
    const site = siteOf([described('a', 'All of it'), described('b', 'ALL of it'), pageOf(at('c'))]);
    expect(site.sameDescription(1)).toEqual([2]);
    expect(site.sameCount(1, 'description')).toBe(1);
    expect(site.sameTitle(1)).toEqual([]);
  });
});

describe('pages with the same text', () => {
  const text = (hash: string, mainWords = 400) => ({ page: { text: { hash, mainWords } } });
  const noindex: PageParts = { head: { robots: [{ name: 'robots', content: 'noindex', line: 2 }] } };

  it('have at least 50 words and may be listed', () => {
    const site = siteOf([
      pageOf(at('a'), text('x', 50)),
      pageOf(at('b'), text('x', 50)),
      pageOf(at('c'), text('y', 49)),
      pageOf(at('d'), text('y', 49)),
      pageOf(at('e'), { page: { ...noindex, text: { hash: 'x' } } }),
    ]);
    expect([1, 2, 3, 4, 5].map((id) => site.sameText(id))).toEqual([[2], [1], [], [], []]);
    expect(site.sameTextGroups()).toEqual([[1, 2]]);
  });

  it('are variants at a variant of the URL, short or not listed though they be', () => {
    const site = siteOf([
      pageOf(at('Guide'), text('x', 10)),
      pageOf(at('guide/'), text('x', 10)),
      pageOf('https://www.example.com/guide/index.html', { page: { ...noindex, text: { hash: 'x' } } }),
      pageOf(at('guide?a=1&b=2'), text('x')),
      pageOf(at('guide?b=2&a=1'), text('x')),
      pageOf(at('GUIDE'), text('other')),
      urlOf(at('guide'), { answer: { status: 404 } }),
    ]);
    expect([1, 2, 3, 4, 5, 6, 7].map((id) => site.variants(id))).toEqual([
      [2, 3],
      [1, 3],
      [1, 2],
      [5],
      [4],
      [],
      [],
    ]);
  });
});

describe('the nearest page', () => {
  /** A signature of `family`, with so many of its 128 minima of its own. */
  const near = (path: string, family: number, own: number, more: PageParts['text'] = {}) => {
    const minima = Uint32Array.from({ length: 128 }, (_, row) => family * 1000 + row);
    // Spread over all bands: those that differ in few are found by others.
    for (let change = 0; change < own; change += 1)
      minima[(change * 37) % 128] = 2 ** 31 + path.length * 977 + change;
    return pageOf(at(path), {
      page: { text: { minhash: Buffer.from(minima.buffer).toString('base64'), ...more } },
    });
  };

  it('is the most alike at 0.90 or more of their minima', () => {
    const site = siteOf([
      near('a', 1, 0),
      near('bb', 1, 12),
      near('ccc', 1, 5),
      near('dddd', 1, 13),
      near('e', 2, 0),
    ]);
    expect(site.nearest(1)).toEqual({ id: 3, similarity: 123 / 128, exact: false });
    expect(site.nearest(2)).toEqual({ id: 1, similarity: 116 / 128, exact: false });
    expect(site.nearest(3)).toEqual({ id: 1, similarity: 123 / 128, exact: false });
    expect(site.nearest(4)).toBeNull();
    expect(site.nearest(5)).toBeNull();
  });

  it('is never one with the same text, and pages of one text have the same nearest', () => {
    const site = siteOf([near('a', 1, 0, { hash: 'x' }), near('b', 1, 0, { hash: 'x' }), near('ccc', 1, 3)]);
    expect(site.nearest(1)).toMatchObject({ id: 3 });
    expect(site.nearest(2)).toMatchObject({ id: 3 });
    expect(site.nearest(3)).toMatchObject({ id: 1 });
  });

  it('is none of short pages, of pages that may not be listed, and of broken signatures', () => {
    const site = siteOf([
      near('a', 1, 0),
      near('b', 1, 0, { mainWords: 49 }),
      near('c', 1, 0, { minhash: null }),
      near('d', 1, 0, { minhash: 'c2hvcnQ=' }),
      { ...near('e', 1, 0), blockedBy: { line: 1, text: 'Disallow: /' } },
    ]);
    for (const id of [1, 2, 3, 4, 5]) expect(site.nearest(id)).toBeNull();
  });

  it('is counted exactly where the texts can be had: by pairs, each once', () => {
    const asked: string[] = [];
    const shares: Record<string, number | null> = { '1 2': 0.89, '1 3': 0.95, '2 3': null };
    const builder = new SiteIndexBuilder();
    for (const [index, page] of [near('a', 1, 0), near('bb', 1, 4), near('ccc', 1, 20)].entries())
      builder.add({ ...page, id: index + 1 });
    const site = builder.finish(siteFactsOf(), [], {
      exact: (one, other) => {
        asked.push(`${one} ${other}`);
        return shares[`${one} ${other}`] ?? null;
      },
    });
    // Of the pair 2 and 3 the estimate stands, which is too low.
    expect(site.nearest(1)).toEqual({ id: 3, similarity: 0.95, exact: true });
    expect(site.nearest(2)).toBeNull();
    expect(site.nearest(3)).toEqual({ id: 1, similarity: 0.95, exact: true });
    expect(asked.sort()).toEqual(['1 2', '1 3', '2 3']);
  });

  itOfMany('is found among thousands, each pair by itself', () => {
    const pairs = Array.from({ length: 1000 }, (_, family) => [
      near(`${family}a`, family, 0),
      near(`${family}bb`, family, 10),
    ]).flat();
    const site = siteOf(pairs);
    for (let id = 1; id < 2000; id += 2) {
      expect(site.nearest(id)?.id).toBe(id + 1);
      expect(site.nearest(id + 1)?.id).toBe(id);
    }
  });

  itOfMany('is found in a site of one template without comparing all with all', () => {
    expectLinear((size) => {
      const builder = new SiteIndexBuilder();
      for (let index = 0; index < size; index += 1) {
        const minima = Uint32Array.from({ length: 128 }, (_, row) => row);
        minima[index % 128] = 1_000_000 + index;
        builder.add({
          ...pageOf(at(`${index}`), {
            page: { text: { minhash: Buffer.from(minima.buffer).toString('base64') } },
          }),
          id: index + 1,
        });
      }
      const site = builder.finish(siteFactsOf(), []);
      for (const { id } of site.entries())
        expect(site.nearest(id)?.similarity).toBeGreaterThanOrEqual(126 / 128);
    }, 2000);
  });
});

describe('an anchor', () => {
  const withAnchors = (path: string, anchors: readonly string[]) => linking(path, [], { anchors });

  it('is found by its exact name only', () => {
    const site = siteOf([
      linking('', [linkOf(at('a#one')), linkOf(at('a#two')), linkOf(at('a#gone'))]),
      withAnchors('a', ['one', 'two', 'Three']),
      withAnchors('b', ['one']),
    ]);
    expect(site.hasAnchor(at('a'), 'one')).toBe(true);
    expect(site.hasAnchor(at('a'), 'gone')).toBe(false);
    expect(site.hasAnchor(at('a'), 'three')).toBe(false);
    expect(site.hasAnchor(at('b'), 'two')).toBe(false);
    expect(site.hasAnchor(at('a'), 'never asked for')).toBe(false);
  });

  it('can be written with escapes in the page, as browsers find it', () => {
    const site = siteOf([withAnchors('a', ['impl-From%3CT%3E', '100%'])]);
    for (const anchor of ['impl-From<T>', 'impl-From%3CT%3E', '100%'])
      expect(site.hasAnchor(at('a'), anchor)).toBe(true);
  });

  it('is on every page for the top and for a search in its text', () => {
    const site = siteOf([withAnchors('a', ['one'])]);
    for (const fragment of ['', 'top', 'TOP', ':~:text=words', 'one:~:text=words']) {
      expect(site.hasAnchor(at('a'), fragment)).toBe(true);
    }
    expect(site.hasAnchor(at('a'), 'two:~:text=words')).toBe(false);
  });

  it('is unknown where the page was not parsed', () => {
    const site = siteOf([
      urlOf(at('a'), { skipped: { reason: 'max_pages', detail: '' } }),
      urlOf('https://other.example/'),
      redirectOf(at('b'), at('c')),
    ]);
    for (const url of [at('a'), 'https://other.example/', at('b'), at('unknown')]) {
      expect(site.hasAnchor(url, 'one')).toBeNull();
    }
  });

  it('is not hidden by fragments that name no place of a page, such as lines and routes', () => {
    const fragments = ['one', 'two', 'nowhere', 'L10', 'L20-L30', '/route', '!/route', ':~:text=words'];
    const site = siteOf([
      pageOf(at('a'), { page: { anchors: ['one', 'two'] } }),
      pageOf(at('b'), { page: { links: fragments.map((one) => linkOf(`${at('a')}#${one}`)) } }),
    ]);
    expect(site.hasAnchor(at('a'), 'nowhere')).toBe(false);
  });

  it('is unknown where more than half of the fragments that links ask for are not there', () => {
    const asking = (...fragments: string[]) =>
      siteOf([
        linking(
          '',
          // Once or often is the same, and the top proves nothing.
          [...fragments, ...fragments, 'top', ''].map((fragment) => linkOf(`${at('a')}#${fragment}`)),
        ),
        withAnchors('a', ['one', 'two']),
      ]);
    expect(asking('one', 'x').hasAnchor(at('a'), 'x')).toBe(false);
    expect(asking('one', 'two', 'x', 'y').hasAnchor(at('a'), 'x')).toBe(false);
    // One or two that are wrong prove no script.
    expect(asking('x', 'y').hasAnchor(at('a'), 'x')).toBe(false);
    expect(asking('one', 'one', 'one', 'x', 'y', 'z').hasAnchor(at('a'), 'x')).toBeNull();
    expect(asking('one', 'two', 'x', 'y', 'z').hasAnchor(at('a'), 'x')).toBeNull();
    expect(asking('one', 'x', 'y', 'z').hasAnchor(at('a'), 'one')).toBe(true);
  });
});

describe('traps', () => {
  const left = (path: string, detail: string) => urlOf(at(path), { skipped: { reason: 'trap', detail } });

  it('are counted by the URLs that were skipped for them, by any worker', () => {
    const site = siteOf([
      left('a', 'dates_ahead: /days/YYYY/MM'),
      left('b', 'dates_ahead: /days/YYYY/MM'),
      left('c', 'query_variants: /find?…'),
      left('d', 'no reason of ours'),
      urlOf(at('e'), { skipped: { reason: 'robots', detail: 'query_variants: /robots?…' } }),
    ]);
    expect(site.site.traps).toEqual([
      { reason: 'dates_ahead', pattern: '/days/YYYY/MM', urls: 2 },
      { reason: 'query_variants', pattern: '/find?…', urls: 1 },
    ]);
  });

  it('are patterns of more than 200 pages, nine of ten of them alike', () => {
    const alike = (count: number, others: number) =>
      siteOf([
        ...Array.from({ length: count }, (_, n) =>
          pageOf(at(`year-${n}/day?show=${n}`), {
            page: { text: { hash: 'of all of them', minhash: null } },
          }),
        ),
        ...Array.from({ length: others }, (_, n) => pageOf(at(`year-${n}/night?show=${n}`))),
      ]).site.traps;
    expect(alike(181, 20)).toEqual([{ reason: 'near_duplicates', pattern: '/year-#/*?show', urls: 201 }]);
    expect(alike(200, 0)).toEqual([]);
    expect(alike(180, 21)).toEqual([]);
  });
});

describe('sitemaps', () => {
  it('are counted by URL, each once, and written in any form', () => {
    const site = siteOf([pageOf(HOME), pageOf(at('a')), pageOf(at('b'))], {}, [
      ...listed('HTTPS://Example.com', at('a'), at('a'), at('unknown'), 'no address'),
      { url: at('a'), sitemap: at('other.xml') },
    ]);
    expect([...site.entries()].map(({ inSitemaps }) => inSitemaps)).toEqual([1, 2, 0]);
  });

  it('are there when one was read or has entries', () => {
    const [sound] = siteFactsOf().sitemaps;
    const has = (sitemaps: (typeof sound)[], entries = listed()) =>
      siteOf([], { sitemaps: sitemaps.map((one) => one!) }, entries).hasSitemap;
    expect(has([sound])).toBe(true);
    expect(has([])).toBe(false);
    expect(has([{ ...sound!, status: 404 }])).toBe(false);
    expect(has([{ ...sound!, invalid: 'not_well_formed' }])).toBe(false);
    expect(has([{ ...sound!, isIndex: true }])).toBe(false);
    expect(has([{ ...sound!, invalid: 'too_many_urls' }], listed(HOME))).toBe(true);
  });
});

describe('hreflangs', () => {
  it('are joined from HTML, Link header and sitemap, each once, in lower case and one form', () => {
    const site = siteOf(
      [
        pageOf(at('en'), {
          page: {
            head: {
              hreflangs: [
                { code: 'EN-gb', url: at('en'), line: 7 },
                { code: 'de', url: null, line: 8 },
                { code: ' fr ', url: 'https://EXAMPLE.com/fr#top', line: 9 },
              ],
            },
          },
          answer: {
            link: [
              '</fr>; rel="alternate"; hreflang="fr", <https://example.com/it,it>; rel=alternate; hreflang=IT',
              '<https://example.com/es>; title="a, \\"b\\"; hreflang=xx"; rel="nofollow Alternate"; hreflang="es"; hreflang="es-MX"',
              '</next>; rel=next; hreflang=pt, </feed>; rel=alternate; type="application/rss+xml", <broken; rel=alternate',
            ],
          },
        }),
        pageOf(at('de')),
      ],
      {},
      [
        {
          url: at('en'),
          sitemap: at('sitemap.xml'),
          hreflangs: [
            { code: 'x-default', url: HOME },
            { code: 'fr', url: at('fr') },
          ],
        },
      ],
    );
    expect(site.entry(1).hreflangs).toEqual([
      { code: 'en-gb', url: at('en') },
      { code: 'fr', url: at('fr') },
      { code: 'it', url: at('it,it') },
      { code: 'es', url: at('es') },
      { code: 'es-mx', url: at('es') },
      { code: 'x-default', url: HOME },
    ]);
    expect(site.entry(2).hreflangs).toEqual([]);
  });
});
