import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CrawledUrl } from '../../../../../../src/libs/site-audit/site/crawled-url.js';
import { graphOf } from '../../../../../../src/libs/site-audit/views/graph/graph.js';
import type { GraphData, GraphQuery } from '../../../../../../src/libs/site-audit/views/graph/graph.js';
import { redirectOf, urlOf } from '../../../../../support/audit/audit-site.js';
import { at, byPath, graphPackOf, linking } from '../../../../../support/graph/graph-site.js';
import { itOfMany, runs } from '../../../../../support/sample.js';

function viewOf(urls: readonly CrawledUrl[], query: GraphQuery = {}): GraphData {
  return graphOf(graphPackOf(urls), query)!;
}

const pathsOf = ({ nodes }: GraphData) => [...byPath(nodes).keys()];

/** Home > a > b > c > star, and star is linked from ten pages of the list, which home links to. */
const CHAIN = [
  linking('', ['a', ...Array.from({ length: 10 }, (_, one) => `list/${one}`)]),
  linking('a', ['b']),
  linking('b', ['c']),
  linking('c', ['star']),
  linking('star'),
  ...Array.from({ length: 10 }, (_, one) => linking(`list/${one}`, ['list/0'])),
];

describe('the graph view', () => {
  it('shows a graph that fits as a whole, the pages of the highest rank first', () => {
    const data = viewOf([linking('', ['a', 'b']), linking('a', ['b']), linking('b', ['']), linking('lone')]);
    const ranks = data.nodes.map(({ pagerank }) => pagerank!);
    expect(ranks).toEqual([...ranks].sort((one, other) => other - one));
    expect(data.truncated).toEqual({
      nodesShown: 4,
      edgesShown: 4,
      method: 'pagerank+tree',
      limitNodes: 2000,
      limitEdges: 20_000,
    });
    expect(data.stats.nodesTotal).toBe(4);
    expect(data.nodes.every((node) => !('x' in node) && !('collapsedUrls' in node))).toBe(true);
  });

  it('takes the pages of the highest rank, each with all its parents up to the root', () => {
    const pack = graphPackOf(CHAIN);
    const first = [...pack.order].map((node) => pack.node(node).url);
    expect(first[0]).toBe(at('list/0'));
    const data = graphOf(pack, { limitNodes: 8 })!;
    const shown = new Set(data.nodes.map(({ id }) => id));
    expect(data.nodes.length).toBeLessThanOrEqual(8);
    expect(pathsOf(data)).toEqual(expect.arrayContaining(['', 'a', 'b', 'c', 'star', 'list/0']));
    for (const { id, parent } of data.nodes) {
      if (id !== 1) expect(shown.has(parent!)).toBe(true);
    }
  });

  it('leaves out a page whose parents do not fit, and takes a later one that does', () => {
    // Home and list/0 are in; star with its three parents does not fit into what is left, a list page does.
    const data = viewOf(CHAIN, { limitNodes: 4, types: ['html'] });
    expect(data.nodes).toHaveLength(4);
    expect(pathsOf(data)).toEqual(expect.arrayContaining(['', 'list/0']));
    expect(pathsOf(data)).not.toContain('star');
  });

  it('sums the rest in one node for each folder, which hangs on a page that is shown', () => {
    const pages = Array.from({ length: 30 }, (_, one) => `docs/${one}`);
    const posts = Array.from({ length: 20 }, (_, one) => `blog/${one}`);
    const data = graphOf(
      graphPackOf(
        [linking('', [...pages, ...posts]), ...[...pages, ...posts].map((path) => linking(path, ['']))],
        {
          issuesOf: () => ({ error: 1, warning: 2 }),
        },
      ),
      { limitNodes: 15 },
    )!;
    expect(data.nodes).toHaveLength(15);
    const folders = data.nodes.filter(({ type }) => type === 'folder');
    const shownOf = (path: string) =>
      data.nodes.filter((node) => node.type === 'html' && node.folder === path).length;
    expect(folders.map(({ folder }) => folder).sort()).toEqual(['/blog/', '/docs/']);
    for (const node of folders) {
      const all = node.folder === '/docs/' ? 30 : 20;
      const left = all - shownOf(node.folder);
      expect(node).toMatchObject({
        url: at(node.folder.slice(1)),
        title: null,
        status: null,
        indexable: true,
        depth: 1,
        inlinks: left,
        outlinks: left,
        collapsedUrls: left,
        linkScore: null,
        parent: 1,
        issues: { error: left, warning: 2 * left },
      });
      expect(node.id).toBeGreaterThan(51);
      const edges = data.edges.filter(({ source, target }) => source === node.id || target === node.id);
      expect(edges).toEqual([
        expect.objectContaining({ source: 1, target: node.id, links: left, tree: true, type: 'folder' }),
        expect.objectContaining({ source: node.id, target: 1, links: left, tree: false, type: 'folder' }),
      ]);
    }
    const sum = data.nodes.reduce((total, { pagerank }) => total + (pagerank ?? 0), 0);
    expect(sum).toBeCloseTo(1, 8);
    const urls = data.nodes.reduce((total, { collapsedUrls }) => total + (collapsedUrls ?? 1), 0);
    expect(urls).toBe(51);
  });

  it('sums folders in those above them where they are too many, with the same ids in every answer', () => {
    const paths = Array.from({ length: 60 }, (_, one) => `docs/part${one % 20}/page${one}`);
    const pack = graphPackOf([linking('', paths), ...paths.map((path) => linking(path))]);
    const foldersOf = (limitNodes: number) =>
      graphOf(pack, { limitNodes })!.nodes.filter(({ type }) => type === 'folder');
    const few = foldersOf(20);
    expect(few.map(({ folder }) => folder)).toEqual(['/docs/']);
    expect(few[0]!.id).toBe(foldersOf(30)[0]!.id);
    expect(foldersOf(20)[0]!.collapsedUrls).toBe(61 - 19);
  });

  it('sums pages of other sites by site, and all of them in one where there are too many', () => {
    const others = Array.from({ length: 40 }, (_, one) => `https://site${one % 20}.example/${one}`);
    const pages = Array.from({ length: 40 }, (_, one) => `${one}`);
    const pack = graphPackOf([
      linking('', [...pages, ...others]),
      ...pages.map((path) => linking(path)),
      ...others.map((url) => urlOf(url)),
    ]);
    const foldersOf = (limitNodes: number) =>
      graphOf(pack, { limitNodes })!
        .nodes.filter(({ type }) => type === 'folder')
        .map(({ folder, url, collapsedUrls }) => [folder, url, collapsedUrls]);
    expect(foldersOf(30)).toEqual([
      ['/', at(''), 41 - 28],
      ['*', '*', 40],
    ]);
    expect(foldersOf(5)).toEqual([['*', '*', 77]]);
  });

  it('shows no more edges than are asked for: the tree first, then those that are worth most', () => {
    const data = viewOf(CHAIN, { limitEdges: 16 });
    expect(data.edges).toHaveLength(16);
    expect(data.edges.slice(0, 14).every(({ tree }) => tree)).toBe(true);
    expect(data.edges.slice(14).every(({ tree }) => !tree)).toBe(true);
    expect(viewOf(CHAIN, { limitEdges: 0 }).edges).toEqual([]);
    expect(viewOf(CHAIN, { limitEdges: 5 }).edges).toHaveLength(5);
  });

  it('prefers a link of a page that has much rank and few links', () => {
    const urls = [
      linking('', ['strong', 'weak']),
      linking('strong', ['']),
      linking('weak', ['', 'strong']),
      linking('fan', ['strong'], { foundVia: 'sitemap' }),
    ];
    // Beyond the tree: strong > home, weak > home, weak > strong, fan > strong.
    const { edges } = viewOf(urls, { limitEdges: 3 });
    expect(edges.filter(({ tree }) => !tree).map(({ source, target }) => [source, target])).toEqual([[2, 1]]);
  });

  it('never shows an edge without both its ends, twice, or a parent that is not there', () => {
    const sites = fc.integer({ min: 1, max: 25 }).chain((size) =>
      fc.record({
        links: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 80 }),
        size: fc.constant(size),
        query: fc.record({
          limitNodes: fc.integer({ min: 1, max: 20 }),
          limitEdges: fc.integer({ min: 0, max: 40 }),
          root: fc.constantFrom(null, at(''), at('x1/p1')),
          hops: fc.nat(3),
          minInlinks: fc.nat(2),
        }),
      }),
    );
    const pathOf = (one: number) => (one === 0 ? '' : `x${one % 4}/p${one}`);
    fc.assert(
      fc.property(sites, ({ size, links, query }) => {
        const urls = Array.from({ length: size }, (_, one) =>
          linking(
            pathOf(one),
            links.filter(([source]) => source === one).map(([, target]) => pathOf(target)),
          ),
        );
        const data = graphOf(graphPackOf(urls), query);
        if (data === null) return;
        const ids = new Set(data.nodes.map(({ id }) => id));
        expect(ids.size).toBe(data.nodes.length);
        expect(data.nodes.length).toBeLessThanOrEqual(query.limitNodes);
        expect(data.edges.length).toBeLessThanOrEqual(query.limitEdges);
        const seen = new Set(data.edges.map(({ source, target, type }) => `${source} ${target} ${type}`));
        expect(seen.size).toBe(data.edges.length);
        for (const { source, target } of data.edges) expect(ids.has(source) && ids.has(target)).toBe(true);
        for (const { parent } of data.nodes) if (parent !== null) expect(ids.has(parent)).toBe(true);
      }),
      { numRuns: runs(150) },
    );
  });

  it('cuts limits to what they may be', () => {
    expect(viewOf(CHAIN, { limitNodes: 1e9, limitEdges: 1e9 }).truncated).toMatchObject({
      limitNodes: 10_000,
      limitEdges: 100_000,
    });
    expect(viewOf(CHAIN, { limitNodes: 0, limitEdges: -1 }).truncated).toMatchObject({
      nodesShown: 1,
      limitEdges: 0,
    });
  });

  it('is drawn for one page and for nothing as well', () => {
    expect(viewOf([linking('')], { layout: 'force' }).nodes).toMatchObject([{ x: 0, y: 0 }]);
    expect(viewOf([], { layout: 'tree' })).toMatchObject({ nodes: [], edges: [] });
    expect(viewOf([], { layout: 'force', types: ['folder'] }).nodes).toEqual([]);
  });
});

