import { describe, expect, it } from '@jest/globals';
import { loadPageReader } from '../../../../src/libs/page-reading/index.js';
import type { PlanArtifact, SiteArtifact } from '../../../../src/services/report/report-artifacts.js';
import { queriesOf, WebStage } from '../../../../src/services/report/web-stage.js';
import { FakePageFetcher, type FakePage } from '../../../support/writing/fake-page-fetcher.js';
import { FakeWebSearch, type FakeAnswer } from '../../../support/writing/fake-web-search.js';
import { harbourPage } from '../../../support/writing/harbour-page.js';
import { ReportRun, reportTask } from '../../../support/writing/run-report.js';

const topic = ([term, key]: readonly [string, string]) => ({
  term,
  key,
  score: 1,
  pages: 2,
  phrases: [term],
  depth: 'partial' as const,
  devotedPages: 1,
  headings: 1,
  words: 400,
  internalLinks: 0,
  newest: null,
  best: [],
  says: [],
});
const plan: PlanArtifact = {
  title: 'What it says',
  input: 'What it says: ferry',
  topics: (
    [
      ['ferry', 'ferri'],
      ['tickets', 'ticket'],
      ['timetable', 'timet'],
    ] as const
  ).map(topic),
  gaps: [
    {
      kind: 'no_page',
      topic: 'Dolphin Rock',
      why: '',
      importance: 1,
      evidence: [],
      touching: [],
      headings: [],
      weight: 1,
    },
  ],
  limits: [],
  questions: [
    { question: 'How long does it take?', askedIn: 'heading', answer: [], asked: null, askedOn: 1 },
  ],
  tookMs: 1,
};
const site: SiteArtifact = {
  home: 'https://ferry.example/',
  language: 'en',
  pages: [],
  usable: [],
  anchors: [],
  outbound: [],
  known: [],
  unread: [],
  missing: [],
  feedEntries: [],
  pagesSeen: 1,
  limits: [],
  tookMs: 1,
};

const NOTHING: Partial<SiteArtifact> = {};

async function search(
  answer: FakeAnswer | ((query: unknown, nth: number) => FakeAnswer),
  pages: Readonly<Record<string, FakePage>> = {},
  { run = new ReportRun(), provider = 'searxng' as const, more = NOTHING, off = false } = {},
) {
  const web = new FakeWebSearch(answer, off ? 'none' : provider);
  const fetcher = new FakePageFetcher(pages);
  const waits: number[] = [];
  const stage = new WebStage({
    fetcher,
    reader: await loadPageReader(),
    search: web,
    sleep: async (milliseconds) => void waits.push(milliseconds),
  });
  const found = await stage.run(
    reportTask('https://ferry.example/'),
    { ...site, ...more },
    plan,
    run.progress(),
  );
  return { found, asked: web.asked.map(({ text }) => text), fetched: fetcher.asked, waits, run };
}

