import { describe, expect, it } from '@jest/globals';
import type { CrawledUrl } from '../../../../../../src/libs/site-audit/site/crawled-url.js';
import { rankSite } from '../../../../../../src/libs/site-audit/site/page-rank.js';
import {
  structureOf,
  type StructureNode,
} from '../../../../../../src/libs/site-audit/views/structure/structure.js';
import type { StructureQuery } from '../../../../../../src/libs/site-audit/views/structure/structure.js';
import {
  StructureTally,
  type StructureBy,
} from '../../../../../../src/libs/site-audit/views/structure/structure-tally.js';
import { HOME, linkOf, pageOf, redirectOf, siteOf, urlOf } from '../../../../../support/audit/audit-site.js';
import { itOfMany } from '../../../../../support/sample.js';

const at = (path: string) => `${HOME}${path}`;

/** Numbered as `siteOf` numbers them. */
const crawl = (urls: readonly CrawledUrl[]) => urls.map((url, place) => ({ ...url, id: place + 1 }));

function tallied(urls: readonly CrawledUrl[]): StructureTally {
  const known = crawl(urls);
  const site = siteOf(known);
  const tally = new StructureTally(site, rankSite(site));
  for (const url of known) tally.add(url);
  return tally;
}

function treeOf(tally: StructureTally, query: StructureQuery = {}, by: StructureBy = 'folder') {
  // As it comes back from where it was stored.
  const { trees, tables } = JSON.parse(JSON.stringify(tally.finish())) as ReturnType<
    StructureTally['finish']
  >;
  return structureOf(trees[by], tables, query);
}

const rootOf = (urls: readonly CrawledUrl[], query: StructureQuery = {}, by: StructureBy = 'folder') =>
  treeOf(tallied(urls), query, by)!.root;

const child = (node: StructureNode, segment: string) => {
  const found = node.children.find((one) => one.segment === segment);
  if (!found) throw new Error(`no ${segment} among ${node.children.map((one) => one.segment).join()}`);
  return found;
};

