import type { Warning } from '../../domain/article/draft.js';
import { retryDelayMs, StageFailure } from '../../domain/article/stage-failure.js';
import { isUnavailable } from '../../domain/errors.js';
import type { Clock, MonotonicClock } from '../../ports/clock.js';
import type { Log } from '../../ports/log.js';
import type { ClaimedRun, RunStore } from '../../ports/run-store.js';
import type { Lease } from './lease.js';
import { LeaseLost, RunRecord, type RunKind } from './run-record.js';
import type { StageProgress } from '../article/stage-artifacts.js';
import { giveWay } from './needed-place.js';

/** What differs between an article and a report, as one attempt at either needs it. */
export interface StageWork<
  Claimed extends ClaimedRun<Stage>,
  Stage extends string,
  Result,
  Done,
> extends RunKind<Stage> {
  /** `article` or `report`, as it stands in sentences for the caller and for the log. */
  readonly noun: string;
  readonly store: RunStore<Claimed, Stage, Result, Done>;
  /** The stage whose artifact is the result. */
  readonly last: Stage;
  /** Loaded with the first attempt, or before. */
  readonly open: (claimed: Claimed) => Promise<{
    /** One stage but the last. `made` is what the stages before it left. */
    run(stage: Stage, made: Partial<Record<Stage, unknown>>, progress: StageProgress): Promise<unknown>;
    finish(made: Partial<Record<Stage, unknown>>, progress: StageProgress): Promise<Result>;
  }>;
  /** Fields of every line of the log. */
  readonly names: (claimed: Claimed) => Readonly<Record<string, string>>;
  /** More of them for the line that tells of the end. */
  readonly named: (done: Done) => Readonly<Record<string, string>>;
}

export interface StageRunParts {
  readonly clock: Clock & MonotonicClock;
  readonly log: Log;
  /** See `PipelineLimits`. */
  readonly limits: { readonly settleMs: number; readonly budgetMs: number };
}

/**
 * Before what was handed back because a store is away may be taken again, in ms. Taken at once, it would only find the store
 * away again, as often as a claim takes.
 */
const STORE_AWAY_MS = 3000;

/**
 * What one stage ends, all that run beside it lose; tried again together, they would lose it together, until all are out of
 * attempts. They are tried again by chance within so many times their pause: 2 to 10 s after the first.
 */
const SPREAD = 4;

/** Why a worker stopped before the end; carried as the abort reason. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  constructor(readonly why: 'handed_back' | 'budget_exceeded') {
    super(why);
  }
}

/** Whatever ran the stage has ended under it, and with it every other stage that ran there. */
export class CutShort extends Error {
  override readonly name = 'CutShort';
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/** One attempt at one article or report, stage by stage. */
export class StageRun<Claimed extends ClaimedRun<Stage>, Stage extends string, Result, Done> {
  private readonly record: RunRecord<Stage, Result, Done>;
  private readonly signal: AbortSignal;
  private readonly begun: number;
  private readonly names: Readonly<Record<string, string>>;

  constructor(
    private readonly parts: StageRunParts,
    private readonly work: StageWork<Claimed, Stage, Result, Done>,
    private readonly claimed: Claimed,
    private readonly lease: Lease,
    stop: AbortController,
    /** How long the attempt has waited for places so far, in ms: none of that counts. */
    private readonly waitedMs: () => number,
  ) {
    this.signal = stop.signal;
    this.begun = parts.clock.elapsedMs();
    this.names = work.names(claimed);
    this.record = new RunRecord(
      {
        store: work.store,
        kind: work,
        clock: parts.clock,
        lease,
        settleMs: parts.limits.settleMs,
        waitedMs,
        onFault: (error) => {
          stop.abort(error);
        },
      },
      claimed,
    );
  }

  async throughAllStages(): Promise<void> {
    const { lease, record, signal, work } = this;
    const stages = await work.open(this.claimed);
    const isFirst = this.claimed.progress.stages.every(({ status }) => status === 'waiting');
    const left: Partial<Record<Stage, unknown>> = isFirst
      ? {}
      : await lease.tryWhileHeld(() => work.store.artifacts(this.claimed.ref));
    const made = this.wholeOf(left);
    for (let stage = await record.beginNext(); stage !== null; stage = await record.beginNext()) {
      signal.throwIfAborted();
      const progress = this.progressOf(stage, left[stage] ?? null);
      if (stage === work.last) {
        const result = await stages.finish(made, progress);
        signal.throwIfAborted();
        const done = await record.complete(stage, result);
        const told = { ...this.names, ...work.named(done) };
        this.parts.log.info(told, `${oneOf(work.noun)} is finished`);
        return;
      }
      const content = await stages.run(stage, made, progress);
      signal.throwIfAborted();
      Object.assign(made, { [stage]: content });
      await record.end(stage, content);
      await giveWay();
    }
    throw new Error('every stage is through and nothing came of it');
  }

