import { pathPatterns } from '../../rules/path-patterns.js';
import { type FilterGroup, filterByFact } from '../filters/filter.js';

/** A named part of a site. */
export interface Segment {
  readonly name: string;
  /** Patterns of paths: their beginning, `*` for anything; one of them must fit. */
  readonly include: readonly string[];
}

/** What an auditor asks of the pages of an audit beside what every audit knows. */
export interface OwnQuestions {
  /** Names of searches. */
  readonly searches: readonly string[];
  readonly segments: readonly Segment[];
}

export const NO_QUESTIONS: OwnQuestions = { searches: [], segments: [] };

/** Names of their filters, of which an audit has those that it was started with: `search:Price`, `segment:Blog`. */
export const OWN_FILTER = /^(?:search|no_search|segment):./u;

/** Filters of these questions: pages on which a search found something or nothing, and URLs of each segment. */
export function ownGroups({ searches, segments }: OwnQuestions): FilterGroup[] {
  const byCount = (id: string, title: string, isFound: boolean): FilterGroup => ({
    id,
    title,
    appliesTo: 'html',
    filters: searches.map((name) =>
      filterByFact(name, name, ({ row }) => {
        const count = row.found.find(({ search }) => search === name)?.count ?? 0;
        return isFound ? count > 0 : count === 0;
      }),
    ),
  });
  const inSegments: FilterGroup = {
    id: 'segment',
    title: 'Segments',
    appliesTo: 'urls',
    filters: segments.map(({ name, include }) => {
      const fits = pathPatterns(include);
      return filterByFact(name, name, ({ row }) => fits(new URL(row.url).pathname));
    }),
  };
  return [
    byCount('search', 'Searches: found', true),
    byCount('no_search', 'Searches: not found', false),
    inSegments,
  ].filter(({ filters }) => filters.length > 0);
}
