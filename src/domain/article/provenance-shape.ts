import { z } from 'zod';
import { countShape, shapeOf, urlShape, uuidShape } from '../../libs/shape/index.js';
import { frozenSettings } from '../brief/brief-shape.js';
import { ARTICLE_FORMS, briefSettings } from '../brief/settings.js';
import { instantShape } from '../instant.js';
import type { AskedQuery } from '../research/source.js';
import { subjectShape } from '../research/source-shape.js';
import { CLAIM_KINDS } from './claim-kind.js';
import { VERDICTS } from './desk/desk-check.js';
import { EDITED_FIELDS } from './editing/edit.js';
import {
  DIGITAL_SOURCE_TYPES,
  EDITOR_DECISIONS,
  RECORD_VERSION,
  type EarlierRecord,
  type ProvenanceHead,
  type ProvenanceRecord,
  type RecordedCheck,
  type RecordedClaim,
  type RecordedEdit,
  type RecordedSource,
} from './provenance.js';
import { ENGINE_MODES } from './stages.js';
import { EVIDENCE_MATCHES } from './support.js';

const sha256Shape = z.string().meta({ pattern: '^[0-9a-f]{64}$' });

export const recordedSourceShape = shapeOf<RecordedSource>()(
  z
    .object({
      id: z.string().describe('`S0` for the brief’s notes, `S1` … for the rest.'),
      kind: z.enum(['note', 'given_text', 'given_url', 'domain_page', 'web']),
      url: urlShape.nullable(),
      finalUrl: urlShape.nullable().describe('The address that answered, after redirects.'),
      title: z.string(),
      site: z.string().nullable(),
      author: z.string().nullable(),
      publishedAt: z.string().nullable().describe('As the page states it.'),
      fetchedAt: instantShape.nullable(),
      httpStatus: z.int().nullable(),
      contentType: z.string().nullable(),
      language: z.string().nullable(),
      words: countShape,
      textSha256: sha256Shape,
      text: z
        .string()
        .nullable()
        .describe(
          'What offsets of evidence point into, in UTF-16 units; null when its time is over, and the quotes of the evidence are what is kept of it.',
        ),
      shortened: z.boolean().nullable(),
      storedTextRef: z.string().describe('A JSON pointer into this record.'),
      robotsAllowed: z.boolean().nullable(),
      via: z.enum(['given', 'site', 'link', 'sitemap', 'feed', 'search']).nullable(),
      query: z.string().nullable(),
      rights: z.enum(['own', 'given', 'third_party']),
      licence: z.string().nullable(),
      used: z.boolean(),
      citedCount: countShape,
      duplicateOf: z.string().nullable(),
      droppedReason: z.string().nullable(),
    })
    .describe('Something that was written from.'),
);

export const recordedClaimShape = shapeOf<RecordedClaim>()(
  z
    .object({
      id: z.string(),
      blockId: z.string(),
      start: countShape.describe('In UTF-16 units of the block’s text.'),
      end: countShape,
      text: z.string(),
      checkRequired: z.boolean(),
      kind: z.enum(CLAIM_KINDS),
      evidence: z.array(
        z.object({
          sourceId: z.string(),
          quote: z.string(),
          start: countShape,
          end: countShape,
          match: z.enum(EVIDENCE_MATCHES).nullable(),
          score: z.number(),
        }),
      ),
      numbers: z.array(z.object({ raw: z.string(), value: z.string(), foundIn: z.string().nullable() })),
      verdict: z.enum(['supported', 'partly_supported', 'unsupported', 'contradicted', 'not_checked']),
      method: z.string().nullable(),
      checkerVersion: countShape,
      score: z.number().nullable(),
      reason: z.string().nullable(),
    })
    .describe('A sentence and what it rests on.'),
);

export const recordedCheckShape = shapeOf<RecordedCheck>()(
  z
    .object({
      name: z.string(),
      version: countShape,
      verdict: z.enum(VERDICTS),
      blocking: z.boolean(),
      score: z.number().nullable(),
      threshold: z.number().nullable(),
      summary: z.string(),
      items: z.array(z.object({ blockId: z.string().nullable(), message: z.string() })),
      tookMs: z.number(),
      by: z.enum(['rule', 'model', 'person']),
      override: z
        .object({ editorId: z.string(), reason: z.string(), at: instantShape })
        .nullable()
        .describe('By which editor, and why, it does not hold the article back.'),
    })
    .describe('What one check of the desk found.'),
);

export const recordedQueryShape = shapeOf<AskedQuery>()(
  z
    .object({
      text: z.string(),
      provider: z.string(),
      at: instantShape.nullable().describe('null when there was no answer.'),
      results: countShape,
      kept: countShape,
      failure: z.enum(['rate_limited', 'unavailable', 'timeout', 'rejected', 'bad_answer']).nullable(),
    })
    .describe('A question that was put to a web search.'),
);

const recordedEditShape = shapeOf<RecordedEdit>()(
  z
    .object({
      revision: z.int().min(2).describe('The revision of the article that the edit made.'),
      editorId: z.string(),
      name: z.string(),
      at: instantShape,
      fields: z.array(z.enum(EDITED_FIELDS)),
      removedClaims: z
        .array(z.string())
        .describe(
          'Sentences that the text no longer has: the first 300 characters of each, the first 100 of the edit, and the newest 300 of the record.',
        ),
    })
    .describe('What an editor changed.'),
);

