import { type TermCounts, isQuestionHeading } from '../text/index.js';
import { isOfThePage, speaksOfItself } from './reading/first-person.js';
import { mayBeBody, type Pool } from './pool.js';
import type { Group, ReadSource, Run } from './runs.js';
import type { Wish } from './section-choice.js';
import { type Pick, type Selection, wordsOf } from './selection.js';

const MOST_SENTENCES = 3;
const MOST_WORDS = 95;
const FEWEST_WORDS = 22;
/** Below this nothing opens the article; it begins with its first section then. */
const FEWEST_WORTH = 0.35;
/** What opens the page that fits best is worth this much, and naming all that is rare this much. */
const OPENS = 1.2;
const RARE = 0.5;
/** How many of a page's first runs may be its opening, where what stands before them is no prose. */
const OPENINGS = 2;
/** A condition to begin with speaks to somebody who knows already: "If you only want the news …". */
const DEPENDS = /^(?:if|when|whenever|while|although|though|unless|wenn|falls|si|cuando|quando|als)\b/iu;
/** "X is a …", "X allows …": what a reader who comes fresh wants first. */
const DEFINES =
  /^.{2,60}?\b(?:is|are|was|were) (?:an?|the|one|not only|used|both|any)\b|^.{2,60}?\b(?:lets?|allows?|provides?|helps?|makes?)\b/u;
/**
 * Takes the best opening: two or three sentences that stand together, the first of which leans on nothing. What opens
 * the page that fits the subject best goes before all that merely scores well.
 * @param wishes the sections to come
 * @param mayLead whether a run is free to be taken away from the sections
 */
export function takeLead(
  pool: Pool,
  selection: Selection,
  wishes: readonly Wish[],
  mayLead: (run: Run) => boolean = () => true,
): Pick[] {
  let best: { run: Run; count: number } | null = null;
  let most = FEWEST_WORTH;
  // A lead from a page that the rest never comes back to promises another article.
  const used = new Set(wishes.flatMap((wish) => wish.runs.map((run) => run.source)));
  const fits = pageFits(pool);
  for (const read of pool.sources) {
    if (!mayBeBody(read.source)) continue;
    const openings = openingsOf(read);
    for (const run of read.groups.flatMap((group) => group.runs)) {
      const at = openings.indexOf(run);
      // Under a label stands a box as a rule; but what opens a page stands under the caption of its picture often enough.
      const count = mayLead(run) && (!run.aside || at === 0) ? leadLength(pool, selection, run) : 0;
      if (count === 0 || (pool.relevance.get(run.id) ?? 0) === 0) continue;
      if (selection.needed(run)?.length !== 1) continue;
      const fit = at === -1 ? 0 : (OPENS * (fits.get(read) ?? 0)) / (1 + at);
      const rare = rareCoverage(pool, pool.contexts.get(run.id) ?? run.terms);
      const worth = leadWorth(pool, run) + fit + (used.has(read.source) ? 0.25 : 0) + RARE * rare;
      if (worth > most) [best, most] = [{ run, count }, worth];
    }
  }
  if (!best) return [];
  const first = selection.take(best.run, best.count);
  const next = best.run.sentences.length === 1 ? followerOf(pool, best.run) : null;
  if (!next || selection.needed(next, [best.run])?.length !== 1) return [first];
  const own = ownSentences(pool, next);
  const count = sentencesWithin({ ...next, sentences: own }, MOST_SENTENCES - 1, MOST_WORDS - wordsOf(first));
  return count > 0 ? [first, selection.take(next, count)] : [first];
}

/**
 * @returns how much a text holds of what tells this subject from its neighbours, 0 to 1: of "a hidden wireless
 * network" the word "hidden" on pages that are all about networks.
 */
function rareCoverage({ query, statistics }: Pool, text: TermCounts): number {
  let held = 0;
  let all = 0;
  for (const term of query.keys()) {
    if (!statistics.knows(term)) continue;
    const weight = statistics.weight(term);
    all += weight;
    if (text.has(term)) held += weight;
  }
  return all === 0 ? 1 : held / all;
}

