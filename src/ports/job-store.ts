import type { Brief } from '../domain/brief/brief.js';
import type { Engine } from '../domain/article/draft.js';
import type { JobProgress } from '../domain/article/job.js';
import type { Instant } from '../domain/instant.js';
import type { StageName } from '../domain/article/stages.js';
import type { NewArticle } from '../domain/article/article.js';
import type { ClaimedRun, RunStore, RunUpdate } from './run-store.js';

/** A job to be stored: the frozen brief, and its caller. */
export interface NewJob {
  /** Internal id: a caller's id is unique only within its account. */
  readonly ref: string;
  /** The caller's, in lower case, or made for it. */
  readonly id: string;
  readonly accountId: string;
  readonly editionId: string;
  readonly newsroomId: string;
  readonly userId: string;
  readonly keyId: string;
  /** Stored without the id that the caller sent. */
  readonly brief: Brief;
  readonly engine: Engine;
  /** Of the failed job that it retries, the id that its account knows; null for none. */
  readonly retryOf: string | null;
  /** Of those that were started in one call; null for one alone. */
  readonly batchId?: string | null;
  /** The `traceparent` of its start. */
  readonly trace?: string | null;
  readonly progress: Pick<JobProgress, 'stages' | 'warnings' | 'maxAttempts'>;
}

/** Stored work: `ref` is the internal id, `progress.id` the caller's. */
export interface Stored<Progress> {
  readonly ref: string;
  readonly progress: Progress;
}

export type StoredJob = Stored<JobProgress>;

/** What a feed tells one state of work from the next by. */
export type StateMark = Pick<JobProgress, 'version' | 'updatedAt'>;

/** Whose jobs are watched: those of an edition, or of all editions of an account. */
export interface JobScope {
  readonly of: 'edition' | 'account';
  /** The id of the edition or account. */
  readonly id: string;
}

/** A page of changed jobs. */
export interface Changes<Progress> {
  /** Where to continue: later changes are found from here, however late their transactions end. */
  readonly next: Instant;
  /** The current state of each, but for those that another version stored in another shape. */
  readonly jobs: readonly Stored<Progress>[];
  /** Of every job of the page, those others among them, the version that was read, by its ref. */
  readonly seen: ReadonlyMap<string, StateMark>;
}

export type JobChanges = Changes<JobProgress>;

/** What is watched of an edition or an account as a whole. */
export interface FeedStore<Progress> {
  /** The jobs that are not final, the oldest `limit` of them, oldest first. */
  openOf(scope: JobScope, limit: number): Promise<readonly Stored<Progress>[]>;
  /**
   * The changed jobs, in the order of their last changes; the page is the last one when fewer than `limit` were seen.
   *
   * @param since the `next` of an earlier page; null for as far back as its `next` will be
   * @param known versions that the caller has: left out are jobs that are still at theirs
   */
  changedIn(
    scope: JobScope,
    since: Instant | null,
    known: ReadonlyMap<string, Pick<StateMark, 'version'>>,
    limit: number,
  ): Promise<Changes<Progress>>;
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

/** A job ends with its article in one transaction: it can be read from then on. */
export interface JobStore extends RunStore<ClaimedJob, StageName, NewArticle>, FeedStore<JobProgress> {
  /**
   * Stores the jobs and their outbox entries, except those whose id the account has already, and retries of what it has
   * retried already.
   * @returns the new ones, in any order
   */
  insertAll(jobs: readonly NewJob[]): Promise<readonly StoredJob[]>;
  /** @returns null when the account has no job of this id. */
  find(accountId: string, id: string): Promise<StoredJob | null>;
  /** The job that retries the failed one of this id; null for none. */
  findRetry(accountId: string, id: string): Promise<StoredJob | null>;
  /** @returns null for a brief that another version stored in another shape */
  brief(ref: string): Promise<Omit<Brief, 'id'> | null>;
  /** The account's jobs with one of these ids, in any order. */
  findAll(accountId: string, ids: readonly string[]): Promise<readonly StoredJob[]>;
  /**
   * The recorded changes after a version, the oldest `limit` in order; each is the whole progress at that time. Of a job
   * whose changes were deleted after its retention time, the last alone.
   * @throws {UnreadableWork} when the last of them is of another version's shape
   */
  changesAfter(ref: string, version: number, limit: number): Promise<readonly JobProgress[]>;
  /**
   * Ends a job that is not final; its worker loses its lease and is notified (topic `stop:<ref>`).
   * @returns the new progress; null when the job is final already
   */
  cancel(ref: string): Promise<JobProgress | null>;

  /** @returns the new version's progress; null when the lease is lost. */
  advance(ref: string, leaseToken: string, update: ProgressUpdate): Promise<JobProgress | null>;
}
