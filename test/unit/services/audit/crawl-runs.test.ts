import { describe, expect, it } from '@jest/globals';
import { InlinePages } from '../../../../src/adapters/pages/inline-pages.js';
import { NO_ANSWER } from '../../../../src/libs/guarded-fetch/answer-facts.js';
import { refuse } from '../../../../src/domain/errors.js';
import type { CrawlStore, FoundUrl, Settled, ClaimedUrl } from '../../../../src/ports/audit/crawl-store.js';
import { PageTooCostly } from '../../../../src/libs/page-reading/index.js';
import type { SiteFetcher } from '../../../../src/libs/guarded-fetch/index.js';
import { Crawl, type CrawlParts } from '../../../../src/services/audit/crawl.js';
import { FairScheduler } from '../../../../src/services/audit/fair-scheduler.js';
import { KnownCrawls } from '../../../../src/services/audit/politeness.js';
import { answerOf, auditWorkOf, linkOf, pageFactsOf } from '../../../support/audit/audit-site.js';
import { gate } from '../../../support/gate.js';
import { recordingLog } from '../../../support/recording-log.js';
import { itOfMany } from '../../../support/sample.js';
import { until } from '../../../support/until.js';

const WORK = auditWorkOf('a');

const pageOf = (n: number, attempts = 3): ClaimedUrl => ({
  id: String(n),
  url: `https://example.com/${n}`,
  kind: 'page',
  foundVia: 'link',
  depth: 1,
  attempts,
});

interface Plan {
  /** null for no answer. */
  readonly status: (url: string) => number | null;
  /** What one claim is given. */
  readonly claimed: (n: number) => readonly ClaimedUrl[];
  readonly leaseMs?: number;
  readonly answerMs?: number;
  /** Where the page of a URL leads; without it none is a page. */
  readonly links?: (url: string) => readonly string[];
  /** Whether a write finds that its lease was lost. */
  readonly loses?: () => boolean | Promise<boolean>;
  /** What the store says to who asks for a slot; it may throw. */
  readonly reserve?: () => void;
}

/** A crawl whose runs are short: each takes once, and then its worker leaves. */
function crawlInShortRuns({
  status,
  claimed,
  leaseMs = 60_000,
  answerMs = 0,
  links,
  loses = () => false,
  reserve,
}: Plan) {
  const seen = {
    asked: [] as string[],
    counts: [] as number[],
    intervals: [] as number[],
    settled: [] as Settled[],
    skipped: [] as string[],
    found: [] as FoundUrl[],
    givenBack: [] as (boolean | undefined)[],
  };
  const refusals: boolean[] = [];
  let claims = 0;
  let leave = new AbortController();
  const crawls: Partial<CrawlStore> = {
    claim: (_id, _token, _leaseMs, count) => {
      leave.abort();
      seen.counts.push(count);
      return Promise.resolve(claimed((claims += 1)));
    },
    settle: async (_id, _token, settled, found, more) => {
      seen.settled.push(...settled);
      seen.found.push(...found);
      refusals.push(...(more?.refusals ?? []));
      const isFailing = refusals.slice(-50).filter(Boolean).length >= 40;
      return { isLost: await loses(), isFailing };
    },
    requeue: (_id, _token, isUncounted) => {
      seen.givenBack.push(isUncounted);
      return Promise.resolve();
    },
    skipSilent: () => {
      seen.skipped.push('unreachable');
      return Promise.resolve(1);
    },
    reserveSlot: async (_origin, intervalMs) => {
      await Promise.resolve(reserve?.());
      seen.intervals.push(intervalMs);
      return 0;
    },
    skipQueued: (_id, reason) => {
      seen.skipped.push(reason);
      return Promise.resolve(1);
    },
    finishCrawl: () => Promise.resolve('over'),
  };
  const fetcher: Partial<SiteFetcher> = {
    ask: async (url) => {
      seen.asked.push(url);
      if (answerMs > 0) await new Promise((resolve) => setTimeout(resolve, answerMs));
      // Another site answers after this one.
      if (!url.startsWith(WORK.startUrl)) await new Promise((resolve) => setTimeout(resolve, 20));
      const code = status(url);
      if (code === null) return { answer: { ...NO_ANSWER, failure: 'timeout' }, body: new Uint8Array() };
      return {
        answer: answerOf({ status: code, contentType: links ? 'text/html' : 'text/plain', ttfbMs: 1 }),
        body: new Uint8Array(links ? 1 : 0),
      };
    },
  };
  let tokens = 0;
  const parts: CrawlParts = {
    crawls: crawls as CrawlStore,
    fetcher: fetcher as SiteFetcher,
    pages: new InlinePages({
      scan: (url) => {
        if (!links) throw new Error('no page is read here');
        return {
          facts: pageFactsOf({ links: links(url).map((to) => linkOf(to)) }, url),
          mainText: '',
          boilerplate: '',
        };
      },
      loadedBy: () => [],
    }),
    ids: { uuid: () => `token ${(tokens += 1)}`, randomBytes: (length) => new Uint8Array(length) },
    log: recordingLog(),
    now: () => new Date('2026-11-21T12:00:00Z'),
    ratePerSecond: 10,
    leaseMs,
    silentMs: 0,
    pause: () => Promise.resolve(),
  };
  const known = new KnownCrawls(parts);
  const reading = new FairScheduler();
  const run = (): Promise<boolean> => {
    leave = new AbortController();
    const departure = { leaving: leave.signal, releasing: new AbortController().signal };
    return new Crawl(parts, WORK, departure, known.of(WORK), reading).run();
  };
  return { ...seen, run };
}

