import { mayBeBody, type Pool } from './pool.js';
import type { Run } from './runs.js';
import { type Pick, Selection } from './selection.js';

const MOST_SENTENCES = 3;
const MOST_WORDS = 95;
const FEWEST_WORDS = 22;
/** "X is a …", "X allows …": what a reader who comes fresh wants first. */
const DEFINES = /^.{2,60}?\b(?:is|are) (?:an?|the|one|not only|used|both|any)\b|^.{2,60}?\b(?:lets?|allows?|provides?|helps?|makes?)\b/u;

/** Takes the best opening: two or three sentences of one paragraph, the first of which leans on nothing. */
export function takeLead(pool: Pool, selection: Selection): Pick | null {
  let best: { run: Run; count: number } | null = null;
  let most = 0;
  for (const run of pool.runs) {
    if (!mayBeBody(run.source) || (pool.relevance.get(run.id) ?? 0) === 0 || selection.needed(run)?.length !== 1) continue;
    const count = leadLength(run);
    if (count === 0) continue;
    const worth = leadWorth(pool, run);
    if (worth > most) [best, most] = [{ run, count }, worth];
  }
  return best ? selection.take(best.run, best.count) : null;
}

function leadLength(run: Run): number {
  const [first] = run.sentences;
  if (!first?.needsNothing) return 0;
  const prose = run.items.length > 0 ? run.sentences.slice(0, -1) : run.sentences;
  let words = 0;
  let count = 0;
  for (const sentence of prose.slice(0, MOST_SENTENCES)) {
    if (words + sentence.words > MOST_WORDS) break;
    words += sentence.words;
    count += 1;
  }
  return words >= FEWEST_WORDS ? count : 0;
}

function leadWorth(pool: Pool, run: Run): number {
  const first = run.sentences[0];
  if (!first) return 0;
  const covered = pool.statistics.coverage(pool.query, first.terms);
  const opensPage = run.group.runs[0] === run && run.group.parent === null ? 0.2 : 0;
  const opensGroup = run.group.runs[0] === run ? 0.1 : 0;
  const defines = DEFINES.test(first.text) ? 0.15 : 0;
  const short = run.sentences.length < 2 ? 0.3 : 0;
  return (pool.scores.get(run.id) ?? 0) + 0.4 * covered + opensPage + opensGroup + defines - short;
}
