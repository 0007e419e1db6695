import type { Person } from '../../domain/article/byline.js';
import type { JobProgress } from '../../domain/article/job.js';
import type { Brief } from '../../domain/brief/brief.js';
import type { JobArtifact, JobAttempt, WorkFailure } from '../../domain/work.js';

/** How a job began. */
export interface JobOrigin {
  /** Null for a brief that another version stored in another shape. */
  readonly brief: Omit<Brief, 'id'> | null;
  readonly startedBy: Person;
}

/** What belongs to what an account sees, for many at once; what is not the account's is left out. */
export interface RelatedStore {
  /** By the ids of the jobs, in lower case. */
  jobOrigins(accountId: string, jobIds: readonly string[]): Promise<ReadonlyMap<string, JobOrigin>>;
  /** The job of each article, by the id of the article. */
  jobsOfArticles(accountId: string, articleIds: readonly string[]): Promise<ReadonlyMap<string, JobProgress>>;
  /** The attempts at each job, in order, by the id of the job in lower case. */
  jobAttempts(
    accountId: string,
    jobIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly JobAttempt[]>>;
  /** What the stages of each job have left, oldest first, by the id of the job in lower case. */
  jobArtifacts(
    accountId: string,
    jobIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly JobArtifact[]>>;
  /** By kind and code, the most frequent first, a hundred at most; of each kind the newest 10,000 are counted. */
  failures(accountId: string): Promise<readonly WorkFailure[]>;
  /** The users of the account, by name, the first `limit`. */
  people(accountId: string, limit: number): Promise<readonly Person[]>;
}
