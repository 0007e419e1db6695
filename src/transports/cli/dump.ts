import { Command } from 'commander';
import type { BackupRequest } from './backup.js';

/** `galley dump FILE`. */
export function dumpCommand(dump: (request: BackupRequest) => Promise<void>): Command {
  return new Command('dump')
    .summary('write all rows of the database to a file')
    .description(
      'Writes all rows of the database, the embedded one or that of DATABASE_URL, to one compressed file, also while Galley serves. ' +
        'Unlike a backup it can be loaded into another major version of PostgreSQL, and from the embedded one into one of yours. ' +
        'The file holds secrets and can be read by its owner alone. `galley load` reads it.',
    )
    .argument(
      '<file>',
      'the file to write; an existing one is replaced once the new one is complete; - for standard output',
    )
    .option('--json', 'print JSON')
    .action(async (file: string, options: { json?: true }) => {
      await dump({ file, ...options });
    });
}

/** `galley load FILE`. */
export function loadCommand(load: (request: BackupRequest) => Promise<void>): Command {
  return new Command('load')
    .summary('fill an empty database from a dump')
    .description(
      'Loads what `galley dump` wrote into a database without accounts, the embedded one or that of DATABASE_URL, all of it or ' +
        'nothing, and applies the migrations that came since.',
    )
    .argument('<file>', 'the dump; - for standard input')
    .option('--json', 'print JSON')
    .action(async (file: string, options: { json?: true }) => {
      await load({ file, ...options });
    });
}
