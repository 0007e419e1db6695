import { describe, expect, it } from '@jest/globals';
import type { LinkFacts } from '../../../../../../src/libs/page-reading/index.js';
import { GraphPack } from '../../../../../../src/libs/site-audit/views/graph/graph-pack.js';
import type { GraphEdge } from '../../../../../../src/libs/site-audit/views/graph/graph-row.js';
import { HOME, redirectOf, urlOf } from '../../../../../support/audit/audit-site.js';
import { at, byPath, graphPackOf, linking, packedOf, to } from '../../../../../support/graph/graph-site.js';

const nodesOf = (pack: GraphPack) => byPath(pack.rows().nodes);

/** Edges as `from > to type`, by paths. */
function edgesOf(pack: GraphPack): Map<string, GraphEdge> {
  const paths = new Map(Array.from(nodesOf(pack), ([path, { id }]) => [id, path]));
  return new Map(
    Array.from(pack.rows().edges, (edge) => [
      `${paths.get(edge.source)} > ${paths.get(edge.target)} ${edge.type}`,
      edge,
    ]),
  );
}

describe('a packed graph', () => {
  it('has pages, redirects, errors and other sites as nodes, and neither files nor what was never asked for', () => {
    const nodes = nodesOf(
      graphPackOf([
        linking('', ['old', 'gone', 'down', 'https://other.example/x', 'file.pdf', 'later']),
        redirectOf(at('old'), HOME),
        urlOf(at('gone'), { answer: { status: 404 } }),
        urlOf(at('down'), { answer: { status: null, failure: 'timeout' } }),
        urlOf('https://other.example/x', { answer: { status: 404 } }),
        urlOf(at('file.pdf')),
        urlOf(at('later'), { skipped: { reason: 'max_pages', detail: '' } }),
        urlOf(at('logo.png'), { foundVia: 'resource', answer: { status: 404 } }),
        urlOf('https://cdn.example/app.js', { foundVia: 'resource' }),
      ]),
    );
    expect([...nodes].map(([path, { type, status }]) => [path, type, status])).toEqual([
      ['', 'html', 200],
      ['old', 'redirect', 301],
      ['gone', 'error', 404],
      ['down', 'error', null],
      ['https://other.example/x', 'external', 404],
    ]);
  });

  it('tells of a node what is known of it', () => {
    const pack = graphPackOf(
      [
        linking('', [
          'docs/a',
          'docs/a',
          to('docs/a', { anchor: 'Again' }),
          'docs/b',
          'https://other.example/',
        ]),
        linking('docs/a', ['']),
        linking('docs/b', ['docs/a', 'docs/b']),
        urlOf('https://other.example/'),
      ],
      {
        titleOf: (id) => (id === 2 ? 'The page a' : null),
        issuesOf: (id) => (id === 2 ? { error: 3, warning: 4 } : { error: 0, warning: 0 }),
      },
    );
    const nodes = nodesOf(pack);
    expect(nodes.get('docs/a')).toMatchObject({
      id: 2,
      url: at('docs/a'),
      title: 'The page a',
      status: 200,
      type: 'html',
      indexable: true,
      depth: 1,
      inlinks: 4,
      uniqueInlinks: 2,
      outlinks: 1,
      uniqueOutlinks: 1,
      externalOutlinks: 0,
      folder: '/docs/',
      parent: 1,
      issues: { error: 3, warning: 4 },
    });
    expect(nodes.get('')).toMatchObject({
      title: null,
      outlinks: 4,
      uniqueOutlinks: 2,
      externalOutlinks: 1,
      parent: null,
    });
    // A link to itself counts nowhere.
    expect(nodes.get('docs/b')).toMatchObject({ inlinks: 1, outlinks: 1 });
    expect(nodes.get('https://other.example/')).toMatchObject({
      pagerank: null,
      linkScore: null,
      folder: 'https://other.example/',
      inlinks: 1,
    });
  });

  it('counts links to other sites also where the crawl has no row of those', () => {
    const nodes = nodesOf(graphPackOf([linking('', ['https://other.example/', 'https://other.example/'])]));
    expect(nodes.get('')).toMatchObject({ externalOutlinks: 2, outlinks: 0 });
  });

  it('has the ranks that the site has', () => {
    // b = 0.925 / 1.425 follows from a = 0.075 + 0.425 b and a + b = 1.
    const nodes = nodesOf(graphPackOf([linking('', ['b']), linking('b')]));
    expect(nodes.get('b')!.pagerank).toBeCloseTo(0.925 / 1.425, 8);
    expect(nodes.get('')!.pagerank).toBeCloseTo(0.5 / 1.425, 8);
    expect([nodes.get('b')!.linkScore, nodes.get('')!.linkScore]).toEqual([100, 0]);
  });

  it('joins parallel links to one edge, with three of their texts and the place that says most', () => {
    const link = (anchor: string, more: Partial<LinkFacts> = {}) => to('a', { anchor, ...more });
    const edge = edgesOf(
      graphPackOf([
        linking('', [
          link('Menu', { position: 'nav', rel: ['nofollow'] }),
          'b',
          link('First'),
          link('First', { rel: ['nofollow'] }),
          link('Second', { position: 'footer' }),
          link('Third'),
        ]),
        linking('a'),
        linking('b'),
      ]),
    );
    expect(edge.get(' > a link')).toEqual({
      source: 1,
      target: 2,
      links: 5,
      follow: true,
      type: 'link',
      tree: true,
      position: 'main',
      anchors: ['Menu', 'First', 'Second'],
    });
    expect(edge.get(' > b link')!.anchors).toEqual(['The chapter on apple trees']);
  });

  it('gives each edge its own texts where several have more than one', () => {
    const both = (path: string) => [to(path, { anchor: `${path} one` }), to(path, { anchor: '' })];
    const edges = edgesOf(
      graphPackOf([
        linking('', [...both('a'), ...both('b'), to('b', { anchor: 'b two' }), to('a', { anchor: 'a two' })]),
        linking('a', [to('b', { anchor: '' })]),
        linking('b', [to('a', { anchor: '' }), to('a', { anchor: 'late' })]),
      ]),
    );
    expect(edges.get(' > a link')!.anchors).toEqual(['a one', 'a two']);
    expect(edges.get(' > b link')!.anchors).toEqual(['b one', 'b two']);
    expect(edges.get('a > b link')!.anchors).toEqual([]);
    expect(edges.get('b > a link')!.anchors).toEqual(['late']);
  });

  it('has an edge of its own for a redirect, a canonical, hreflang and pagination', () => {
    const edges = edgesOf(
      graphPackOf([
        linking('', ['old', 'copy']),
        redirectOf(at('old'), at('new')),
        linking('new'),
        linking('copy', [], {
          page: {
            head: {
              canonicals: [{ href: HOME, url: HOME, absolute: true, inHead: true, line: 1 }],
              hreflangs: [
                { code: 'de', url: at('new'), line: 2 },
                { code: 'fr', url: at('new'), line: 3 },
              ],
              next: at('new'),
              prev: at('new'),
            },
          },
        }),
      ]),
    );
    expect([...edges.keys()]).toEqual([
      ' > old link',
      ' > copy link',
      'old > new redirect',
      'copy >  canonical',
      'copy > new hreflang',
      'copy > new pagination',
    ]);
    expect(edges.get('old > new redirect')).toMatchObject({
      tree: true,
      links: 1,
      position: null,
      anchors: [],
    });
    expect(edges.get('copy > new hreflang')).toMatchObject({ tree: false });
  });

  it('hangs each node on the page of the shortest way, and what no click reaches on the first that leads there', () => {
    const nodes = nodesOf(
      graphPackOf([
        linking('', ['a', 'c']),
        linking('a', ['b']),
        linking('b', ['c', 'a']),
        linking('c', ['']),
        linking('island', ['shore'], { foundVia: 'sitemap' }),
        linking('shore', ['island', 'a']),
      ]),
    );
    const parents = [...nodes].map(([path, { parent }]) => [path, parent]);
    expect(parents).toEqual([
      ['', null],
      ['a', 1],
      ['b', 2],
      ['c', 1],
      ['island', null],
      ['shore', 5],
    ]);
    expect(nodes.get('shore')!.depth).toBeNull();
  });

  it('has exactly one edge of the tree for each node with a parent', () => {
    const pack = graphPackOf([
      linking('', ['a', 'b']),
      linking('a', ['b', '']),
      linking('b', ['a']),
      linking('lone'),
    ]);
    const tree = [...pack.rows().edges]
      .filter(({ tree }) => tree)
      .map(({ source, target }) => [target, source]);
    const parents = [...pack.rows().nodes].flatMap(({ id, parent }) =>
      parent === null ? [] : [[id, parent]],
    );
    expect(tree).toEqual(parents);
  });

  it('tells hubs from authorities', () => {
    // Two hubs link to x, one of them also to y. With x = 1 the second hub's share h gives y = h / (1 + h) and
    // h = 1 + y (of 1): so h = (1 + 5^0.5) / 2, the golden ratio.
    const golden = (1 + Math.sqrt(5)) / 2;
    const nodes = nodesOf(
      graphPackOf([linking('', ['x']), linking('hub', ['x', 'y']), linking('x'), linking('y')]),
    );
    expect(nodes.get('hub')!.hub / nodes.get('')!.hub).toBeCloseTo(golden, 5);
    expect(nodes.get('x')!.authority / nodes.get('y')!.authority).toBeCloseTo(golden, 5);
    expect(nodes.get('x')!.authority + nodes.get('y')!.authority).toBeCloseTo(1, 9);
    expect(nodes.get('x')!.hub).toBe(0);
  });

  it('puts pages that link to each other into one cluster, the largest first, and what hangs on them with them', () => {
    const ring = (name: string, size: number, more: readonly string[] = []) =>
      Array.from({ length: size }, (_, one) =>
        linking(`${name}${one}`, [
          ...Array.from({ length: size }, (_, other) => `${name}${other}`),
          ...(one === 0 ? more : []),
        ]),
      );
    const nodes = nodesOf(
      graphPackOf([
        ...ring('a', 4, ['b0', 'gone']),
        ...ring('b', 6),
        urlOf(at('gone'), { answer: { status: 404 } }),
        urlOf('https://nobody.example/'),
      ]),
    );
    const clusters = [...nodes].map(([path, { cluster }]) => [path[0], cluster]);
    expect(clusters.filter(([name]) => name === 'a').every(([, cluster]) => cluster === 1)).toBe(true);
    expect(clusters.filter(([name]) => name === 'b').every(([, cluster]) => cluster === 0)).toBe(true);
    expect(nodes.get('https://nobody.example/')!.cluster).toBeNull();
  });

  it('counts parts, islands, orphans, dead ends and answered links', () => {
    const { data } = packedOf([
      linking('', ['a', 'b', 'https://other.example/']),
      linking('a', ['', 'c']),
      linking('b'),
      linking('c', ['https://other.example/']),
      linking('island', ['https://other.example/'], { foundVia: 'sitemap' }),
      urlOf('https://other.example/'),
    ]);
    expect(data.stats).toMatchObject({
      nodesTotal: 6,
      edgesTotal: 7,
      linksTotal: 7,
      // That both link to one other site makes no part of two.
      components: 2,
      largestComponent: 4,
      orphans: 1,
      deadEnds: 1,
      maxDepth: 2,
      avgDepth: 1,
      reciprocalShare: 0.5,
    });
    expect(data.stats.pagerank.damping).toBe(0.85);
    expect(data.stats.pagerank.residual).toBeLessThanOrEqual(1e-9);
  });

  it('is read from the midst of a larger buffer as well', () => {
    const { bytes } = packedOf([linking('', ['é']), linking('é')]);
    const larger = Buffer.alloc(bytes.length + 16);
    larger.set(bytes, 3);
    const pack = GraphPack.open(larger.subarray(3, 3 + bytes.length));
    expect([...pack.rows().nodes]).toEqual([...GraphPack.open(bytes).rows().nodes]);
    expect(pack.nodeOf(at('é'))).toBe(1);
    expect(pack.nodeOf(at('e'))).toBe(-1);
  });

  it('is refused where it is cut short or something else', () => {
    const { bytes } = packedOf([linking('', ['a']), linking('a')]);
    expect(() => GraphPack.open(bytes.slice(0, bytes.length - 9))).toThrow(RangeError);
    expect(() => GraphPack.open(bytes.slice(0, 20))).toThrow(RangeError);
    expect(() => GraphPack.open(new Uint8Array(4))).toThrow(RangeError);
    expect(() => GraphPack.open(new Uint8Array(64))).toThrow(RangeError);
  });

  it('is whole for nothing, and for one page', () => {
    const empty = packedOf([]);
    expect(empty.data.stats).toMatchObject({ nodesTotal: 0, edgesTotal: 0, components: 0, avgDepth: 0 });
    expect([...GraphPack.open(empty.bytes).rows().nodes]).toEqual([]);
    const one = graphPackOf([linking('')]);
    expect([...one.rows().nodes]).toMatchObject([
      { pagerank: 1, linkScore: 100, cluster: 0, parent: null, depth: 0 },
    ]);
    expect(one.stats).toMatchObject({ components: 1, orphans: 0, deadEnds: 1, reciprocalShare: 0 });
  });

  it('cuts what a page writes at length', () => {
    const pack = graphPackOf([linking('', [to('a', { anchor: 'x'.repeat(5000) })]), linking('a')], {
      titleOf: () => 'y'.repeat(5000),
    });
    expect([...pack.rows().edges][0]!.anchors[0]).toHaveLength(100);
    expect([...pack.rows().nodes][0]!.title).toHaveLength(200);
  });

  it('is the same to the byte for the same site', () => {
    const build = () => packedOf([linking('', ['a', 'b']), linking('a', ['b']), linking('b', [''])]).bytes;
    expect(Buffer.compare(build(), build())).toBe(0);
  });
});
