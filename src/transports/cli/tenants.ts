import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { stringify } from 'yaml';
import { refuse } from '../../domain/errors.js';
import { presentTenants } from '../output/tenants.js';
import { presentInstant } from '../output/shape.js';
import { deleteAccountCommand } from './erase.js';
import { print, type Terminal, type WithAdmin } from './command.js';
import { formatTable } from './layout.js';

/** `galley account list|delete`. */
export function accountCommand(terminal: Terminal, withAdmin: WithAdmin, withErasure = withAdmin): Command {
  const command = new Command('account')
    .summary('list and delete accounts')
    .description('Lists accounts, and deletes them.');
  command.addCommand(deleteAccountCommand(terminal, withErasure));
  command
    .command('list')
    .description('Lists accounts, oldest first.')
    .option('--json', 'print JSON')
    .action(async (options: { json?: true }) => {
      const accounts = await withAdmin(({ operator }) => operator.accounts());
      const shown = accounts.map(({ createdAt, ...account }) => ({
        ...account,
        created_at: presentInstant(createdAt),
      }));
      print(terminal, options.json, { accounts: shown }, () =>
        formatTable([
          ['ID', 'STATUS', 'PLAN', 'USERS', 'EDITIONS', 'NAME'],
          ...accounts.map(({ id, status, plan, users, editions, name }) => [
            id,
            status,
            plan,
            String(users),
            String(editions),
            name,
          ]),
        ]),
      );
    });
  return command;
}

/** `galley user list`. */
export function userCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  const command = new Command('user').summary('list users').description('Lists users.');
  command
    .command('list')
    .description('Lists users, oldest first.')
    .option('--account <id>', 'only those of this account: an id, or a name that no other account has')
    .option('--json', 'print JSON')
    .action(async (options: { account?: string; json?: true }) => {
      const users = await withAdmin(async ({ operator }) =>
        operator.users(await operator.idOrAll('account', options.account)),
      );
      const shown = users.map(({ createdAt, maySpend, ...user }) => ({
        ...user,
        may_spend: maySpend,
        created_at: presentInstant(createdAt),
      }));
      print(terminal, options.json, { users: shown }, () =>
        formatTable([
          ['ID', 'ACCOUNT', 'NEWSROOM', 'SPENDS', 'KEYS', 'NAME'],
          ...users.map(({ id, account, newsroom, maySpend, keys, name }) => [
            id,
            account.name,
            newsroom.name,
            maySpend ? 'yes' : 'no',
            String(keys),
            name,
          ]),
        ]),
      );
    });
  return command;
}

/** `galley export`: what `galley apply` takes, without the tokens of keys. */
export function exportCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  return new Command('export')
    .summary('write plans, accounts, newsrooms, users, editions and keys as a file that `galley apply` takes')
    .description(
      'Writes all plans, accounts, newsrooms, users, editions and keys as a file that `galley apply` takes, in YAML. ' +
        'Tokens are not in it: they are not stored. `apply` elsewhere makes keys of the same names, with tokens of their own.',
    )
    .option('-o, --output <file>', 'write to this file; standard output without it')
    .option('--json', 'write JSON')
    .action(async (options: { output?: string; json?: true }) => {
      const tenants = presentTenants(await withAdmin(({ operator }) => operator.tenants()));
      const text = options.json ? JSON.stringify(tenants, null, 2) : stringify(tenants).trimEnd();
      if (options.output === undefined) {
        terminal.out(text);
        return;
      }
      try {
        await writeFile(options.output, `${text}\n`);
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        throw refuse('invalid_params', `${options.output} can't be written (${code}).`);
      }
    });
}