/** @returns what opening each page is worth: by how much its title says of the subject, and how much its text does. */
function pageFits(pool: Pool): Map<ReadSource, number> {
  const held = pool.sources.map((read) => {
    const runs = read.groups.flatMap((group) => group.runs);
    const title = read.groups[0] ? pool.headings.get(read.groups[0]) : undefined;
    const sum = runs.reduce((all, run) => all + run.words * (pool.textRelevance.get(run.id) ?? 0), 0);
    const words = runs.reduce((all, run) => all + run.words, 0);
    return {
      read,
      title: pool.statistics.coverage(pool.query, title ?? new Map()),
      text: sum / Math.max(1, words),
    };
  });
  const most = Math.max(1e-9, ...held.map(({ text }) => text));
  return new Map(held.map(({ read, title, text }) => [read, 0.7 * title + 0.3 * (text / most)]));
}

/** @returns the runs that open a page: its first ones, as long as they stand under its title. */
function openingsOf({ groups }: ReadSource): Run[] {
  const first = groups.find((group) => group.runs.length > 0);
  if (!first) return [];
  return opensPage(first) ? first.runs.slice(0, OPENINGS) : first.runs.slice(0, 1);
}

function opensPage(group: Group): boolean {
  return group.level <= 1;
}

/** @returns the paragraph right after a run, when it is plain prose and one with it. */
function followerOf(pool: Pool, run: Run): Run | null {
  const next = pool.byId.get(run.id + 1);
  const follows =
    next?.group === run.group && next.block - run.block <= 1 && next.items.length === 0 && !next.aside;
  return follows ? next : null;
}

function sentencesWithin(run: Pick['run'], most: number, words: number): number {
  let count = 0;
  let sum = 0;
  for (const sentence of run.sentences.slice(0, most)) {
    sum += sentence.words;
    if (sum > words) break;
    count += 1;
  }
  return count;
}

/** @returns the first sentences of a run, up to one in which somebody speaks of himself or of his page. */
function ownSentences(pool: Pool, run: Run): Run['sentences'] {
  const prose = run.items.length > 0 ? run.sentences.slice(0, -1) : run.sentences;
  const at = prose.findIndex(({ text }) => speaksOfItself(text, pool.language) || isOfThePage(text));
  return at === -1 ? prose : prose.slice(0, at);
}

function leadLength(pool: Pool, selection: Selection, run: Run): number {
  const [first] = run.sentences;
  // An answer without its question is no beginning.
  if (!first?.needsNothing || isQuestionHeading(run.group.heading)) return 0;
  const own = ownSentences(pool, run);
  const count = sentencesWithin({ ...run, sentences: own }, MOST_SENTENCES, MOST_WORDS);
  const words = own.slice(0, count).reduce((sum, sentence) => sum + sentence.words, 0);
  const next = count === run.sentences.length && count === 1 ? followerOf(pool, run) : null;
  const goesOn = next && selection.needed(next)?.length === 1 ? next.words : 0;
  // Where somebody begins to speak of himself, what he said before may stand, short as it is.
  const fewest = count > 0 && own.length < run.sentences.length ? FEWEST_WORDS / 2 : FEWEST_WORDS;
  return words + goesOn >= fewest ? count : 0;
}

function leadWorth(pool: Pool, run: Run): number {
  const first = run.sentences[0];
  if (!first) return 0;
  const covered = coverageOf(pool, first.terms);
  const opensGroup = run.group.runs[0] === run ? 0.1 : 0;
  const defines = DEFINES.test(first.text) ? 0.15 : 0;
  const depends = DEPENDS.test(first.text) ? 0.5 : 0;
  // Its page is on the subject and it is not.
  const strays = (pool.textRelevance.get(run.id) ?? 0) === 0 ? 0.3 : 0;
  const names = covered === 0 ? 0.3 : 0;
  const short = run.sentences.length < 2 && !followerOf(pool, run) ? 0.3 : 0;
  return (
    0.5 * (pool.scores.get(run.id) ?? 0) +
    0.5 * covered +
    opensGroup +
    defines -
    short -
    depends -
    strays -
    names
  );
}

function coverageOf(pool: Pool, terms: TermCounts): number {
  return pool.statistics.coverage(pool.query, terms);
}
