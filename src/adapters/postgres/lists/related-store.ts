import type { Person } from '../../../domain/article/byline.js';
import type { JobProgress } from '../../../domain/article/job.js';
import { frozenBriefShape } from '../../../domain/brief/brief-shape.js';
import type { JobOrigin, RelatedStore } from '../../../ports/related-store.js';
import type { Database } from '../database/connection.js';
import { PROGRESS } from '../job/job-sql-parts.js';
import { readJob } from '../job/read-job.js';

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

  people(accountId: string, limit: number): Promise<Person[]> {
    return this.database.rows<Person>(
      'SELECT id, name FROM users WHERE account_id = $1::uuid ORDER BY name, id LIMIT $2::integer',
      [accountId, limit],
    );
  }
}
