import { z } from 'zod';
import { shapeOf } from '../../libs/shape/index.js';
import type { Subject } from '../../libs/text/index.js';
import type { AskedQuery, DropCode, DroppedSource, Source } from './source.js';

const blockShape = z.object({
  kind: z.enum(['heading', 'paragraph', 'item', 'quote', 'code', 'table', 'definition']),
  level: z.number().exactOptional(),
  order: z.number().exactOptional(),
  within: z.enum(['step', 'item']).exactOptional(),
  term: z.string().exactOptional(),
  aside: z.literal(true).exactOptional(),
  box: z.literal(true).exactOptional(),
  text: z.string(),
});

/** A source without its text, which is that of its blocks. */
export const packedSourceShape = shapeOf<Omit<Source, 'text'>>()(
  z.object({
    id: z.string(),
    kind: z.enum(['note', 'given_text', 'given_url', 'domain_page', 'web']),
    rights: z.enum(['own', 'given', 'third_party']),
    title: z.string(),
    url: z.string().nullable(),
    finalUrl: z.string().nullable(),
    site: z.string().nullable(),
    author: z.string().nullable(),
    publishedAt: z.string().nullable(),
    fetchedAt: z.string().nullable(),
    httpStatus: z.number().nullable(),
    contentType: z.string().nullable(),
    language: z.string().nullable(),
    blocks: z.array(blockShape),
    words: z.number(),
    textSha256: z.string(),
    via: z
      .object({
        by: z.enum(['given', 'site', 'link', 'sitemap', 'feed', 'search']),
        query: z.string().exactOptional(),
      })
      .exactOptional(),
    robotsAllowed: z.literal(true).nullable().exactOptional(),
    licence: z.string().nullable().exactOptional(),
    shortened: z.boolean().exactOptional(),
  }),
);

export const sourceShape = shapeOf<Source>()(packedSourceShape.extend({ text: z.string() }));

export const droppedSourceShape = shapeOf<DroppedSource>()(
  z.object({
    url: z.string().nullable(),
    title: z.string().nullable(),
    reason: z.string(),
    // Those of failed requests are the fetcher's own list.
    code: z.custom<DropCode>((code) => typeof code === 'string').exactOptional(),
    duplicateOf: z.string().exactOptional(),
  }),
);

export const askedQueryShape = shapeOf<AskedQuery>()(
  z.object({
    text: z.string(),
    provider: z.string(),
    at: z.string().nullable(),
    results: z.number(),
    kept: z.number(),
    failure: z.enum(['rate_limited', 'unavailable', 'timeout', 'rejected', 'bad_answer']).nullable(),
  }),
);

export const evidenceShape = z.object({
  sourceId: z.string(),
  quote: z.string(),
  start: z.number(),
  end: z.number(),
});

export const subjectShape = shapeOf<Subject>()(
  z.object({
    language: z.string(),
    terms: z.array(
      z.object({
        term: z.string(),
        also: z.array(z.string()).exactOptional(),
        word: z.string(),
        weight: z.number(),
        required: z.boolean(),
      }),
    ),
  }),
);
