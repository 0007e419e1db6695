import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldPages } from '../../../../../src/libs/site-audit/site/fold-pages.js';
import {
  linkScore,
  pageRank,
  rankSite,
  RESIDUAL,
} from '../../../../../src/libs/site-audit/site/page-rank.js';
import type { LinkGraph } from '../../../../../src/libs/site-audit/site/page-rank.js';
import { HOME, linkOf, pageOf, redirectOf, siteOf, urlOf } from '../../../../support/audit/audit-site.js';

type Edge = readonly [source: number, target: number, followed?: boolean];

function graphOf(nodes: number, edges: readonly Edge[]): LinkGraph {
  const sorted = [...edges].sort((one, other) => one[0] - other[0]);
  const starts = Uint32Array.from(
    { length: nodes + 1 },
    (_, node) => sorted.filter(([source]) => source < node).length,
  );
  return {
    starts,
    targets: Uint32Array.from(sorted, ([, target]) => target),
    followed: Uint8Array.from(sorted, ([, , followed = true]) => (followed ? 1 : 0)),
  };
}

/** By the definition: what is not passed on is lost, and all is brought to 1 at the end. */
function byDefinition(nodes: number, edges: readonly Edge[]): number[] {
  const degrees = new Array<number>(nodes).fill(0);
  for (const [source] of edges) degrees[source]! += 1;
  let ranks = new Array<number>(nodes).fill(1 / nodes);
  for (let round = 0; round < 150; round += 1) {
    const next = new Array<number>(nodes).fill(0.15 / nodes);
    for (const [source, target, followed = true] of edges) {
      if (followed) next[target]! += (0.85 * ranks[source]!) / degrees[source]!;
    }
    ranks = next;
  }
  const sum = ranks.reduce((one, other) => one + other);
  return ranks.map((rank) => rank / sum);
}

const graphs = fc.integer({ min: 2, max: 9 }).chain((nodes) =>
  fc
    .uniqueArray(
      fc
        .tuple(fc.nat(nodes - 1), fc.nat(nodes - 1), fc.boolean())
        .filter(([source, target]) => source !== target),
      { selector: ([source, target]) => source * nodes + target, maxLength: 30 },
    )
    .map((edges) => ({ nodes, edges })),
);

describe('PageRank', () => {
  it('is what its definition says, whatever the links are', () => {
    fc.assert(
      fc.property(graphs, ({ nodes, edges }) => {
        const { ranks, residual } = pageRank(graphOf(nodes, edges));
        expect(residual).toBeLessThanOrEqual(RESIDUAL);
        const expected = byDefinition(nodes, edges);
        for (let node = 0; node < nodes; node += 1) expect(ranks[node]).toBeCloseTo(expected[node]!, 7);
      }),
    );
  });

  it('sums to 1, also where pages have no links and where links are not followed', () => {
    const { ranks } = pageRank(
      graphOf(4, [
        [0, 1],
        [0, 2, false],
        [1, 3, false],
      ]),
    );
    expect(ranks.reduce((one, other) => one + other)).toBeCloseTo(1, 9);
  });

  it('equals what is computed by hand for a page and one that it alone links to', () => {
    // b = 0.925 / 1.425 follows from a = 0.075 + 0.425 b and a + b = 1.
    const { ranks } = pageRank(graphOf(2, [[0, 1]]));
    expect(ranks[1]).toBeCloseTo(0.925 / 1.425, 9);
  });

  it('counts an unfollowed link in the divisor: it takes its part and passes nothing', () => {
    const both = pageRank(
      graphOf(3, [
        [0, 1],
        [0, 2],
      ]),
    ).ranks;
    const one = pageRank(
      graphOf(3, [
        [0, 1],
        [0, 2, false],
      ]),
    ).ranks;
    const alone = pageRank(graphOf(3, [[0, 1]])).ranks;
    expect(one[1]! / one[0]!).toBeCloseTo(both[1]! / both[0]!, 9);
    expect(one[1]! / one[0]!).toBeLessThan(alone[1]! / alone[0]!);
    expect(one[2]).toBeCloseTo(one[0]!, 9);
  });

  it('is nothing for no pages, and all for one page', () => {
    expect(pageRank(graphOf(0, [])).ranks).toHaveLength(0);
    expect([...pageRank(graphOf(1, [])).ranks]).toEqual([1]);
  });
});

describe('the link score', () => {
  it('is 100 for the most, 0 for the least, and logarithmic in between', () => {
    expect(linkScore(0.5, 0.005, 0.5)).toBe(100);
    expect(linkScore(0.005, 0.005, 0.5)).toBe(0);
    expect(linkScore(0.05, 0.005, 0.5)).toBe(50);
  });

  it('is 100 for every page when all ranks are equal', () => {
    expect(linkScore(1, 1, 1)).toBe(100);
    expect(rankSite(siteOf([pageOf(HOME)])).score(1)).toBe(100);
  });
});

