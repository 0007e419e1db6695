import type { Article, NewArticle } from '../../../src/domain/article/article.js';
import type { JobUsage } from '../../../src/domain/article/job-budget.js';
import { endStage, isFinal, type JobProgress } from '../../../src/domain/article/job.js';
import type { StageName } from '../../../src/domain/article/stages.js';
import { plannedTitle } from '../../../src/domain/article/title.js';
import { instantOf, type Instant } from '../../../src/domain/instant.js';
import type {
  ClaimedJob,
  JobScope,
  JobStore,
  NewJob,
  ProgressUpdate,
  StoredJob,
} from '../../../src/ports/job-store.js';
import type { OutboxClaim, OutboxEntry, OutboxStore } from '../../../src/ports/outbox-store.js';

/** A job's row. */
export interface MemoryJob {
  readonly stored: NewJob;
  progress: JobProgress;
  readonly events: JobProgress[];
  readonly artifacts: Partial<Record<StageName, unknown>>;
  leaseToken: string | null;
  leaseUntil: number;
  claimedAt: number;
  updatedAt: number;
  usage: JobUsage;
}

interface Entry {
  dueAt: number;
  /** When it was enqueued; null until then. */
  enqueuedAt: number | null;
  messages: number;
  token: string | null;
  claimedUntil: number;
}

const NO_ENTRY: Readonly<Entry> = { dueAt: 0, enqueuedAt: null, messages: 0, token: null, claimedUntil: 0 };

/**
 * Jobs and the outbox in memory, as the ports have them: each call is one moment, at the time of the store alone. It passes
 * the suite that PostgreSQL passes (`test/contract/job/job-cycle.test.ts`), but for fair scheduling: the oldest is next.
 */
export class MemoryJobs implements JobStore {
  readonly jobs = new Map<string, MemoryJob>();
  readonly outbox = new Map<string, Entry>();
  readonly articles: { readonly ref: string; readonly article: Article }[] = [];
  /** The same as the outbox's port has it. */
  readonly entries: OutboxStore = {
    claim: async (leaseMs, limit, ref) => this.claimEntries(leaseMs, limit, ref),
    settle: async (claim, enqueued) => this.settle(claim, enqueued),
    post: async (_kind, ref) => {
      const { claimedUntil, enqueuedAt, messages } = this.outbox.get(ref) ?? NO_ENTRY;
      const isToCome = enqueuedAt === null && claimedUntil <= this.now();
      this.post(ref, 0, 1 + (isToCome ? messages : 0));
    },
    countIdle: async (_kind, idleMs, most) => this.countIdle(idleMs, most),
    postAgain: async (_kind, idleMs, limit) => this.postAgain(idleMs, limit),
  };
  private tokens = 0;

  /**
   * @param now the store's clock, in ms
   * @param tell called with the topics of each change
   * @param chance 0 to 1, of the wait after a lost worker
   */
  constructor(
    private readonly now: () => number,
    private readonly tell: (topic: string) => void = () => undefined,
    private readonly chance: () => number = Math.random,
  ) {}

  async insertAll(jobs: readonly NewJob[]): Promise<readonly StoredJob[]> {
    const fresh = jobs.filter(
      ({ accountId, id, retryOf }) =>
        !this.byId(accountId, id) && (retryOf === null || !this.retryOf(accountId, retryOf)),
    );
    return fresh.map((job) => {
      const at = this.instant();
      const progress: JobProgress = {
        ...job.progress,
        id: job.id,
        editionId: job.editionId,
        title: job.brief.settings.title ?? null,
        retryOf: job.retryOf,
        status: 'queued',
        stage: null,
        progress: 0,
        attempt: 0,
        engine: job.engine,
        articleId: null,
        error: null,
        createdAt: at,
        startedAt: null,
        updatedAt: at,
        finishedAt: null,
        version: 1,
      };
      this.jobs.set(job.ref, {
        stored: job,
        progress,
        events: [progress],
        artifacts: {},
        leaseToken: null,
        leaseUntil: 0,
        claimedAt: 0,
        updatedAt: this.now(),
        usage: { ranMs: 0, fetches: 0, queries: 0, modelCalls: 0, modelTokens: 0 },
      });
      this.post(job.ref, 0);
      return { ref: job.ref, progress };
    });
  }

