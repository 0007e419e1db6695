import {
  countTerms,
  namesTerm,
  subjectCover,
  subjectScore,
  type Subject,
  type TermCounts,
  termsOf,
} from '../../libs/text/index.js';
import type { NewSource } from '../../domain/research/source.js';
import { lengthOf, type PageTerms } from './page-terms.js';

/** A text that names half of what the brief asks about, by the weight of its words, is taken to be about it. */
const FITTING = 0.5;
/**
 * A page that says less about the subject than this share of the best one only mentions it. Set by the 30 briefs of
 * `subjectScore`: below, nine pages of ten belong to something else.
 */
const LEAST_SHARE = 0.5;
/** Half of that is enough where the title has a word that the brief asks for: the page is about it, if shortly. */
const LEAST_SHARE_TITLED = 0.25;

/** Pages by how much they say about the subject. */
export interface RankedPages {
  /** Those that are about it, the best first; the order in which they were found breaks ties. */
  readonly fitting: readonly NewSource[];
  /** Those that merely mention it, or not even that. */
  readonly others: readonly NewSource[];
}

export async function rankPages(
  pages: readonly NewSource[],
  subject: Subject,
  terms: PageTerms,
  meanLength: number,
): Promise<RankedPages> {
  const required = subject.terms.filter((term) => term.required);
  const scored: { page: NewSource; score: number; cover: number; least: number }[] = [];
  for (const page of pages) {
    const counts = await terms.of(page);
    const score = subjectScore(subject, counts, lengthOf(counts), meanLength);
    const title = countTerms(termsOf(page.title, subject.language));
    const isTitled = required.some((term) => namesTerm(term, title));
    const least = isTitled ? LEAST_SHARE_TITLED : LEAST_SHARE;
    scored.push({ page, score, cover: subjectCover(subject, counts), least });
  }
  scored.sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  const isFitting = ({ score, cover, least }: (typeof scored)[number]) => cover > 0 && score >= least * best;
  return {
    fitting: scored.filter(isFitting).map(({ page }) => page),
    others: scored.filter((each) => !isFitting(each)).map(({ page }) => page),
  };
}

/** Whether a text by itself is about what the brief asks. */
export function isAbout(subject: Subject, text: TermCounts): boolean {
  return subjectCover(subject, text) >= FITTING;
}
