import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { loadDump } from '../../adapters/postgres/dump/load-dump.js';
import { makeDump } from '../../adapters/postgres/dump/make-dump.js';
import { clusterPaths, isThere } from '../../adapters/postgres/embedded/embedded-cluster.js';
import { refuse } from '../../domain/errors.js';
import type { Log } from '../../ports/log.js';
import type { BackupRequest } from '../../transports/cli/backup.js';
import { print, type Terminal } from '../../transports/cli/command.js';
import { formatFacts } from '../../transports/cli/layout.js';
import type { Config } from '../config.js';
import { openUnmigrated } from '../open-database.js';
import { Closers } from '../shutdown.js';
import { VERSION } from '../version.js';
import { describeHead, presentHead } from './backup-command.js';
import { assertReplaceable, megabytes, openWhole, STANDARD, untilSignal, writeWhole } from './whole-file.js';

/** Writes a dump of the database of the configuration. @returns the exit code: 0, or that of the signal which ended it */
export async function dumpCommandLine(
  { file, json }: BackupRequest,
  config: Config,
  log: Log,
  terminal: Terminal,
): Promise<number> {
  const toFile = file !== STANDARD;
  if (toFile) await assertReplaceable(file);
  // Looked for, because the opening would make one.
  if (config.database.kind === 'embedded') await assertDatabase(config.database.dataDir);
  return withUrl(config, log, (url) =>
    untilSignal(terminal, async (signal, progress) => {
      progress.begin('dumping the database');
      const onProgress = (bytes: number, total: number) => {
        progress.show(`dumped ${megabytes(bytes)} of rows, of a database of ${megabytes(total)}`);
      };
      const dump = (output: Writable) => makeDump(output, { url, galley: VERSION, signal, onProgress });
      const head = toFile ? await writeWhole(file, dump) : await dump(process.stdout);
      progress.end();
      if (!toFile) return;
      const { size } = await stat(file);
      print(terminal, json, { file, bytes: size, ...presentHead(head) }, () =>
        formatFacts(
          [
            ['Dump', `${file}, ${megabytes(size)}; it holds secrets, as the database does`],
            ...describeHead(head),
          ],
          terminal.columns,
        ),
      );
    }),
  );
}

/** Loads a dump into the database of the configuration. @returns the exit code: 0, or that of the signal which ended it */
export async function loadCommandLine(
  { file, json }: BackupRequest,
  config: Config,
  log: Log,
  terminal: Terminal,
): Promise<number> {
  const { input, total, close } = await openWhole(file);
  try {
    return await withUrl(config, log, (url) =>
      untilSignal(
        terminal,
        async (signal, progress) => {
          progress.begin('loading the dump');
          const onProgress = (bytes: number) => {
            progress.show(`loaded ${megabytes(bytes)}${total === null ? '' : ` of ${megabytes(total)}`}`);
          };
          const name = file === STANDARD ? 'the dump on standard input' : file;
          const { head, rows, leftOut } = await loadDump(input, { url, name, log, signal, onProgress });
          progress.end();
          print(terminal, json, { ...presentHead(head), rows, left_out: leftOut }, () =>
            formatFacts(
              [
                ['Loaded', `${rows} rows`],
                ...describeHead(head),
                ...(leftOut.length === 0
                  ? []
                  : [['Left out', `${leftOut.join(', ')}: no tables of Galley`] as const]),
              ],
              terminal.columns,
            ),
          );
        },
        'no rows were loaded',
      ),
    );
  } finally {
    await close();
  }
}

async function assertDatabase(dataDir: string): Promise<void> {
  const { data } = clusterPaths(path.join(dataDir, 'postgres'));
  if (!(await isThere(path.join(data, 'PG_VERSION'))))
    throw refuse('not_found', `There is no database in ${dataDir}; GALLEY_DATA_DIR names its folder.`);
}

/** Opens the server of the configuration, and closes it whatever becomes of the work. */
async function withUrl(config: Config, log: Log, work: (url: string) => Promise<number>): Promise<number> {
  const closers = new Closers(log);
  try {
    const { url } = await openUnmigrated(config, log, closers, 'galley-cli');
    return await work(url);
  } finally {
    await closers.closeAll();
  }
}
