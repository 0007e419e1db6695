import { describe, expect, it } from '@jest/globals';
import { runDesk } from '../../../../src/domain/article/desk/desk.js';
import type { Draft } from '../../../../src/domain/article/draft.js';
import { draftReport } from '../../../../src/domain/report/report-draft.js';
import { makeReportRecord, type ReportRecordParts } from '../../../../src/domain/report/report-record.js';
import { reportPage } from '../../../support/writing/report-page.js';

const SAYS = 'The island ferry leaves Langholm at six in the morning.';
const NAMES = 'In summer every ferry passes Dolphin Rock in the afternoon.';
const source = reportPage('S1', 'Ferry <b>timetable</b>', [SAYS, NAMES]);

const sentence = (quote: string) => {
  const start = source.text.indexOf(quote);
  return { text: quote, evidence: [{ sourceId: 'S1', quote, start, end: start + quote.length }] };
};
const written: Draft = {
  form: 'article',
  lead: [],
  sections: [
    { id: 'H1', heading: 'Ferry', blocks: [{ id: 'B1', kind: 'paragraph', sentences: [sentence(SAYS)] }] },
  ],
};
const outline = {
  title: 'What Sound Ferries says',
  targetWords: 10,
  sections: [{ id: 'H1', heading: 'Ferry', targetWords: 10, sourceIds: ['S1'] }],
};
const gap = {
  topic: 'Dolphin Rock',
  key: 'dolphin rock',
  why: 'The site names it.',
  evidenceSourceIds: ['S1', 'S7'],
};
const drafted = draftReport({
  language: 'en',
  sources: [source],
  written,
  outline,
  gaps: [gap, { ...gap, topic: 'Whale Bay', key: 'whale bay' }],
  questions: [
    { question: 'What is meant by Dolphin Rock?', answer: [], named: sentence(NAMES).evidence[0]! },
  ],
  contradictions: [],
});
const desk = runDesk({
  draft: drafted.draft,
  outline: drafted.outline,
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
    title: outline.title,
    input: outline.title,
    language: 'en',
    country: null,
    draft: drafted.draft,
    parts: drafted.parts,
    sources: [source],
    pages: [source],
    pagesSeen: 3,
    readAt: ['2026-01-06T00:00:00.000000Z', '2026-01-05T00:00:00.000000Z'],
    topics: [{ term: 'ferry', key: 'ferri', score: 1, pages: 1, sourceIds: ['S1'] }],
    gaps: [gap],
    competitors: [],
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
  it('has each statement with the claims that it is made of', () => {
    const record = recordOf();
    const claims = new Map(record.claims.map((claim) => [claim.id, claim]));
    expect(record.summary).toEqual([{ text: SAYS, claimIds: [expect.any(String)] }]);
    expect(claims.get(record.summary[0]!.claimIds[0]!)?.evidence[0]).toMatchObject({
      sourceId: 'S1',
      quote: SAYS,
    });
    expect(record.findings).toContainEqual({
      kind: 'gap',
      importance: 3,
      text: NAMES,
      claimIds: [expect.any(String)],
    });
    expect(record.sections.map(({ heading }) => heading)).toEqual([
      'Ferry',
      'Named without a page of its own',
    ]);
    expect(record.questions).toEqual([
      { question: 'What is meant by Dolphin Rock?', answer: null, answered: false, claimIds: [] },
    ]);
  });

  it('names as evidence of a gap only sources that it has', () => {
    expect(recordOf().site.gaps).toEqual([
      { topic: 'Dolphin Rock', why: 'The site names it.', evidenceSourceIds: ['S1'] },
    ]);
  });

  it('tells from when the pages are that it rests on', () => {
    expect(recordOf().dataAsOf).toEqual({
      oldest: '2026-01-05T00:00:00.000000Z',
      newest: '2026-01-06T00:00:00.000000Z',
    });
    expect(recordOf({ readAt: [] }).dataAsOf).toEqual({ oldest: null, newest: null });
  });

  it('has unanswered questions and unread pages in its HTML, all of it as text', () => {
    const { html } = recordOf();
    expect(html).toContain('<li>2 &lt;pages&gt; were not read.</li>');
    expect(html).toContain('<li>What is meant by Dolphin Rock?</li>');
    expect(html).toContain('Ferry &lt;b&gt;timetable&lt;/b&gt;');
    expect(html.indexOf('id="sources"')).toBeGreaterThan(html.indexOf('were not read'));
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
