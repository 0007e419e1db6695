import { setMaxListeners } from 'node:events';
import type { Warning } from '../domain/article/draft.js';
import {
  beginStage,
  endStage,
  nextStage,
  percentOf,
  type JobError,
  type JobProgress,
} from '../domain/article/job.js';
import { FetchBudget, JOB_BUDGET, ModelBudget } from '../domain/article/job-budget.js';
import { retryDelayMs, StageFailure } from '../domain/article/stage-failure.js';
import type { StageName } from '../domain/article/stages.js';
import { GalleyError } from '../domain/errors.js';
import { instantOf } from '../domain/instant.js';
import type { Clock } from '../ports/clock.js';
import type { EventBus } from '../ports/event-bus.js';
import type { Ids } from '../ports/ids.js';
import type { ClaimedJob, JobStore, ProgressUpdate } from '../ports/job-store.js';
import type { Log } from '../ports/log.js';
import type { Artifacts, FinishedArticle, Stages } from './article-stages.js';

export interface ArticlePipelineParts {
  readonly stores: { readonly jobs: JobStore };
  readonly events: EventBus;
  /** Loaded with the first job, or before. */
  readonly stages: () => Promise<Stages>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly limits: PipelineLimits;
}

export interface PipelineLimits {
  /** How long a claim holds without a sign of life; renewed at a third of it. */
  readonly leaseMs: number;
  /** Time in the hands of workers, over all attempts of a job. */
  readonly budgetMs: number;
}

export const PIPELINE_LIMITS: PipelineLimits = { leaseMs: 15_000, budgetMs: JOB_BUDGET.ranMs };

/** How long a worker goes on with articles before work of other kinds may have its place. */
const GO_ON_MS = 10_000;

/** No more than one write of progress in this time while a stage runs; a subscriber could not read faster. */
const PROGRESS_EVERY_MS = 250;

/** Why a worker stopped before the end; carried as the abort reason. */
class Stopped extends Error {
  override readonly name = 'Stopped';
  constructor(readonly why: 'lease_lost' | 'handed_back' | 'budget_exceeded') {
    super(why);
  }
}

/**
 * Runs an article job stage by stage. Each stage leaves an artifact in the transaction that ends it, so whoever
 * comes after a crash goes on behind the last one. Every write carries the lease's token: a worker that lost its
 * lease changes nothing any more.
 */
export class ArticlePipeline {
  constructor(private readonly parts: ArticlePipelineParts) {}

  /**
   * Takes the job whose turn it is and brings it to its end, back to the queue, or nowhere when there is none; then the
   * next, for some seconds. What woke this worker only says that there is work: a hundred jobs of one newsroom may have
   * been queued before another's, and the queue takes a moment to hand out the next.
   *
   * @param ref the job that the queue told of; it is taken when no other has the turn
   * @param handBack aborts when this process has to leave: the job goes back to the queue between two steps
   * @throws when the stores can't be reached; the lease then runs out and another takes over
   */
  async run(ref: string, handBack: AbortSignal): Promise<void> {
    const { ids, limits, stores } = this.parts;
    const began = performance.now();
    const takeNext = () => stores.jobs.claimNext(ids.uuid(), limits.leaseMs);
    const goesOn = () => !handBack.aborted && performance.now() - began < GO_ON_MS;
    if (!goesOn()) return;
    let job = (await takeNext()) ?? (await stores.jobs.claim(ref, ids.uuid(), limits.leaseMs));
    while (job) {
      await this.attempt(job, handBack);
      job = goesOn() ? await takeNext() : null;
    }
  }