describe('a crawl over several runs of a worker', () => {
  it('ends when nearly all answers are refusals, though a run has only a few of them', async () => {
    const { run, skipped } = crawlInShortRuns({ status: () => 429, claimed: (n) => [pageOf(n)] });
    for (let n = 0; n < 39; n += 1) expect(await run()).toBe(true);
    expect(await run()).toBe(false);
    expect(skipped).toEqual(['site_errors']);
  });

  it('continues slowly after a 429, until the site answers well again', async () => {
    let status = 429;
    const seen = crawlInShortRuns({ status: () => status, claimed: (n) => [pageOf(n)] });
    for (let n = 0; n < 4; n += 1) await seen.run();
    expect(seen.intervals).toEqual([100, 250, 500, 1000]);
    status = 200;
    for (let n = 0; n < 45; n += 1) await seen.run();
    expect(seen.intervals[4]).toBe(2000);
    expect(seen.intervals.at(-1)).toBe(100);
  });

  it('is given up only after several requests for the start were lost, however far its runs are apart', async () => {
    const { run, skipped } = crawlInShortRuns({ status: () => null, claimed: (n) => [pageOf(n)] });
    for (let n = 0; n < 3; n += 1) expect(await run()).toBe(true);
    expect(skipped).toEqual([]);
    expect(await run()).toBe(false);
    expect(skipped).toEqual(['unreachable']);
  });

  it('releases uncounted what it could not request because the store failed', async () => {
    const { run, asked, settled, givenBack } = crawlInShortRuns({
      status: () => 200,
      claimed: () => [pageOf(1, 3), pageOf(2, 3)],
      reserve: () => {
        throw refuse('unavailable', 'The store is away.');
      },
    });
    expect(await run()).toBe(true);
    expect([asked, settled, givenBack]).toEqual([[], [], [true]]);
  });

  it('takes no answer of another site as a sign that this one is reachable', async () => {
    const { run, settled } = crawlInShortRuns({
      status: (url) => (url.startsWith(WORK.startUrl) ? null : 200),
      claimed: () => [pageOf(1), { ...pageOf(2), kind: 'external', url: 'https://other.example/' }],
    });
    await run();
    expect(settled).toContainEqual({ id: '1', retryInMs: 0, isUncounted: true, tried: 'timeout' });
    expect(settled).toHaveLength(2);
  });

  it('claims only what it can request at once before it knows how long an answer takes', async () => {
    const { run, counts } = crawlInShortRuns({ status: () => 200, claimed: (n) => [pageOf(n)], answerMs: 5 });
    await run();
    await run();
    expect(counts).toEqual([12, 48]);
  });

  it('leaves what it could not request in time to a later claim, maybe of another worker', async () => {
    const pages = Array.from({ length: 24 }, (_, n) => pageOf(n));
    const { run, asked, settled } = crawlInShortRuns({
      status: () => 200,
      claimed: () => pages,
      leaseMs: 100,
      answerMs: 120,
    });
    await run();
    expect(asked).toHaveLength(12);
    expect(settled.filter((one) => 'retryInMs' in one && one.retryInMs === 0)).toHaveLength(12);
  });

  it('gives up a page that ended its worker repeatedly', async () => {
    const { run, asked, settled } = crawlInShortRuns({ status: () => 200, claimed: () => [pageOf(1, 13)] });
    await run();
    expect(asked).toEqual([]);
    expect(settled).toMatchObject([{ id: '1', skipped: { detail: 'it could not be read' } }]);
  });

  it('keeps counting the queries of a path, so that a trap does not get fifty more each time', async () => {
    const { run, found } = crawlInShortRuns({
      status: () => 200,
      claimed: (n) => [pageOf(n)],
      links: (url) => {
        const first = Number(new URL(url).pathname.slice(1)) * 30;
        return Array.from({ length: 30 }, (_, n) => `https://example.com/shop?sid=${first + n}`);
      },
    });
    for (let n = 0; n < 3; n += 1) await run();
    const left = found.filter(({ url }) => url.includes('sid='));
    expect(left).toHaveLength(90);
    expect(left.filter(({ skipped }) => skipped === undefined)).toHaveLength(50);
    expect(new Set(left.map(({ skipped }) => skipped?.reason))).toEqual(new Set([undefined, 'trap']));
  });

  const hub = (count: number) => Array.from({ length: count }, (_, n) => `https://example.com/linked-${n}`);

  const linksIn = (found: readonly FoundUrl[]) => found.filter(({ foundVia }) => foundVia === 'link');

  itOfMany('writes a discovered URL once, however many pages and runs find it', async () => {
    const links = hub(2000);
    const { run, found } = crawlInShortRuns({
      status: () => 200,
      claimed: (n) => [pageOf(n)],
      links: () => links,
    });
    for (let n = 0; n < 20; n += 1) await run();
    expect(linksIn(found)).toHaveLength(2000);
  });

  it('writes it again when a lease was lost, because the first write may have failed', async () => {
    let isLost = true;
    const { run, found } = crawlInShortRuns({
      status: () => 200,
      claimed: (n) => [pageOf(n)],
      links: () => hub(3),
      loses: () => isLost,
    });
    await run();
    isLost = false;
    await run();
    await run();
    expect(linksIn(found)).toHaveLength(6);
  });

  it('writes it also when another run of the process has it to write, and may not', async () => {
    const late = gate();
    const answers = [late.opened.then(() => true), false];
    const { run, found, settled } = crawlInShortRuns({
      status: () => 200,
      // Its lease has run out before it is written.
      claimed: () => [pageOf(1)],
      links: () => hub(3),
      loses: () => answers.shift() ?? false,
    });
    const first = run();
    await until(() => settled.length > 0);
    await run();
    late.open();
    await first;
    expect(linksIn(found)).toHaveLength(6);
  });

  it('reads a page once more that took too long, and then leaves it out', async () => {
    const { run, asked, settled } = crawlInShortRuns({
      status: () => 200,
      claimed: (n) => [pageOf(1, n)],
      links: () => {
        throw new PageTooCostly('it took too long');
      },
    });
    await run();
    await run();
    expect(asked).toHaveLength(2);
    expect(settled).toEqual([
      { id: '1', retryInMs: 12_000, tried: 'answered' },
      {
        id: '1',
        skipped: { reason: 'unreadable', detail: 'reading it took too long' },
        tried: 'answered',
      },
    ]);
  });
});