describe('the tree of folders', () => {
  it('counts every URL of the site once, files and those that were not asked for too', () => {
    const root = rootOf([
      pageOf(HOME),
      pageOf(at('docs/one')),
      redirectOf(at('docs/old'), at('docs/one')),
      urlOf(at('docs/gone'), { answer: { status: 404 } }),
      urlOf(at('docs/late'), { answer: { status: null, failure: 'timeout' } }),
      urlOf(at('static/site.css'), { foundVia: 'resource' }),
      urlOf(at('private/x'), { skipped: { reason: 'robots', detail: 'line 2: Disallow: /private' } }),
      urlOf('https://elsewhere.example/'),
    ]);
    expect(root).toMatchObject({
      path: '/',
      segment: '/',
      level: 0,
      hasPage: true,
      url: HOME,
      urls: 7,
      htmlPages: 2,
      indexable: 2,
      nonIndexable: 4,
      ownUrls: 1,
      statusClasses: { '2xx': 3, '3xx': 1, '4xx': 1, '5xx': 0, no_response: 1 },
      childrenTotal: 3,
      childrenTruncated: false,
    });
    expect(child(root, 'docs')).toMatchObject({
      path: '/docs/',
      level: 1,
      urls: 4,
      ownUrls: 4,
      htmlPages: 1,
    });
    expect(child(root, 'static')).toMatchObject({ urls: 1, htmlPages: 0, hasPage: false, url: null });
  });

  it('takes /a and /a/ for one node where something is below it, whichever comes first', () => {
    const root = rootOf([
      pageOf(HOME),
      pageOf(at('a')),
      pageOf(at('a/')),
      pageOf(at('a/b')),
      pageOf(at('c/')),
    ]);
    expect(root.children.map(({ path }) => path)).toEqual(['/a/']);
    expect(child(root, 'a')).toMatchObject({ hasPage: true, url: at('a'), urls: 3, ownUrls: 3 });
    // Nothing is below /c/, so it is a page of the root.
    expect(root).toMatchObject({ urls: 5, ownUrls: 2 });
  });

  it('tells a folder that answers from one that only stands in addresses', () => {
    const root = rootOf([
      pageOf(at('real/')),
      pageOf(at('real/one')),
      pageOf(at('made/up')),
      urlOf(at('lost/'), { answer: { status: 404 } }),
      pageOf(at('lost/one')),
    ]);
    expect(child(root, 'real')).toMatchObject({ hasPage: true, url: at('real/') });
    expect(child(root, 'made')).toMatchObject({ hasPage: false, url: null });
    expect(child(root, 'lost')).toMatchObject({ hasPage: false, url: at('lost/') });
    expect(root).toMatchObject({ hasPage: false, url: null });
  });

  it('makes no folders of queries, and shows a folder by its plain address', () => {
    const root = rootOf([
      pageOf(at('shop/?page=2')),
      pageOf(at('shop?sort=/up/down')),
      pageOf(at('shop/')),
      pageOf(at('shop/tea?size=a/b')),
    ]);
    expect(root.children.map(({ path }) => path)).toEqual(['/shop/']);
    expect(child(root, 'shop')).toMatchObject({ urls: 4, ownUrls: 4, url: at('shop/'), childrenTotal: 0 });
  });

  it('shows escapes decoded but for slashes and what can’t be seen, and finds a folder by either form', () => {
    const tally = () => tallied([pageOf(at('caf%C3%A9/x')), pageOf(at('a%2Fb%0A/x')), pageOf(at('%FF/x'))]);
    const root = treeOf(tally())!.root;
    expect(root.children.map(({ segment }) => segment).sort()).toEqual(['%FF', 'a%2Fb%0A', 'café']);
    for (const path of ['/café/', '/café', 'café', '/caf%C3%A9/'])
      expect(treeOf(tally(), { path })?.root.path).toBe('/café/');
    expect(treeOf(tally(), { path: '/a%2Fb%0A/' })?.root.urls).toBe(1);
    expect(treeOf(tally(), { path: '/nowhere/' })).toBeNull();
  });

  it('passes doubled slashes over', () => {
    expect(rootOf([pageOf(at('a//b/c'))]).children.map(({ path }) => path)).toEqual(['/a/']);
  });

  it('adds up words, bytes, ranks, clicks and languages', () => {
    const root = rootOf([
      pageOf(HOME, { page: { links: [linkOf(at('docs/a')), linkOf(at('docs/b'))] } }),
      pageOf(at('docs/a'), { page: { links: [linkOf(at('docs/deep/c'))], text: { mainWords: 100 } } }),
      pageOf(at('docs/b'), { page: { head: { lang: 'de-AT' }, text: { mainWords: 201, language: 'de' } } }),
      pageOf(at('docs/deep/c'), { answer: { bytes: 7 } }),
      pageOf(at('docs/island')),
    ]);
    expect(root.pagerankSum).toBeCloseTo(1, 5);
    expect(child(root, 'docs')).toMatchObject({
      depthMin: 1,
      depthMax: 2,
      depthAvg: 1.33,
      wordsAvg: Math.round((100 + 201 + 400 + 400) / 4),
      bytes: 60_007,
      langs: ['en', 'de'],
    });
    expect(child(child(root, 'docs'), 'deep')).toMatchObject({ depthMin: 2, depthMax: 2, depthAvg: 2 });
  });

  it('has no clicks to tell of what no click leads to', () => {
    expect(child(rootOf([pageOf(HOME), pageOf(at('a/b'))]), 'a')).toMatchObject({
      depthMin: null,
      depthMax: null,
      depthAvg: null,
    });
  });

  it('counts hits by severity whenever they are reported, before a URL, after it or at the end', () => {
    const urls = crawl([
      pageOf(HOME),
      pageOf(at('docs/a')),
      pageOf(at('docs/b')),
      urlOf('https://other.example/'),
    ]);
    const site = siteOf(urls);
    const tally = new StructureTally(site, rankSite(site));
    tally.addIssue(at('docs/a'), 'error');
    for (const url of urls) tally.add(url);
    tally.addIssue(at('docs/b'), 'warning');
    tally.addIssue(at('docs/b#part'), 'notice');
    tally.addIssue('https://other.example/', 'error');
    tally.addIssue(at('not/known'), 'error');
    tally.addIssue(null, 'error');
    const { root } = treeOf(tally)!;
    expect(root.issues).toEqual({ error: 1, warning: 1, notice: 1 });
    expect(child(root, 'docs').issues).toEqual({ error: 1, warning: 1, notice: 1 });
  });
});

