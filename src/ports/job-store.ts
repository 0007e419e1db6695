import type { Brief } from '../domain/brief/brief.js';
import type { Engine } from '../domain/article/draft.js';
import type { JobProgress } from '../domain/article/job.js';
import type { Instant } from '../domain/instant.js';
import type { StageName } from '../domain/article/stages.js';
import type { Article, ArticleImage, NewArticle } from '../domain/article/article.js';
import type { ClaimedRun, RunStore, RunUpdate } from './run-store.js';

/** A job to be stored: the frozen brief, and its caller. */
export interface NewJob {
  /** Internal id: a caller's id is unique only within its account. */
  readonly ref: string;
  readonly id: string;
  readonly accountId: string;
  readonly editionId: string;
  readonly newsroomId: string;
  readonly userId: string;
  readonly keyId: string;
  readonly brief: Omit<Brief, 'id'>;
  readonly engine: Engine;
  readonly progress: Pick<JobProgress, 'stages' | 'warnings' | 'maxAttempts'>;
}

/** A stored job: `ref` is the internal id, `progress.id` the caller's. */
export interface StoredJob {
  readonly ref: string;
  readonly progress: JobProgress;
}

/** A page of the changes in an edition. */
export interface EditionChanges {
  /** Where to continue: later changes are found from here, however late their transactions end. */
  readonly next: Instant;
  /** The current state of each. */
  readonly jobs: readonly StoredJob[];
}

/** A job that a worker owns until its lease runs out; every write of it carries the token. */
export interface ClaimedJob extends ClaimedRun<StageName> {
  readonly accountId: string;
  readonly editionId: string;
  readonly brief: Omit<Brief, 'id'>;
  readonly progress: JobProgress;
}

/** The part of a job's progress that its worker writes, and its usage. */
export type ProgressUpdate = RunUpdate<StageName>;

/** The result of a job, stored in one transaction with its end: the article can be read from then on. */
export interface JobResult {
  readonly article: NewArticle;
  readonly image: ArticleImage | null;
  readonly provenance: unknown;
}

export interface FinishedJob {
  readonly article: Article;
  readonly progress: JobProgress;
}

export interface JobStore extends RunStore<StageName, JobResult, FinishedJob> {
  /**
   * Stores the jobs and their outbox entries, except those whose id the account has already.
   * @returns the new ones, in any order
   */
  insertAll(jobs: readonly NewJob[]): Promise<readonly StoredJob[]>;
  /** @returns null when the account has no job of this id. */
  find(accountId: string, id: string): Promise<StoredJob | null>;
  /** The account's jobs with one of these ids, in any order. */
  findAll(accountId: string, ids: readonly string[]): Promise<readonly StoredJob[]>;
  /**
   * The recorded changes after a version, the oldest `limit` in order; each is the whole progress at that time. Of a job
   * whose changes were deleted after its retention time, the last alone.
   */
  changesAfter(ref: string, version: number, limit: number): Promise<readonly JobProgress[]>;
  /** The jobs of an edition that are not final, the oldest `limit` of them, oldest first. */
  openOf(editionId: string, limit: number): Promise<readonly StoredJob[]>;
  /**
   * The changed jobs of an edition, in the order of their last changes; the page is the last one when fewer than `limit` come.
   *
   * @param since the `next` of an earlier page; null for as far back as its `next` will be
   * @param known versions that the caller has: left out are jobs that are still at theirs
   */
  changedIn(
    editionId: string,
    since: Instant | null,
    known: ReadonlyMap<string, Pick<JobProgress, 'version'>>,
    limit: number,
  ): Promise<EditionChanges>;
  /**
   * Ends a job that is not final; its worker loses its lease and is notified (topic `stop:<ref>`).
   * @returns the new progress; null when the job is final already
   */
  cancel(ref: string): Promise<JobProgress | null>;

  /** Whether a queued job is due, even if another worker is just claiming it. */
  isAnyDue(): Promise<boolean>;
  /**
   * Claims the next job by fair scheduling, and counts the attempt. Of the queued jobs that are due it is the oldest of the
   * account with the fewest running jobs; among such accounts, of the one that was served the longest ago; within the
   * account by the same rule among its newsrooms. So a hundred jobs of one account do not delay the single job of another,
   * however many newsrooms it has.
   * @param without accounts that are left out
   * @returns null when there is none, or others are just claiming them all
   */
  claimNext(leaseToken: string, leaseMs: number, without?: readonly string[]): Promise<ClaimedJob | null>;
  /**
   * Claims this job if it is queued, or running with an expired lease, and counts the attempt.
   * @returns null when it can't be claimed: not found, final, leased to another worker, or out of attempts
   */
  claim(ref: string, leaseToken: string, leaseMs: number): Promise<ClaimedJob | null>;
  /** @returns the new version's progress; null when the lease is lost. */
  advance(ref: string, leaseToken: string, update: ProgressUpdate): Promise<JobProgress | null>;

  /**
   * Returns jobs of lost workers to the queue, or fails them (`worker_lost`) when they are out of attempts.
   * @returns how many of each
   */
  sweep(): Promise<{ readonly requeued: number; readonly failed: number }>;
}

/** Entries of the outbox that one process enqueues. */
export interface OutboxClaim {
  readonly token: string;
  /** Of the jobs; none when there was nothing to claim. */
  readonly refs: readonly string[];
}

/** The outbox: jobs to be enqueued, written in the transaction of a start or a retry. */
export interface OutboxStore {
  /**
   * Claims entries that are due, the longest due first. Until the claim is settled or `leaseMs` are over, no other claim gets
   * them.
   *
   * @param ref only this job's entry; any when absent
   */
  claim(leaseMs: number, limit: number, ref?: string): Promise<OutboxClaim>;
  /**
   * Ends a claim: the entries of these jobs are removed, and their jobs are marked as enqueued now; the others may be claimed
   * again at once. Entries that were written anew since, or claimed by another process, stay unchanged.
   */
  settle(claim: OutboxClaim, handedOver: readonly string[]): Promise<void>;
  /**
   * Counts the jobs that are due and were enqueued, each up to `most`: all of them, and those that were enqueued more than
   * `idleMs` ago.
   */
  countIdle(idleMs: number, most: number): Promise<{ readonly handedOver: number; readonly idle: number }>;
  /**
   * Puts such idle jobs into the outbox again, the longest idle first.
   * @returns how many
   */
  postAgain(idleMs: number, limit: number): Promise<number>;
}
