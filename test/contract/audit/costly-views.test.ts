import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { RequestThread } from '../../../src/main/threads/open-request-thread.js';
import type { EditRequest } from '../../../src/services/article/article-editor.js';
import { CostlyViewMaker, type CostlyViews } from '../../../src/services/audit/views/costly-views.js';
import { parseViewQuery } from '../../../src/transports/input/audit.js';
import { packPage } from '../../../src/libs/page-reading/index.js';
import { answerOf, pageFactsOf } from '../../support/audit/audit-site.js';
import { AuditStores, foundPage, SITE } from '../../support/audit/audit-stores.js';
import { Chance } from '../../support/chaos/chance.js';
import { linking, packedOf } from '../../support/graph/graph-site.js';
import { recordingLog } from '../../support/recording-log.js';

const PROGRAM = new URL('../../../dist/main/threads/request-thread.js', import.meta.url);
const PAGES = 1500;

const graphQuery = (query: Readonly<Record<string, string>> = {}) => parseViewQuery('graph', query);
const ngramsQuery = (query: Readonly<Record<string, string>>) => parseViewQuery('ngrams', query);

let stores: AuditStores;
let audit: string;
let thread: RequestThread;

beforeAll(async () => {
  stores = await AuditStores.open();
  audit = await doneAudit();
  thread = new RequestThread(
    { databaseUrl: stores.url, logLevel: 'silent', secrets: [] },
    recordingLog(),
    PROGRAM,
  );
});
afterAll(async () => {
  await thread.close();
  await stores.close();
});

/** One whose graph has many pages, and whose folder of texts has two. */
async function doneAudit(): Promise<string> {
  const { audits, crawls } = stores;
  const texts = ['docs/a', 'docs/b'];
  const id = await stores.begin({ found: texts.map((path) => foundPage(path)) });
  const token = randomUUID();
  const taken = await crawls.claim(id, token, 60_000, 10);
  const settled = taken.map(({ id: place, url }) => ({
    id: place,
    answer: answerOf(),
    page: packPage(
      pageFactsOf({}, url),
      'The lighthouse of the harbour shines. The lighthouse of the harbour is old.',
    ),
  }));
  await crawls.settle(id, token, settled, []);
  await crawls.finishCrawl(id);
  const lease = await stores.lease(id);
  await audits.addRows(
    id,
    lease,
    texts.map((path, n) => ({
      id: n + 1,
      row: { url: `${SITE}${path}`, lang: 'en', indexable: true, folder: '/docs/' },
      filters: [],
    })),
  );
  const chance = new Chance(5);
  const urls = Array.from({ length: PAGES }, (_, n) =>
    linking(n === 0 ? '' : `p${n}`, [
      ...Array.from({ length: 8 }, () => `p${chance.whole(1, PAGES)}`),
      `p${n + 1 < PAGES ? n + 1 : 1}`,
    ]),
  );
  const { data, bytes } = packedOf(urls);
  await audits.finish(id, lease, { summary: {}, views: [{ view: 'graph', part: 'all', data, bytes }] });
  return id;
}

const KINDS: readonly [string, () => CostlyViews][] = [
  ['where they are asked for', () => new CostlyViewMaker(stores.audits)],
  ['in a thread of their own', () => thread],
];