describe('ranks of a site', () => {
  const a = 'https://example.com/a';
  const b = 'https://example.com/b';
  const links = (...targets: (string | ReturnType<typeof linkOf>)[]) => ({
    links: targets.map((target) => (typeof target === 'string' ? linkOf(target) : target)),
  });
  const nofollow = (url: string) => linkOf(url, { rel: ['nofollow'] });
  const rankOf = (urls: Parameters<typeof siteOf>[0]) => {
    const index = siteOf(urls);
    const ranks = rankSite(index);
    return (url: string) => ranks.rank(index.find(url)!.id);
  };

  it('are null for files, other sites and error pages', () => {
    const rank = rankOf([
      pageOf(HOME, { page: links(a, 'https://example.com/x.pdf', 'https://other.example/') }),
      pageOf(a, { page: links() }),
      urlOf('https://example.com/x.pdf'),
      urlOf('https://other.example/'),
      urlOf('https://example.com/gone', { answer: { status: 404 } }),
    ]);
    expect(rank('https://example.com/x.pdf')).toBeNull();
    expect(rank('https://other.example/')).toBeNull();
    expect(rank('https://example.com/gone')).toBeNull();
    // Links to those are none: all of the home page's rank goes to the one page.
    expect(rank(a)).toBeCloseTo(0.925 / 1.425, 9);
    expect(rank(HOME)! + rank(a)!).toBeCloseTo(1, 9);
  });

  it('count parallel links once, followed if one of them is, and links to itself never', () => {
    const plain = rankOf([
      pageOf(HOME, { page: links(a, b) }),
      pageOf(a, { page: links() }),
      pageOf(b, { page: links() }),
    ]);
    const noisy = rankOf([
      pageOf(HOME, { page: links(nofollow(a), a, a, HOME, `${HOME}#top`, b, nofollow(b)) }),
      pageOf(a, { page: links(a) }),
      pageOf(b, { page: links() }),
    ]);
    for (const url of [HOME, a, b]) expect(noisy(url)).toBeCloseTo(plain(url)!, 12);
  });

  it('fold redirects, meta refreshes and canonicals into the page at their end, with their links', () => {
    const folded = rankOf([
      pageOf(HOME, {
        page: links('https://example.com/old', 'https://example.com/a?utm=1', 'https://example.com/stub'),
      }),
      pageOf(a, { page: links() }),
      pageOf(b, { page: links(HOME) }),
      redirectOf('https://example.com/old', 'https://example.com/stub'),
      pageOf('https://example.com/stub', {
        page: { ...links(b), head: { refresh: { seconds: 0, url: 'https://example.com/a?utm=1', line: 3 } } },
      }),
      pageOf('https://example.com/a?utm=1', {
        page: {
          ...links(b),
          head: { canonicals: [{ href: a, url: a, absolute: true, inHead: true, line: 5 }] },
        },
      }),
    ]);
    const plain = rankOf([
      pageOf(HOME, { page: links(a) }),
      pageOf(a, { page: links(b) }),
      pageOf(b, { page: links(HOME) }),
    ]);
    for (const url of [HOME, a, b]) expect(folded(url)).toBeCloseTo(plain(url)!, 12);
    expect(folded('https://example.com/stub')).toBeNull();
    expect(folded('https://example.com/a?utm=1')).toBeNull();
  });

  it('leave a page itself whose canonical is gone, or leads to another site', () => {
    const to = (url: string) => ({
      ...links(),
      head: { canonicals: [{ href: url, url, absolute: true, inHead: true, line: 5 }] },
    });
    const rank = rankOf([
      pageOf(HOME, { page: links(a, b) }),
      pageOf(a, { page: to('https://example.com/gone') }),
      pageOf(b, { page: to('https://other.example/') }),
      urlOf('https://example.com/gone', { answer: { status: 404 } }),
      urlOf('https://other.example/'),
    ]);
    expect(rank(a)).toBeGreaterThan(rank(HOME)!);
    expect(rank(b)).toBeCloseTo(rank(a)!, 12);
  });

  it('pass nothing from a page that is nofollow as a whole', () => {
    const rank = rankOf([
      pageOf(HOME, {
        page: { ...links(a), head: { robots: [{ name: 'robots', content: 'nofollow', line: 3 }] } },
      }),
      pageOf(a, { page: links() }),
    ]);
    expect(rank(a)).toBeCloseTo(0.5, 12);
  });
});

describe('folding', () => {
  const fold = (hops: number[], pages: number[]) => [
    ...foldPages(Int32Array.from(hops), (node) => pages.includes(node)),
  ];

  it('takes the last page on the way', () => {
    expect(fold([1, 2, 3, -1], [0, 1, 3])).toEqual([3, 3, 3, 3]);
    expect(fold([1, 2, 3, -1], [0, 1])).toEqual([1, 1, -1, -1]);
  });

  it('takes for a page the one whose canonical redirects back to it', () => {
    expect(fold([1, 0], [0])).toEqual([0, 0]);
    expect(fold([1, 0, 1], [0])).toEqual([0, 0, 0]);
  });

  it('leaves pages themselves that name each other in a round, and finds none where there is none', () => {
    expect(fold([1, 2, 0, 1], [0, 1, 2, 3])).toEqual([0, 1, 2, 1]);
    expect(fold([1, 0, 1], [])).toEqual([-1, -1, -1]);
  });

  it('ends each node at a page or nowhere, whatever the hops are, and a page that is taken stands for itself', () => {
    const nodes = 12;
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1, max: nodes - 1 }), { minLength: nodes, maxLength: nodes }),
        fc.array(fc.nat(nodes - 1)),
        (hops, pages) => {
          for (const page of fold(hops, pages)) {
            if (page < 0) continue;
            expect(pages).toContain(page);
            expect(fold(hops, pages)[page]).toBe(page);
          }
        },
      ),
    );
  });
});
