import type { Source } from '../../../domain/research/source.js';
import { countTerms } from '../../text/index.js';
import { sourceWishes } from '../forms.js';
import type { Run } from '../runs.js';
import type { Pool } from '../pool.js';
import type { Wish } from '../section-choice.js';
import type { Pick } from '../selection.js';

/**
 * News are told page by page: the page of the lead first, for it goes on there, then the others, the newest first.
 * Pages without a date come last.
 */
export function newsOrder(pool: Pool, lead: readonly Pick[]): Source[] {
  const opens = lead[0]?.run.source;
  const dateOf = (source: Source) => Date.parse(source.publishedAt ?? '') || 0;
  return pool.sources
    .map(({ source }) => source)
    .sort((a, b) => Number(b === opens) - Number(a === opens) || dateOf(b) - dateOf(a));
}

/** A page's part in the news: its opening, which says what is new and what the rest is about, and then the rest. */
export interface NewsWish {
  readonly opening: Wish;
  readonly rest: Wish;
}

/** @returns a wish for each page on the subject, in the order of news; none where dates can't order them. */
export function newsWishes(pool: Pool, order: readonly Source[], words: number): NewsWish[] {
  const dated = order.filter(({ publishedAt }) => publishedAt !== null);
  if (dated.length < 2) return [];
  return sourceWishes(pool, words)
    .sort((a, b) => order.indexOf(a.source.source) - order.indexOf(b.source.source))
    .map(({ source, wish }) => {
      // A page that names the subject in its title tells what came of it without naming it in each paragraph.
      const [page] = source.groups;
      const title = page ? [...(pool.headings.get(page)?.keys() ?? [])] : [];
      const isAbout = title.some((term) => pool.query.has(term));
      const first = source.groups.find(({ runs }) => runs.length > 0)?.runs[0];
      const terms = isAbout ? [...pool.query.keys(), ...title] : [...wish.terms.keys()];
      return {
        opening: {
          ...wish,
          runs: first ? [first] : [],
          terms: termsWith(terms, isAbout ? first : undefined),
        },
        rest: { ...wish, terms: countTerms(terms) },
      };
    });
}

function termsWith(terms: readonly string[], run: Run | undefined): Wish['terms'] {
  return countTerms([...terms, ...(run?.terms.keys() ?? [])]);
}

/** @returns picks in the order of their pages, and of each page from its top down. */
export function inNewsOrder(picks: readonly Pick[], order: readonly Source[]): Pick[] {
  return [...picks].sort(
    (a, b) => order.indexOf(a.run.source) - order.indexOf(b.run.source) || a.run.id - b.run.id,
  );
}
