import type { Warning } from '../domain/article/draft.js';
import { retryDelayMs, StageFailure } from '../domain/article/stage-failure.js';
import type { StageName } from '../domain/article/stages.js';
import { GalleyError } from '../domain/errors.js';
import type { Clock } from '../ports/clock.js';
import type { ClaimedJob, JobStore } from '../ports/job-store.js';
import type { Log } from '../ports/log.js';
import type { Artifacts, Stages } from './stage-artifacts.js';
import { LeaseLost, RunRecord } from './run-record.js';

export interface ArticleRunParts {
  readonly stores: { readonly jobs: JobStore };
  readonly stages: () => Promise<Stages>;
  readonly clock: Clock;
  readonly log: Log;
  /** See `PipelineLimits`. */
  readonly limits: { readonly settleMs: number; readonly budgetMs: number };
}

/** Why a worker stopped before the end; carried as the abort reason. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  constructor(readonly why: 'handed_back' | 'budget_exceeded') {
    super(why);
  }
}

/** One attempt at one job, stage by stage. */
export class ArticleRun {
  private readonly record: RunRecord;
  private readonly signal: AbortSignal;
  private readonly begun: number;

  constructor(
    private readonly parts: ArticleRunParts,
    private readonly job: ClaimedJob,
    stop: AbortController,
  ) {
    this.signal = stop.signal;
    this.begun = parts.clock.now().getTime();
    this.record = new RunRecord(
      {
        jobs: parts.stores.jobs,
        clock: parts.clock,
        settleMs: parts.limits.settleMs,
        onFault: (error) => {
          stop.abort(error);
        },
      },
      job,
    );
  }

  async throughAllStages(): Promise<void> {
    const { record, signal } = this;
    const stages = await this.parts.stages();
    const isFirst = this.job.progress.stages.every(({ status }) => status === 'waiting');
    const left = isFirst ? {} : await this.parts.stores.jobs.artifacts(this.job.ref);
    const artifacts = this.wholeOf(left);
    for (let stage = await record.beginNext(); stage !== null; stage = await record.beginNext()) {
      signal.throwIfAborted();
      const name = stage;
      const progress = {
        signal,
        fetches: record.fetches,
        queries: record.queries,
        models: record.models,
        kept: left[name] ?? null,
        keep: async (part: unknown) => {
          signal.throwIfAborted();
          await record.keep(part);
        },
        timeLeft: () => this.timeLeft(),
        advance: async (fraction: number) => {
          signal.throwIfAborted();
          await record.advance(fraction);
        },
        warn: (warning: Omit<Warning, 'stage'>) => {
          record.warn({ ...warning, stage: name });
        },
      };
      if (name === 'assemble') {
        const article = await stages.assemble(this.job, artifacts, progress);
        signal.throwIfAborted();
        const id = await record.complete(article);
        this.parts.log.info({ ...this.names(), article: id }, 'an article is finished');
        return;
      }
      const content = await stages[name](this.job, artifacts, progress);
      signal.throwIfAborted();
      Object.assign(artifacts, { [name]: content });
      await record.end(name, content);
    }
    throw new Error('every stage is through and there is no article');
  }

  /**
   * Writes how the attempt ended, by what stopped it.
   * @throws when the stores are away: nothing can be written; the lease runs out by itself
   */
  async end(error: unknown): Promise<void> {
    const { log } = this.parts;
    const cause: unknown = this.signal.aborted ? this.signal.reason : error;
    await this.record.settle();
    if (cause instanceof LeaseLost) {
      log.info(this.names(), 'a job was cancelled, or taken over by another worker');
    } else if (cause instanceof Stopped && cause.why === 'handed_back') {
      await this.record.handBack();
      log.info(this.names(), 'a job was handed back to the queue');
    } else if (cause instanceof Stopped) {
      await this.fail(new StageFailure('budget_exceeded', 'The article took longer than 15 minutes.'));
    } else if (cause instanceof GalleyError && cause.code === 'unavailable') {
      throw cause;
    } else if (cause instanceof StageFailure) {
      await this.fail(cause);
    } else {
      const stage = this.record.runningStage;
      log.error({ err: cause, ...this.names(), stage }, 'a stage failed unexpectedly');
      const told = `An internal error stopped the article; the log has it under ${this.job.progress.id}.`;
      await this.fail(new StageFailure('internal', told));
    }
  }

  /** A stage that is not done has left no artifact, only what its next attempt may go on from. */
  private wholeOf(left: Partial<Record<StageName, unknown>>): Partial<Artifacts> {
    const done = this.job.progress.stages.filter(({ status }) => status === 'done' || status === 'skipped');
    return Object.fromEntries(done.flatMap(({ name }) => (name in left ? [[name, left[name]]] : [])));
  }

  private timeLeft(): number {
    const inThisAttempt = this.parts.clock.now().getTime() - this.begun;
    return Math.max(0, this.parts.limits.budgetMs - this.job.usage.ranMs - inThisAttempt);
  }

  private async fail(failure: StageFailure): Promise<void> {
    const { code, message, retryable } = failure;
    const stage = this.record.runningStage;
    const { attempt, maxAttempts } = this.job.progress;
    const again = retryable && attempt < maxAttempts;
    this.parts.log.info({ ...this.names(), code, stage, attempt, again }, 'an attempt failed');
    const error = { code, message, stage, retryable };
    if (again) {
      const dueAt = new Date(this.parts.clock.now().getTime() + retryDelayMs(attempt, failure));
      await this.record.release(error, dueAt);
    } else await this.record.fail(error);
  }

  /** Fields of every line of the log: our own name of the job, and the one that its caller knows. */
  private names(): { readonly ref: string; readonly job: string } {
    return { ref: this.job.ref, job: this.job.progress.id };
  }
}