  private async attempt(job: ClaimedJob, handBack: AbortSignal): Promise<void> {
    const { events, limits, log, stores } = this.parts;
    const { ref } = job;
    const stop = new AbortController();
    // Every fetch under way listens to it; Node takes more than ten for a leak.
    setMaxListeners(0, stop.signal);
    const onHandBack = () => stop.abort(new Stopped('handed_back'));
    handBack.addEventListener('abort', onHandBack, { once: true });
    const budget = setTimeout(
      () => stop.abort(new Stopped('budget_exceeded')),
      Math.max(0, limits.budgetMs - job.usage.ranMs),
    );
    const renew = () => {
      stores.jobs.renewLease(ref, job.leaseToken, limits.leaseMs).then(
        (held) => {
          if (!held) stop.abort(new Stopped('lease_lost'));
        },
        (error: unknown) => {
          log.warn({ err: error, ref, job: job.progress.id }, 'a lease could not be renewed');
        },
      );
    };
    const heartbeat = setInterval(renew, limits.leaseMs / 3);
    // Only a hint, like every wake: whether the job was cancelled, its lease tells.
    const stopListening = events.listen(`stop:${ref}`, renew);
    const run = new Run(this.parts, job, stop.signal);
    try {
      await run.throughAllStages();
    } catch (error) {
      await run.end(error);
    } finally {
      stopListening();
      clearInterval(heartbeat);
      clearTimeout(budget);
      handBack.removeEventListener('abort', onHandBack);
      // Whatever the attempt began and did not wait for, such as the fetches beside one that failed.
      stop.abort();
    }
  }
}

/** One attempt at one job: what it knows between its writes. */
class Run {
  private state: JobProgress;
  private warnings: readonly Warning[];
  private readonly fetches: FetchBudget;
  private readonly models: ModelBudget;
  private written = 0;

  constructor(
    private readonly parts: ArticlePipelineParts,
    private readonly job: ClaimedJob,
    private readonly signal: AbortSignal,
  ) {
    this.state = job.progress;
    this.warnings = job.progress.warnings;
    this.fetches = new FetchBudget(job.usage.fetches);
    this.models = new ModelBudget(job.usage);
  }

  async throughAllStages(): Promise<void> {
    const { stores } = this.parts;
    const stages = await this.parts.stages();
    const isFirst = this.state.stages.every(({ status }) => status === 'waiting');
    const artifacts = (isFirst ? {} : await stores.jobs.artifacts(this.job.ref)) as Partial<Artifacts>;
    for (let name = nextStage(this.state.stages); name !== null; name = nextStage(this.state.stages)) {
      const stage = name;
      this.checkStopped();
      if (!isRunning(this.state, stage)) {
        await this.write(
          { status: 'running', stage, stages: beginStage(this.state.stages, stage, this.now()) },
          0,
        );
      }
      const progress = {
        signal: this.signal,
        fetches: this.fetches,
        models: this.models,
        advance: (fraction: number) => this.advance(fraction),
        warn: (warning: Omit<Warning, 'stage'>) => {
          this.warn({ ...warning, stage });
        },
      };
      if (stage === 'assemble') {
        await this.complete(await stages.assemble(this.job, artifacts, progress));
        return;
      }
      const content = await stages[stage](this.job, artifacts, progress);
      this.checkStopped();
      Object.assign(artifacts, { [stage]: content });
      // The artifact, the stage's end and the next one's beginning are one write; a crash before it repeats the stage,
      // after it does not.
      const now = this.now();
      const ended = endStage(this.state.stages, stage, 'done', now);
      const next = nextStage(ended);
      const goingOn = next === null ? ended : beginStage(ended, next, now);
      await this.write({ status: 'running', stage: next ?? stage, stages: goingOn }, 0, { stage, content });
    }
  }

  /** Writes how the attempt ended, by what stopped it. */
  async end(error: unknown): Promise<void> {
    const { log } = this.parts;
    const cause: unknown = this.signal.aborted ? this.signal.reason : error;
    if (cause instanceof Stopped) {
      if (cause.why === 'lease_lost') {
        log.info(this.names(), 'a job was cancelled, or taken over by another worker');
        return;
      }
      if (cause.why === 'handed_back') {
        await this.parts.stores.jobs.handBack(this.job.ref, this.job.leaseToken, this.paused(null));
        log.info(this.names(), 'a job was handed back to the queue');
        return;
      }
      await this.fail(new StageFailure('budget_exceeded', 'The article took longer than 15 minutes.'));
      return;
    }
    // The stores are away: nothing can be written; the lease runs out by itself.
    if (cause instanceof GalleyError && cause.code === 'unavailable') throw cause;
    if (cause instanceof StageFailure) {
      await this.fail(cause);
      return;
    }
    log.error({ err: cause, ...this.names(), stage: this.state.stage }, 'a stage failed unexpectedly');
    await this.fail(
      new StageFailure(
        'internal',
        `An internal error stopped the article; the log has it under ${this.state.id}.`,
      ),
    );
  }