/** A record of this version: as it is stored and, but for how names and moments are written, sent. */
export const provenanceShape = shapeOf<ProvenanceRecord>()(
  z
    .object({
      schemaVersion: z.int().min(RECORD_VERSION).describe('Raised with every change of shape.'),
      articleId: uuidShape,
      revision: z.int().min(1).describe('Counts the changes of this record.'),
      jobId: uuidShape,
      briefSha256: sha256Shape,
      settings: briefSettings,
      form: z.enum(ARTICLE_FORMS).describe('The form that was printed.'),
      subject: subjectShape
        .nullable()
        .describe(
          'What the brief asks about, by which sources were chosen and the text is checked; null where an earlier version wrote it.',
        ),
      engine: z.object({
        mode: z.enum(ENGINE_MODES),
        provider: z.string().nullable(),
        model: z.string().nullable(),
        promptsVersion: z.string().nullable(),
        packageVersion: z.string(),
      }),
      madeAt: instantShape,
      byline: z.object({
        authorId: z.string().nullable(),
        name: z.string(),
        isPerson: z.boolean().nullable(),
      }),
      editorOfRecord: z
        .object({
          editorId: z.string().nullable(),
          name: z.string().nullable(),
          role: z.enum(['editor_of_record', 'publisher']).nullable(),
          decision: z.enum(EDITOR_DECISIONS),
          at: instantShape.nullable(),
          note: z.string().nullable(),
          decidedBy: z.object({ editorId: z.string(), name: z.string() }).nullable(),
        })
        .describe('The person who answers for the article, and what was decided.'),
      digitalSourceType: z.enum(DIGITAL_SOURCE_TYPES),
      textSha256: sha256Shape.describe('Of the HTML body in UTF-8.'),
      image: z
        .object({ sha256: sha256Shape, width: countShape, height: countShape, alt: z.string() })
        .nullable(),
      verdict: z.enum(['pass', 'warn', 'fail']),
      sources: z.array(recordedSourceShape),
      droppedSources: z.array(
        z.object({
          url: urlShape.nullable(),
          title: z.string().nullable(),
          reason: z.string(),
          code: z
            .enum([
              'unsupported_address',
              'source_blocked',
              'robots_forbidden',
              'too_many_redirects',
              'too_large',
              'unsupported_type',
              'bad_status',
              'out_of_fetches',
              'fetch_timeout',
              'unreachable',
              'no_text',
              'too_short',
              'duplicate',
              'other_language',
              'too_old',
              'off_site',
              'host_share',
              'off_subject',
              'not_needed',
            ])
            .nullable(),
          duplicateOf: z.string().nullable(),
        }),
      ),
      queries: z.array(recordedQueryShape),
      internalLinks: z.array(z.object({ url: urlShape, text: z.string() })),
      blocks: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['paragraph', 'item', 'step', 'row', 'quote', 'subheading', 'code']),
          heading: z.string().nullable(),
          text: z.string().describe('What the offsets of claims point into.'),
        }),
      ),
      claims: z.array(recordedClaimShape),
      refusedSentences: z.array(
        z.object({ part: z.string(), text: z.string(), reasons: z.array(z.string()) }),
      ),
      checks: z.array(recordedCheckShape),
      // Absent where an earlier Galley wrote the record.
      edits: z.array(recordedEditShape).default([]),
    })
    .describe(
      'What an article was written from, what each of its sentences rests on, and what the desk found.',
    ),
);

/** A record of a version before this one. */
export const earlierRecordShape = shapeOf<EarlierRecord>()(
  z
    .looseObject({
      schemaVersion: z
        .int()
        .min(1)
        .max(RECORD_VERSION - 1),
    })
    .describe('A record of an earlier version, which has fewer fields than `Provenance`.'),
);

/** What was stored by a later version is not read as one of this. */
const ofThisVersion = provenanceShape.extend({ schemaVersion: z.literal(RECORD_VERSION) });
const storedShape = z.union([ofThisVersion.extend({ settings: frozenSettings }), earlierRecordShape]);
const storedHeadShape = z.union([
  ofThisVersion.omit({
    settings: true,
    form: true,
    sources: true,
    droppedSources: true,
    queries: true,
    internalLinks: true,
    blocks: true,
    claims: true,
    refusedSentences: true,
    checks: true,
  }),
  earlierRecordShape,
]);

/** The third version named how sources were found twice, and had neither a form nor a subject. */
const thirdShape = z.looseObject({
  schemaVersion: z.literal(3),
  digitalSourceType: z.string(),
  // A head has neither settings nor sources.
  settings: z.looseObject({ article_type: z.unknown().optional() }).optional(),
  sources: z.array(z.looseObject({ foundBy: z.unknown() })).optional(),
});

/** @returns a record of the third version, or its head, as one of the fourth; anything else as it is */
function fromThird(stored: unknown): unknown {
  const { data: record } = thirdShape.safeParse(stored);
  if (!record) return stored;
  return {
    ...record,
    schemaVersion: 4,
    digitalSourceType: `http://cv.iptc.org/newscodes/digitalsourcetype/${record.digitalSourceType}`,
    form: record.settings?.article_type ?? 'article',
    subject: null,
    ...(record.sources && {
      sources: record.sources.map(({ foundBy, ...source }) => ({ ...source, via: foundBy })),
    }),
  };
}

/** @param stored what the database holds. @returns null for what is no record of this version or of an earlier one */
export function readProvenance(stored: unknown): ProvenanceRecord | EarlierRecord | null {
  return storedShape.safeParse(fromThird(stored)).data ?? null;
}

/** The same of a record without its long parts. */
export function readProvenanceHead(stored: unknown): ProvenanceHead | EarlierRecord | null {
  return storedHeadShape.safeParse(fromThird(stored)).data ?? null;
}
