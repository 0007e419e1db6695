import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { refuse } from '../../../domain/errors.js';
import type { Log } from '../../../ports/log.js';
import { DamagedBackup } from '../backup/backup-archive.js';
import { FORMAT } from '../backup/backup-head.js';
import { migrateAround, migrationNames } from '../database/migrations.js';
import { connectForRows } from './connect.js';
import { type DumpHead, parseDumpHead } from './dump-head.js';
import { type DumpedTable, DumpText, quote } from './dump-text.js';
import { explained } from './explained.js';
import { galleysTables, type Named, sequencesOf } from './galleys-tables.js';

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
  readonly head: DumpHead;
  readonly rows: number;
  /** Tables of the dump that no migration of Galley makes: they were not loaded. */
  readonly leftOut: readonly string[];
}

/**
 * Fills a database that holds no accounts with the rows of a dump, in one transaction, and applies the migrations that came since.
 * A load that failed or was killed before its end leaves it without accounts, so it can be repeated. Tables of the operator's are
 * left as they are.
 *
 * @throws {GalleyError} `invalid_params` when the file is no whole dump, or of a newer Galley; `conflict` when the database has accounts
 *   or newer tables
 */
export async function loadDump(input: Readable, options: LoadDumpOptions): Promise<LoadedDump> {
  const { url, log, name, signal, onProgress } = options;
  const text = new DumpText(unpacked(input, signal, onProgress));
  try {
    const { format, ...head } = parseDumpHead(await text.head());
    const known = await migrationNames();
    if (format > FORMAT || !head.migrations.every((each) => known.includes(each)))
      throw refuse(
        'invalid_params',
        `${name} was made by Galley ${head.galley}, which is newer than this one: load it with that.`,
      );
    const filled = await migrateAround(url, log, head.migrations, signal, () => fill(text, options));
    return { head, ...filled };
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw explained(error);
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

async function fill(
  text: DumpText,
  { url, log, signal }: LoadDumpOptions,
): Promise<Omit<LoadedDump, 'head'>> {
  const client = await connectForRows(url, 'galley-load');
  // Also ends a statement that waits, or checks the keys of a large table.
  const stop = () => void client.end();
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    await client.query('BEGIN');
    const tables = await galleysTables(client);
    await assertEmpty(client, tables);
    const putBack = await withoutRules(client, tables);
    await client.query(`TRUNCATE ${tables.map(({ qualified }) => qualified).join(', ')}`);
    const loaded = await copyAll(client, text, tables, signal);
    await putBack();
    await client.query('COMMIT');
    signal.removeEventListener('abort', stop);
    await client.query('ANALYZE').catch((error: unknown) => {
      log.warn({ err: error }, 'the rows are loaded; ANALYZE failed, and PostgreSQL does it by itself later');
    });
    return loaded;
  } finally {
    signal.removeEventListener('abort', stop);
    await client.end();
  }
}

/** Until the end no other process adds any. */
async function assertEmpty(client: pg.Client, tables: readonly Named[]): Promise<void> {
  const owners = tables.filter(({ name }) => name === 'accounts' || name === 'operator_keys');
  for (const { qualified } of owners) {
    await client.query(`LOCK TABLE ${qualified} IN ACCESS EXCLUSIVE MODE`);
    const { rowCount } = await client.query(`SELECT FROM ${qualified} LIMIT 1`);
    if (rowCount !== 0)
      throw refuse(
        'conflict',
        'This database holds accounts or keys of operators already: a dump is loaded into one that is empty.',
      );
  }
  const { rows } = await client.query<{ other: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS other FROM pg_constraint
      WHERE contype = 'f' AND confrelid = ANY($1::regclass[]) AND NOT conrelid = ANY($1::regclass[])`,
    [tables.map(({ qualified }) => qualified)],
  );
  if (rows.length > 0)
    throw refuse(
      'conflict',
      `Tables that are not Galley's refer to Galley's by foreign keys: ${rows.map(({ other }) => other).join(', ')}. ` +
        'Drop these keys first.',
    );
}

/** Drops foreign keys and silences triggers, so that the order of tables does not matter. @returns what brings them back, checked */
async function withoutRules(client: pg.Client, tables: readonly Named[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS rule
       FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY($1::regclass[])`,
    [tables.map(({ qualified }) => qualified)],
  );
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { qualified } of tables) await client.query(`ALTER TABLE ${qualified} DISABLE TRIGGER USER`);
  return async () => {
    for (const { qualified } of tables) await client.query(`ALTER TABLE ${qualified} ENABLE TRIGGER USER`);
    for (const { table, name, rule } of keys)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${rule}`);
  };
}

async function copyAll(
  client: pg.Client,
  text: DumpText,
  tables: readonly (DumpedTable & Named)[],
  signal: AbortSignal,
): Promise<Omit<LoadedDump, 'head'>> {
  const sequences = await sequencesOf(client, tables);
  let rows = 0;
  const leftOut: string[] = [];
  for await (const part of text.parts()) {
    if (part.kind === 'sequence') {
      const sequence = sequences.find(({ name }) => name === part.name);
      if (sequence)
        await client.query('SELECT setval($1::regclass, $2, $3)', [
          sequence.qualified,
          part.last,
          part.isCalled,
        ]);
      continue;
    }
    const table = tables.find(({ name }) => name === part.table.name);
    if (table === undefined) {
      leftOut.push(part.table.name);
      for await (const row of part.rows) void row;
      continue;
    }
    const missing = part.table.columns.find((column) => !table.columns.includes(column));
    if (missing !== undefined)
      throw new DamagedBackup(`its table ${table.name} has a column ${missing}, which Galley's has not`);
    const columns = part.table.columns.map(quote).join(', ');
    const copy = client.query(copyFrom(`COPY ${table.qualified} (${columns}) FROM STDIN`));
    await pipeline(part.rows, copy, { signal });
    rows += copy.rowCount;
  }
  return { rows, leftOut };
}