describe('a part of the graph', () => {
  const SITE = [
    linking('', ['docs/a', 'blog/x', 'old']),
    linking('docs/a', ['docs/deep/b']),
    linking('docs/deep/b', ['docs/deep/c']),
    linking('docs/deep/c', ['https://other.example/']),
    linking('blog/x', ['']),
    redirectOf(at('old'), at('docs/a')),
    urlOf('https://other.example/'),
    linking('far', ['https://other.example/'], { foundVia: 'sitemap' }),
  ];

  it('around a page is what is so many edges away, in either direction', () => {
    const around = (root: string, hops?: number) => pathsOf(viewOf(SITE, { root: at(root), hops })).sort();
    expect(around('docs/a', 0)).toEqual(['docs/a']);
    expect(around('docs/a', 1)).toEqual(['', 'docs/a', 'docs/deep/b', 'old']);
    expect(around('docs/a')).toEqual(['', 'blog/x', 'docs/a', 'docs/deep/b', 'docs/deep/c', 'old']);
  });

  it('does not reach from one page to another over a page of another site that both link to', () => {
    expect(pathsOf(viewOf(SITE, { root: at('docs/deep/c'), hops: 2 }))).not.toContain('far');
    expect(pathsOf(viewOf(SITE, { root: 'https://other.example/', hops: 1 })).sort()).toEqual([
      'docs/deep/c',
      'far',
      'https://other.example/',
    ]);
  });

  it('shows the root and what is nearest where not all has room', () => {
    expect(
      pathsOf(viewOf(SITE, { root: at('docs/deep/c'), hops: 3, limitNodes: 3, types: ['html'] })),
    ).toEqual(expect.arrayContaining(['docs/deep/c', 'docs/deep/b']));
  });

  it('keeps what ties each node to the root', () => {
    const { edges } = viewOf(SITE, { root: at('docs/deep/b'), hops: 2, limitEdges: 5 });
    const ends = edges.map(({ source, target }) => [source, target]);
    expect(ends).toEqual(
      expect.arrayContaining([
        [1, 2],
        [2, 3],
        [3, 4],
        [6, 2],
      ]),
    );
  });

  it('around a URL that the graph does not have is nothing', () => {
    expect(graphOf(graphPackOf(SITE), { root: at('nowhere') })).toBeNull();
  });

  it('is one folder with those below it, of some types, or of what is linked often enough', () => {
    expect(pathsOf(viewOf(SITE, { folder: '/docs/' })).sort()).toEqual([
      'docs/a',
      'docs/deep/b',
      'docs/deep/c',
    ]);
    expect(pathsOf(viewOf(SITE, { folder: '/docs/deep/' })).sort()).toEqual(['docs/deep/b', 'docs/deep/c']);
    expect(pathsOf(viewOf(SITE, { types: ['redirect', 'external'] })).sort()).toEqual([
      'https://other.example/',
      'old',
    ]);
    expect(pathsOf(viewOf(SITE, { minInlinks: 2 }))).toEqual(['https://other.example/']);
    expect(viewOf(SITE, { folder: '/none/' }).nodes).toEqual([]);
  });

  it('takes a URL and a folder as people write them', () => {
    const count = (query: GraphQuery) => viewOf(SITE, query).nodes.length;
    expect(count({ root: 'https://EXAMPLE.com/docs/./a#top', hops: 0 })).toBe(1);
    expect(count({ root: '/docs/a', hops: 0 })).toBe(1);
    for (const folder of ['/docs', 'docs/', at('docs/')]) expect(count({ folder })).toBe(3);
    expect(count({ folder: '/doc' })).toBe(0);
    expect(count({ folder: 'https://other.example' })).toBe(1);
    expect(viewOf([linking('f%C3%BC/a')], { folder: '/fü' }).nodes).toHaveLength(1);
  });

  it('has no parents that are not of it', () => {
    const { nodes } = viewOf(SITE, { folder: '/docs/' });
    expect(byPath(nodes).get('docs/a')!.parent).toBeNull();
    expect(byPath(nodes).get('docs/deep/b')!.parent).toBe(2);
  });

  it('may be folders alone, with what runs between them', () => {
    const data = viewOf(SITE, { types: ['folder'] });
    expect(data.nodes.map(({ folder, collapsedUrls }) => [folder, collapsedUrls]).sort()).toEqual([
      ['/', 3],
      ['/blog/', 1],
      ['/docs/', 1],
      ['/docs/deep/', 2],
      ['https://other.example/', 1],
    ]);
    const folderOf = new Map(data.nodes.map(({ id, folder }) => [id, folder]));
    const ends = data.edges.map(({ source, target, links }) => [
      folderOf.get(source),
      folderOf.get(target),
      links,
    ]);
    expect(ends.sort()).toEqual([
      ['/', '/blog/', 1],
      ['/', '/docs/', 2],
      ['/', 'https://other.example/', 1],
      ['/blog/', '/', 1],
      ['/docs/', '/docs/deep/', 1],
      ['/docs/deep/', 'https://other.example/', 1],
    ]);
  });
});

