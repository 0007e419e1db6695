import type { Check } from '../../domain/article/desk/desk-check.js';
import { citationIdsKnown } from '../../domain/article/desk/citation-ids-known.js';
import { grounding } from '../../domain/article/desk/grounding.js';
import { htmlValid } from '../../domain/article/desk/html-valid.js';
import { language } from '../../domain/article/desk/language.js';
import { numbers } from '../../domain/article/desk/numbers.js';
import { quotesVerbatim } from '../../domain/article/desk/quotes-verbatim.js';
import { sourceOverlap } from '../../domain/article/desk/source-overlap.js';
import { structure } from '../../domain/article/desk/structure.js';

/** The checks that make sense of a report: nobody asked for its length, its words or its links. */
export const REPORT_CHECKS: readonly Check[] = [
  grounding,
  quotesVerbatim,
  numbers,
  citationIdsKnown,
  sourceOverlap,
  language,
  htmlValid,
  structure,
];
