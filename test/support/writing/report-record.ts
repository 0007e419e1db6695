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
    schemaVersion: 2,
    id,
    edition: edition?.id ?? null,
    domain: { host: new URL(startUrl).host, verifiedAt: verifiedAt, method },
    input: `What ${new URL(startUrl).host} is about, and what it lacks`,
    language: edition?.languageCode ?? 'en',
    country: edition?.country ?? null,
    title: 'Content report on docs.example',
    summary: [{ text: claim.text, claimIds: ids }],
    sections: [
      {
        id: 'H1',
        heading: 'Tides',
        blocks: [{ html: `<p>${claim.text}</p>`, text: claim.text, claimIds: ids }],
      },
    ],
    questions: [
      {
        question: 'How often does the sea rise?',
        askedIn: 'heading',
        answer: claim.text,
        answered: true,
        url: 'https://docs.example/tides#:~:text=The%20sea',
        claimIds: ids,
      },
      {
        question: 'Why does it rise?',
        askedIn: 'search',
        answer: null,
        answered: false,
        url: null,
        claimIds: [],
      },
    ],
    site: {
      pagesSeen: 3,
      pagesRead: 1,
      pages: [{ url: 'https://docs.example/tides', title: 'Tides', words: 14, fetchedAt: MOMENT }],
      topics: [
        {
          term: 'Tides',
          score: 1,
          pages: 1,
          phrases: ['tides', 'ebb'],
          depth: 'thin',
          devotedPages: 1,
          headings: 1,
          words: 10,
          internalLinks: 0,
          newest: '2026-02-01',
          best: [
            {
              url: 'https://docs.example/tides',
              title: 'Tides',
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
          topic: 'Why does it rise?',
          why: 'The site asks it and has no answer to it.',
          importance: 3,
          evidence: [
            {
              sourceId: 'S1',
              quote: claim.text,
              start: 0,
              end: claim.text.length,
              url: 'https://docs.example/tides#:~:text=Who%20invented%20it',
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
          input: 'Why does it rise?',
          language: 'en',
          country: 'GB',
          settings: {
            title: 'Why does it rise?',
            article_type: 'article',
            word_count: 500,
            keywords: ['tides'],
            sources: [{ url: 'https://docs.example/tides' }],
            source_policy: 'given_first',
          },
        },
      },
    ],
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
    html: `<h1>Content report on docs.example</h1><h2>Tides</h2><p>${claim.text}</p>`,
    wordCount: 14,
    createdAt: MOMENT,
    dataAsOf: { oldest: '2026-02-28T08:00:00.000000Z', newest: MOMENT },
    verdict: 'pass',
    ...options,
  };
}