describe('a drawing', () => {
  const PATHS = Array.from({ length: 40 }, (_, one) => `p${one}`);
  const TREE = [
    linking('', PATHS.slice(0, 8)),
    ...PATHS.map((path, one) => linking(path, PATHS.slice(8 * one + 8, 8 * one + 16))),
    linking('island', ['shore'], { foundVia: 'sitemap' }),
    linking('shore'),
  ];
  const placesOf = (layout: 'tree' | 'force') => byPath(viewOf(TREE, { layout }).nodes);
  const apart = (places: ReturnType<typeof placesOf>, one: string, other: string) =>
    Math.hypot(places.get(one)!.x! - places.get(other)!.x!, places.get(one)!.y! - places.get(other)!.y!);

  it('has, as a tree, the home page in the middle, its children around it, and islands outside', () => {
    const places = placesOf('tree');
    const radius = (path: string) => Math.hypot(places.get(path)!.x!, places.get(path)!.y!);
    expect(radius('')).toBe(0);
    expect(radius('p0')).toBeCloseTo(radius('p7'), 0);
    expect(radius('p8')).toBeGreaterThan(radius('p0'));
    expect(radius('island')).toBeGreaterThan(radius('p39'));
    expect(radius('shore')).toBeGreaterThan(radius('island'));
  });

  it('puts, as a tree, no two nodes in one place', () => {
    const places = [...placesOf('tree').values()].map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('has, by forces, those near each other that are linked', () => {
    const places = placesOf('force');
    const linked = apart(places, 'p0', 'p8') + apart(places, 'p1', 'p16') + apart(places, '', 'p3');
    const others = apart(places, 'p8', 'p39') + apart(places, 'p16', 'p32') + apart(places, 'p10', 'p25');
    expect(linked).toBeLessThan(others / 2);
    for (const { x, y } of places.values()) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
    const distinct = new Set([...places.values()].map(({ x, y }) => `${x} ${y}`));
    expect(distinct.size).toBe(places.size);
  });

  it('is the same every time', () => {
    expect(placesOf('force')).toEqual(placesOf('force'));
  });

  itOfMany('draws a chain as long as it is without calling itself', () => {
    const long = Array.from({ length: 3000 }, (_, one) =>
      linking(one === 0 ? '' : `p${one}`, [`p${one + 1}`]),
    );
    const data = viewOf(long, { layout: 'tree', limitNodes: 10_000 });
    expect(data.nodes).toHaveLength(3000);
    expect(data.nodes.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});