  async find(accountId: string, id: string): Promise<StoredJob | null> {
    return this.byId(accountId, id) ?? null;
  }

  async findRetry(accountId: string, id: string): Promise<StoredJob | null> {
    return this.retryOf(accountId, id) ?? null;
  }

  async brief(ref: string) {
    return this.jobs.get(ref)?.stored.brief ?? null;
  }

  async findAll(accountId: string, ids: readonly string[]): Promise<readonly StoredJob[]> {
    return ids.flatMap((id) => this.byId(accountId, id) ?? []);
  }

  async changesAfter(ref: string, version: number, limit: number): Promise<readonly JobProgress[]> {
    const events = this.jobs.get(ref)?.events ?? [];
    return events.filter((event) => event.version > version).slice(0, limit);
  }

  async openOf(scope: JobScope, limit: number): Promise<readonly StoredJob[]> {
    const open = [...this.jobs.values()].filter((job) => isOf(scope, job) && !isFinal(job.progress.status));
    return open.slice(0, limit).map(shown);
  }

  async changedIn(
    scope: JobScope,
    since: Instant | null,
    known: ReadonlyMap<string, Pick<JobProgress, 'version'>>,
    limit: number,
  ) {
    const changed = [...this.jobs.values()]
      .filter((job) => isOf(scope, job) && job.progress.updatedAt > (since ?? ''))
      .filter(({ stored, progress }) => (known.get(stored.ref)?.version ?? 0) < progress.version);
    const page = changed.slice(0, limit).map(shown);
    return {
      next: this.instant(),
      jobs: page,
      seen: new Map(page.map(({ ref, progress }) => [ref, progress])),
    };
  }

  async cancel(ref: string): Promise<JobProgress | null> {
    const job = this.jobs.get(ref);
    if (!job || isFinal(job.progress.status)) return null;
    this.endLease(job);
    this.outbox.delete(ref);
    const at = this.instant();
    const stages = job.progress.stages.map((stage) =>
      stage.status === 'running' || stage.status === 'waiting'
        ? { ...stage, status: 'skipped' as const, finishedAt: at }
        : stage,
    );
    this.change(job, { status: 'cancelled', error: null, stages, finishedAt: at });
    this.tell(`stop:${ref}`);
    return job.progress;
  }

  async isAnyDue(): Promise<boolean> {
    return [...this.jobs.values()].some((job) => this.isDue(job));
  }

  async claimNext(leaseToken: string, leaseMs: number): Promise<ClaimedJob | null> {
    for (const job of this.jobs.values()) if (this.isDue(job)) return this.take(job, leaseToken, leaseMs);
    return null;
  }

  async claim(ref: string, leaseToken: string, leaseMs: number): Promise<ClaimedJob | null> {
    const job = this.jobs.get(ref);
    const { attempt, maxAttempts } = job?.progress ?? { attempt: 0, maxAttempts: 0 };
    if (!job || attempt >= maxAttempts || !(this.isDue(job) || this.isLost(job))) return null;
    return this.take(job, leaseToken, leaseMs);
  }

  async renewLease(ref: string, leaseToken: string, leaseMs: number): Promise<boolean> {
    const job = this.held(ref, leaseToken);
    if (job) job.leaseUntil = this.now() + leaseMs;
    return job !== null;
  }

  async advance(ref: string, leaseToken: string, update: ProgressUpdate): Promise<JobProgress | null> {
    return this.write(ref, leaseToken, update)?.progress ?? null;
  }

  async release(ref: string, leaseToken: string, update: ProgressUpdate, waitMs: number): Promise<boolean> {
    const job = this.write(ref, leaseToken, update);
    if (job) this.post(ref, waitMs);
    return job !== null;
  }

  async requeue(ref: string, leaseToken: string, update: ProgressUpdate, waitMs: number): Promise<boolean> {
    const attempt = (this.jobs.get(ref)?.progress.attempt ?? 0) - 1;
    const job = this.write(ref, leaseToken, update, { attempt });
    if (job) this.post(ref, waitMs);
    return job !== null;
  }

