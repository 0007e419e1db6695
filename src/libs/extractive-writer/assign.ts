import { countTerms, type TermCounts, termsOf } from '../text/index.js';
import { LEAST_SHARED } from './constants.js';
import type { Material } from './material.js';
import type { AskedHeading, Group, Unit } from './types.js';

/**
 * Assigns units to the headings of the caller: each to the one with which it shares most, by the rarity of its stems. What
 * a heading shares with all the others tells nothing.
 *
 * @returns the units of each heading, in reading order; what belongs to none is in no list
 */
export function assignUnits(
  material: Material,
  headings: readonly AskedHeading[],
  units: readonly Unit[],
): Unit[][] {
  const profiles = headings.map(({ heading, notes }) => ({
    heading: countTerms(termsOf(heading, material.language)),
    notes: countTerms(termsOf(notes, material.language)),
  }));
  const holding = countTerms(
    profiles.flatMap(({ heading, notes }) => [...new Set([...heading.keys(), ...notes.keys()])]),
  );
  const weight = (term: string) => material.statistics.weight(term) ** 2 / (holding.get(term) ?? 1) ** 2;
  const assigned = headings.map((): Unit[] => []);
  for (const unit of units) {
    const above = headingTerms(unit.group);
    let best = -1;
    let most = LEAST_SHARED;
    for (const [index, profile] of profiles.entries()) {
      let shared = 0;
      for (const [terms, worth] of [
        [profile.heading, 1],
        [profile.notes, 0.5],
      ] as const) {
        for (const term of terms.keys()) {
          if (unit.terms.has(term)) shared += worth * weight(term);
          if (above.has(term)) shared += worth * weight(term);
        }
      }
      if (shared > most) [best, most] = [index, shared];
    }
    assigned[best]?.push(unit);
  }
  return assigned;
}

function headingTerms(group: Group): TermCounts {
  const terms = new Map<string, number>();
  for (let at: Group | null = group; at && at.level > 0; at = at.parent)
    for (const term of at.terms.keys()) terms.set(term, 1);
  return terms;
}
