import { z } from 'zod';
import { shapeOf } from '../../libs/shape/index.js';
import type { SearchCache, SearchClaim } from '../../ports/search-cache.js';
import type { SearchAnswer } from '../../ports/web-search.js';
import { json, type Database } from './database/connection.js';

/** A row that counts: by the database's clock it has not expired. */
const COUNTS = `(until IS NULL OR until > now())`;
const IN_MS = (parameter: string) => `now() + ${parameter}::double precision * interval '1 millisecond'`;

const answerShape = shapeOf<SearchAnswer>()(
  z.object({
    results: z.array(z.object({ url: z.string(), title: z.string(), snippet: z.string() })),
    at: z.string(),
  }),
);

export class PostgresSearchCache implements SearchCache {
  constructor(private readonly database: Database) {}

  async claim(key: string, day: string, asker: string, forMs: number): Promise<SearchClaim> {
    const known = await this.database.row<{ answer: unknown }>(
      `SELECT answer FROM search_answers WHERE key = $1 AND day = $2::date AND answer IS NOT NULL AND ${COUNTS}`,
      [key, day],
    );
    const answer = answerShape.safeParse(known?.answer).data;
    if (answer) return { state: 'known', answer };
    // Cached by another version in another shape: it is asked for anew.
    if (known)
      await this.database.rows(`DELETE FROM search_answers WHERE key = $1 AND answer = $2::jsonb`, [
        key,
        json(known.answer),
      ]);
    const mine = await this.database.row(
      `INSERT INTO search_answers AS kept (key, day, until, asker)
       VALUES ($1, $2::date, ${IN_MS('$4')}, $3::uuid)
       ON CONFLICT (key) DO UPDATE SET day = excluded.day, answer = NULL, until = excluded.until, asker = excluded.asker
         WHERE kept.until <= now() OR kept.asker = excluded.asker
       RETURNING key`,
      [key, day, asker, forMs],
    );
    return { state: mine ? 'yours' : 'taken' };
  }

  async release(key: string, asker: string): Promise<void> {
    await this.database.rows(`DELETE FROM search_answers WHERE key = $1 AND asker = $2::uuid`, [key, asker]);
  }

  async put(key: string, day: string, answer: SearchAnswer, forMs: number | null): Promise<void> {
    await this.database.rows(
      `INSERT INTO search_answers AS kept (key, day, answer, until) VALUES ($1, $2::date, $3::jsonb, ${IN_MS('$4')})
       ON CONFLICT (key) DO UPDATE SET answer = excluded.answer, until = excluded.until, asker = NULL
         WHERE kept.answer IS NULL OR kept.until <= now()`,
      [key, day, json(answer), forMs],
    );
  }
}
