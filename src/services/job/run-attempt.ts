import { setMaxListeners } from 'node:events';
import type { Warning } from '../../domain/article/draft.js';
import { JOB_BUDGET } from '../../domain/article/job-budget.js';
import { retryDelayMs, StageFailure } from '../../domain/article/stage-failure.js';
import { isUnavailable } from '../../domain/errors.js';
import { ATTRIBUTES, RECEIVED, SPANS } from '../../domain/spans.js';
import type { Clock, MonotonicClock } from '../../ports/clock.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { Log } from '../../ports/log.js';
import type { Measures } from '../../ports/metrics.js';
import type { ClaimedRun } from '../../ports/run-store.js';
import { NO_TRACING, type OpenSpan, type Tracing } from '../../ports/tracing.js';
import { Heartbeat, Lease } from './lease.js';
import { yieldSlot } from './needed-slot.js';
import { LeaseLost, RunRecord } from './run-record.js';
import type { StageProgress, StageWork } from './stage-work.js';
import type { WorkerSlot } from './worker-slots.js';

/**
 * Before what was requeued because a store is away may be claimed again, in ms. Claimed at once, it would only find the store
 * away again, as often as a claim takes.
 */
const STORE_AWAY_MS = 3000;

/**
 * What one stage ends, all that run beside it lose; tried again together, they would lose it together, until all are out of
 * attempts. They are tried again by chance within so many times their pause: 2 to 10 s after the first.
 */
const SPREAD = 4;

/** Why a worker stopped before the end; carried as the abort reason. */
class Stopped extends Error {
  override readonly name = 'Stopped';
  constructor(readonly why: 'stopping' | 'budget_exceeded') {
    super(why);
  }
}

/** Whatever ran the stage has ended under it, and with it every other stage that ran there. */
export class StageInterrupted extends Error {
  override readonly name = 'StageInterrupted';
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

export interface AttemptParts {
  readonly clock: Clock & MonotonicClock;
  readonly log: Log;
  readonly metrics: Measures;
  /** Default: none. */
  readonly tracing?: Tracing;
  readonly events: EventBus;
  readonly limits: PipelineLimits;
}

/** Each write is a commit, for which PostgreSQL waits for its disk: for some ms, and for longer when it has much to do. */
export const PIPELINE_LIMITS: PipelineLimits = { leaseMs: 15_000, budgetMs: JOB_BUDGET.ranMs, settleMs: 50 };

export interface PipelineLimits {
  /** How long a claim holds without a sign of life; renewed at a third of it. */
  readonly leaseMs: number;
  /** Time in the hands of workers, over all attempts of a job. */
  readonly budgetMs: number;
  /** Stages that end sooner than this after the last write are written with the next. */
  readonly settleMs: number;
}

/**
 * Brings what was claimed to its end, or back to where it waits, while its lease is renewed.
 *
 * @param releasing aborts when the worker has no more time: it is given back between two steps
 * @param slot held while it computes; null where nobody else waits for one
 * @throws when the stores can't be reached; the lease then runs out and another takes over
 */
export function runAttempt<
  Claimed extends ClaimedRun<Stage>,
  Stage extends string,
  Made extends object,
  Result,
>(
  parts: AttemptParts,
  work: StageWork<Claimed, Stage, Made, Result>,
  claimed: Claimed,
  releasing: AbortSignal,
  slot: WorkerSlot | null = null,
): Promise<void> {
  const { tracing = NO_TRACING } = parts;
  const attributes = {
    ...RECEIVED,
    [ATTRIBUTES.message]: claimed.progress.id,
    [ATTRIBUTES.jobKind]: work.noun,
    [ATTRIBUTES.jobAttempt]: claimed.progress.attempt,
  };
  // Of the trace that started it, however long ago that was.
  const options = { kind: 'consumer', parent: claimed.trace ?? null, attributes } as const;
  return tracing.span(SPANS.process, options, (span) =>
    attempt({ ...parts, tracing }, span, work, claimed, releasing, slot),
  );
}

async function attempt<Claimed extends ClaimedRun<Stage>, Stage extends string, Made extends object, Result>(
  parts: AttemptParts & { readonly tracing: Tracing },
  span: OpenSpan,
  work: StageWork<Claimed, Stage, Made, Result>,
  claimed: Claimed,
  releasing: AbortSignal,
  slot: WorkerSlot | null,
): Promise<void> {
  const { clock, events, limits, log } = parts;
  const { ref } = claimed;
  const lease = new Lease(clock, limits.leaseMs, releasing);
  const stop = new AbortController();
  // Every fetch under way listens to it; Node takes more than ten for a leak.
  setMaxListeners(0, stop.signal);
  const onRelease = () => {
    stop.abort(new Stopped('stopping'));
  };
  releasing.addEventListener('abort', onRelease, { once: true });
  // Aborted before it was listened to, it will not say so again.
  if (releasing.aborted) onRelease();
  const began = clock.elapsedMs();
  const left = () => {
    const allowed = limits.budgetMs + (slot?.timeInQueue ?? 0);
    return Math.max(0, allowed - claimed.usage.ranMs - (clock.elapsedMs() - began));
  };
  let budget: NodeJS.Timeout;
  const onBudget = () => {
    // Others had the slots for some of the time.
    if (left() > 0) budget = setTimeout(onBudget, left());
    else stop.abort(new Stopped('budget_exceeded'));
  };
  budget = setTimeout(onBudget, left());
  const heartbeat = new Heartbeat(lease, {
    leaseMs: limits.leaseMs,
    renew: () => work.store.renewLease(ref, claimed.leaseToken, limits.leaseMs),
    onLost: () => {
      stop.abort(new LeaseLost());
    },
    onFault: (error) => {
      log.warn({ err: error, ...work.names(claimed) }, 'a lease could not be renewed');
    },
  });
  // Only a hint, like every wake: whether it was cancelled, its lease tells.
  const stopListening = events.listen(`stop:${ref}`, () => {
    heartbeat.beatNow();
  });
  const run = new StageRun(parts, span, work, claimed, lease, stop, () => slot?.timeInQueue ?? 0);
  try {
    await (slot ? slot.run(stop.signal, () => run.throughAllStages()) : run.throughAllStages());
  } catch (error) {
    await run.end(error);
  } finally {
    stopListening();
    heartbeat.stop();
    clearTimeout(budget);
    releasing.removeEventListener('abort', onRelease);
    // Whatever the attempt began and did not wait for, such as the fetches beside one that failed.
    stop.abort();
  }
}

/** One attempt at one article or report, stage by stage. */
class StageRun<Claimed extends ClaimedRun<Stage>, Stage extends string, Made extends object, Result> {
  private readonly record: RunRecord<Stage, Result>;
  private readonly signal: AbortSignal;
  private readonly begun: number;
  private readonly names: Readonly<Record<string, string>>;

