import { describe, expect, it } from '@jest/globals';
import { runDesk } from '../../../../src/domain/article/desk/desk.js';
import { composeReport } from '../../../../src/domain/report/report-contents.js';
import { briefShape } from '../../../../src/transports/input/brief.js';
import { makeReportRecord, type ReportRecordParts } from '../../../../src/domain/report/report-record.js';
import { reportPage } from '../../../support/writing/report-page.js';

const TITLE = 'Content report on Sound Ferries';
const SAYS = 'The island ferry leaves Langholm at six in the morning.';
const NAMES = 'In summer every ferry passes Dolphin Rock in the afternoon.';
const source = reportPage('S1', 'Ferry <b>timetable</b>', [SAYS, NAMES]);

const sentence = (quote: string) => {
  const start = source.text.indexOf(quote);
  return { text: quote, evidence: [{ sourceId: 'S1', quote, start, end: start + quote.length }] };
};
const place = { sourceId: 'S1', quote: SAYS, start: 0, end: SAYS.length };
const material: Parameters<typeof composeReport>[0] = {
  language: 'en',
  country: null,
  own: [source],
  web: [],
  pagesRead: 1,
  pagesSeen: 3,
  topics: [
    {
      term: 'Ferry',
      key: 'ferri',
      score: 1,
      pages: 1,
      phrases: ['ferry'],
      depth: 'thin',
      devotedPages: 1,
      headings: 1,
      words: 20,
      internalLinks: 0,
      newest: null,
      best: [{ sourceId: 'S1', kind: 'devoted', words: 20 }],
      says: [place],
    },
  ],
  gaps: [
    {
      kind: 'no_page',
      topic: 'Dolphin Rock',
      why: 'The site mentions it.',
      importance: 2,
      evidence: sentence(NAMES).evidence,
      touching: ['S1', 'S7'],
      headings: ['Trips'],
      weight: 3,
    },
    {
      kind: 'unanswered_question',
      topic: 'Why is Dolphin Rock red?',
      why: 'Nobody says.',
      importance: 3,
      evidence: [],
      touching: [],
      headings: [],
      weight: 1,
    },
  ],
  questions: [
    { question: 'When does it leave?', askedIn: 'heading', answer: [place], asked: place, askedOn: 1 },
    { question: 'Why is Dolphin Rock red?', askedIn: 'search', answer: [], asked: null, askedOn: 2 },
  ],
  contradictions: [],
  competitors: [{ host: 'other.example', pages: 2, overlap: 0.5 }],
};
const composed = composeReport(material);
const desk = runDesk({
  draft: composed.draft,
  outline: { title: TITLE, targetWords: 10, sections: [] },
  sources: [source],
  language: 'en',
  html: '',
  text: SAYS,
  wordCount: 10,
});

function recordOf(more: Partial<ReportRecordParts> = {}) {
  return makeReportRecord({
    id: 'r',
    edition: null,
    domain: { host: 'ferry.example', verifiedAt: null, method: null },
    title: TITLE,
    input: TITLE,
    language: 'en',
    country: null,
    draft: composed.draft,
    parts: composed.parts,
    contents: composed.contents,
    sources: [source],
    pages: [source],
    pagesSeen: 3,
    readAt: ['2026-01-06T00:00:00.000000Z', '2026-01-05T00:00:00.000000Z'],
    competitors: [{ host: 'other.example', pages: 2, overlap: 0.5 }],
    queries: [],
    limits: ['2 <pages> were not read.'],
    desk,
    engine: { mode: 'extractive', provider: null, model: null },
    budgetUsed: { fetches: 3, queries: 0, modelCalls: 0, seconds: 1 },
    createdAt: '2026-01-07T00:00:00.000000Z',
    ...more,
  });
}

