import type { Person } from '../../../domain/article/byline.js';
import type { JobProgress } from '../../../domain/article/job.js';
import { frozenBriefShape } from '../../../domain/brief/brief-shape.js';
import type { JobOrigin, RelatedStore } from '../../../ports/article/related-store.js';
import type { JobArtifact, JobAttempt, WorkFailure } from '../../../domain/work.js';
import { jobArtifactsShape, jobAttemptsShape } from '../../../domain/article/job-shape.js';
import { instantSql, type Database } from '../database/connection.js';
import { PROGRESS } from '../job/job-sql-parts.js';
import { readJob } from '../job/read-job.js';
import { readFailures } from './work-list.js';

export class PostgresRelatedStore implements RelatedStore {
  constructor(private readonly database: Database) {}

  async jobOrigins(accountId: string, jobIds: readonly string[]): Promise<Map<string, JobOrigin>> {
    const rows = await this.database.rows<{ id: string; brief: unknown; user_id: string; user_name: string }>(
      `SELECT j.id, j.brief, u.id AS user_id, u.name AS user_name FROM jobs j JOIN users u ON u.id = j.user_id
       WHERE j.account_id = $1::uuid AND j.id = ANY ($2::uuid[])`,
      [accountId, jobIds],
    );
    return new Map(
      rows.map(({ id, brief, user_id, user_name }) => [
        id,
        {
          brief: frozenBriefShape.safeParse(brief).data ?? null,
          startedBy: { id: user_id, name: user_name },
        },
      ]),
    );
  }

  async jobsOfArticles(accountId: string, articleIds: readonly string[]): Promise<Map<string, JobProgress>> {
    const rows = await this.database.rows<{ article_id: string }>(
      `SELECT a.id AS article_id, j.ref, ${PROGRESS} AS progress FROM articles a JOIN jobs j ON j.ref = a.job_ref
       WHERE j.account_id = $1::uuid AND a.id = ANY ($2::uuid[])`,
      [accountId, articleIds],
    );
    const found = new Map<string, JobProgress>();
    for (const row of rows) {
      const job = readJob(row);
      if (job) found.set(row.article_id, job.progress);
    }
    return found;
  }

  async jobAttempts(accountId: string, jobIds: readonly string[]): Promise<Map<string, JobAttempt[]>> {
    // The last change of an attempt says how it ended; of one that a worker left running there is only its last change.
    const rows = await this.database.rows<{ id: string; attempts: unknown }>(
      `SELECT j.id, (
         SELECT jsonb_agg(jsonb_build_object('number', n, 'startedAt', began,
             'endedAt', CASE WHEN n < j.attempt OR last ->> 'status' <> 'running' THEN last -> 'updatedAt' END,
             'error', CASE WHEN last ->> 'status' <> 'running' THEN last -> 'error' END) ORDER BY n)
         FROM (SELECT (e.progress ->> 'attempt')::integer AS n, min(e.progress ->> 'updatedAt') AS began,
             (array_agg(e.progress ORDER BY e.version DESC))[1] AS last
           FROM job_events e WHERE e.job_ref = j.ref GROUP BY 1) AS attempts WHERE n > 0) AS attempts
       FROM jobs j WHERE j.account_id = $1::uuid AND j.id = ANY ($2::uuid[])`,
      [accountId, jobIds],
    );
    return new Map(rows.map(({ id, attempts }) => [id, jobAttemptsShape.safeParse(attempts).data ?? []]));
  }

  async jobArtifacts(accountId: string, jobIds: readonly string[]): Promise<Map<string, JobArtifact[]>> {
    const rows = await this.database.rows<{ id: string; artifacts: unknown }>(
      `SELECT j.id, (
         SELECT jsonb_agg(jsonb_build_object('stage', k.stage, 'attempt', k.attempt,
             'bytes', pg_column_size(k.content), 'madeAt', ${instantSql('k.made_at')}) ORDER BY k.made_at, k.stage)
         FROM job_artifacts k WHERE k.job_ref = j.ref) AS artifacts
       FROM jobs j WHERE j.account_id = $1::uuid AND j.id = ANY ($2::uuid[])`,
      [accountId, jobIds],
    );
    return new Map(rows.map(({ id, artifacts }) => [id, jobArtifactsShape.safeParse(artifacts).data ?? []]));
  }

  failures(accountId: string): Promise<WorkFailure[]> {
    return readFailures(this.database, accountId);
  }

  people(accountId: string, limit: number): Promise<Person[]> {
    return this.database.rows<Person>(
      'SELECT id, name FROM users WHERE account_id = $1::uuid ORDER BY name, id LIMIT $2::integer',
      [accountId, limit],
    );
  }
}