  async complete(ref: string, leaseToken: string, update: ProgressUpdate, made: NewArticle) {
    const job = this.write(ref, leaseToken, update, { articleId: made.id, title: made.title, progress: 100 });
    if (!job) return null;
    const { image, provenance: _provenance, ...fields } = made;
    const at = this.instant();
    const article: Article = {
      ...fields,
      status: 'draft',
      hasImage: image !== null,
      createdAt: at,
      change: 'finished',
      changedAt: at,
      revision: 1,
      publication: null,
    };
    this.articles.push({ ref, article });
    return job.progress;
  }

  async artifacts(ref: string): Promise<Partial<Record<StageName, unknown>>> {
    return { ...this.jobs.get(ref)?.artifacts };
  }

  async sweep() {
    const lost = [...this.jobs.values()].filter((job) => this.isLost(job));
    let failed = 0;
    for (const job of lost) {
      const { attempt, maxAttempts, stage, stages } = job.progress;
      this.endLease(job);
      if (attempt < maxAttempts) {
        this.change(job, { status: 'queued', stages: paused(job.progress) });
        this.post(job.stored.ref, attempt > 1 ? this.chance() * 2 ** attempt * 1000 : 0);
      } else {
        failed += 1;
        const at = this.instant();
        const message = `The worker was lost ${attempt} times while it wrote this article.`;
        this.change(job, {
          status: 'failed',
          finishedAt: at,
          stages: stage === null ? stages : endStage(stages, stage, 'failed', at),
          error: { code: 'worker_lost', stage, retryable: false, message },
        });
      }
    }
    return { requeued: lost.length - failed, failed };
  }

  protected claimEntries(leaseMs: number, limit: number, ref?: string): OutboxClaim {
    const token = `claim ${(this.tokens += 1)}`;
    const now = this.now();
    const due = [...this.outbox].filter(
      ([each, entry]) =>
        entry.enqueuedAt === null &&
        entry.dueAt <= now &&
        entry.claimedUntil <= now &&
        (ref === undefined || each === ref),
    );
    const claimed = due.sort(([, one], [, other]) => one.dueAt - other.dueAt).slice(0, limit);
    for (const [, entry] of claimed) Object.assign(entry, { token, claimedUntil: now + leaseMs });
    const entries = claimed.map(([each, { messages }]): OutboxEntry => ({
      kind: 'write-article',
      ref: each,
      messages,
    }));
    return { token, entries };
  }

  protected settle({ token, entries }: OutboxClaim, enqueued: readonly OutboxEntry[]): void {
    for (const claimed of entries) {
      const entry = this.outbox.get(claimed.ref);
      if (entry?.token !== token) continue;
      const enqueuedAt = enqueued.includes(claimed) ? this.now() : null;
      Object.assign(entry, { token: null, claimedUntil: 0, enqueuedAt });
    }
  }

  protected countIdle(idleMs: number, most: number) {
    const enqueued = this.enqueued();
    const idle = this.idle(idleMs);
    const messages = enqueued.reduce((sum, entry) => sum + entry.messages, 0);
    return { enqueued: Math.min(most, messages), idle: Math.min(most, idle.length) };
  }

  protected postAgain(idleMs: number, limit: number): number {
    const again = this.idle(idleMs)
      .sort((one, other) => (one.enqueuedAt ?? 0) - (other.enqueuedAt ?? 0))
      .slice(0, limit);
    for (const entry of again) Object.assign(entry, { enqueuedAt: null, dueAt: this.now(), messages: 1 });
    return again.length;
  }

  /** Whether a job stands queued and no pause between attempts keeps it. */
  isDue({ progress, stored }: MemoryJob): boolean {
    const entry = this.outbox.get(stored.ref);
    return (
      progress.status === 'queued' &&
      progress.attempt < progress.maxAttempts &&
      !(entry && entry.dueAt > this.now())
    );
  }

  /** The job that this token may write. */
  protected held(ref: string, leaseToken: string): MemoryJob | null {
    const job = this.jobs.get(ref);
    return job?.leaseToken === leaseToken ? job : null;
  }

