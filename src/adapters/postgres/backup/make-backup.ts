import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { GalleyError, refuse } from '../../../domain/errors.js';
import type { Log } from '../../../ports/log.js';
import { openEmbeddedPostgres } from '../embedded/embedded.js';
import { clusterPaths, isThere } from '../embedded/embedded-cluster.js';
import { writeArchive } from './backup-archive.js';
import { formatHead, HEAD, PASSWORDS, type BackupHead } from './backup-head.js';
import { openBaseBackup } from './base-backup.js';

export interface MakeBackupOptions {
  readonly dataDir: string;
  /** The version of this Galley. */
  readonly galley: string;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** @param total of the data's bytes, about; null while it is not known */
  readonly onProgress: (bytes: number, total: number | null) => void;
  /** After so long without a byte it is given up. Default ten minutes. */
  readonly stallMs?: number;
}

/** Chosen: the server sends as fast as the disk reads, and the fastest level is the one that holds it up least. */
const LEVEL = 1;
const CONNECT_MS = 10_000;
/** While nobody reads a backup, the server keeps all of its log for it. Chosen: no tape or network pauses for longer. */
const STALL_MS = 600_000;

/**
 * Writes a backup of the embedded database in `dataDir`, which may be in use, and ends `output`.
 *
 * @throws {GalleyError} `not_found` when there is no database; `unavailable` when the server can't make a backup, or nobody reads it
 * @throws {EmbeddedPostgresError} when its server does not come up
 */
export async function makeBackup(output: Writable, options: MakeBackupOptions): Promise<BackupHead> {
  const { dataDir, log, onProgress, stallMs = STALL_MS } = options;
  const paths = clusterPaths(path.join(dataDir, 'postgres'));
  // Looked for, because the opening would make one.
  if (!(await isThere(path.join(paths.data, 'PG_VERSION'))))
    throw refuse('not_found', `There is no database in ${dataDir}; GALLEY_DATA_DIR names its folder.`);
  const embedded = await openEmbeddedPostgres({ dataDir, log });
  try {
    const head = await readHead(embedded.adminUrl, options.galley);
    const passwords = await readFile(paths.passwords, 'utf8');
    let total: number | null = null;
    const backup = await openBaseBackup(embedded.adminUrl, (bytes) => {
      total = bytes;
    });
    const stalled = new AbortController();
    const stall = setTimeout(() => {
      const minutes = Math.round(stallMs / 60_000);
      stalled.abort(
        new GalleyError(
          'unavailable',
          `For ${minutes} minutes no byte of the backup was read or came; it was given up.`,
        ),
      );
    }, stallMs);
    const signal = AbortSignal.any([options.signal, stalled.signal]);
    const counted = async function* (): AsyncGenerator<Buffer> {
      let bytes = 0;
      for await (const piece of backup.tar as AsyncIterable<Buffer>) {
        bytes += piece.length;
        onProgress(bytes, total);
        stall.refresh();
        yield piece;
      }
    };
    const texts = { [HEAD]: formatHead(head), [PASSWORDS]: passwords };
    try {
      await pipeline(writeArchive(texts, counted()), createGzip({ level: LEVEL }), output, { signal });
    } catch (error) {
      stalled.signal.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(stall);
      await backup.end();
    }
    return head;
  } catch (error) {
    if (error instanceof pg.DatabaseError)
      throw new GalleyError('unavailable', 'PostgreSQL could not make the backup.', [], { cause: error });
    throw error;
  } finally {
    await embedded.close();
  }
}

async function readHead(adminUrl: string, galley: string): Promise<BackupHead> {
  const client = new pg.Client({
    connectionString: adminUrl,
    application_name: 'galley-backup',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ postgres: string; made_at: Date; has_tables: boolean }>(
      `SELECT current_setting('server_version') AS postgres, now() AS made_at,
              to_regclass('schema_migrations') IS NOT NULL AS has_tables`,
    );
    const [about] = rows;
    if (!about) throw new Error('PostgreSQL did not answer.');
    const newest = about.has_tables
      ? await client.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name DESC LIMIT 1')
      : null;
    return {
      galley,
      postgres: about.postgres,
      processor: process.arch,
      migration: newest?.rows[0]?.name ?? null,
      madeAt: about.made_at.toISOString(),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}
