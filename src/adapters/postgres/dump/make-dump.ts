import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { refuse } from '../../../domain/errors.js';
import { connectForRows } from './connect.js';
import { type DumpHead, formatDumpHead } from './dump-head.js';
import { copyLine, END, HEAD, quote, ROWS_END, sequenceLine } from './dump-text.js';
import { explained } from './explained.js';
import { galleysTables, sequencesOf } from './galleys-tables.js';

export interface MakeDumpOptions {
  readonly url: string;
  /** The version of this Galley. */
  readonly galley: string;
  readonly signal: AbortSignal;
  /** @param bytes of rows so far, before they are compressed @param total of the database's bytes, with its indexes */
  readonly onProgress: (bytes: number, total: number) => void;
}

/** Chosen: the rows come faster than a higher level compresses them. */
const LEVEL = 3;

/**
 * Writes all rows of the database as one moment of it, which may be in use, and ends `output`. Unlike the files of a backup they can
 * be loaded by another major version of PostgreSQL, on another kind of processor.
 *
 * @throws {GalleyError} `not_found` when it has no tables of Galley
 */
export async function makeDump(output: Writable, options: MakeDumpOptions): Promise<DumpHead> {
  const client = await connectForRows(options.url, 'galley-dump');
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const head = await readHead(client, options.galley);
    await pipeline(textOf(client, head, options), createGzip({ level: LEVEL }), output, {
      signal: options.signal,
    });
    return head;
  } catch (error) {
    throw explained(error);
  } finally {
    await client.end();
  }
}

/** Locks the tables against migrations before the first statement that sees rows: to its snapshot a rewritten table is empty. */
async function readHead(client: pg.Client, galley: string): Promise<DumpHead> {
  const tables = (await galleysTables(client)).map(({ qualified }) => qualified);
  if (tables.length === 0) throw refuse('not_found', 'This database has no tables of Galley.');
  await client.query('ROLLBACK');
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`LOCK TABLE ${tables.join(', ')}, schema_migrations IN ACCESS SHARE MODE`);
  const { rows } = await client.query<{ postgres: string; migrations: string[]; made_at: string }>(
    `SELECT current_setting('server_version') AS postgres,
        (SELECT array_agg(name ORDER BY name) FROM schema_migrations) AS migrations,
        to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS made_at`,
  );
  const [{ postgres, migrations, made_at: madeAt } = { postgres: '', migrations: [], made_at: '' }] = rows;
  return {
    galley,
    postgres: postgres.replace(/ .*/, ''),
    processor: process.arch,
    migration: migrations.at(-1) ?? null,
    madeAt,
    migrations,
  };
}

async function* textOf(
  client: pg.Client,
  head: DumpHead,
  { onProgress }: MakeDumpOptions,
): AsyncGenerator<Buffer | string> {
  yield `${HEAD}${formatDumpHead(head)}\n`;
  const { rows: sizes } = await client.query<{ total: string }>(
    'SELECT pg_database_size(current_database()) AS total',
  );
  const total = Number(sizes[0]?.total);
  let bytes = 0;
  const tables = await galleysTables(client);
  for (const table of tables) {
    yield `${copyLine(table)}\n`;
    const columns = table.columns.map(quote).join(', ');
    const rows = client.query(copyTo(`COPY ${table.qualified} (${columns}) TO STDOUT`));
    for await (const piece of rows as AsyncIterable<Buffer>) {
      bytes += piece.length;
      onProgress(bytes, total);
      yield piece;
    }
    yield `${ROWS_END}\n`;
  }
  for (const { name, qualified } of await sequencesOf(client, tables)) {
    const { rows } = await client.query<{ last_value: string; is_called: boolean }>(
      `SELECT last_value, is_called FROM ${qualified}`,
    );
    for (const { last_value: last, is_called: isCalled } of rows)
      yield `${sequenceLine(name, last, isCalled)}\n`;
  }
  yield `${END}\n`;
}
