import type {
  articlePageShape,
  articleShape,
  imageAddressShape,
  publicationShape,
  revisionPageShape,
} from '../../../output/article.js';
import type { editionPageShape } from '../../../output/edition.js';
import type { batchAnswerShape, jobShape, startShape } from '../../../output/job.js';
import { jsonLdOf } from '../../../output/json-ld.js';
import { presentProvenance } from '../../../output/provenance.js';
import type { Answer } from '../../../output/shape.js';
import { RECORD_VERSION, type ProvenanceRecord } from '../../../../domain/article/provenance.js';
import { STAGES } from '../../../../domain/article/stages.js';

const EDITION = '0a000000-0000-4000-8000-000000000004';
const JOB = '0b000000-0000-4000-8000-000000000001';
const ARTICLE = '0c000000-0000-4000-8000-000000000001';
const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
export const SENTENCE = 'A canal lock is a chamber with gates at both ends.';

export const briefExamples = {
  'a topic': { input: 'How a canal lock lifts a boat' },
  'with settings': {
    id: JOB,
    input: 'How a canal lock lifts a boat',
    language: 'en',
    country: 'GB',
    settings: {
      word_count: 600,
      article_type: 'how_to',
      sections: [{ heading: 'Filling the chamber' }, { heading: 'Going down again', words: 200 }],
      sources: [{ url: 'https://locks.example/history' }],
      source_policy: 'given_first',
    },
  },
};

export const batchExamples = {
  'two rows': { jobs: [{ input: 'Canal locks' }, { input: 'Weirs', id: JOB }] },
};

export const startExample: Answer<typeof startShape> = { id: JOB, status: 'queued' };

export const batchAnswerExample: Answer<typeof batchAnswerShape> = {
  accepted: ['0b000000-0000-4000-8000-000000000002'],
  refused: [{ index: 1, job_id: JOB, detail: 'The key’s hourly limit leaves room for 1 row of this batch.' }],
  ids: ['0b000000-0000-4000-8000-000000000002'],
};

const at = (second: string) => `2026-11-20T08:15:${second}.123456`;

/** How far a job is that has come to its third stage. */
export const jobExample: Answer<typeof jobShape> = {
  id: JOB,
  kind: 'article',
  status: 'running',
  edition: EDITION,
  stage: 'outline',
  progress: 43,
  stages: STAGES.map((name, index) => ({
    name,
    status: index < 2 ? ('done' as const) : index === 2 ? ('running' as const) : ('waiting' as const),
    started_at: index <= 2 ? at('31') : null,
    finished_at: index < 2 ? at('32') : null,
  })),
  attempt: 1,
  max_attempts: 5,
  engine: { mode: 'extractive', provider: null, model: null },
  warnings: [
    { code: 'source_unreadable', message: 'https://locks.example/old has no text.', stage: 'research' },
  ],
  article_id: null,
  error: null,
  created_at: at('30'),
  started_at: at('31'),
  updated_at: at('33'),
  finished_at: null,
};

export const cancelledJobExample: Answer<typeof jobShape> = {
  ...jobExample,
  status: 'cancelled',
  stage: null,
  finished_at: at('34'),
  updated_at: at('34'),
};

/** The first progress of a job that retries another. */
export const retriedJobExample: Answer<typeof jobShape> = {
  ...jobExample,
  id: '0b000000-0000-4000-8000-000000000002',
  status: 'queued',
  stage: null,
  progress: 0,
  stages: STAGES.map((name) => ({ name, status: 'waiting', started_at: null, finished_at: null })),
  attempt: 0,
  warnings: [],
  started_at: null,
  updated_at: at('30'),
};

export const articleExample: Answer<typeof articleShape> = {
  id: ARTICLE,
  slug: 'how-a-canal-lock-lifts-a-boat',
  url_path: '/how-a-canal-lock-lifts-a-boat',
  status: 'draft',
  title: 'How a canal lock lifts a boat',
  intro: '',
  body: `<p>${SENTENCE}</p>`,
  conclusion: '',
  meta_title: 'How a canal lock lifts a boat',
  meta_description: SENTENCE,
  tags: [],
  section: null,
  language_code: 'en',
  article_type: 'standard',
  word_count: 600,
  source_url: '',
  byline: 'Ada Lock',
  image: {
    featured_url: `/v1/editions/${EDITION}/articles/${ARTICLE}/image`,
    source: 'ai:generated',
  },
  created_at: '2026-11-20T08:15:45.123456',
  published_at: null,
};

export const articlePageExample: Answer<typeof articlePageShape> = {
  total: 1,
  limit: 20,
  offset: 0,
  articles: [articleExample],
};

export const publishedExample: Answer<typeof articleShape> = { ...articleExample, status: 'published' };

export const publishExamples = {
  'as it is': {},
  'over a blocking check': { override_reason: 'The quotation was checked by telephone.' },
};

export const editExamples = {
  'a title and a text': {
    title: 'How a canal lock lifts boats',
    body: `<p>${SENTENCE}</p>`,
  },
  'a byline alone': { byline: 'Ada Lock' },
};

export const revisionPageExample: Answer<typeof revisionPageShape> = {
  total: 1,
  limit: 20,
  offset: 0,
  revisions: [
    {
      revision: 1,
      title: 'How a canal lock lifts a boat',
      slug: 'how-a-canal-lock-lifts-a-boat',
      meta_title: 'How a canal lock lifts a boat',
      meta_description: SENTENCE,
      body: `<p>${SENTENCE}</p>`,
      byline: 'Ada Lock',
      edited_by: { id: 'b2a4e1d8-63f5-4b0a-9a44-0c7a6d1f9e21', name: 'Ada Lock' },
      edited_at: '2026-11-21T08:30:00.000001',
    },
  ],
};

