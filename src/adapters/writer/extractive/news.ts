import type { Source } from '../../../domain/research/source.js';
import { countTerms } from '../../../domain/text/relevance.js';
import { sourceWishes } from './forms.js';
import type { Pool } from './pool.js';
import type { Wish } from './section-choice.js';
import type { Pick } from './selection.js';

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

/** @returns a wish for each page on the subject, in the order of news; none where dates can't order them. */
export function newsWishes(pool: Pool, order: readonly Source[], words: number): Wish[] {
  const dated = order.filter(({ publishedAt }) => publishedAt !== null);
  if (dated.length < 2) return [];
  return sourceWishes(pool, words)
    .sort((a, b) => order.indexOf(a.source.source) - order.indexOf(b.source.source))
    .map(({ source, wish }) => {
      // A page that names the subject in its title tells what came of it without naming it in each paragraph.
      const [page] = source.groups;
      const title = page ? [...(pool.headings.get(page)?.keys() ?? [])] : [];
      const isAbout = title.some((term) => pool.query.has(term));
      return { ...wish, terms: isAbout ? countTerms([...pool.query.keys(), ...title]) : wish.terms };
    });
}

/** @returns picks in the order of their pages, and of each page from its top down. */
export function inNewsOrder(picks: readonly Pick[], order: readonly Source[]): Pick[] {
  return [...picks].sort(
    (a, b) => order.indexOf(a.run.source) - order.indexOf(b.run.source) || a.run.id - b.run.id,
  );
}
