import type { Warning } from '../../domain/article/draft.js';
import { FetchBudget, ModelBudget, QueryBudget, type JobUsage } from '../../domain/article/job-budget.js';
import {
  allWaiting,
  beginStage,
  endStage,
  nextStage,
  percentOf,
  type JobError,
  type StageState,
} from '../../domain/article/job.js';
import { instantOf } from '../../domain/instant.js';
import type { Clock, MonotonicClock } from '../../ports/clock.js';
import type { ClaimedRun, RunStore, RunUpdate, StageArtifact } from '../../ports/run-store.js';
import type { Lease } from './lease.js';
import type { RunKind } from './stage-work.js';

/** No more than one write of progress in this time while a stage runs; a subscriber could not read faster. */
const PROGRESS_EVERY_MS = 250;

/** The work was cancelled, or is another worker's: what is still written of it comes too late. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export interface RunRecordParts<Stage extends string, Result> {
  readonly store: Pick<
    RunStore<ClaimedRun<Stage>, Stage, Result>,
    'advance' | 'release' | 'requeue' | 'complete'
  >;
  readonly kind: RunKind<Stage>;
  readonly clock: Clock & MonotonicClock;
  readonly lease: Lease;
  /** See `PipelineLimits`. */
  readonly settleMs: number;
  /** How long the attempt has waited for slots so far, in ms. */
  readonly waitedMs: () => number;
  /** Called when a write that nobody waits for has failed. */
  readonly onFault: (error: unknown) => void;
}

/**
 * What one attempt at an article or a report knows of it, and when it writes that down. Stages that take no time are written together:
 * most of what a write costs is its commit. What took longer than `settleMs` is written before anything follows it, and
 * a stage that goes on for longer is shown.
 *
 * A write that finds the store away is tried again while the lease is held. It may have been made before, and only the answer
 * was lost: then a further one changes nothing (its token is gone with the end that the first has written) or the same again.
 */
export class RunRecord<Stage extends string, Result> {
  fetches: FetchBudget;
  queries: QueryBudget;
  /** Costs money, so it is written at once, and counted whatever becomes of the stage. */
  readonly models: ModelBudget;
  private stages: readonly StageState<Stage>[];
  private stage: Stage | null;
  private warnings: readonly Warning[];
  private fraction = 0;
  private percent: number;
  private artifacts: readonly StageArtifact<Stage>[] = [];
  /** Of the running stage, what is not written yet. */
  private part: StageArtifact<Stage> | null = null;
  /** By stages that ended: one that a lost or leaving worker cut short is run anew, and begins with what it had then. */
  private spent: Pick<JobUsage, 'fetches' | 'queries'>;
  /** The claim was a write. */
  private writtenAt: number;
  private later: NodeJS.Timeout | null = null;
  /** Writes are made one after the other. */
  private line: Promise<unknown> = Promise.resolve();
  private isSettled = false;

  constructor(
    private readonly parts: RunRecordParts<Stage, Result>,
    private readonly claimed: ClaimedRun<Stage>,
  ) {
    const { progress, usage } = claimed;
    const { budget } = parts.kind;
    this.fetches = new FetchBudget(usage.fetches, budget.fetches);
    this.queries = new QueryBudget(usage.queries, budget.queries);
    this.models = new ModelBudget(usage, budget, () => {
      this.noteSpent();
    });
    this.spent = this.spentNow();
    this.stages = progress.stages;
    this.stage = progress.stage;
    this.warnings = progress.warnings;
    this.percent = progress.progress;
    this.writtenAt = this.moment();
  }

  get runningStage(): Stage | null {
    return this.stage;
  }

  /**
   * What this stage and those behind it left can't be used: they wait again. How much each has fetched is not known, so all of
   * it is given back. The percent that was shown stays until it is passed.
   */
  repeatFrom(stage: Stage): void {
    const { budget } = this.parts.kind;
    this.fetches = new FetchBudget(0, budget.fetches);
    this.queries = new QueryBudget(0, budget.queries);
    this.spent = this.spentNow();
    const first = this.stages.findIndex(({ name }) => name === stage);
    const names = this.stages.slice(first).map(({ name }) => name);
    this.stages = [...this.stages.slice(0, first), ...allWaiting(names)];
  }

  /** @returns the stage to run next, begun; null when all are through */
  async beginNext(): Promise<Stage | null> {
    const next = nextStage(this.stages);
    if (next !== null && !this.isRunning(next)) {
      this.begin(next);
      await this.writeSoon();
    }
    return next;
  }

  /** The stage is done; the next has begun. */
  async end(stage: Stage, content: unknown): Promise<void> {
    this.artifacts = [...this.artifacts, { stage, content }];
    this.part = null;
    this.spent = this.spentNow();
    this.stages = endStage(this.stages, stage, 'done', this.now());
    const next = nextStage(this.stages);
    if (next !== null) this.begin(next);
    await this.writeSoon();
  }

  /** @param fraction 0 to 1 of the running stage */
  async advance(fraction: number): Promise<void> {
    this.fraction = fraction;
    const isNews = this.percentAt(fraction) > this.percent;
    if (isNews && this.sinceWrite() >= PROGRESS_EVERY_MS) await this.write();
  }

