import type { Outline } from '../../../domain/article/draft.js';
import { StageFailure } from '../../../domain/article/stage-failure.js';
import type { TermCounts } from '../../../domain/text/relevance.js';
import type { WritingTask } from '../../../ports/writer.js';
import { Composer } from './composer.js';
import { type Composition, targetOf } from './composition-target.js';
import { formOf } from './forms.js';
import { type Pool, poolOf } from './pool.js';
import { ableSources, LARGEST_SHARE } from './section-choice.js';

/** Spreading the article over its sources may not cost more of it than the rest. */
const LEAST_OF_TARGET = 0.72;

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
  const composer = spreadOver(pool, formOf(task.settings) === 'article' ? outline : null);
  await pause(0.9);
  return composer.render();
}

/** Nothing is written about a subject that the sources don't touch. */
function refuseIfOffTopic(pool: Pool): void {
  const { query, contexts, runs, foreign, sources } = pool;
  // One shared word of a long question is chance, in pages that nobody chose; handed-over texts were chosen.
  const chosen = sources.some(({ source }) => source.kind === 'note' || source.kind === 'given_text');
  const fewest = query.size === 0 ? 0 : query.size >= 3 && !chosen ? 2 : 1;
  const touches = (context: TermCounts | undefined) =>
    [...query.keys()].filter((term) => context?.has(term)).length >= fewest;
  if (runs.some((run) => touches(contexts.get(run.id)))) return;
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
  if (pool.sources.length < 3) return free();
  const able = ableSources(pool) >= 3;
  let cap = expectedCap(pool, outline);
  // A form may fall short of its target however its sources are used.
  const reach = formOf(pool.task.settings) === 'article' ? Infinity : free().words;
  for (let attempt = 0; able && attempt < 3; attempt += 1) {
    const composer = new Composer(pool, outline, cap);
    composer.choose();
    if (composer.words < LEAST_OF_TARGET * Math.min(reach, composer.targetWords)) break;
    if (composer.largestShare <= LARGEST_SHARE) return composer;
    cap = Math.max(2, Math.min(cap - 1, Math.floor(LARGEST_SHARE * composer.sentences)));
  }
  const composer = free();
  composer.warnIfOneLeads();
  return composer;
}

/** How many sentences two fifths of the article are, by the sources' own mean length of a sentence. */
function expectedCap(pool: Pool, outline: Outline | null): number {
  const sentences = pool.runs.flatMap((run) => run.sentences);
  const mean = sentences.reduce((sum, sentence) => sum + sentence.words, 0) / Math.max(1, sentences.length);
  return Math.max(2, Math.floor((LARGEST_SHARE * targetOf(pool, outline)) / mean));
}
