import { Command } from 'commander';
import type { Terminal } from './command.js';

/** `galley migrate`. @param migrate returns the names of what it applied */
export function migrateCommand(terminal: Terminal, migrate: () => Promise<readonly string[]>): Command {
  return new Command('migrate')
    .summary('bring the tables up to date')
    .description(
      'Brings the tables up to date. `serve` does so by itself; run this ahead of a rolling restart.',
    )
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: true }) => {
      const applied = await migrate();
      if (json) terminal.out(JSON.stringify({ applied }, null, 2));
      else
        terminal.out(
          applied.length === 0 ? 'nothing to do' : applied.map((name) => `applied ${name}`).join('\n'),
        );
    });
}
