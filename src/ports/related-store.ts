import type { Person } from '../domain/article/byline.js';
import type { JobProgress } from '../domain/article/job.js';
import type { Brief } from '../domain/brief/brief.js';

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
  /** The users of the account, by name, the first `limit`. */
  people(accountId: string, limit: number): Promise<readonly Person[]>;
}