  protected write(
    ref: string,
    leaseToken: string,
    update: ProgressUpdate,
    more: Partial<JobProgress> = {},
  ): MemoryJob | null {
    const job = this.held(ref, leaseToken);
    if (!job) return null;
    if (update.status !== 'running') this.endLease(job, update.waitedMs);
    const { fetches, queries, modelCalls, modelTokens, waitedMs: _, artifacts, ...progress } = update;
    job.usage = {
      ranMs: job.usage.ranMs,
      fetches: Math.max(job.usage.fetches, fetches),
      queries: Math.max(job.usage.queries, queries),
      modelCalls: Math.max(job.usage.modelCalls, modelCalls),
      modelTokens: Math.max(job.usage.modelTokens, modelTokens),
    };
    for (const { stage, content } of artifacts) job.artifacts[stage] = content;
    this.change(job, {
      ...progress,
      title: plannedTitle(artifacts) ?? job.progress.title,
      progress: Math.max(job.progress.progress, progress.progress),
      finishedAt: isFinal(progress.status) ? this.instant() : null,
      ...more,
    });
    return job;
  }

  private take(job: MemoryJob, leaseToken: string, leaseMs: number): ClaimedJob {
    this.endLease(job);
    this.outbox.delete(job.stored.ref);
    Object.assign(job, { leaseToken, leaseUntil: this.now() + leaseMs, claimedAt: this.now() });
    const { progress, stored } = job;
    this.change(job, {
      status: 'running',
      attempt: progress.attempt + 1,
      startedAt: progress.startedAt ?? this.instant(),
      stages: paused(progress),
      error: null,
    });
    const { accountId, brief, editionId, ref } = stored;
    return { ref, accountId, editionId, brief, leaseToken, progress: job.progress, usage: job.usage };
  }

  private endLease(job: MemoryJob, waitedMs = 0): void {
    if (job.leaseToken !== null) {
      const ran = Math.max(0, Math.min(this.now(), job.leaseUntil) - job.claimedAt - waitedMs);
      job.usage = { ...job.usage, ranMs: job.usage.ranMs + ran };
    }
    job.leaseToken = null;
  }

  private change(job: MemoryJob, change: Partial<JobProgress>): void {
    const version = job.progress.version + 1;
    job.updatedAt = this.now();
    job.progress = { ...job.progress, ...change, version, updatedAt: this.instant() };
    job.events.push(job.progress);
    this.tell(`job:${job.stored.ref}`);
  }

  private post(ref: string, waitMs: number, messages = 1): void {
    this.outbox.set(ref, { ...NO_ENTRY, dueAt: this.now() + waitMs, messages });
  }

  private isLost({ leaseUntil, progress }: MemoryJob): boolean {
    return progress.status === 'running' && leaseUntil < this.now();
  }

  private enqueued(): Entry[] {
    return [...this.outbox.values()].filter(({ enqueuedAt }) => enqueuedAt !== null);
  }

  private idle(idleMs: number): Entry[] {
    return this.enqueued().filter(({ enqueuedAt }) => (enqueuedAt ?? 0) < this.now() - idleMs);
  }

  private byId(accountId: string, id: string): StoredJob | undefined {
    return this.which((stored) => stored.accountId === accountId && stored.id === id);
  }

  private retryOf(accountId: string, id: string): StoredJob | undefined {
    return this.which((stored) => stored.accountId === accountId && stored.retryOf === id);
  }

  private which(isIt: (stored: NewJob) => boolean): StoredJob | undefined {
    const job = [...this.jobs.values()].find(({ stored }) => isIt(stored));
    return job && shown(job);
  }

  private instant(): Instant {
    return instantOf(new Date(this.now()));
  }
}

function isOf({ of, id }: JobScope, { stored, progress }: MemoryJob): boolean {
  return (of === 'edition' ? progress.editionId : stored.accountId) === id;
}

function shown({ progress, stored }: MemoryJob): StoredJob {
  return { ref: stored.ref, progress };
}

function paused({ stages }: JobProgress): JobProgress['stages'] {
  return stages.map((stage) => (stage.status === 'running' ? { ...stage, status: 'waiting' } : stage));
}
