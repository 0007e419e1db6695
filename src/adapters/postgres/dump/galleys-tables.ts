import type { ClientBase } from 'pg';
import type { DumpedTable } from './dump-text.js';

/** @returns the tables of the schema `public` in the order of their names, but for the list of migrations */
export async function galleysTables(client: ClientBase): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable>(
    `SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
       FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations'
        AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      GROUP BY relname ORDER BY relname`,
  );
  return rows;
}