  /** What the running stage has so far is written at once: it has been paid. */
  async keep(content: unknown): Promise<void> {
    if (this.stage === null) throw new Error('no stage runs that something could be kept of');
    this.part = { stage: this.stage, content };
    await this.write();
  }

  warn(warning: Warning): void {
    // A stage that is repeated after a crash would warn again.
    const known = this.warnings.some(
      (each) => each.code === warning.code && each.message === warning.message,
    );
    if (!known) this.warnings = [...this.warnings, warning];
  }

  /** The running stage waits for the next attempt, which is not made before `waitMs` are over. */
  async release(error: JobError<Stage>, waitMs: number): Promise<void> {
    const { lease, store } = this.parts;
    await this.settle();
    this.spent = this.spentNow();
    const update = { ...this.paused(), error };
    await lease.tryWhileHeld(() => store.release(...this.names(), update, waitMs));
  }

  /** As if this attempt had not been, but for what models were asked; taken again when `waitMs` are over. */
  async requeue(waitMs: number): Promise<void> {
    const { lease, store } = this.parts;
    await this.settle();
    const update = this.paused();
    await lease.tryBeyond(() => store.requeue(...this.names(), update, waitMs));
  }

  async fail(error: JobError<Stage>): Promise<void> {
    await this.settle();
    // Kept apart until it is written: what can't be written is requeued, and waits with all its stages.
    const stages = this.stage ? endStage(this.stages, this.stage, 'failed', this.now()) : this.stages;
    const { lease, store } = this.parts;
    const update = { ...this.update('failed'), stages, error };
    // Nothing changes when the lease was lost meanwhile: then the end is another's to write.
    await lease.tryWhileHeld(() => store.advance(...this.names(), update));
  }

  /** The last stage is done, and with it all. */
  async complete(last: Stage, result: Result): Promise<void> {
    await this.settle();
    // Kept apart until it is written: a stage that is reported as done is never run again.
    const stages = endStage(this.stages, last, 'done', this.now());
    const update = { ...this.update('done'), stages, stage: null, progress: 100 };
    const { lease, store } = this.parts;
    if (!(await lease.tryWhileHeld(() => store.complete(...this.names(), update, result))))
      throw new LeaseLost();
  }

  /** Nothing is written any more by itself, and nothing is being written. */
  async settle(): Promise<void> {
    this.isSettled = true;
    this.wait();
    await this.line;
  }

  private begin(stage: Stage): void {
    this.stage = stage;
    this.fraction = 0;
    this.stages = beginStage(this.stages, stage, this.now());
  }

  private isRunning(name: Stage): boolean {
    return this.stages.some((stage) => stage.name === name && stage.status === 'running');
  }

  private noteSpent(): void {
    if (!this.isSettled) void this.writeSoon().catch(this.parts.onFault);
  }

  private async writeSoon(): Promise<void> {
    const { onFault, settleMs } = this.parts;
    const rest = settleMs - this.sinceWrite();
    if (rest <= 0) await this.write();
    else this.later ??= setTimeout(() => void this.write().catch(onFault), rest);
  }

  private async write(): Promise<void> {
    this.wait();
    const written = this.line.then(() => this.writeNow());
    this.line = written.catch(() => undefined);
    await written;
  }

  private async writeNow(): Promise<void> {
    const { artifacts, part } = this;
    const update = this.update('running');
    const { lease, store } = this.parts;
    if (!(await lease.tryWhileHeld(() => store.advance(...this.names(), update)))) throw new LeaseLost();
    this.artifacts = this.artifacts.slice(artifacts.length);
    if (this.part === part) this.part = null;
    this.percent = update.progress;
    this.writtenAt = this.moment();
  }

  private wait(): void {
    if (this.later) clearTimeout(this.later);
    this.later = null;
  }

  private paused(): RunUpdate<Stage> {
    this.stages = this.stages.map((each) =>
      each.status === 'running' ? { ...each, status: 'waiting' as const } : each,
    );
    this.fraction = 0;
    return this.update('queued');
  }

  private update(status: RunUpdate<Stage>['status']): RunUpdate<Stage> {
    return {
      status,
      stage: this.stage,
      stages: this.stages,
      progress: this.percentAt(this.fraction),
      warnings: this.warnings,
      error: null,
      ...this.spent,
      ...this.models.spent,
      waitedMs: Math.round(this.parts.waitedMs()),
      artifacts: this.part ? [...this.artifacts, this.part] : this.artifacts,
    };
  }

  private percentAt(fraction: number): number {
    return percentOf(this.stages, this.parts.kind.weights[this.claimed.progress.engine.mode], fraction);
  }

  private spentNow(): Pick<JobUsage, 'fetches' | 'queries'> {
    return { fetches: this.fetches.spent, queries: this.queries.spent };
  }

  private names(): readonly [ref: string, leaseToken: string] {
    return [this.claimed.ref, this.claimed.leaseToken];
  }

  private sinceWrite(): number {
    return this.moment() - this.writtenAt;
  }

  private moment(): number {
    return this.parts.clock.elapsedMs();
  }

  private now(): string {
    return instantOf(this.parts.clock.now());
  }
}
