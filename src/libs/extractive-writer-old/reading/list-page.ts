import { headingTerms } from './heading-terms.js';
import { mayBeBody, type Pool } from '../pool.js';
import type { Group, ReadSource } from '../runs.js';

/** Fewer entries are no list. */
export const FEWEST_ENTRIES = 3;
/** How much of what the brief asks for a title must say, for its page to be the list that is asked for. */
const SAME_SUBJECT = 0.6;

/** @returns whether a group is one of several in a row under one heading: what the items of a list are on a page. */
export function isListed(groups: readonly Group[]): (group: Group) => boolean {
  const places = new Map(groups.map((group, index) => [group, index]));
  const keyOf = ({ parent, level }: Group) => `${parent ? (places.get(parent) ?? '') : ''} ${level}`;
  const counts = new Map<string, number>();
  for (const group of groups) counts.set(keyOf(group), (counts.get(keyOf(group)) ?? 0) + 1);
  return (group) => group.parent !== null && (counts.get(keyOf(group)) ?? 0) >= FEWEST_ENTRIES;
}

/**
 * @returns the page that is a list of what the brief asks for already: its title says so, and its headings stand in a
 * row. Null when there is none.
 */
export function listPageOf(pool: Pool): ReadSource | null {
  const { input, settings } = pool.task;
  const asked = [input, settings.title ?? ''].map((text) => headingTerms(text, pool.language));
  let best: ReadSource | null = null;
  let most = SAME_SUBJECT;
  for (const read of pool.sources) {
    const filled = read.groups.filter((group) => group.runs.length > 0);
    if (!mayBeBody(read.source) || filled.filter(isListed(filled)).length < FEWEST_ENTRIES) continue;
    const title = headingTerms(read.groups[0]?.heading ?? '', pool.language);
    const shares = asked.map((terms) =>
      terms.size === 0 ? 0 : [...terms.keys()].filter((term) => title.has(term)).length / terms.size,
    );
    const share = Math.max(...shares);
    if (share >= most && (best === null || share > most)) [best, most] = [read, share];
  }
  return best;
}
