import { REPORT_STAGES } from '../../../../domain/report/report.js';
import type { reportRecordShape, reportShape, reportStartShape } from '../../../output/report.js';
import type { Answer } from '../../../output/shape.js';
import { provenanceExample, SENTENCE } from './articles.js';

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

const record: Answer<typeof reportRecordShape> = {
  schema_version: 1,
  id: REPORT,
  edition: EDITION,
  domain: { host: 'locks.example', verified_at: '2026-11-01T10:00:00.000000', method: 'dns' },
  input: 'What locks.example is about, what it answers and what it lacks',
  language: 'en',
  country: 'GB',
  title: 'What locks.example tells of canal locks',
  summary: [{ text: SENTENCE, claim_ids: ['C1'] }],
  sections: [
    {
      id: 'H1',
      heading: 'Canal locks',
      blocks: [{ html: `<p>${SENTENCE}</p>`, text: SENTENCE, claim_ids: ['C1'] }],
    },
  ],
  questions: [
    { question: 'What is a canal lock?', answer: SENTENCE, answered: true, claim_ids: ['C1'] },
    { question: 'Who invented it?', answer: null, answered: false, claim_ids: [] },
  ],
  site: {
    pages_seen: 2,
    pages_read: 1,
    pages: [
      {
        url: 'https://locks.example/history',
        title: 'Canal locks, their history',
        words: 10,
        fetched_at: at('31'),
      },
    ],
    topics: [{ term: 'canal locks', score: 2.5, pages: 1 }],
    gaps: [{ topic: 'Weirs', why: 'One page names them; none is about them.', evidence_source_ids: ['S1'] }],
  },
  competitors: [],
  findings: [{ text: SENTENCE, claim_ids: ['C1'], kind: 'fact', importance: 2 }],
  contradictions: [],
  sources: provenanceExample.sources.map((source) => ({
    ...source,
    kind: 'domain_page' as const,
    via: 'sitemap' as const,
    found_by: 'sitemap' as const,
    rights: 'own' as const,
  })),
  claims: provenanceExample.claims,
  checks: provenanceExample.checks,
  queries: [],
  limits: ['No search is set up, so nothing was read but the domain.'],
  method: {
    engine: 'extractive',
    provider: null,
    model: null,
    budget_used: { fetches: 2, queries: 0, model_calls: 0, seconds: 2.5 },
  },
  html: `<h1>What locks.example tells of canal locks</h1><h2>Canal locks</h2><p>${SENTENCE}</p>`,
  word_count: 10,
  created_at: at('34'),
  data_as_of: { oldest: at('31'), newest: at('31') },
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
  report: record,
};