  private async fail(failure: StageFailure): Promise<void> {
    const stage = this.state.stage;
    const { attempt, maxAttempts } = this.state;
    const again = failure.retryable && attempt < maxAttempts;
    const error: JobError = {
      code: failure.code,
      message: failure.message,
      stage,
      retryable: failure.retryable,
    };
    this.parts.log.info({ ...this.names(), code: failure.code, stage, attempt, again }, 'an attempt failed');
    if (again) {
      const dueAt = new Date(this.parts.clock.now().getTime() + retryDelayMs(attempt, failure));
      await this.parts.stores.jobs.release(this.job.ref, this.job.leaseToken, this.paused(error), dueAt);
      return;
    }
    const stages = stage ? endStage(this.state.stages, stage, 'failed', this.now()) : this.state.stages;
    // Nothing changes when the lease was lost meanwhile: then the job's end is another's to write.
    const update = { ...this.update({ status: 'failed', stage, stages }, 0), error };
    await this.parts.stores.jobs.advance(this.job.ref, this.job.leaseToken, update);
  }

  /** The stage that was running waits for the next attempt. */
  private paused(error: JobError | null): ProgressUpdate {
    const stages = this.state.stages.map((each) =>
      each.status === 'running' ? { ...each, status: 'waiting' as const } : each,
    );
    return { ...this.update({ status: 'queued', stage: this.state.stage, stages }, 0), error };
  }

  private async complete(result: FinishedArticle): Promise<void> {
    this.checkStopped();
    const stages = endStage(this.state.stages, 'assemble', 'done', this.now());
    const update: ProgressUpdate = {
      status: 'done',
      stage: null,
      progress: 100,
      stages,
      warnings: this.warnings,
      error: null,
      fetches: this.fetches.spent,
      ...this.models.spent,
    };
    const done = await this.parts.stores.jobs.complete(this.job.ref, this.job.leaseToken, update, result);
    if (!done) throw new Stopped('lease_lost');
    this.parts.log.info({ ...this.names(), article: done.article.id }, 'an article is finished');
  }

  private async advance(fraction: number): Promise<void> {
    this.checkStopped();
    const percent = percentOf(this.state.stages, this.state.engine, fraction);
    const now = this.parts.clock.now().getTime();
    if (percent <= this.state.progress || now - this.written < PROGRESS_EVERY_MS) return;
    await this.write({ status: 'running', stage: this.state.stage, stages: this.state.stages }, fraction);
  }

  private warn(warning: Warning): void {
    // A stage that is repeated after a crash would warn again.
    const known = this.warnings.some(
      (each) => each.code === warning.code && each.message === warning.message,
    );
    if (!known) this.warnings = [...this.warnings, warning];
  }

  private async write(
    change: Pick<ProgressUpdate, 'status' | 'stage' | 'stages'>,
    fraction: number,
    artifact?: { readonly stage: StageName; readonly content: unknown },
  ): Promise<void> {
    const { clock, stores } = this.parts;
    const update = this.update(change, fraction);
    const state = await stores.jobs.advance(this.job.ref, this.job.leaseToken, update, artifact);
    if (!state) throw new Stopped('lease_lost');
    this.state = state;
    this.written = clock.now().getTime();
  }

  private update(
    change: Pick<ProgressUpdate, 'status' | 'stage' | 'stages'>,
    fraction: number,
  ): ProgressUpdate {
    return {
      ...change,
      progress: percentOf(change.stages, this.state.engine, fraction),
      warnings: this.warnings,
      error: null,
      fetches: this.fetches.spent,
      ...this.models.spent,
    };
  }

  /** Fields of every line of the log: our own name of the job, and the one that its caller knows. */
  private names(): { readonly ref: string; readonly job: string } {
    return { ref: this.job.ref, job: this.state.id };
  }

  private checkStopped(): void {
    this.signal.throwIfAborted();
  }

  private now(): string {
    return instantOf(this.parts.clock.now());
  }
}

function isRunning({ stages }: JobProgress, name: StageName): boolean {
  return stages.some((stage) => stage.name === name && stage.status === 'running');
}
