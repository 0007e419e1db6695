import { citationIdsKnown } from './citation-ids-known.js';
import type { Check, DeskCheck, DeskInput } from './desk-check.js';
import { duplicationInternal } from './duplication-internal.js';
import { grounding } from './grounding.js';
import { htmlSafe } from './html-safe.js';
import { language } from './language.js';
import { length } from './length.js';
import { structure } from './structure.js';

/** All checks, in the order in which they are shown. */
export const CHECKS: readonly Check[] = [
  grounding,
  citationIdsKnown,
  duplicationInternal,
  length,
  structure,
  htmlSafe,
  language,
];

export interface DeskReport {
  /** `fail` when a blocking check fails or errs, `warn` when any other finds fault, `pass` otherwise. */
  readonly verdict: 'pass' | 'warn' | 'fail';
  readonly checks: readonly DeskCheck[];
}

/** Runs every check. One that throws is an `error` of its own and stops no other. */
export function runDesk(input: DeskInput, all: readonly Check[] = CHECKS): DeskReport {
  const checks = all.map((check) => runOne(check, input));
  const failed = checks.some(
    ({ blocking, verdict }) => blocking && (verdict === 'fail' || verdict === 'error'),
  );
  const faulty = checks.some(
    ({ verdict }) => verdict === 'fail' || verdict === 'error' || verdict === 'warn',
  );
  return { verdict: failed ? 'fail' : faulty ? 'warn' : 'pass', checks };
}

function runOne(check: Check, input: DeskInput): DeskCheck {
  try {
    return check.run(input);
  } catch {
    // What went wrong inside is no news for a reader of the report, and may hold text of the sources.
    const { name, version, blocking } = check;
    return {
      name,
      version,
      blocking,
      verdict: 'error',
      score: null,
      threshold: null,
      summary: 'The check broke down.',
      items: [],
    };
  }
}
