import type { CheckResult } from './judge-site.js';
import type { Severity } from './check.js';

/** What a fault weighs; see docs/audit.md. Notices weigh nothing: they are advice. Chosen. */
const WEIGHTS: Readonly<Record<Severity, number>> = { error: 10, warning: 3, notice: 0 };
/** Chosen so that one error on every page costs some 28 points, and no one fault eats all. */
const SOFTNESS = 30;
const GRADES = [
  ['A', 90],
  ['B', 80],
  ['C', 70],
  ['D', 60],
] as const;

export type Grade = 'A' | 'B' | 'C' | 'D' | 'F';

export interface LostPoints {
  readonly check: string;
  readonly severity: Severity;
  /** One decimal. */
  readonly points: number;
  readonly affected: number;
  readonly population: number;
  /** 0 to 1. */
  readonly share: number;
}

export interface ScoreCap {
  readonly reason: 'home_noindex' | 'robots_blocks_site' | 'home_not_200';
  readonly max: number;
}

export interface Score {
  /** 0 to 100; null when no page was fetched. */
  readonly value: number | null;
  readonly grade: Grade | null;
  readonly caps: readonly ScoreCap[];
  /** Adds up to 100 - what the value would be without its caps. */
  readonly lost: readonly LostPoints[];
}

/**
 * How well a site is: 100 without faults, less by every check that hits, by its weight and by the root of the share of
 * what it applies to. Fixing anything never lowers it, and resources do not dilute it. Hits that can't be
 * verified, or are reported as notices, cost nothing.
 *
 * @param pages of the site that were read
 */
export function scoreSite(results: readonly CheckResult[], pages: number, caps: readonly ScoreCap[]): Score {
  if (pages === 0) return { value: null, grade: null, caps, lost: [] };
  const weighed = results.flatMap((result) => {
    const { population, urls } = result;
    // A hit that is reported as a notice is advice, whatever its check weighs; so is what can't be verified.
    const advice = Math.max(result.unverifiable, result.bySeverity.notice);
    const sure = Math.max(0, result.count - advice);
    // Several faults of one URL make it no more than one of its population; the site itself has no URL.
    const affected = urls === 0 ? sure : Math.min(sure, urls);
    if (affected === 0 || population === 0) return [];
    const share = Math.min(1, affected / population);
    const penalty = WEIGHTS[result.check.severity] * Math.sqrt(share);
    return penalty === 0 ? [] : [{ result, affected, population, share, penalty }];
  });
  const penalty = weighed.reduce((sum, each) => sum + each.penalty, 0);
  const uncapped = scoreOf(penalty);
  const value = Math.min(uncapped, ...caps.map(({ max }) => max));
  const tenths = sharedOut(
    (100 - uncapped) * 10,
    weighed.map((each) => each.penalty / penalty),
  );
  const lost = weighed
    .map(({ result, affected, population, share }, index) => ({
      check: result.check.id,
      severity: result.check.severity,
      points: (tenths[index] ?? 0) / 10,
      affected,
      population,
      share: Math.round(share * 10_000) / 10_000,
    }))
    .sort((a, b) => b.points - a.points);
  const grade = GRADES.find(([, least]) => value >= least)?.[0] ?? 'F';
  return { value, grade, caps, lost };
}

/** What a score was made of, as an overview has it. */
export interface StoredScore {
  readonly value: number | null;
  readonly caps: readonly Pick<ScoreCap, 'max'>[];
  readonly lost: readonly Pick<LostPoints, 'check' | 'severity' | 'share'>[];
}

/** The score as it would be without some checks; null without a page to judge. */
export function scoreWithout({ value, caps, lost }: StoredScore, isLeftOut: (check: string) => boolean) {
  if (value === null || !lost.some(({ check }) => isLeftOut(check))) return value;
  const kept = lost.filter(({ check }) => !isLeftOut(check));
  const penalty = kept.reduce((sum, { severity, share }) => sum + WEIGHTS[severity] * Math.sqrt(share), 0);
  return Math.min(scoreOf(penalty), ...caps.map(({ max }) => max));
}

const scoreOf = (penalty: number) => Math.round(100 * Math.exp(-penalty / SOFTNESS));

/** Whole parts of a whole that add up to it: what rounding leaves goes to those with the largest rests. */
function sharedOut(whole: number, shares: readonly number[]): number[] {
  const parts = shares.map((share) => Math.floor(whole * share));
  const rests = shares
    .map((share, index) => ({ index, rest: whole * share - Math.floor(whole * share) }))
    .sort((a, b) => b.rest - a.rest);
  const left = whole - parts.reduce((sum, part) => sum + part, 0);
  for (const { index } of rests.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
