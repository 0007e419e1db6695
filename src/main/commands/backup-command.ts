import { stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { makeBackup } from '../../adapters/postgres/backup/make-backup.js';
import { restoreBackup } from '../../adapters/postgres/backup/restore-backup.js';
import type { BackupHead } from '../../adapters/postgres/backup/backup-head.js';
import { migrationNames } from '../../adapters/postgres/database/migrations.js';
import { refuse } from '../../domain/errors.js';
import type { Log } from '../../ports/log.js';
import type { BackupRequest, RestoreRequest } from '../../transports/cli/backup.js';
import { print, type Terminal } from '../../transports/cli/command.js';
import { formatFacts } from '../../transports/cli/layout.js';
import type { Config } from '../config.js';
import { VERSION } from '../version.js';
import { assertReplaceable, megabytes, openWhole, STANDARD, untilSignal, writeWhole } from './whole-file.js';

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
  const { input, total, close } = await openWhole(file);
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
      const { head, holds, aside } = await restoreBackup(input, {
        dataDir,
        name: file === STANDARD ? 'the backup on standard input' : file,
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
    await close();
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

/** For `--json`. */
export function presentHead({ madeAt, ...head }: BackupHead) {
  return { ...head, made_at: madeAt };
}

/** For people. */
export function describeHead({
  galley,
  postgres,
  migration,
  madeAt,
}: BackupHead): (readonly [string, string])[] {
  return [
    ['Made', `${madeAt} by Galley ${galley} with PostgreSQL ${postgres}`],
    ['Migration', migration ?? 'none'],
  ];
}
