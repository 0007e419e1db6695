import { Command, Option } from 'commander';

export type ServedRole = 'all' | 'gateway' | 'worker';

/** `galley serve`. @param serve runs until the process is asked to end */
export function serveCommand(serve: (role: ServedRole) => Promise<void>): Command {
  return new Command('serve')
    .summary('run Galley')
    .description(
      'Runs Galley until SIGINT or SIGTERM; then lets running jobs finish or requeues them, and exits.',
    )
    .addOption(
      new Option('--role <role>', 'gateway answers callers, worker writes articles, all does both')
        .choices(['all', 'gateway', 'worker'])
        .default('all'),
    )
    .action(({ role }: { role: ServedRole }) => serve(role));
}
