import type { SearchCache } from '../../ports/search-cache.js';
import type { SearchAnswer } from '../../ports/web-search.js';
import { json, type Database } from './connection.js';

export class PostgresSearchCache implements SearchCache {
  constructor(private readonly database: Database) {}

  async get(key: string, day: string): Promise<SearchAnswer | null> {
    const row = await this.database.row<{ answer: SearchAnswer }>(
      `SELECT answer FROM search_answers WHERE key = $1 AND day = $2::date`,
      [key, day],
    );
    return row?.answer ?? null;
  }

  async put(key: string, day: string, answer: SearchAnswer): Promise<void> {
    // Two workers that ask the same at once both pay; the first answer stays. Rows that another just removes are skipped,
    // so that two who tidy up do not wait for each other.
    await this.database.rows(
      `WITH passed AS (
         DELETE FROM search_answers WHERE key IN (
           SELECT key FROM search_answers WHERE day < $2::date ORDER BY day LIMIT 100 FOR UPDATE SKIP LOCKED))
       INSERT INTO search_answers (key, day, answer) VALUES ($1, $2::date, $3::jsonb)
       ON CONFLICT (key) DO NOTHING`,
      [key, day, json(answer)],
    );
  }
}