  constructor(
    private readonly parts: AttemptParts & { readonly tracing: Tracing },
    private readonly span: OpenSpan,
    private readonly work: StageWork<Claimed, Stage, Made, Result>,
    private readonly claimed: Claimed,
    private readonly lease: Lease,
    stop: AbortController,
    /** How long the attempt has waited for slots so far, in ms: none of that counts. */
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
    let left: Partial<Record<Stage, unknown>> = isFirst
      ? {}
      : await lease.tryWhileHeld(() => work.store.artifacts(this.claimed.ref));
    if (isFirst) this.observeWait();
    const whole = this.wholeOf(left);
    const made = await stages.read(whole);
    const other = this.claimed.progress.stages.find(({ name }) => name in whole && !(name in made));
    if (other) {
      this.parts.log.warn(
        { ...this.names, stage: other.name },
        'another version left this stage in another shape: it and those behind it are run again',
      );
      record.repeatFrom(other.name);
      // What was kept of a later stage rests on what is made anew.
      left = {};
    }
    for (let stage = await record.beginNext(); stage !== null; stage = await record.beginNext()) {
      signal.throwIfAborted();
      const progress = this.progressOf(stage, left[stage] ?? null);
      const began = this.parts.clock.elapsedMs();
      const measure = () => {
        const seconds = (this.parts.clock.elapsedMs() - began) / 1000;
        this.parts.metrics.observe('galley_stage_duration_seconds', { kind: work.noun, stage }, seconds);
      };
      if (stage === work.last) {
        const result = await this.inSpan(stage, () => stages.finish(made, progress));
        measure();
        signal.throwIfAborted();
        await record.complete(stage, result);
        this.measureEnd('done');
        const { attempt, engine } = this.claimed.progress;
        const ms = Math.round(this.parts.clock.elapsedMs() - this.begun);
        this.parts.log.info(
          { ...this.names, ...work.named(result), engine: engine.mode, attempt, ms },
          `${oneOf(work.noun)} is finished`,
        );
        return;
      }
      const content = await this.inSpan(stage, () => stages.run(stage, made, progress));
      measure();
      signal.throwIfAborted();
      Object.assign(made, { [stage]: content });
      await record.end(stage, content);
      await yieldSlot();
    }
    throw new Error('every stage is through and nothing came of it');
  }