describe.each(KINDS)('large views, made %s', (_name, views) => {
  it('have a whole graph, row by row in its order, with its layout', async () => {
    const viewQuery = graphQuery({ limit_edges: '5000', layout: 'tree' });
    const graph = await views().graph(audit, viewQuery, 'an account');
    expect(graph).toEqual(await new CostlyViewMaker(stores.audits).graph(audit, viewQuery));
    expect([graph.nodes.length, graph.edges.length]).toEqual([PAGES, 5000]);
    expect(graph.nodes[PAGES - 1]).toMatchObject({ id: expect.any(Number), x: expect.any(Number) });
  });

  it('have what leads to a page, once each, page by page, and nothing for what is no page', async () => {
    const graph = await new CostlyViewMaker(stores.audits).graph(
      audit,
      graphQuery({ limit_edges: '100000', limit_nodes: '10000' }),
    );
    const target = graph.nodes.find(({ url }) => url === `${SITE}p7`)!;
    const sources = graph.edges.flatMap(({ source, target: to }) => (to === target.id ? [source] : []));
    const found: number[] = [];
    for (let after: number | null = 0; after !== null;) {
      const query = { url: target.url, after, limit: 3 };
      const page = await views().incoming(audit, query, 'an account');
      expect(page.total).toBe(sources.length);
      for (const { source, edge } of page.links) {
        expect(edge).toMatchObject({ source: source.id, target: target.id, type: 'link' });
        found.push(source.id);
      }
      after = page.next;
    }
    expect(found).toEqual(sources.toSorted((a, b) => a - b));
    const none = await views().incoming(audit, { url: `${SITE}none`, after: 0, limit: 3 }, 'an account');
    expect(none).toEqual({ links: [], next: null, total: 0 });
  });

  it('count the phrases of one folder', async () => {
    const data = await views().countedNgrams(
      audit,
      ngramsQuery({ folder: '/docs/', min_count: '2' }),
      'an account',
    );
    expect(JSON.stringify(data)).toContain('lighthouse');
    expect(data.totals).toMatchObject({ pages: 2 });
  });

  it('refuse an unknown part, by its parameter', async () => {
    await expect(
      views().graph(audit, graphQuery({ root: `${SITE}nowhere` }), 'an account'),
    ).rejects.toMatchObject({
      code: 'invalid_params',
      faults: [{ path: '/root' }],
    });
    await expect(
      views().countedNgrams(audit, ngramsQuery({ folder: '/none/' }), 'an account'),
    ).rejects.toMatchObject({
      code: 'invalid_params',
      faults: [{ path: '/folder' }],
    });
    await expect(views().graph(randomUUID(), graphQuery(), 'an account')).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the thread of large views', () => {
  it('does not block callers while it lays out a graph', async () => {
    let [longest, last] = [0, performance.now()];
    const watch = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }, 1);
    const began = performance.now();
    try {
      await thread.graph(audit, graphQuery({ limit_edges: '100000', layout: 'force' }), 'an account');
    } finally {
      clearInterval(watch);
    }
    // Made here, it would be all of it in one go.
    expect(longest).toBeLessThan((performance.now() - began) / 3);
  });

  it('makes no more than a few at once for one account, and refuses the rest', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, () => thread.graph(audit, graphQuery({ limit_nodes: '10' }), 'greedy')),
    );
    const refused = asked.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable' });
  });

  it('makes the first view of one account before the second of another that requested five', async () => {
    const ended: string[] = [];
    const ask = async (account: string) => {
      await thread.graph(audit, graphQuery({ limit_nodes: '10' }), account);
      ended.push(account);
    };
    const greedy = Array.from({ length: 5 }, () => ask('greedy'));
    await Promise.all([...greedy, ask('modest')]);
    expect(ended.indexOf('modest')).toBeLessThanOrEqual(1);
  });

  it('gives up a request that takes too long, and makes those behind it', async () => {
    const stuck = new RequestThread(
      { databaseUrl: 'nowhere', logLevel: 'silent', secrets: [] },
      recordingLog(),
      new URL('../../support/threads/stuck-requests.mjs', import.meta.url),
    );
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
    try {
      const given = stuck.graph(audit, graphQuery(), 'an account').catch((error: unknown) => error);
      const behind = stuck.edit({} as EditRequest, 'another');
      await jest.advanceTimersByTimeAsync(20_000);
      expect(await given).toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('20 seconds'),
      });
      expect(await behind).toBeNull();
    } finally {
      jest.useRealTimers();
      await stuck.close();
    }
  });

  it('is started again after a fault, which its waiting callers get', async () => {
    const log = recordingLog();
    const dying = new RequestThread(
      { databaseUrl: 'nowhere', logLevel: 'silent', secrets: [] },
      log,
      new URL('data:text/javascript,throw 1'),
    );
    for (let again = 0; again < 2; again += 1)
      await expect(dying.graph(audit, graphQuery(), 'an account')).rejects.toThrow(
        'the thread of the requests has ended',
      );
    expect(log.entries.map(({ message }) => message)).toEqual(
      Array(2).fill('the thread of the requests ended by a fault'),
    );
    await dying.close();
  });
});
