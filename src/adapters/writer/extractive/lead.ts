import { mayBeBody, type Pool } from './pool.js';
import type { Run } from './runs.js';
import type { Wish } from './section-choice.js';
import { type Pick, type Selection, wordsOf } from './selection.js';

const MOST_SENTENCES = 3;
const MOST_WORDS = 95;
const FEWEST_WORDS = 22;
/** A condition to begin with speaks to somebody who knows already: "If you only want the news …". */
const DEPENDS = /^(?:if|when|whenever|while|although|though|unless|wenn|falls|si|cuando|quando|als)\b/iu;
/** "X is a …", "X allows …": what a reader who comes fresh wants first. */
const DEFINES =
  /^.{2,60}?\b(?:is|are) (?:an?|the|one|not only|used|both|any)\b|^.{2,60}?\b(?:lets?|allows?|provides?|helps?|makes?)\b/u;

/**
 * Takes the best opening: two or three sentences that stand together, the first of which leans on nothing.
 * @param wishes the sections to come
 */
export function takeLead(pool: Pool, selection: Selection, wishes: readonly Wish[]): Pick[] {
  let best: { run: Run; count: number } | null = null;
  let most = 0;
  // A lead from a page that the rest never comes back to promises another article.
  const used = new Set(wishes.flatMap((wish) => wish.runs.map((run) => run.source)));
  const openings = new Set(
    pool.sources.flatMap(({ groups }) => groups.find((group) => group.runs.length > 0)?.runs[0] ?? []),
  );
  for (const run of pool.runs) {
    if (
      !mayBeBody(run.source) ||
      (pool.relevance.get(run.id) ?? 0) === 0 ||
      selection.needed(run)?.length !== 1
    )
      continue;
    const count = leadLength(run);
    if (count === 0) continue;
    const worth = leadWorth(pool, run, openings.has(run)) + (used.has(run.source) ? 0.25 : 0);
    if (worth > most) [best, most] = [{ run, count }, worth];
  }
  if (!best) return [];
  const first = selection.take(best.run, best.count);
  const next = best.run.sentences.length === 1 ? followerOf(pool, best.run) : null;
  if (!next || selection.needed(next, [best.run])?.length !== 1) return [first];
  const count = sentencesWithin(next, MOST_SENTENCES - 1, MOST_WORDS - wordsOf(first));
  return count > 0 ? [first, selection.take(next, count)] : [first];
}

/** @returns the paragraph right after a run, when it is plain prose and one with it. */
function followerOf(pool: Pool, run: Run): Run | null {
  const next = pool.byId.get(run.id + 1);
  const follows =
    next?.group === run.group && next.block - run.block <= 1 && next.items.length === 0 && !next.aside;
  return follows ? next : null;
}

function sentencesWithin(run: Run, most: number, words: number): number {
  let count = 0;
  let sum = 0;
  for (const sentence of run.sentences.slice(0, most)) {
    sum += sentence.words;
    if (sum > words) break;
    count += 1;
  }
  return count;
}

function leadLength(run: Run): number {
  const [first] = run.sentences;
  if (!first?.needsNothing) return 0;
  const prose = run.items.length > 0 ? { ...run, sentences: run.sentences.slice(0, -1) } : run;
  const count = sentencesWithin(prose, MOST_SENTENCES, MOST_WORDS);
  const words = run.sentences.slice(0, count).reduce((sum, sentence) => sum + sentence.words, 0);
  return words >= FEWEST_WORDS ? count : 0;
}

function leadWorth(pool: Pool, run: Run, opensPage: boolean): number {
  const first = run.sentences[0];
  if (!first) return 0;
  const covered = pool.statistics.coverage(pool.query, first.terms);
  const context = pool.contexts.get(run.id) ?? run.terms;
  const named = pool.statistics.coverage(pool.query, pool.headings.get(run.group) ?? new Map());
  const page = opensPage ? 0.5 * pool.statistics.coverage(pool.query, context) + 0.3 * named : 0;
  const opensGroup = run.group.runs[0] === run ? 0.1 : 0;
  const defines = DEFINES.test(first.text) ? 0.15 : 0;
  const depends = DEPENDS.test(first.text) ? 0.5 : 0;
  // Its page is on the subject and it is not.
  const strays = (pool.textRelevance.get(run.id) ?? 0) === 0 ? 0.3 : 0;
  const short = run.sentences.length < 2 && !followerOf(pool, run) ? 0.3 : 0;
  return (
    0.6 * (pool.scores.get(run.id) ?? 0) +
    0.4 * covered +
    page +
    opensGroup +
    defines -
    short -
    depends -
    strays
  );
}