export const imageAddressExample: Answer<typeof imageAddressShape> = {
  url: `http://127.0.0.1:4000/v1/editions/${EDITION}/articles/${ARTICLE}/signed-image?expires=1795162500&signature=zTn2EqXnC3TGBfYHcI5S1wkVbwJ0M8bJ8gq0m0bq7xA`,
  expires_at: '2026-11-20T09:15:00.000000',
};

export const publicationExample: Answer<typeof publicationShape> = {
  status: 'published',
  published_at: '2026-11-21T09:00:00.000001',
  published_by: { id: 'b2a4e1d8-63f5-4b0a-9a44-0c7a6d1f9e21', name: 'Ada Lock' },
  override_reason: null,
};

export const articleChangesExample: Answer<typeof articlePageShape> = {
  total: 2,
  limit: 20,
  offset: 0,
  changes: [
    { change: 'published', changed_at: '2026-11-21T09:00:00.000001', id: ARTICLE },
    {
      change: 'deleted',
      changed_at: '2026-11-21T09:30:00.000001',
      id: '0f4a3c1e-8f0b-4a52-9d3f-5a3f6f7e2b10',
    },
  ],
  next_changed_since: '2026-11-21T09:30:00.000001',
  articles: [publishedExample],
};

export const editionPageExample: Answer<typeof editionPageShape> = {
  total: 1,
  limit: 20,
  offset: 0,
  editions: [
    {
      id: EDITION,
      name: 'The Lock Keeper',
      web_address: 'https://locks.example/',
      language_code: 'en',
      country: 'GB',
      editor_of_record: 'Ada Lock',
      verified: true,
      verified_at: '2026-11-01T10:00:00.000000',
      created_at: '2026-10-01T10:00:00.000000',
    },
  ],
};

/** As it is stored. */
export const exampleRecord: ProvenanceRecord = {
  schemaVersion: RECORD_VERSION,
  articleId: ARTICLE,
  revision: 1,
  jobId: JOB,
  briefSha256: SHA256,
  settings: { word_count: 600 },
  form: 'article',
  subject: {
    language: 'en',
    terms: [
      { term: 'canal', word: 'canal', weight: 0.5, required: true },
      { term: 'lock', word: 'locks', weight: 0.5, required: true },
    ],
  },
  engine: {
    mode: 'extractive',
    provider: null,
    model: null,
    promptsVersion: null,
    packageVersion: '0.1.0',
  },
  madeAt: `${at('45')}Z`,
  byline: { authorId: null, name: 'Ada Lock', isPerson: true },
  editorOfRecord: {
    editorId: null,
    name: 'Ada Lock',
    role: 'editor_of_record',
    decision: 'none',
    at: null,
    note: null,
    decidedBy: null,
  },
  digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  textSha256: SHA256,
  image: { sha256: SHA256, width: 1200, height: 630, alt: 'How a canal lock lifts a boat' },
  verdict: 'pass',
  sources: [
    {
      id: 'S1',
      kind: 'given_url',
      url: 'https://locks.example/history',
      finalUrl: 'https://locks.example/history',
      title: 'Canal locks, their history',
      site: 'locks.example',
      author: null,
      publishedAt: '2026-03-01',
      fetchedAt: `${at('31')}Z`,
      httpStatus: 200,
      contentType: 'text/html',
      language: 'en',
      words: 10,
      textSha256: SHA256,
      text: SENTENCE,
      shortened: false,
      storedTextRef: '/sources/0/text',
      robotsAllowed: true,
      via: 'given',
      query: null,
      rights: 'given',
      licence: null,
      used: true,
      citedCount: 1,
      duplicateOf: null,
      droppedReason: null,
    },
  ],
  droppedSources: [],
  queries: [],
  internalLinks: [],
  blocks: [{ id: 'B1', kind: 'paragraph', heading: null, text: SENTENCE }],
  claims: [
    {
      id: 'C1',
      blockId: 'B1',
      start: 0,
      end: SENTENCE.length,
      text: SENTENCE,
      checkRequired: true,
      kind: 'definition',
      evidence: [
        {
          sourceId: 'S1',
          quote: SENTENCE,
          start: 0,
          end: SENTENCE.length,
          match: 'verbatim',
          score: 1,
        },
      ],
      numbers: [],
      verdict: 'supported',
      method: 'exact_search',
      checkerVersion: 2,
      score: 1,
      reason: null,
    },
  ],
  refusedSentences: [],
  checks: [
    {
      name: 'claims_supported',
      version: 1,
      verdict: 'pass',
      blocking: true,
      score: 1,
      threshold: 0.9,
      summary: 'Every sentence rests on a source.',
      items: [],
      tookMs: 3,
      by: 'rule',
      override: null,
    },
  ],
  edits: [],
};

export const provenanceExample = presentProvenance(exampleRecord);

export const jsonLdExample = jsonLdOf({
  article: {
    id: ARTICLE,
    editionId: EDITION,
    slug: articleExample.slug,
    status: 'draft',
    title: articleExample.title,
    body: articleExample.body,
    metaTitle: articleExample.meta_title,
    metaDescription: SENTENCE,
    languageCode: 'en',
    wordCount: articleExample.word_count,
    byline: articleExample.byline,
    imageSource: articleExample.image.source,
    hasImage: true,
    createdAt: `${articleExample.created_at}Z`,
    revision: 1,
    change: 'finished',
    changedAt: `${articleExample.created_at}Z`,
    publication: null,
  },
  record: exampleRecord,
  edition: { name: 'Waterside Weekly', webAddress: 'https://locks.example/' },
});
