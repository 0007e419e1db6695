import { Command } from 'commander';
import { refuse } from '../../domain/errors.js';
import { print, type Terminal, type WithAdmin } from './command.js';
import { ProgressLine } from './progress-line.js';

interface Options {
  readonly yes?: true;
  readonly json?: true;
}

/** `galley account delete`. */
export function deleteAccountCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  return deleteCommand(
    'account',
    'Deletes an account for good: its editions with all that they hold, its users, keys, sessions and ledger. It is closed first, ' +
      'and entries of the audit log stay.',
  ).action(async (named: string, options: Options) => {
    await withAdmin(async ({ erasure, operator }) => {
      const id = await operator.idOf('account', named);
      const { name, editions, ...held } = await erasure.measureAccount(id);
      const { users, ...work } = held;
      confirm(options, `The account ${name} has ${describe({ editions: editions.length, users, ...work })}.`);
      const erased = await erasure.eraseAccount(id, watch(terminal));
      print(terminal, options.json, { account: id, deleted: erased }, () => `${name} is deleted`);
    });
  });
}

/** `galley edition delete`. */
export function deleteEditionCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  return deleteCommand(
    'edition',
    'Deletes an edition for good: its articles, jobs, reports, audits and all that was learnt of its pages. What it cost stays ' +
      'counted, and entries of the audit log stay.',
  ).action(async (named: string, options: Options) => {
    await withAdmin(async ({ erasure, operator }) => {
      const id = await operator.idOf('edition', named);
      const { name, accountId: _account, ...held } = await erasure.measureEdition(id);
      confirm(options, `The edition ${name} has ${describe(held)}.`);
      const erased = await erasure.eraseEdition(id, watch(terminal));
      print(terminal, options.json, { edition: id, deleted: erased }, () => `${name} is deleted`);
    });
  });
}

/** `galley prune`. @param prune deletes what is past its time, and answers how much of each kind */
export function pruneCommand(
  terminal: Terminal,
  prune: (onExpired: (what: string, count: number) => void) => Promise<ReadonlyMap<string, number>>,
): Command {
  return new Command('prune')
    .summary('delete expired records now')
    .description('Deletes all expired records now, as workers do a little at a time each minute.')
    .option('--json', 'print JSON')
    .action(async ({ json }: Pick<Options, 'json'>) => {
      const show = watch(terminal);
      const pruned = await prune((_what, count) => {
        show(count);
      });
      const counts = [...pruned].filter(([, count]) => count > 0);
      print(terminal, json, { pruned: Object.fromEntries(pruned) }, () =>
        counts.length === 0 ? 'nothing to do' : counts.map(([what, count]) => `${count} ${what}`).join('\n'),
      );
    });
}

function deleteCommand(kind: 'account' | 'edition', description: string): Command {
  return new Command('delete')
    .description(description)
    .argument(`<${kind}>`, `its id, or a name that no other ${kind} has`)
    .option('--yes', 'delete it; without this nothing is deleted, and what it holds is shown')
    .option('--json', 'print JSON');
}

function describe(held: Readonly<Record<string, number>>): string {
  return Object.entries(held)
    .map(([what, count]) => `${what}: ${count}`)
    .join(', ');
}

/** @throws {GalleyError} `invalid_params` unless the operator has said yes */
function confirm({ yes }: Options, holds: string): void {
  if (yes !== true)
    throw refuse('invalid_params', `${holds} Nothing was deleted: use --yes to delete it permanently.`);
}

function watch(terminal: Terminal): (rows: number) => void {
  const line = new ProgressLine(terminal, () => new Date());
  let all = 0;
  return (rows) => {
    all += rows;
    if (rows > 0) line.show(`${all} rows are deleted`);
    else line.end();
  };
}
