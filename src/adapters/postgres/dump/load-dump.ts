import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { refuse } from '../../../domain/errors.js';
import type { Log } from '../../../ports/log.js';
import { DamagedBackup } from '../backup/backup-archive.js';
import { FORMAT, parseHead, type BackupHead } from '../backup/backup-head.js';
import { migrateAround, migrationNames } from '../database/migrations.js';
import { copyLine, type DumpedTable, DumpText, quote } from './dump-text.js';
import { galleysTables } from './galleys-tables.js';

export interface LoadDumpOptions {
  readonly url: string;
  /** Of the file, for messages. */
  readonly name: string;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** @param bytes of the file so far */
  readonly onProgress: (bytes: number) => void;
}

export interface LoadedDump {
  readonly head: BackupHead;
  readonly rows: number;
  /** Tables of the dump that no migration of Galley makes: they were not loaded. */
  readonly leftOut: readonly string[];
}

const CONNECT_MS = 10_000;

/**
 * Fills a database that holds no accounts with the rows of a dump, in one transaction, and applies the migrations that came since.
 * A load that failed or was killed leaves it without accounts, so it can be repeated.
 *
 * @throws {GalleyError} `invalid_params` when the file is no whole dump, or of a newer Galley; `conflict` when the database has accounts
 *   or newer tables
 */
export async function loadDump(input: Readable, options: LoadDumpOptions): Promise<LoadedDump> {
  const { url, log, name, signal, onProgress } = options;
  const text = new DumpText(unpacked(input, signal, onProgress));
  try {
    const { format, ...head } = parseHead(await text.head());
    const names = await migrationNames();
    if (format > FORMAT || (head.migration !== null && !names.includes(head.migration)))
      throw refuse(
        'invalid_params',
        `${name} was made by Galley ${head.galley}, which is newer than this one: load it with that.`,
      );
    if (head.migration === null) throw new DamagedBackup('it is of a database without tables');
    const filled = await migrateAround(url, log, head.migration, () => fill(text, url, signal));
    return { head, ...filled };
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    throw refuse('invalid_params', `${name} is no dump, or damaged: ${fault}.`);
  }
}

/** What is wrong with the file, where it is the file that something is wrong with. */
function faultOf(error: unknown): string | null {
  if (error instanceof DamagedBackup) return error.message;
  if (!(error instanceof Error)) return null;
  const code = String(Reflect.get(error, 'code'));
  if (code.startsWith('Z_')) return 'it is cut off, or not compressed as a dump is';
  // Classes of PostgreSQL's for data that a table does not take.
  return /^2[23]/.test(code) ? `PostgreSQL refuses its rows (${error.message})` : null;
}

async function* unpacked(
  input: Readable,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  const gunzip = createGunzip();
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of input as AsyncIterable<Buffer>) {
      bytes += piece.length;
      onProgress(bytes);
      yield piece;
    }
  };
  const fed = pipeline(counted(), gunzip, { signal });
  // Its failure ends the reading below with the same error.
  fed.catch(() => undefined);
  yield* gunzip as AsyncIterable<Buffer>;
  await fed;
}

async function fill(text: DumpText, url: string, signal: AbortSignal): Promise<Omit<LoadedDump, 'head'>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'galley-load',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await assertWithoutAccounts(client);
    const own = new Map((await galleysTables(client)).map((table) => [table.name, table]));
    const tables = [...own.keys()].map(quote);
    const putBack = await withoutRules(client, tables);
    await client.query(`TRUNCATE ${tables.join(', ')}`);
    const loaded = await copyAll(client, text, own, signal);
    await putBack();
    signal.throwIfAborted();
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return loaded;
  } finally {
    await client.end();
  }
}

async function assertWithoutAccounts(client: pg.Client): Promise<void> {
  // Until the end no other process adds any.
  await client.query('LOCK TABLE accounts IN ACCESS EXCLUSIVE MODE');
  const { rowCount } = await client.query('SELECT FROM accounts LIMIT 1');
  if (rowCount !== 0)
    throw refuse(
      'conflict',
      'This database holds accounts already: a dump is loaded into one that is empty.',
    );
}

/** Drops foreign keys and silences triggers, so that the order of tables does not matter. @returns what brings them back, checked */
async function withoutRules(client: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(
    `SELECT quote_ident(relname) AS table, quote_ident(conname) AS name, pg_get_constraintdef(c.oid) AS rule
       FROM pg_constraint c JOIN pg_class ON pg_class.oid = conrelid
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  return async () => {
    for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    for (const { table, name, rule } of keys)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${rule}`);
  };
}

async function copyAll(
  client: pg.Client,
  text: DumpText,
  own: ReadonlyMap<string, DumpedTable>,
  signal: AbortSignal,
): Promise<Omit<LoadedDump, 'head'>> {
  let rows = 0;
  const leftOut: string[] = [];
  for await (const part of text.parts()) {
    if (part.kind === 'sequence') {
      await client.query('SELECT setval(to_regclass($1), $2)', [`public.${quote(part.name)}`, part.last]);
      continue;
    }
    const table = own.get(part.table.name);
    if (table === undefined) {
      leftOut.push(part.table.name);
      for await (const row of part.rows) void row;
      continue;
    }
    const missing = part.table.columns.find((column) => !table.columns.includes(column));
    if (missing !== undefined)
      throw new DamagedBackup(`its table ${table.name} has a column ${missing}, which Galley's has not`);
    const copy = client.query(copyFrom(copyLine(part.table)));
    await pipeline(part.rows, copy, { signal });
    rows += copy.rowCount;
  }
  return { rows, leftOut };
}
