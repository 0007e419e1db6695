import { z } from 'zod';
import { countShape, shapeOf, shareShape, urlShape } from '../../../shape/index.js';
import { NGRAM_AREAS } from './ngram-page.js';
import type { NgramLanguage } from './ngram-parts.js';
import { STOP_WORD_MODES, type Ngram, type ngramsOf } from './ngrams-of.js';

const orderShape = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

export const ngramShape = shapeOf<Ngram>()(
  z
    .object({
      text: z.string(),
      n: orderShape.describe('How many words it has.'),
      count: countShape,
      pages: countShape,
      pageShare: shareShape,
      per1000Words: z.number(),
      tfidf: z.number(),
      boilerplate: z.boolean(),
      in: z.object({
        title: countShape,
        h1: countShape,
        headings: countShape,
        anchor: countShape,
        body: countShape,
      }),
      maxOnPage: z.object({ url: urlShape, count: countShape, density: z.number() }),
      linkedTo: z.array(z.object({ url: urlShape, links: countShape })),
      unlinkedPages: countShape.describe(
        'Pages that use it in their text and do not link to the first of `linked_to`.',
      ),
      samplePages: z.array(z.object({ url: urlShape, count: countShape, context: z.string() })),
    })
    .describe('A phrase of the site.'),
);

export const languageShape = shapeOf<NgramLanguage>()(
  z.object({
    lang: z.string(),
    pages: countShape,
    words: countShape,
    stopWordList: z.string().nullable(),
    stopWords: countShape,
  }),
);

/** One for each number of words. */
export const countsByOrderShape = z.object({ 1: countShape, 2: countShape, 3: countShape, 4: countShape });

const listShape = z.array(ngramShape).exactOptional();

export const ngramsShape = shapeOf<ReturnType<typeof ngramsOf>>()(
  z
    .object({
      settings: z.object({
        n: z.array(orderShape),
        lang: z.string().describe('`all` for all languages together.'),
        area: z.enum(NGRAM_AREAS),
        stopWords: z.enum(STOP_WORD_MODES),
        minCount: countShape,
        minPages: countShape,
        case: z.literal('folded'),
        indexableOnly: z.boolean(),
      }),
      totals: z.object({
        pages: countShape,
        words: countShape,
        distinct: countsByOrderShape,
      }),
      languages: z.array(languageShape),
      ngrams: z
        .object({ 1: listShape, 2: listShape, 3: listShape, 4: listShape })
        .describe('A list for each number of words that was asked for.'),
      approximate: z.boolean(),
      errorBound: countShape.describe('By how much counts may be off; 0 where they are exact.'),
    })
    .describe('The phrases of the site, of one to four words.'),
);