  /**
   * Writes how the attempt ended, by what stopped it. What ends because a store is away is requeued: that is no fault of
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
        `a store does not answer; ${oneOf(noun)} is requeued`,
      );
      await this.record.requeue(STORE_AWAY_MS);
      this.measureEnd('requeued');
    }
  }

  /** @throws {GalleyError} `unavailable` where that is the cause, or nothing can be written */
  private async writeEnd(cause: unknown): Promise<void> {
    const { log } = this.parts;
    const { names } = this;
    const { noun } = this.work;
    if (cause instanceof LeaseLost) {
      this.measureEnd('lost');
      log.info(names, `${oneOf(noun)} was cancelled, or taken over by another worker`);
    } else if (cause instanceof Stopped && cause.why === 'stopping') {
      await this.record.requeue(0);
      this.measureEnd('requeued');
      log.info(names, `${oneOf(noun)} was requeued`);
    } else if (cause instanceof Stopped) {
      await this.fail(new StageFailure('budget_exceeded', `The ${noun} took longer than 15 minutes.`));
    } else if (isUnavailable(cause)) {
      throw cause;
    } else if (cause instanceof StageFailure) {
      await this.fail(cause);
    } else {
      const stage = this.record.runningStage;
      log.error({ err: cause, ...names, stage }, 'a stage failed unexpectedly');
      const message = `An internal error stopped the ${noun}; the log has it under ${this.claimed.progress.id}.`;
      await this.fail(new StageFailure('internal', message), cause instanceof StageInterrupted);
    }
  }

  /** Of its first attempt: by the clock of the store, which wrote both moments. */
  private observeWait(): void {
    const { attempt, createdAt, startedAt } = this.claimed.progress;
    if (attempt !== 1 || startedAt === null) return;
    const seconds = (Date.parse(startedAt) - Date.parse(createdAt)) / 1000;
    this.parts.metrics.observe('galley_job_wait_seconds', { kind: this.work.noun }, Math.max(0, seconds));
  }

  private inSpan<Left>(stage: Stage, run: () => Promise<Left>): Promise<Left> {
    const { noun } = this.work;
    const attributes = { [ATTRIBUTES.jobKind]: noun, [ATTRIBUTES.jobStage]: stage };
    return this.parts.tracing.span(`${noun}.${stage}`, { kind: 'internal', attributes }, run);
  }

  private measureEnd(outcome: 'done' | 'failed' | 'retried' | 'requeued' | 'lost'): void {
    const { clock, metrics } = this.parts;
    const labels = { kind: this.work.noun, outcome };
    this.span.set({ [ATTRIBUTES.jobOutcome]: outcome });
    metrics.add('galley_attempts_total', labels);
    metrics.observe('galley_attempt_duration_seconds', labels, (clock.elapsedMs() - this.begun) / 1000);
  }

  private progressOf(name: Stage, savedPart: unknown): StageProgress {
    const { record, signal } = this;
    return {
      signal,
      fetches: record.fetches,
      queries: record.queries,
      models: record.models,
      savedPart,
      savePart: async (part: unknown) => {
        signal.throwIfAborted();
        await record.keep(part);
        await yieldSlot();
      },
      timeLeft: () => this.timeLeft(),
      advance: async (fraction: number) => {
        signal.throwIfAborted();
        await record.advance(fraction);
        await yieldSlot();
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
    const ms = Math.round(this.parts.clock.elapsedMs() - this.begun);
    this.parts.log.info({ ...this.names, code, stage, attempt, again, ms }, 'an attempt failed');
    const error = { code, message, stage, retryable };
    this.span.fail(code);
    const delayMs = retryDelayMs(attempt, failure);
    if (again) await this.record.release(error, isApart ? delayMs * (1 + SPREAD * Math.random()) : delayMs);
    else await this.record.fail(error);
    this.measureEnd(again ? 'retried' : 'failed');
  }
}

function oneOf(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
