import { randomBytes } from 'node:crypto';
import { lstat, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { makeBackup } from '../../adapters/postgres/backup/make-backup.js';
import { restoreBackup } from '../../adapters/postgres/backup/restore-backup.js';
import type { BackupHead } from '../../adapters/postgres/backup/backup-head.js';
import { syncFolder } from '../../adapters/postgres/embedded/embedded-cluster.js';
import { migrationNames } from '../../adapters/postgres/database/migrations.js';
import { refuse } from '../../domain/errors.js';
import type { Log } from '../../ports/log.js';
import type { BackupRequest, RestoreRequest } from '../../transports/cli/backup.js';
import { print, type Terminal } from '../../transports/cli/command.js';
import { formatFacts } from '../../transports/cli/layout.js';
import { ProgressLine } from '../../transports/cli/progress-line.js';
import { systemClock } from '../build/build-services.js';
import type { Config } from '../config.js';
import { exitCodeOf, waitForSignal } from '../shutdown.js';
import { VERSION } from '../version.js';
import { assertWritable } from './output-file.js';

const STANDARD = '-';

/** Backs up the embedded database. @returns the exit code: 0, or that of the signal which ended it */
export async function backUpCommandLine(
  { file, json }: BackupRequest,
  config: Config,
  log: Log,
  terminal: Terminal,
): Promise<number> {
  const dataDir = embeddedFolder(config);
  const toFile = file !== STANDARD;
  if (toFile) await assertReplaceable(file);
  return untilSignal(terminal, async (signal, progress) => {
    progress.begin(`backing up ${dataDir}`);
    const onProgress = (bytes: number, total: number | null) => {
      progress.show(`backing up ${megabytes(bytes)}${total === null ? '' : ` of about ${megabytes(total)}`}`);
    };
    const back = (output: Writable) =>
      makeBackup(output, { dataDir, galley: VERSION, log, signal, onProgress });
    const head = toFile ? await writeWhole(file, back) : await back(process.stdout);
    progress.end();
    if (!toFile) return;
    const { size } = await stat(file);
    print(terminal, json, { file, bytes: size, ...presentHead(head) }, () =>
      formatFacts(
        [
          ['Backup', `${file}, ${megabytes(size)}; it holds secrets, as the database does`],
          ...describeHead(head),
        ],
        terminal.columns,
      ),
    );
  });
}

/** Restores the embedded database. @returns the exit code: 0, or that of the signal which ended it */
export async function restoreCommandLine(
  { file, replace, json }: RestoreRequest,
  config: Config,
  log: Log,
  terminal: Terminal,
): Promise<number> {
  const dataDir = embeddedFolder(config);
  const fromFile = file !== STANDARD;
  const source = fromFile
    ? await open(file).catch((cause: unknown) => {
        throw refuse(
          'invalid_params',
          `"${file}" can't be read (${String(Reflect.get(Object(cause), 'code'))}).`,
        );
      })
    : null;
  const total = source === null ? null : (await source.stat()).size;
  try {
    return await untilSignal(terminal, async (signal, progress) => {
      progress.begin(`restoring ${dataDir}`);
      const onProgress = (bytes: number) => {
        const isRead = bytes === total;
        progress.show(
          isRead
            ? 'restoring: PostgreSQL recovers the database'
            : `restoring ${megabytes(bytes)}${total === null ? '' : ` of ${megabytes(total)}`}`,
        );
      };
      const input = source === null ? process.stdin : source.createReadStream({ autoClose: false });
      const { head, holds, aside } = await restoreBackup(input, {
        dataDir,
        name: fromFile ? file : 'the backup on standard input',
        replace: replace === true,
        migrations: await migrationNames(),
        log,
        signal,
        onProgress,
      });
      progress.end();
      print(terminal, json, { data_dir: dataDir, former: aside, ...presentHead(head), holds }, () =>
        formatFacts(
          [
            ['Restored', dataDir],
            ...describeHead(head),
            [
              'Holds',
              holds === null
                ? 'no tables'
                : `${holds.accounts} accounts, ${holds.editions} editions, ${holds.articles} articles`,
            ],
            ...(aside === null
              ? []
              : [['Former database', `${aside}; remove it when you no longer need it`] as const]),
          ],
          terminal.columns,
        ),
      );
    });
  } finally {
    await source?.close();
  }
}

/** Ends work in good order at a signal. */
async function untilSignal(
  terminal: Terminal,
  work: (signal: AbortSignal, progress: ProgressLine) => Promise<void>,
): Promise<number> {
  const stop = new AbortController();
  const asked = waitForSignal();
  void asked.then((signal) => {
    stop.abort(new Error(`stopped by ${signal}`));
  });
  const progress = new ProgressLine(terminal, () => systemClock.now());
  try {
    await work(stop.signal, progress);
    return 0;
  } catch (error) {
    progress.end();
    if (!stop.signal.aborted) throw error;
    const signal = await asked;
    terminal.err(`Stopped by ${signal}; nothing was changed.\n`);
    return exitCodeOf(signal);
  }
}

/** A PostgreSQL of the operator's own is theirs to back up. @throws {GalleyError} `invalid_params` */
function embeddedFolder({ database }: Config): string {
  if (database.kind === 'embedded') return database.dataDir;
  throw refuse(
    'invalid_params',
    'DATABASE_URL names a PostgreSQL of your own: back it up and restore it with its own tools, such as pg_dump and ' +
      'pg_restore. This command is for the embedded one.',
  );
}

/**
 * Writes a file under another name beside its own, and renames it when it is whole and on the disk. A killed process leaves
 * the other name, which ends with `.partial`.
 */
async function writeWhole<T>(file: string, write: (output: Writable) => Promise<T>): Promise<T> {
  const partial = `${file}.${randomBytes(6).toString('hex')}.partial`;
  // Opened before anything else is: what can't be written ends the command before it has started a server. Not readable for
  // others, because it holds what the database holds.
  const handle = await open(partial, 'wx', 0o600).catch((cause: unknown) => {
    const code = String(Reflect.get(Object(cause), 'code'));
    throw refuse('invalid_params', `"${file}" can't be written (${code}).`);
  });
  try {
    const written = await write(handle.createWriteStream({ flush: true }));
    await rename(partial, file);
    await syncFolder(path.dirname(path.resolve(file)));
    return written;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** A backup takes the place of a file, and never that of a folder, a link or a device. */
async function assertReplaceable(file: string): Promise<void> {
  await assertWritable(file);
  const there = await lstat(file).catch(() => null);
  if (there !== null && !there.isFile())
    throw refuse('invalid_params', `"${file}" is no file of its own: name another.`);
}

function presentHead({ madeAt, ...head }: BackupHead) {
  return { ...head, made_at: madeAt };
}

function describeHead({ galley, postgres, migration, madeAt }: BackupHead): (readonly [string, string])[] {
  return [
    ['Made', `${madeAt} by Galley ${galley} with PostgreSQL ${postgres}`],
    ['Migration', migration ?? 'none'],
  ];
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
