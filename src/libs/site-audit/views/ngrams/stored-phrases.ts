import { z } from 'zod';
import {
  countShape,
  isBoolean,
  isListOf,
  isNumber,
  isOneOf,
  isRecordOf,
  isString,
  isTupleOf,
  shapeOf,
} from '../../../shape/index.js';
import { NGRAM_AREAS } from './ngram-page.js';
import type { NgramSummary, StoredPhrase, StoredPhrases } from './ngram-parts.js';
import { countsByOrderShape, languageShape } from './ngrams-shape.js';

export const ngramSummaryShape = shapeOf<NgramSummary>()(
  z.object({
    indexableOnly: z.boolean(),
    languages: z.array(languageShape),
    totals: z.array(
      z.object({
        lang: z.string(),
        area: z.enum(NGRAM_AREAS),
        pages: countShape,
        words: countShape,
        distinct: countsByOrderShape,
        errorBound: countShape,
        stoppedErrorBound: countShape,
        mostLeftOut: countsByOrderShape,
        mostStoppedLeftOut: countsByOrderShape,
      }),
    ),
  }),
);

/** A part has thousands of phrases with their samples, which guards look at faster than a schema does. */
export const isStoredPhrases = isRecordOf<StoredPhrases>({
  urls: isListOf(isString),
  phrases: isListOf(
    isRecordOf<StoredPhrase>({
      text: isString,
      count: isNumber,
      pages: isNumber,
      tfidf: isNumber,
      boilerplate: isBoolean,
      in: isTupleOf(isNumber, isNumber, isNumber, isNumber, isNumber),
      max: isTupleOf(isNumber, isNumber, isNumber),
      linkedTo: isListOf(isTupleOf(isNumber, isNumber)),
      unlinkedPages: isNumber,
      samples: isListOf(isTupleOf(isNumber, isNumber, isString)),
      hiddenBy: isNumber,
      hiddenByPlain: isNumber,
      stop: isOneOf(['none', 'within', 'edge']),
    }),
  ),
});
