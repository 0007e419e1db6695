import { Command } from 'commander';

export interface BackupRequest {
  /** `-` for standard output. */
  readonly file: string;
  readonly json?: true;
}

/** `galley backup FILE`. */
export function backupCommand(backUp: (request: BackupRequest) => Promise<void>): Command {
  return new Command('backup')
    .summary('back up the embedded database')
    .description(
      'Writes the whole embedded database to one compressed file, also while Galley serves: all that was committed before it ' +
        'began. The file holds secrets and can be read by its owner alone. `galley restore` reads it.',
    )
    .argument(
      '<file>',
      'the file to write; an existing one is replaced once the new one is complete; - for standard output',
    )
    .option('--json', 'print JSON')
    .action(async (file: string, options: { json?: true }) => {
      await backUp({ file, ...options });
    });
}

export interface RestoreRequest {
  /** `-` for standard input. */
  readonly file: string;
  readonly replace?: true;
  readonly json?: true;
}

/** `galley restore FILE`. */
export function restoreCommand(restore: (request: RestoreRequest) => Promise<void>): Command {
  return new Command('restore')
    .summary('restore the embedded database from a backup')
    .description(
      'Brings back what `galley backup` wrote, into a data folder that has no database. The backup is checked and recovered ' +
        'beside it, and moved into place as the last step.',
    )
    .argument('<file>', 'the backup; - for standard input')
    .option('--replace', 'move a database that is there aside, into a folder beside it; no Galley may use it')
    .option('--json', 'print JSON')
    .action(async (file: string, options: { replace?: true; json?: true }) => {
      await restore({ file, ...options });
    });
}