describe('a cut of the tree', () => {
  const urls = [
    pageOf(HOME),
    ...['a', 'b', 'c10', 'c9'].flatMap((folder, place) =>
      Array.from({ length: place + 1 }, (_, page) => pageOf(at(`${folder}/${page}`))),
    ),
    pageOf(at('a/x/y/z/page')),
  ];

  it('shows as many levels as were asked for, and says where there are more', () => {
    const one = rootOf(urls, { levels: 1 });
    expect(child(one, 'a')).toMatchObject({
      urls: 2,
      children: [],
      childrenTotal: 1,
      childrenTruncated: true,
    });
    const three = rootOf(urls);
    expect(child(child(child(three, 'a'), 'x'), 'y')).toMatchObject({ children: [], childrenTotal: 1 });
    const all = rootOf(urls, { levels: 10 });
    expect(child(child(child(child(all, 'a'), 'x'), 'y'), 'z')).toMatchObject({
      path: '/a/x/y/z/',
      level: 4,
    });
    expect(rootOf(urls, { levels: 0 }).children).toHaveLength(4);
  });

  it('begins at the path that was asked for', () => {
    const root = rootOf(urls, { path: '/a/x', levels: 1 });
    expect(root).toMatchObject({ path: '/a/x/', level: 2, urls: 1 });
    expect(root.children.map(({ path }) => path)).toEqual(['/a/x/y/']);
  });

  it('sums up the children beyond the limit', () => {
    const root = rootOf(urls, { maxChildren: 2 });
    expect(root).toMatchObject({ childrenTotal: 4, childrenTruncated: true });
    expect(root.children.map(({ path, segment, urls: count }) => [path, segment, count])).toEqual([
      ['/c9/', 'c9', 4],
      ['/c10/', 'c10', 3],
      ['*', '(other)', 4],
    ]);
    expect(root.children.reduce((sum, { urls: count }) => sum + count, 0) + root.ownUrls).toBe(root.urls);
  });

  it('needs no sum for as many children as fit', () => {
    expect(rootOf(urls, { maxChildren: 4 })).toMatchObject({ childrenTruncated: false });
    expect(rootOf(urls, { maxChildren: 4 }).children).toHaveLength(4);
  });

  it('sorts by URLs, errors, rank or name, and names as people count', () => {
    const segments = (query: StructureQuery, change: (tally: StructureTally) => void = () => undefined) => {
      const tally = tallied(urls);
      change(tally);
      return treeOf(tally, query)!.root.children.map(({ segment }) => segment);
    };
    expect(segments({})).toEqual(['c9', 'c10', 'a', 'b']);
    expect(segments({ sort: 'name' })).toEqual(['a', 'b', 'c9', 'c10']);
    expect(segments({ sort: 'errors' }, (tally) => tally.addIssue(at('b/0'), 'error'))[0]).toBe('b');
    const linked = [pageOf(HOME, { page: { links: [linkOf(at('b/0'))] } }), ...urls.slice(1)];
    expect(rootOf(linked, { sort: 'pagerank' }).children[0]?.segment).toBe('b');
  });
});

