import type { Outline } from '../../domain/article/draft.js';
import { StageFailure } from '../../domain/article/stage-failure.js';
import type { Source } from '../../domain/research/source.js';
import type { WritingTask } from '../../ports/writer.js';
import { Composer } from './composer.js';
import { listPageOf } from './reading/list-page.js';
import { type Composition, targetOf } from './composition-target.js';
import { formOf } from './forms.js';
import { isChosen, type Pool, poolOf } from './pool.js';
import { ableSources, LARGEST_SHARE } from './section-choice.js';

/** Spreading the article over its sources may not cost more of it than the rest. */
const LEAST_OF_TARGET = 0.72;
/** Of a page of questions it costs whole answers, and hardly any is worth that. */
const LEAST_OF_ANSWERS = 0.9;

/** @param pause called between steps with the share that is done; throws when the work is to stop. */
export async function compose(
  task: WritingTask,
  outline: Outline | null,
  pause: (fraction: number) => Promise<void>,
): Promise<Composition> {
  const pool = await poolOf(task, (fraction) => pause(0.6 * fraction));
  refuseIfOffTopic(pool);
  await pause(0.7);
  // A form is made anew from the task, which gives the same again: its parts are no sections that could be refilled.
  const composed = spreadOver(pool, null).render();
  await pause(0.9);
  if (!outline || formOf(task.settings) !== 'article' || sameHeadings(composed.outline, outline))
    return composed;
  return spreadOver(pool, outline).render();
}

/** An outline that this engine made comes out of the task again, and filling it anew could only miss parts of it. */
function sameHeadings(one: Outline, other: Outline): boolean {
  const headings = ({ sections }: Outline) => sections.map(({ heading }) => heading).join('\n');
  return headings(one) === headings(other);
}

/** Nothing is written about a subject that the sources don't touch. */
function refuseIfOffTopic(pool: Pool): void {
  const { query, contexts, runs, foreign, sources } = pool;
  // One shared word of a long question is chance, in pages that nobody chose; what the brief gives was chosen.
  const chosen = sources.some(({ source }) => isChosen(source));
  const fewest = query.size === 0 ? 0 : query.size >= 3 && !chosen ? 2 : 1;
  const held = new Map<Source, Set<string>>(sources.map(({ source }) => [source, new Set()]));
  // Of a whole source and not of a paragraph: a page on one of two things names the other nowhere.
  for (const run of runs) {
    for (const term of query.keys()) if (contexts.get(run.id)?.has(term)) held.get(run.source)?.add(term);
  }
  if (runs.length > 0 && [...held.values()].some((terms) => terms.size >= fewest)) return;
  const why =
    sources.length === 0 && foreign.length > 0
      ? 'every source is in another language than the article, and this engine can’t translate'
      : runs.length === 0
        ? 'no source holds a sentence that can be used'
        : 'no source says anything about it';
  throw new StageFailure('no_usable_sources', `There is nothing to write from: ${why}.`);
}

/**
 * With three sources or more, none gives over two fifths of the sentences. Where that would cost the article more
 * than a good quarter of its length, the fullest source may lead, and a warning says so.
 */
function spreadOver(pool: Pool, outline: Outline | null): Composer {
  const free = () => {
    const composer = new Composer(pool, outline, Infinity);
    composer.choose();
    return composer;
  };
  // Notes are no third page: whoever gives two pages and a note wants these two.
  if (pool.sources.filter(({ source }) => source.kind !== 'note').length < 3) return free();
  const ownList = formOf(pool.task.settings) === 'listicle' && listPageOf(pool) !== null;
  const able = ableSources(pool) >= 3 && !ownList;
  let cap = expectedCap(pool, outline);
  // A form may fall short of its target however its sources are used.
  const reach = formOf(pool.task.settings) === 'article' ? Infinity : free().words;
  const least = formOf(pool.task.settings) === 'faq' ? LEAST_OF_ANSWERS : LEAST_OF_TARGET;
  let why = ownList ? 'the entries are a list of its own' : 'the others say too little on the subject';
  for (let attempt = 0; able && attempt < 3; attempt += 1) {
    const composer = new Composer(pool, outline, cap);
    composer.choose();
    if (composer.words < least * Math.min(reach, composer.targetWords)) {
      why = 'with less of it the article would lose too much of its length';
      break;
    }
    if (composer.largestShare <= LARGEST_SHARE) return composer;
    why = 'what the others hold doesn’t make up for less of it';
    cap = Math.max(2, Math.min(cap - 1, Math.floor(LARGEST_SHARE * composer.sentences)));
  }
  const composer = free();
  composer.warnIfOneLeads(why);
  return composer;
}

/** How many sentences two fifths of the article are, by the sources' own mean length of a sentence. */
function expectedCap(pool: Pool, outline: Outline | null): number {
  const sentences = pool.runs.flatMap((run) => run.sentences);
  const mean = sentences.reduce((sum, sentence) => sum + sentence.words, 0) / Math.max(1, sentences.length);
  return Math.max(2, Math.floor((LARGEST_SHARE * targetOf(pool, outline)) / mean));
}