describe('the record of a report', () => {
  it('counts its gaps, or says that it has none', () => {
    const summaryOf = ({ draft, parts, contents }: typeof composed) =>
      recordOf({ draft, parts, contents }).summary.map(({ text }) => text);
    expect(summaryOf(composed)).toContain('Gaps found: 2, 1 of them of high importance.');
    const without = summaryOf(composeReport({ ...material, gaps: [] }));
    expect(without.at(-1)).toBe('No gaps were found.');
    expect(without.join(' ')).not.toContain('Gaps found');
  });

  it('quotes with claims, and counts without', () => {
    const record = recordOf();
    const claims = new Map(record.claims.map((claim) => [claim.id, claim]));
    const [section] = record.sections;
    expect(section).toMatchObject({ heading: 'Ferry', blocks: [{ text: SAYS }] });
    expect(claims.get(section!.blocks[0]!.claimIds[0]!)?.evidence[0]).toMatchObject({
      sourceId: 'S1',
      quote: SAYS,
    });
    expect(record.summary[0]).toEqual({
      text: `The report rests on 1 of 3 known pages, ${source.words} words in all.`,
      claimIds: [],
    });
    expect(record.questions).toEqual([
      {
        question: 'When does it leave?',
        askedIn: 'heading',
        answer: SAYS,
        answered: true,
        url: expect.stringMatching(/^https:\/\/ferry\.example\/s1#:~:text=The%20island/),
        claimIds: [expect.any(String)],
      },
      {
        question: 'Why is Dolphin Rock red?',
        askedIn: 'search',
        answer: null,
        answered: false,
        url: null,
        claimIds: [],
      },
    ]);
  });

  it('has the gaps in the order of their importance, each with passages and pages that it has', () => {
    const { gaps, topics } = recordOf().site;
    expect(gaps.map(({ id, kind, importance }) => [id, kind, importance])).toEqual([
      ['G1', 'unanswered_question', 3],
      ['G2', 'no_page', 2],
    ]);
    expect(gaps[1]).toMatchObject({
      evidence: [
        { quote: NAMES, url: expect.stringContaining('https://ferry.example/s1#:~:text=In%20summer') },
      ],
      evidenceSourceIds: ['S1'],
    });
    expect(topics[0]?.best).toEqual([
      { url: 'https://ferry.example/s1', title: source.title, kind: 'devoted', words: 20 },
    ]);
  });

  it('has briefs for the gaps that a start of an article accepts', () => {
    const { briefs } = recordOf();
    expect(briefs.map(({ gapId }) => gapId)).toEqual(['G1', 'G2']);
    for (const { brief } of briefs) expect(briefShape.parse(brief).settings).toEqual(brief.settings);
    expect(briefs[1]?.brief.settings).toMatchObject({
      title: 'Dolphin Rock',
      sources: [{ url: 'https://ferry.example/s1' }],
    });
  });

  it('tells from when the pages are that it rests on', () => {
    expect(recordOf().dataAsOf).toEqual({
      oldest: '2026-01-05T00:00:00.000000Z',
      newest: '2026-01-06T00:00:00.000000Z',
    });
    expect(recordOf({ readAt: [] }).dataAsOf).toEqual({ oldest: null, newest: null });
  });

  it('has its date, tables, questions and unread pages in its HTML, all of it as text', () => {
    const { html } = recordOf();
    expect(html).toContain('<li>2 &lt;pages&gt; were not read.</li>');
    expect(html).toMatch(/<th scope="row">Why is Dolphin Rock red\?<\/th><td>not answered<\/td>/);
    expect(html).toContain('Ferry &lt;b&gt;timetable&lt;/b&gt;');
    expect(html).toMatch(/^<h1>Content report on Sound Ferries<\/h1>/);
    expect(html).toContain('<dd>January 7, 2026</dd>');
    expect(html).toMatch(/<caption>Others on the same topics<\/caption>[^]*50%/);
    expect(html.indexOf('id="sources"')).toBeGreaterThan(html.indexOf('were not read'));
  });

  it('is not made of a gap whose evidence stands elsewhere', () => {
    const [gap] = composed.contents.gaps.filter(({ evidence }) => evidence.length > 0);
    const evidence = gap!.evidence.map((each) => ({ ...each, start: each.start + 1, end: each.end + 1 }));
    const contents = { ...composed.contents, gaps: [{ ...gap!, evidence }] };
    expect(() => recordOf({ contents })).toThrow(/does not stand in source/);
  });

  it.each([
    ['a letter further on', { start: 1, end: 1 + SAYS.length }],
    ['in a source that is not there', { sourceId: 'S9' }],
    ['in other words', { quote: SAYS.toUpperCase() }],
    ['nowhere', { quote: '', start: 0, end: 0 }],
  ])('is not made of a claim whose evidence stands %s', (_where, wrong) => {
    const claims = desk.claims.map((claim) => ({
      ...claim,
      evidence: claim.evidence.map((evidence) => ({ ...evidence, ...wrong })),
    }));
    expect(() => recordOf({ desk: { ...desk, claims } })).toThrow(/does not stand in source/);
  });
});
