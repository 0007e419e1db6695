import type { ClientBase } from 'pg';
import { migrationTexts } from '../database/migrations.js';
import { type DumpedTable, quote } from './dump-text.js';

/** A table or a sequence as statements name it, and as a dump does. */
export interface Named {
  readonly name: string;
  /** With its schema, quoted. */
  readonly qualified: string;
}

const MADE = /^CREATE TABLE (\w+)|^ALTER TABLE \w+ RENAME TO (\w+)/gm;

/**
 * Those tables of the schema that the migrations have ever made: others are the operator's. In the order of their names, and
 * without the list of migrations, which each database has of itself.
 */
export async function galleysTables(client: ClientBase): Promise<(DumpedTable & Named)[]> {
  const texts = await migrationTexts();
  const made = texts.flatMap((sql) => [...sql.matchAll(MADE)].map(([, table, renamed]) => table ?? renamed));
  const { rows } = await client.query<DumpedTable & { schema: string }>(
    `SELECT relname AS name, nspname AS schema, array_agg(attname::text ORDER BY attnum) AS columns
       FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE nspname = current_schema() AND relkind = 'r' AND relname = ANY($1)
        AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      GROUP BY relname, nspname ORDER BY relname`,
    [made],
  );
  return rows.map(({ schema, ...table }) => ({
    ...table,
    qualified: `${quote(schema)}.${quote(table.name)}`,
  }));
}

/** The sequences of identity columns of these tables. */
export async function sequencesOf(client: ClientBase, tables: readonly Named[]): Promise<Named[]> {
  const { rows } = await client.query<{ name: string; schema: string }>(
    `SELECT sequence.relname AS name, nspname AS schema
       FROM pg_depend JOIN pg_class sequence ON sequence.oid = objid AND sequence.relkind = 'S'
         JOIN pg_namespace ON pg_namespace.oid = sequence.relnamespace
      WHERE refclassid = 'pg_class'::regclass AND deptype IN ('a', 'i') AND refobjid = ANY($1::regclass[])
      ORDER BY sequence.relname`,
    [tables.map(({ qualified }) => qualified)],
  );
  return rows.map(({ name, schema }) => ({ name, qualified: `${quote(schema)}.${quote(name)}` }));
}
