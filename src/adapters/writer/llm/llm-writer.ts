import type { Draft, Engine, Outline } from '../../../domain/article/draft.js';
import { StageFailure } from '../../../domain/article/stage-failure.js';
import type { Writer, WritingProgress, WritingTask } from '../../../ports/article/writer.js';
import { Drafting } from './drafting.js';
import type { ModelClient } from './provider/model-client.js';
import { planOutline } from './outline-plan.js';
import { Passages } from './passages.js';
import { PROMPTS_VERSION, SYSTEM } from './prompts.js';
import { step } from './step.js';

export interface LlmWriterParts {
  readonly engine: Engine;
  readonly client: ModelClient;
  /** Whether the provider accepts a seed. */
  readonly takesSeed: boolean;
}

/**
 * Writes with a language model: a plan, then section by section from the passages of that section, the opening last. The
 * model names sources by their ids only, and each of its sentences is compared with the passages that it was shown. An
 * unsupported sentence is fixed once or left out.
 */
export class LlmWriter implements Writer {
  readonly engine: Engine;
  readonly promptsVersion = PROMPTS_VERSION;

  constructor(private readonly parts: LlmWriterParts) {
    this.engine = parts.engine;
  }

  async outline(task: WritingTask, progress: WritingProgress): Promise<Outline> {
    progress.signal.throwIfAborted();
    const passages = await Passages.read(task.sources, task.language, progress.signal);
    if (passages.all.length === 0) {
      throw new StageFailure('no_usable_sources', 'The sources hold no text to write from.');
    }
    for (const [sourceId, count] of passages.orders) {
      const source = passages.sourceOf(sourceId);
      progress.warn({
        code: 'instructions_in_source',
        message: `${count === 1 ? 'A sentence' : `${count} sentences`} of “${source?.url ?? source?.title ?? sourceId}” gave orders to a language model and ${count === 1 ? 'was' : 'were'} left out of what the model was shown.`,
      });
    }
    await step(progress, 0.05);
    if (task.settings.seed !== undefined && !this.parts.takesSeed) {
      progress.warn({
        code: 'setting_not_applied',
        message:
          '“seed” was not applied: this provider accepts none, and may write the same brief differently.',
      });
    }
    const outline = await planOutline(
      this.parts.client,
      this.requestOf(task, progress),
      task,
      passages,
      progress,
    );
    await step(progress, 1);
    return outline;
  }

  async draft(task: WritingTask, outline: Outline, progress: WritingProgress): Promise<Draft> {
    progress.signal.throwIfAborted();
    const passages = await Passages.read(task.sources, task.language, progress.signal);
    const request = this.requestOf(task, progress);
    const draft = await new Drafting(this.parts.client, request, task, outline, passages, progress).write();
    await step(progress, 1);
    return draft;
  }

  private requestOf({ settings }: WritingTask, progress: WritingProgress) {
    return {
      system: SYSTEM,
      seed: this.parts.takesSeed ? settings.seed : undefined,
      budget: progress.models,
      signal: progress.signal,
      timeLeft: () => progress.timeLeft(),
    };
  }
}
