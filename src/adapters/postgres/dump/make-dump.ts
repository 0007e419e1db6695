import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { refuse } from '../../../domain/errors.js';
import { formatHead, type BackupHead } from '../backup/backup-head.js';
import { copyLine, END, HEAD, ROWS_END, sequenceLine } from './dump-text.js';
import { galleysTables } from './galleys-tables.js';

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
const CONNECT_MS = 10_000;

/**
 * Writes all rows of the database as one moment of it, which may be in use, and ends `output`. Unlike the files of a backup they can
 * be loaded by another major version of PostgreSQL, on another kind of processor.
 *
 * @throws {GalleyError} `not_found` when it has no tables of Galley
 */
export async function makeDump(output: Writable, options: MakeDumpOptions): Promise<BackupHead> {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'galley-dump',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // A large table, or a slow disk behind the file, takes as long as it takes.
    await client.query('SET LOCAL statement_timeout = 0');
    const head = await readHead(client, options.galley);
    await pipeline(textOf(client, head, options), createGzip({ level: LEVEL }), output, {
      signal: options.signal,
    });
    return head;
  } finally {
    await client.end();
  }
}

async function* textOf(
  client: pg.Client,
  head: BackupHead,
  { onProgress }: MakeDumpOptions,
): AsyncGenerator<Buffer | string> {
  yield `${HEAD}${JSON.stringify(JSON.parse(formatHead(head)))}\n`;
  const { rows: sizes } = await client.query<{ total: string }>(
    'SELECT pg_database_size(current_database()) AS total',
  );
  const total = Number(sizes[0]?.total);
  let bytes = 0;
  for (const table of await galleysTables(client)) {
    const line = copyLine(table);
    yield `${line}\n`;
    const rows = client.query(copyTo(line.replace(/ FROM stdin;$/, ' TO STDOUT')));
    for await (const piece of rows as AsyncIterable<Buffer>) {
      bytes += piece.length;
      onProgress(bytes, total);
      yield piece;
    }
    yield `${ROWS_END}\n`;
  }
  const { rows: sequences } = await client.query<{ name: string; last: string }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  );
  for (const { name, last } of sequences) yield `${sequenceLine(name, last)}\n`;
  yield `${END}\n`;
}

async function readHead(client: pg.Client, galley: string): Promise<BackupHead> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('public.schema_migrations') IS NOT NULL AS found`,
  );
  if (tables[0]?.found !== true) throw refuse('not_found', 'This database has no tables of Galley.');
  const { rows } = await client.query<{ postgres: string; migration: string | null; made_at: string }>(
    `SELECT current_setting('server_version') AS postgres,
        (SELECT max(name) FROM schema_migrations) AS migration,
        to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS made_at`,
  );
  const [{ postgres, migration, made_at: madeAt } = { postgres: '', migration: null, made_at: '' }] = rows;
  return { galley, postgres: postgres.replace(/ .*/, ''), processor: process.arch, migration, madeAt };
}
