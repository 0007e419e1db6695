import { REPORT_STAGES, type ReportRecord } from '../../../../domain/report/report.js';
import {
  presentRecord,
  type reportPageShape,
  type reportShape,
  type reportStartShape,
} from '../../../output/report.js';
import type { Answer } from '../../../output/shape.js';
import { exampleRecord, SENTENCE } from './articles.js';

const EDITION = '0a000000-0000-4000-8000-000000000004';
const REPORT = '0e000000-0000-4000-8000-000000000001';

export const reportStartExample: Answer<typeof reportStartShape> = { id: REPORT, status: 'running' };

const at = (second: string) => `2026-11-20T08:15:${second}.123456`;

/** A report that has come to its third stage. */
export const runningReportExample: Answer<typeof reportShape> = {
  id: REPORT,
  status: 'running',
  edition: EDITION,
  stage: 'search',
  progress: 52,
  stages: REPORT_STAGES.map((name, index) => ({
    name,
    status: index < 2 ? ('done' as const) : index === 2 ? ('running' as const) : ('waiting' as const),
    started_at: index <= 2 ? at('31') : null,
    finished_at: index < 2 ? at('32') : null,
  })),
  attempt: 1,
  max_attempts: 5,
  engine: { mode: 'extractive', provider: null, model: null },
  warnings: [],
  error: null,
  created_at: at('30'),
  started_at: at('31'),
  updated_at: at('33'),
  finished_at: null,
  report: null,
};

export const cancelledReportExample: Answer<typeof reportShape> = {
  ...runningReportExample,
  status: 'failed',
  stages: runningReportExample.stages.map((stage, index) =>
    index < 2 ? stage : { ...stage, status: 'skipped' as const, finished_at: at('34') },
  ),
  error: { code: 'cancelled', message: 'The report was cancelled.', stage: 'search', retryable: false },
  updated_at: at('34'),
  finished_at: at('34'),
};

const record: ReportRecord = {
  schemaVersion: 2,
  id: REPORT,
  edition: EDITION,
  domain: { host: 'locks.example', verifiedAt: '2026-11-01T10:00:00.000000Z', method: 'dns' },
  input: 'What locks.example covers, which questions of readers it answers, and what it lacks',
  language: 'en',
  country: 'GB',
  title: 'Content report on locks.example',
  summary: [{ text: 'The report rests on 1 of 2 known pages, 10 words in all.', claimIds: [] }],
  sections: [
    {
      id: 'H1',
      heading: 'Canal locks',
      blocks: [{ html: `<p>${SENTENCE}</p>`, text: SENTENCE, claimIds: ['C1'] }],
    },
  ],
  questions: [
    {
      question: 'What is a canal lock?',
      askedIn: 'heading',
      answer: SENTENCE,
      answered: true,
      url: 'https://locks.example/history#:~:text=A%20lock',
      claimIds: ['C1'],
    },
    {
      question: 'Who invented it?',
      askedIn: 'heading',
      answer: null,
      answered: false,
      url: null,
      claimIds: [],
    },
  ],
  site: {
    pagesSeen: 2,
    pagesRead: 1,
    pages: [
      {
        url: 'https://locks.example/history',
        title: 'Canal locks, their history',
        words: 10,
        fetchedAt: `${at('31')}Z`,
      },
    ],
    topics: [
      {
        term: 'Canal locks',
        score: 1,
        pages: 1,
        phrases: ['canal locks', 'lock gates'],
        depth: 'thin',
        devotedPages: 1,
        headings: 1,
        words: 10,
        internalLinks: 0,
        newest: null,
        best: [
          {
            url: 'https://locks.example/history',
            title: 'Canal locks, their history',
            kind: 'devoted',
            words: 10,
          },
        ],
      },
    ],
    gaps: [
      {
        id: 'G1',
        kind: 'unanswered_question',
        topic: 'Who invented it?',
        why: 'The site asks it and has no answer to it.',
        importance: 3,
        evidence: [
          {
            sourceId: 'S1',
            quote: SENTENCE,
            start: 0,
            end: SENTENCE.length,
            url: 'https://locks.example/history#:~:text=Who%20invented%20it',
          },
        ],
        evidenceSourceIds: ['S1'],
      },
    ],
  },
  briefs: [
    {
      gapId: 'G1',
      brief: {
        input: 'Who invented it?',
        language: 'en',
        country: 'GB',
        settings: {
          title: 'Who invented it?',
          article_type: 'article',
          word_count: 500,
          keywords: ['canal locks'],
          sources: [{ url: 'https://locks.example/history' }],
          source_policy: 'given_first',
        },
      },
    },
  ],
  competitors: [],
  findings: [{ text: SENTENCE, claimIds: ['C1'], kind: 'fact', importance: 2 }],
  contradictions: [],
  sources: exampleRecord.sources.map((source) => ({
    ...source,
    kind: 'domain_page' as const,
    via: 'sitemap' as const,
    rights: 'own' as const,
  })),
  claims: exampleRecord.claims,
  checks: exampleRecord.checks,
  queries: [],
  limits: ['No search is set up, so nothing was read but the domain.'],
  method: {
    engine: 'extractive',
    provider: null,
    model: null,
    budgetUsed: { fetches: 2, queries: 0, modelCalls: 0, seconds: 2.5 },
  },
  html: `<h1>Content report on locks.example</h1><h2>Canal locks</h2><p>${SENTENCE}</p>`,
  wordCount: 10,
  createdAt: `${at('34')}Z`,
  dataAsOf: { oldest: `${at('31')}Z`, newest: `${at('31')}Z` },
  verdict: 'pass',
};

export const doneReportExample: Answer<typeof reportShape> = {
  ...runningReportExample,
  status: 'done',
  stage: null,
  progress: 100,
  stages: runningReportExample.stages.map(({ name }) => ({
    name,
    status: 'done',
    started_at: at('31'),
    finished_at: at('34'),
  })),
  updated_at: at('34'),
  finished_at: at('34'),
  report: presentRecord(record),
};

const { report: _unlisted, ...listed } = runningReportExample;

export const reportPageExample: Answer<typeof reportPageShape> = { limit: 20, reports: [listed], next: null };
