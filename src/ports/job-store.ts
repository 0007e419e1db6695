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

export interface JobStore extends RunStore<ClaimedJob, StageName, JobResult, FinishedJob> {
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

  /** @returns the new version's progress; null when the lease is lost. */
  advance(ref: string, leaseToken: string, update: ProgressUpdate): Promise<JobProgress | null>;
}
