import { setImmediate } from 'node:timers/promises';
import type { Draft, Engine, Outline } from '../../domain/article/draft.js';
import type { Writer, WritingProgress, WritingTask } from '../../ports/writer.js';
import { compose } from './composition.js';
import { missingPhrases, settingsNotApplied, sourceShortfalls } from './shortfalls.js';

/**
 * Writes without a model: it picks sentences from the sources and prints them as they stand, each with the place
 * where it was found. The same task and seed give the same bytes. What it can't do, it says in warnings.
 */
export class ExtractiveWriter implements Writer {
  readonly engine: Engine = { mode: 'extractive', provider: null, model: null };
  readonly promptsVersion = null;

  async outline(task: WritingTask, progress: WritingProgress): Promise<Outline> {
    const { outline, draft, pool, warnings } = await compose(task, null, pauseOf(progress));
    for (const warning of [
      ...settingsNotApplied(task.settings),
      ...sourceShortfalls(pool, outline, draft),
      ...warnings,
    ]) {
      progress.warn(warning);
    }
    await progress.advance(1);
    return outline;
  }

  async draft(task: WritingTask, outline: Outline, progress: WritingProgress): Promise<Draft> {
    const { draft } = await compose(task, outline, pauseOf(progress));
    for (const warning of missingPhrases(task.settings, draft)) progress.warn(warning);
    await progress.advance(1);
    return draft;
  }
}

/** Composing is plain computing, so between its steps the process must get a turn, or no abort could ever arrive. */
function pauseOf(progress: WritingProgress): (fraction: number) => Promise<void> {
  return async (fraction) => {
    progress.signal.throwIfAborted();
    await progress.advance(Math.min(0.99, fraction));
    await setImmediate();
    progress.signal.throwIfAborted();
  };
}
