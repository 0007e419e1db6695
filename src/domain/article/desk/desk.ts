import { claimsOf, type Claim } from '../claims.js';
import { answersBrief } from './brief/answers-brief.js';
import { citationIdsKnown } from './citation-ids-known.js';
import type { Check, DeskCheck, DeskInput } from './desk-check.js';
import { duplicationDomain } from './duplication-domain.js';
import { duplicationInternal } from './duplication-internal.js';
import { forbidden } from './forbidden.js';
import { grounding } from './grounding.js';
import { houseStyle } from './brief/house-style.js';
import { htmlValid } from './html-valid.js';
import { language } from './language.js';
import { length } from './length.js';
import { linksAlive } from './links-alive.js';
import { mustInclude } from './must-include.js';
import { numbers } from './numbers.js';
import { quotesVerbatim } from './quotes-verbatim.js';
import { readingLevel } from './reading-level.js';
import { runCheck, type DeskRun } from './run-check.js';
import { sourceOverlap } from './source-overlap.js';
import { structure } from './structure.js';
import { verdictOf, type DeskVerdict } from './desk-verdict.js';

/** All checks of the text, in the order of display; `image_alt` follows once there is an image. */
export const CHECKS: readonly Check[] = [
  answersBrief,
  grounding,
  quotesVerbatim,
  numbers,
  citationIdsKnown,
  duplicationDomain,
  duplicationInternal,
  sourceOverlap,
  linksAlive,
  forbidden,
  houseStyle,
  mustInclude,
  length,
  readingLevel,
  language,
  htmlValid,
  structure,
];

export interface DeskReport {
  readonly verdict: DeskVerdict;
  readonly checks: readonly DeskCheck[];
  readonly claims: readonly Claim[];
}

/** Runs every check. A check that throws becomes an `error` and stops no other. */
export function runDesk(
  input: DeskInput,
  all: readonly Check[] = CHECKS,
  { strictness = 'standard', now = () => 0 }: DeskRun = {},
): DeskReport {
  const claims = claimsOf(input.draft, input.sources, input.language);
  const checks = all.map((check) => runCheck(check, { ...input, claims }, { strictness, now }));
  return { verdict: verdictOf(checks), checks, claims };
}
