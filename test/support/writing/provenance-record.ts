import { createHash, randomUUID } from 'node:crypto';
import { assembleBody } from '../../../src/domain/article/markup/body.js';
import { runDesk } from '../../../src/domain/article/desk/desk.js';
import type { DeskCheck } from '../../../src/domain/article/desk/desk-check.js';
import type { Draft } from '../../../src/domain/article/draft.js';
import { makeRecord, type ProvenanceRecord } from '../../../src/domain/article/provenance.js';
import { subjectOf } from '../../../src/libs/text/index.js';
import { sourceOf } from './writer-sources.js';

const SENTENCE = 'The sea rises and falls twice a day, by 4 metres in this harbour.';

/** A check of any name that found what the test wants it to have found. */
export function checkOf(name: string, options: Partial<DeskCheck> = {}): DeskCheck {
  return {
    name,
    version: 1,
    verdict: 'pass',
    blocking: true,
    score: null,
    threshold: null,
    summary: 'It was looked at.',
    items: [],
    tookMs: 0.5,
    by: 'rule',
    ...options,
  };
}

/** The record of a small article, whole; `checks` other than those of the desk where a test wants them. */
export function recordOf(
  options: Partial<ProvenanceRecord> = {},
  checks?: readonly DeskCheck[],
): ProvenanceRecord {
  const source = sourceOf('S1', 'Tides', [SENTENCE]);
  const evidence = [{ sourceId: 'S1', quote: SENTENCE, start: 0, end: SENTENCE.length }];
  const draft: Draft = {
    form: 'article',
    lead: [{ id: 'B1', kind: 'paragraph', sentences: [{ text: SENTENCE, evidence }] }],
    sections: [],
    refused: [{ part: 'lead', text: 'It rises thrice.', reasons: ['no source says so'] }],
  };
  const body = assembleBody({ draft, sources: [source], language: 'en', citations: 'inline' });
  const report = runDesk({
    draft,
    outline: { title: 'Tides', targetWords: 15, sections: [] },
    sources: [source],
    language: 'en',
    ...body,
    facts: { markup: [], links: [], published: { alike: [], titles: [] } },
  });
  const record = makeRecord({
    article: { id: randomUUID() },
    textSha256: createHash('sha256').update(body.html).digest('hex'),
    image: null,
    jobId: randomUUID(),
    briefSha256: 'b'.repeat(64),
    settings: { word_count: 150 },
    subject: subjectOf({ input: 'Tides' }, 'en'),
    engine: { mode: 'extractive', provider: null, model: null },
    promptsVersion: null,
    packageVersion: '0.1.0',
    madeAt: '2026-03-01T08:00:00.000000Z',
    byline: { authorId: null, name: 'Ada Lock', isPerson: true },
    editor: null,
    sources: [source],
    dropped: [
      {
        url: 'https://docs.example/other',
        title: null,
        reason: 'another source says the same',
        code: 'duplicate',
        duplicateOf: 'Tides',
      },
    ],
    queries: [
      {
        text: 'tides',
        provider: 'searxng',
        at: '2026-03-01T07:59:00.000000Z',
        results: 3,
        kept: 0,
        failure: null,
      },
    ],
    links: [{ url: 'https://docs.example/tides', text: 'sea' }],
    draft,
    claims: report.claims,
    checks: checks ?? report.checks.map((check) => ({ ...check, verdict: 'pass' as const })),
  });
  return { ...record, ...options };
}

/** A record as its third version was stored. */
export function asThirdVersion({ form: _form, subject: _subject, ...record }: ProvenanceRecord) {
  return {
    ...record,
    schemaVersion: 3,
    digitalSourceType: record.digitalSourceType.split('/').at(-1),
    sources: record.sources.map((source) => ({ ...source, via: 'query', foundBy: source.via })),
  };
}