  /**
   * Writes how the attempt ended, by what stopped it. What ends because a store is away is handed back: that is no fault of
   * the work's, and must not use up its attempts.
   *
   * @throws when the stores stay away: nothing can be written; the lease runs out by itself
   */
  async end(error: unknown): Promise<void> {
    await this.record.settle();
    try {
      await this.writeEnd(this.signal.aborted ? this.signal.reason : error);
    } catch (fault) {
      if (!isUnavailable(fault)) throw fault;
      const { noun } = this.work;
      this.parts.log.warn(
        { err: fault, ...this.names },
        `a store does not answer; ${oneOf(noun)} is handed back`,
      );
      await this.record.handBack(STORE_AWAY_MS);
    }
  }

  /** @throws {GalleyError} `unavailable` where that is the cause, or nothing can be written */
  private async writeEnd(cause: unknown): Promise<void> {
    const { log } = this.parts;
    const { names } = this;
    const { noun } = this.work;
    if (cause instanceof LeaseLost) {
      log.info(names, `${oneOf(noun)} was cancelled, or taken over by another worker`);
    } else if (cause instanceof Stopped && cause.why === 'handed_back') {
      await this.record.handBack(0);
      log.info(names, `${oneOf(noun)} was handed back to the queue`);
    } else if (cause instanceof Stopped) {
      await this.fail(new StageFailure('budget_exceeded', `The ${noun} took longer than 15 minutes.`));
    } else if (isUnavailable(cause)) {
      throw cause;
    } else if (cause instanceof StageFailure) {
      await this.fail(cause);
    } else {
      const stage = this.record.runningStage;
      log.error({ err: cause, ...names, stage }, 'a stage failed unexpectedly');
      const told = `An internal error stopped the ${noun}; the log has it under ${this.claimed.progress.id}.`;
      await this.fail(new StageFailure('internal', told), cause instanceof CutShort);
    }
  }

  private progressOf(name: Stage, kept: unknown): StageProgress {
    const { record, signal } = this;
    return {
      signal,
      fetches: record.fetches,
      queries: record.queries,
      models: record.models,
      kept,
      keep: async (part: unknown) => {
        signal.throwIfAborted();
        await record.keep(part);
        await giveWay();
      },
      timeLeft: () => this.timeLeft(),
      advance: async (fraction: number) => {
        signal.throwIfAborted();
        await record.advance(fraction);
        await giveWay();
      },
      warn: (warning: Omit<Warning, 'stage'>) => {
        record.warn({ ...warning, stage: name });
      },
    };
  }

  /** A stage that is not done has left no artifact, only what its next attempt may go on from. */
  private wholeOf(left: Partial<Record<Stage, unknown>>): Partial<Record<Stage, unknown>> {
    const made: Partial<Record<Stage, unknown>> = {};
    for (const { name, status } of this.claimed.progress.stages)
      if ((status === 'done' || status === 'skipped') && name in left) made[name] = left[name];
    return made;
  }

  private timeLeft(): number {
    const inThisAttempt = this.parts.clock.elapsedMs() - this.begun;
    const allowed = this.parts.limits.budgetMs + this.waitedMs();
    return Math.max(0, allowed - this.claimed.usage.ranMs - inThisAttempt);
  }

  /** @param isApart whether those that failed with it are not to be tried again with it */
  private async fail(failure: StageFailure, isApart = false): Promise<void> {
    const { code, message, retryable } = failure;
    const stage = this.record.runningStage;
    const { attempt, maxAttempts } = this.claimed.progress;
    const again = retryable && attempt < maxAttempts;
    this.parts.log.info({ ...this.names, code, stage, attempt, again }, 'an attempt failed');
    const error = { code, message, stage, retryable };
    const delayMs = retryDelayMs(attempt, failure);
    if (again) await this.record.release(error, isApart ? delayMs * (1 + SPREAD * Math.random()) : delayMs);
    else await this.record.fail(error);
  }
}

function oneOf(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