describe('other cuts of a site', () => {
  const urls = [
    pageOf(HOME, { page: { links: [linkOf(at('blog/2024/05/first-words.html'))] } }),
    pageOf(at('blog/2024/05/first-words.html'), { page: { head: { lang: 'de' }, text: { language: 'de' } } }),
    pageOf(at('blog/2023/11/how-to-sow.html')),
    pageOf(at('shop/item.php?id=7&page=2')),
    pageOf(at('shop/item.php?page=1&id=12')),
    pageOf(at('api/struct.Plot.html')),
    pageOf(at('api/struct.Seed.html')),
    pageOf(at('api/fn.sow.html')),
    pageOf(at('team/')),
    urlOf(at('leaflet.pdf'), { answer: { contentType: 'application/pdf' } }),
  ];
  const counts = (by: StructureBy) =>
    Object.fromEntries(rootOf(urls, {}, by).children.map(({ segment, urls: count }) => [segment, count]));

  it('tells templates by their addresses: numbers and names that no two pages have are folded', () => {
    expect(counts('template')).toEqual({
      '/': 1,
      '/blog/#/…/*.html': 2,
      '/shop/item.php?id&page': 2,
      '/api/struct.*.html': 2,
      '/api/fn.*.html': 1,
      '/team/': 1,
      '(no page)': 1,
    });
  });

  it('counts pages by their language', () => {
    expect(counts('lang')).toEqual({ en: 8, de: 1, '(no page)': 1 });
  });

  it('counts URLs by their click depth', () => {
    expect(counts('depth')).toEqual({ '0': 1, '1': 1, none: 8 });
  });

  it('has one root, however a site is cut', () => {
    for (const by of ['folder', 'depth', 'lang', 'template'] as const)
      expect(rootOf(urls, {}, by)).toMatchObject({ urls: 10, htmlPages: 9, statusClasses: { '2xx': 10 } });
  });

  it('has a table of clicks, and one of hosts', () => {
    const { tables } = tallied([
      ...urls,
      urlOf(at('site.css'), { foundVia: 'resource' }),
      urlOf(at('late'), { skipped: { reason: 'max_pages', detail: '10' } }),
      pageOf('https://www.example.com/'),
    ]).finish();
    expect(tables.depthTable).toEqual([
      { depth: 0, urls: 1, share: 0.0909, indexable: 1 },
      { depth: 1, urls: 1, share: 0.0909, indexable: 1 },
      { depth: null, urls: 9, share: 0.8182, indexable: 8 },
    ]);
    expect(tables.hosts).toEqual([
      { host: 'example.com', urls: 12 },
      { host: 'www.example.com', urls: 1 },
    ]);
  });
});

describe('a site without end', () => {
  itOfMany('is counted whole though most of its folders are joined', () => {
    const urls = [
      ...Array.from({ length: 12_000 }, (_, place) => urlOf(at(`trap/${place}/x`))),
      ...Array.from({ length: 9000 }, (_, place) => urlOf(at(`a${place % 50}/b${place}/x`))),
      urlOf(at('honest/page')),
    ];
    const tally = tallied(urls);
    const { nodes } = tally.finish().trees.folder;
    expect(nodes.length).toBeLessThanOrEqual(10_000);
    const { root } = treeOf(tally, { levels: 2, maxChildren: 1000 })!;
    expect(root.urls).toBe(urls.length);
    expect(child(root, 'trap')).toMatchObject({ urls: 12_000, ownUrls: 10_000, childrenTruncated: true });
    expect(child(root, 'trap').childrenTotal).toBe(2000);
  });

  it('goes no deeper than twenty folders', () => {
    const deep = at(`${'d/'.repeat(300)}page`);
    const { nodes } = tallied([urlOf(deep), pageOf(HOME)]).finish().trees.folder;
    expect(nodes).toHaveLength(21);
    expect(nodes.at(-1)).toMatchObject({ level: 20, isCut: true });
  });

  it('folds folders where every page has its own', () => {
    const urls = Array.from({ length: 300 }, (_, place) => {
      const name = place.toString(2).replaceAll('0', 'a').replaceAll('1', 'b');
      return pageOf(at(place % 2 === 0 ? `${name}/` : `${name}/feed/`));
    });
    const { nodes } = tallied(urls).finish().trees.template;
    expect(nodes.map(({ path, sums }) => [path, sums[0]])).toEqual([
      ['/', 0],
      ['/*/', 150],
      ['/*/feed/', 150],
    ]);
  });

  it('has a bounded number of templates where every page has its own name', () => {
    const urls = Array.from({ length: 400 }, (_, place) => {
      const name = place.toString(2).replaceAll('0', 'a').replaceAll('1', 'b');
      return pageOf(at(`blog/${name}`));
    });
    const { nodes } = tallied(urls).finish().trees.template;
    expect(nodes.map(({ path, sums }) => [path, sums[0]])).toEqual([
      ['/', 0],
      ['/blog/*', 400],
    ]);
  });
});
