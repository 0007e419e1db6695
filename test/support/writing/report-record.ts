import { randomUUID } from 'node:crypto';
import type { ReportRecord } from '../../../src/domain/report/report.js';
import type { ReportTask } from '../../../src/services/report/report-stages.js';
import { recordOf } from './provenance-record.js';

const MOMENT = '2026-03-01T08:00:00.000000Z';

export const REPORT_TASK: ReportTask = {
  id: randomUUID(),
  edition: { id: randomUUID(), name: 'Harbour', languageCode: 'en', country: 'GB' },
  startUrl: 'https://docs.example/',
  verifiedAt: '2026-02-01T08:00:00.000000Z',
  method: 'dns',
};

/** The record of a small report, whole: something of everything that one may have. */
export function reportRecordOf(
  { id, edition, startUrl, verifiedAt, method }: ReportTask = REPORT_TASK,
  options: Partial<ReportRecord> = {},
): ReportRecord {
  // What an article of one source has is what a report of one source has.
  const { sources, claims, checks, queries } = recordOf();
  const [claim] = claims;
  if (!claim) throw new Error('the article has no claim');
  const ids = [claim.id];
  return {
    schemaVersion: 1,
    id,
    edition: edition?.id ?? null,
    domain: { host: new URL(startUrl).host, verifiedAt: verifiedAt, method },
    input: `What ${new URL(startUrl).host} is about, and what it lacks`,
    language: edition?.languageCode ?? 'en',
    country: edition?.country ?? null,
    title: 'What docs.example tells of tides',
    summary: [{ text: claim.text, claimIds: ids }],
    sections: [
      {
        id: 'H1',
        heading: 'Tides',
        blocks: [{ html: `<p>${claim.text}</p>`, text: claim.text, claimIds: ids }],
      },
    ],
    questions: [
      { question: 'How often does the sea rise?', answer: claim.text, answered: true, claimIds: ids },
      { question: 'Why does it rise?', answer: null, answered: false, claimIds: [] },
    ],
    site: {
      pagesSeen: 3,
      pagesRead: 1,
      pages: [{ url: 'https://docs.example/tides', title: 'Tides', words: 14, fetchedAt: MOMENT }],
      topics: [{ term: 'tides', score: 1.5, pages: 1 }],
      gaps: [{ topic: 'Springs', why: 'The contents name it, without a page.', evidenceSourceIds: ['S1'] }],
    },
    competitors: [{ host: 'other.example', pages: 2, overlap: 0.5 }],
    findings: [{ text: claim.text, claimIds: ids, kind: 'gap', importance: 3 }],
    contradictions: [{ claimIds: ids, note: 'It says so of itself only.' }],
    sources,
    claims,
    checks,
    queries,
    limits: ['Two pages were not read: robots.txt forbids them.'],
    method: {
      engine: 'extractive',
      provider: null,
      model: null,
      budgetUsed: { fetches: 3, queries: 1, modelCalls: 0, seconds: 1.5 },
    },
    html: `<h1>What docs.example tells of tides</h1><h2>Tides</h2><p>${claim.text}</p>`,
    wordCount: 14,
    createdAt: MOMENT,
    dataAsOf: { oldest: '2026-02-28T08:00:00.000000Z', newest: MOMENT },
    verdict: 'pass',
    ...options,
  };
}
