import { SUMMARY_PART, type NgramPart, type NgramSummary, type StoredPhrases } from './ngram-parts.js';
import type { NgramPage } from './ngram-page.js';
import type { NgramOptions } from './ngram-settings.js';
import { NgramTally } from './ngram-tally.js';
import type { StoredNgrams } from './ngrams-of.js';

/**
 * Counts some pages anew, as for one folder or one page: what is stored of the whole site can't tell of a part.
 * @param pages that are at hand; they are looked at twice
 * @returns what `ngramsOf` answers from
 */
export function countNgrams(
  pages: readonly NgramPage[],
  urlOf: (id: number) => string,
  options: NgramOptions = {},
): StoredNgrams {
  const tally = new NgramTally(options);
  for (const page of pages) tally.add(page);
  const describer = tally.finish();
  for (const page of pages) describer.add(page);
  return storedNgrams(describer.finish(urlOf));
}

const NOTHING: NgramSummary = { indexableOnly: true, languages: [], totals: [] };

/** @param parts as they were given for storing, all or those that a query needs */
export function storedNgrams(parts: Iterable<NgramPart>): StoredNgrams {
  let summary = NOTHING;
  const phrases = new Map<string, StoredPhrases>();
  for (const { part, data } of parts) {
    if (part === SUMMARY_PART && 'totals' in data) summary = data;
    else if ('phrases' in data) phrases.set(part, data);
  }
  return { summary, parts: phrases };
}
