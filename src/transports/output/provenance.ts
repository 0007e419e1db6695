import { z } from 'zod';
import {
  DIGITAL_SOURCE_TYPES,
  EDITOR_DECISIONS,
  FIRST_WHOLE_VERSION,
  type ProvenanceRecord,
  type RecordedCheck,
  type RecordedClaim,
  type RecordedSource,
} from '../../domain/article/provenance.js';
import { countShape, instantShape, presentInstant, shapeOf, urlShape, uuidShape } from './shape.js';
import { CLAIM_KINDS } from '../../domain/article/claim-kind.js';
import { VERDICTS } from '../../domain/article/desk/desk-check.js';
import { EVIDENCE_MATCHES } from '../../domain/article/support.js';
import { briefSettings } from '../../domain/brief/settings.js';
import type { AskedQuery } from '../../domain/research/source.js';

/** The record as it is stored, its moments as REST writes them; what a page says of its own date stays as it said it. */
export function presentProvenance(record: ProvenanceRecord) {
  // A record of the first version has less.
  if (record.schema_version < FIRST_WHOLE_VERSION) return record;
  return {
    ...record,
    made_at: presentInstant(record.made_at),
    editor_of_record: { ...record.editor_of_record, at: presentInstant(record.editor_of_record.at) },
    sources: record.sources.map((source) => ({ ...source, fetched_at: presentInstant(source.fetched_at) })),
    queries: record.queries.map((query) => ({ ...query, at: presentInstant(query.at) })),
    checks: record.checks.map((check) => ({
      ...check,
      override: check.override && { ...check.override, at: presentInstant(check.override.at) },
    })),
  };
}

const sha256Shape = z.string().meta({ pattern: '^[0-9a-f]{64}$' });

export const sourceShape = shapeOf<RecordedSource>()(
  z
    .object({
      id: z.string().describe('`S0` for the brief’s notes, `S1` … for the rest.'),
      kind: z.enum(['note', 'given_text', 'given_url', 'domain_page', 'web']),
      url: urlShape.nullable(),
      final_url: urlShape.nullable().describe('The address that answered, after redirects.'),
      title: z.string(),
      site: z.string().nullable(),
      author: z.string().nullable(),
      published_at: z.string().nullable().describe('As the page states it.'),
      fetched_at: instantShape.nullable(),
      http_status: z.int().nullable(),
      content_type: z.string().nullable(),
      language: z.string().nullable(),
      words: countShape,
      text_sha256: sha256Shape,
      text: z.string().describe('What offsets of evidence point into, in UTF-16 units.'),
      shortened: z.boolean().nullable(),
      stored_text_ref: z.string().describe('A JSON pointer into this record.'),
      robots_allowed: z.boolean().nullable(),
      via: z.enum(['query', 'sitemap', 'given']),
      found_by: z.enum(['given', 'site', 'link', 'sitemap', 'feed', 'search']).nullable(),
      query: z.string().nullable(),
      rights: z.enum(['own', 'given', 'third_party']),
      licence: z.string().nullable(),
      used: z.boolean(),
      cited_count: countShape,
      duplicate_of: z.string().nullable(),
      dropped_reason: z.string().nullable(),
    })
    .describe('Something that was written from.'),
);

export const claimShape = shapeOf<RecordedClaim>()(
  z
    .object({
      id: z.string(),
      block_id: z.string(),
      start: countShape.describe('In UTF-16 units of the block’s text.'),
      end: countShape,
      text: z.string(),
      check_required: z.boolean(),
      kind: z.enum(CLAIM_KINDS),
      evidence: z.array(
        z.object({
          source_id: z.string(),
          quote: z.string(),
          start: countShape,
          end: countShape,
          match: z.enum(EVIDENCE_MATCHES).nullable(),
          score: z.number(),
        }),
      ),
      numbers: z.array(z.object({ raw: z.string(), value: z.string(), found_in: z.string().nullable() })),
      verdict: z.enum(['supported', 'partly_supported', 'unsupported', 'contradicted', 'not_checked']),
      method: z.string().nullable(),
      checker_version: countShape,
      score: z.number().nullable(),
      reason: z.string().nullable(),
    })
    .describe('A sentence and what it rests on.'),
);

export const deskCheckShape = shapeOf<RecordedCheck>()(
  z
    .object({
      name: z.string(),
      version: countShape,
      verdict: z.enum(VERDICTS),
      blocking: z.boolean(),
      score: z.number().nullable(),
      threshold: z.number().nullable(),
      summary: z.string(),
      items: z.array(z.object({ block_id: z.string().nullable(), message: z.string() })),
      took_ms: z.number(),
      by: z.enum(['rule', 'model', 'person']),
      override: z
        .object({ editor_id: z.string(), reason: z.string(), at: instantShape })
        .nullable()
        .describe('By which editor, and why, it does not hold the article back.'),
    })
    .describe('What one check of the desk found.'),
);

export const queryShape = shapeOf<AskedQuery>()(
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

/** A record of a version before this one; `presentProvenance` shows those of the first as they were stored. */
export const earlierProvenanceShape = z
  .looseObject({ schema_version: z.int().min(1).max(2) })
  .describe('A record of an earlier version, which has fewer fields than `Provenance`.');

/** As a record of today is. */
export const provenanceShape = shapeOf<ProvenanceRecord>()(
  z
    .object({
      schema_version: z.int().min(3).describe('Raised with every change of shape.'),
      article_id: uuidShape,
      revision: z.int().min(1).describe('Counts the changes of this record.'),
      job_id: uuidShape,
      brief_sha256: sha256Shape,
      settings: briefSettings,
      engine: z.object({
        mode: z.enum(['extractive', 'llm']),
        provider: z.string().nullable(),
        model: z.string().nullable(),
        prompts_version: z.string().nullable(),
        package_version: z.string(),
      }),
      made_at: instantShape,
      byline: z.object({
        author_id: z.string().nullable(),
        name: z.string(),
        is_person: z.boolean().nullable(),
      }),
      editor_of_record: z
        .object({
          editor_id: z.string().nullable(),
          name: z.string().nullable(),
          role: z.enum(['editor_of_record', 'publisher']).nullable(),
          decision: z.enum(EDITOR_DECISIONS),
          at: instantShape.nullable(),
          note: z.string().nullable(),
          decided_by: z.object({ editor_id: z.string(), name: z.string() }).nullable(),
        })
        .describe('The person who answers for the article, and what was decided.'),
      digital_source_type: z.enum(DIGITAL_SOURCE_TYPES),
      text_sha256: sha256Shape.describe('Of the HTML body in UTF-8.'),
      image: z
        .object({ sha256: sha256Shape, width: countShape, height: countShape, alt: z.string() })
        .nullable(),
      verdict: z.enum(['pass', 'warn', 'fail']),
      sources: z.array(sourceShape),
      dropped_sources: z.array(
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
              'not_needed',
            ])
            .nullable(),
          duplicate_of: z.string().nullable(),
        }),
      ),
      queries: z.array(queryShape),
      internal_links: z.array(z.object({ url: urlShape, text: z.string() })),
      blocks: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['paragraph', 'item', 'step', 'row', 'quote', 'subheading']),
          heading: z.string().nullable(),
          text: z.string().describe('What the offsets of claims point into.'),
        }),
      ),
      claims: z.array(claimShape),
      refused_sentences: z.array(
        z.object({ part: z.string(), text: z.string(), reasons: z.array(z.string()) }),
      ),
      checks: z.array(deskCheckShape),
    })
    .describe(
      'What an article was written from, what each of its sentences rests on, and what the desk found.',
    ),
);
