import type { Claim } from '../claims.js';
import { MOST_ITEMS, type Check, type DeskCheck, type Finding, type Strictness } from './desk-check.js';

export interface DeskRun {
  /** Default `standard`. */
  readonly strictness?: Strictness;
  /** A clock in ms, for how long each check took. */
  readonly now?: () => number;
}

/** Runs one check on its input. */
export function runCheck<Input>(
  check: Check<Input>,
  input: Input & { readonly claims: readonly Claim[] },
  { strictness = 'standard', now = () => 0 }: DeskRun = {},
): DeskCheck {
  const began = now();
  const { score = null, threshold = null, items = [], verdict, summary } = findOrErr(check, input);
  return {
    name: check.name,
    version: check.version,
    verdict,
    blocking: strictness === 'strict' || (strictness === 'standard' && check.blocking),
    score: score === null ? null : Math.round(score * 1000) / 1000,
    threshold,
    summary,
    items: items.slice(0, MOST_ITEMS),
    tookMs: Math.round((now() - began) * 10) / 10,
    by: 'rule',
  };
}

function findOrErr<Input>(
  check: Check<Input>,
  input: Input & { readonly claims: readonly Claim[] },
): Finding {
  try {
    return check.find(input);
  } catch {
    // The error itself may hold text of the sources.
    return { verdict: 'error', summary: 'The check failed.' };
  }
}