describe('pages of other sites', () => {
  it('are searched by questions, topics and gaps, each with the subject of the site', () => {
    expect(queriesOf(plan, 'en', 'GB').map(({ text }) => text)).toEqual([
      'How long does it take?',
      'ferry',
      'tickets ferry',
      'timetable ferry',
      'Dolphin Rock ferry',
    ]);
    const long = {
      ...plan,
      gaps: Array.from({ length: 40 }, (_, n) => ({ ...plan.gaps[0]!, topic: `Rock ${n}` })),
    };
    expect(queriesOf(long, 'en', null)).toHaveLength(20);
  });

  it('are those that a search finds on other hosts, without the site itself', async () => {
    const { found, fetched } = await search(
      [
        { url: 'https://north.example/a', title: 'Tickets', snippet: 'timetable' },
        { url: 'https://ferry.example/own' },
      ],
      { 'https://north.example/a': harbourPage('tickets') },
    );
    expect(found.sources).toMatchObject([
      { id: 'S1', kind: 'web', rights: 'third_party', via: { by: 'search' } },
    ]);
    expect(fetched).toEqual(['https://north.example/a']);
    expect(found.competitors).toEqual([{ host: 'north.example', pages: 1, overlap: 0.667 }]);
    expect(found.queries).toHaveLength(5);
    expect(found.queries[0]).toMatchObject({
      text: 'How long does it take?',
      results: 2,
      kept: 1,
      failure: null,
    });
  });

  it('a search that is too slow once gets the other queries; one that fails gets none, and both are reported', async () => {
    const slow = await search((_query, nth) => (nth === 1 ? { fails: 'timeout', othersMayDo: true } : []));
    expect(slow.asked).toHaveLength(5);
    expect(slow.found.limits).toContainEqual(expect.stringContaining('answered 4 of 5 questions'));
    const shut = await search({ fails: 'timeout' });
    expect(shut.asked).toHaveLength(1);
    expect(shut.found.limits).toContainEqual(expect.stringContaining('answered 0 of 5 questions'));
  });

  it('a short 429 is waited for', async () => {
    const { found, waits, asked } = await search((_query, nth) =>
      nth === 1 ? { fails: 'rate_limited', retryAfterMs: 2000 } : [],
    );
    expect(waits).toEqual([2000]);
    expect(asked).toHaveLength(6);
    expect(found.queries.every(({ failure }) => failure === null)).toBe(true);
  });

  it('are searched with no more queries than the report may use', async () => {
    const run = new ReportRun({ queriesUsed: 18 });
    const { found, asked } = await search([], {}, { run });
    expect(asked).toHaveLength(2);
    expect(found.limits).toContainEqual(
      'Of 5 questions to the web search 2 were asked: the report had had its queries.',
    );
  });

  it('are reported with the number of unread results, and the pages that were not looked for', async () => {
    const urls = Array.from({ length: 26 }, (_, n) => `https://h${n}.example/`);
    const { found } = await search(
      (_query, nth) =>
        urls
          .slice(0, 13 * nth)
          .slice(-13)
          .map((url) => ({ url })),
      Object.fromEntries(urls.map((url, n) => [url, harbourPage(`tickets ${n}`)])),
      { more: { outbound: [{ url: 'https://else.example/', pages: 3, text: '', sourceIds: [] }] } },
    );
    expect(found.sources).toHaveLength(20);
    expect(found.limits).toEqual([
      '6 more results of the web search were not read: a report reads 20 of them.',
      'Of the pages of others that the site links to, only those that the web search found were looked at.',
    ]);
  });

  it('include the links in the site’s feeds', async () => {
    const { found } = await search(
      [],
      { 'https://news.example/1': harbourPage('seals') },
      { off: true, more: { feedEntries: [{ url: 'https://news.example/1', title: 'Seals' }] } },
    );
    expect(found.sources).toHaveLength(1);
    expect(found.limits).toContain('Of 1 pages of others that the site links to, 1 were used.');
  });

  it('without a search are those that the site links to most, two a host, nothing private, and the report says so', async () => {
    const link = (url: string, pages: number) => ({ url, pages, text: '', sourceIds: ['S1'] });
    const { found, fetched, asked } = await search(
      [],
      {
        'https://a.example/1': harbourPage('seals'),
        'https://a.example/2': harbourPage('whales'),
        'https://b.example/': { status: 404 },
      },
      {
        off: true,
        more: {
          outbound: [
            link('https://b.example/', 1),
            link('https://a.example/1', 9),
            link('https://a.example/2', 8),
            link('https://a.example/3', 7),
            link('http://127.0.0.1/', 99),
            link('http://[::1]/', 98),
          ],
        },
      },
    );
    expect(asked).toEqual([]);
    expect(fetched).toEqual(['https://a.example/1', 'https://a.example/2', 'https://b.example/']);
    expect(found.sources.map(({ title }) => title)).toEqual(['seals', 'whales']);
    expect(found.limits).toEqual([
      expect.stringContaining('No web search is set up'),
      'Of 6 pages of others that the site links to, 2 were used.',
      expect.stringContaining('1 of those could not be read: https://b.example/'),
    ]);
  });

  it('are none where the network is closed, and no more is tried', async () => {
    const outbound = Array.from({ length: 12 }, (_, n) => ({
      url: `https://h${n}.example/`,
      pages: 1,
      text: '',
      sourceIds: [],
    }));
    const { found, fetched } = await search([], {}, { off: true, more: { outbound } });
    expect(fetched).toHaveLength(4);
    expect(found.limits).toContain('The others were not waited for.');
  });
});
