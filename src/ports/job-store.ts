import type { Brief } from '../domain/brief/brief.js';
import type { Engine } from '../domain/article/draft.js';
import type { JobProgress } from '../domain/article/job.js';
import type { Instant } from '../domain/instant.js';
import type { StageName } from '../domain/article/stages.js';
import type { Article, ArticleImage, NewArticle } from '../domain/article/article.js';
import type { ClaimedRun, RunStore, RunUpdate } from './run-store.js';

/** A job to be stored: the brief frozen, with who asked for it. */
export interface NewJob {
  /** Our own identity: a caller's id is unique only within its account. */
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

/** A job as it stands: `ref` is ours, `progress.id` its caller's. */
export interface StoredJob {
  readonly ref: string;
  readonly progress: JobProgress;
}

/** A part of what changed in an edition. */
export interface EditionChanges {
  /** What changes from now on is found by asking from here, however late its transaction ends. */
  readonly next: Instant;
  /** Each as it is now. */
  readonly jobs: readonly StoredJob[];
}

/** A job that a worker owns until its lease runs out; every write of it carries the token. */
export interface ClaimedJob extends ClaimedRun<StageName> {
  readonly accountId: string;
  readonly editionId: string;
  readonly brief: Omit<Brief, 'id'>;
  readonly progress: JobProgress;
}

/** The part of a job's progress that its worker writes, with what it used. */
export type ProgressUpdate = RunUpdate<StageName>;

/** What is stored at the end of a job, in one transaction with it: the article can be read from then on. */
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
   * Stores the jobs and their outbox entries, but none whose id the account has already.
   * @returns the new ones, in any order
   */
  insertAll(jobs: readonly NewJob[]): Promise<readonly StoredJob[]>;
  /** @returns null when the account has no job of this id. */
  find(accountId: string, id: string): Promise<StoredJob | null>;
  /** Those of the account's jobs that have one of these ids, in any order. */
  findAll(accountId: string, ids: readonly string[]): Promise<readonly StoredJob[]>;
  /**
   * The recorded changes after a version, the oldest `limit` in order; each is the whole progress as it then was. Of a job
   * that ended so long ago that its changes are deleted, the last alone.
   */
  changesAfter(ref: string, version: number, limit: number): Promise<readonly JobProgress[]>;
  /** Those of an edition that are not final, the oldest `limit` of them, oldest first. */
  openOf(editionId: string, limit: number): Promise<readonly StoredJob[]>;
  /**
   * What changed in an edition, those whose last change is the longest ago first; all of it when fewer than `limit` come.
   *
   * @param since the `next` of an answer before; null for as far back as its `next` will be
   * @param known what needs no telling, being still at this version: of all that was answered, what changed after `since`
   */
  changedIn(
    editionId: string,
    since: Instant | null,
    known: ReadonlyMap<string, Pick<JobProgress, 'version'>>,
    limit: number,
  ): Promise<EditionChanges>;
  /**
   * Ends a job that is not final; whoever works at it has lost its lease and is told so (topic `stop:<ref>`).
   * @returns the progress after; null when the job is final already
   */
  cancel(ref: string): Promise<JobProgress | null>;

  /** Whether a job stands queued that may be taken now, be it that another is just taking it. */
  isAnyDue(): Promise<boolean>;
  /**
   * Takes the job whose turn it is, and counts the attempt: of those queued and due, the oldest of the account that has
   * the fewest running and, of several such, had its last turn the longest ago; within the account, of its newsrooms by
   * the same rule. So no account's hundred holds up another's one, however many newsrooms it has.
   * @param without accounts of which none is taken
   * @returns null when there is none, or others are just taking them all
   */
  claimNext(leaseToken: string, leaseMs: number, without?: readonly string[]): Promise<ClaimedJob | null>;
  /**
   * Takes this job if it is queued, or running with a lease that ran out, and counts the attempt.
   * @returns null when there is nothing to take: gone, final, leased to another, or out of attempts
   */
  claim(ref: string, leaseToken: string, leaseMs: number): Promise<ClaimedJob | null>;
  /** @returns the new version's progress; null when the lease is lost. */
  advance(ref: string, leaseToken: string, update: ProgressUpdate): Promise<JobProgress | null>;

  /**
   * Jobs whose worker is lost go back to the queue, or fail (`worker_lost`) when out of attempts.
   * @returns how many of each
   */
  sweep(): Promise<{ readonly requeued: number; readonly failed: number }>;
}

/** Entries of the outbox that one process hands over. */
export interface OutboxClaim {
  readonly token: string;
  /** Of the jobs; none when there was nothing to claim. */
  readonly refs: readonly string[];
}

/** The outbox: what the transaction of a start or a retry left to be handed to the queue. */
export interface OutboxStore {
  /**
   * Claims entries that are due, those that are due for the longest first. Until the claim is settled or `leaseMs` are over,
   * no other claim gets them.
   *
   * @param ref only this job's entry; any when absent
   */
  claim(leaseMs: number, limit: number, ref?: string): Promise<OutboxClaim>;
  /**
   * Ends a claim: the entries of these jobs are removed, and their jobs are marked as handed over now; the others may be
   * claimed again at once. What was written anew since, or has been claimed by another, stays as it is.
   */
  settle(claim: OutboxClaim, handedOver: readonly string[]): Promise<void>;
  /**
   * How many jobs are due and were handed to the queue, each counted up to `most`: all of them, and those of which that was
   * more than `idleMs` ago.
   */
  countIdle(idleMs: number, most: number): Promise<{ readonly handedOver: number; readonly idle: number }>;
  /**
   * Puts such idle jobs into the outbox again, those that are idle for the longest first.
   * @returns how many
   */
  postAgain(idleMs: number, limit: number): Promise<number>;
}
