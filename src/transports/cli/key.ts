import { Command, Option } from 'commander';
import { isUuid } from '../../domain/access/uuid.js';
import type { ApiKey, Permission } from '../../domain/access/key.js';
import { refuse } from '../../domain/errors.js';
import { countCodePoints } from '../../libs/text/index.js';
import { presentInstant } from '../output/shape.js';
import { formatTable, type Terminal, type WithAdmin } from './command.js';

/** `galley key create|list|revoke`. */
export function keyCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  const command = new Command('key').description('Makes, lists and revokes API keys.');
  command
    .command('create')
    .description(
      'Makes a key in the newsroom where its owner is now, and prints its token: it is shown this once.',
    )
    .requiredOption('--user <uuid>', 'the owner of the key')
    .requiredOption('--name <name>', 'a name, unique among the keys of its owner')
    .addOption(
      new Option('--permission <permission>', 'what it may do')
        .choices(['full', 'read'])
        .makeOptionMandatory(),
    )
    .option('--json', 'print JSON')
    .action(async (options: { user: string; name: string; permission: Permission; json?: true }) => {
      const userId = uuidOption('--user', options.user);
      const { key, token } = await withAdmin(({ keys }) =>
        keys.create({ userId, name: nameOption(options.name), permission: options.permission }),
      );
      terminal.out(options.json ? JSON.stringify({ ...presentKey(key), token }, null, 2) : token);
    });
  command
    .command('list')
    .description('Lists keys, oldest first. A token is never shown again; its first characters are.')
    .option('--user <uuid>', 'only the keys of this user')
    .option('--json', 'print JSON')
    .action(async (options: { user?: string; json?: true }) => {
      const userId = options.user === undefined ? null : uuidOption('--user', options.user);
      const found = await withAdmin(({ keys }) => keys.list(userId));
      if (options.json) {
        terminal.out(JSON.stringify({ keys: found.map(presentKey) }, null, 2));
        return;
      }
      const rows = found.map((key) => [
        key.id,
        key.prefix,
        key.permission,
        key.name,
        key.userId,
        key.revokedAt === null ? 'active' : `revoked ${key.revokedAt}`,
      ]);
      terminal.out(formatTable([['ID', 'TOKEN', 'PERMISSION', 'NAME', 'USER', 'STATE'], ...rows]));
    });
  command
    .command('revoke')
    .description('Revokes a key for good; it is refused by every process within a second.')
    .argument('<id>', 'the id of the key, as `galley key list` shows it')
    .option('--json', 'print JSON')
    .action(async (id: string, options: { json?: true }) => {
      const keyId = uuidOption('the key', id);
      const key = await withAdmin(({ keys }) => keys.revoke(keyId));
      terminal.out(
        options.json ? JSON.stringify(presentKey(key), null, 2) : `revoked ${key.name} (${key.id})`,
      );
    });
  return command;
}

function presentKey(key: ApiKey) {
  return {
    id: key.id,
    name: key.name,
    user: key.userId,
    newsroom: key.newsroomId,
    permission: key.permission,
    prefix: key.prefix,
    created_at: presentInstant(key.createdAt),
    revoked_at: presentInstant(key.revokedAt),
  };
}

function uuidOption(name: string, value: string): string {
  if (!isUuid(value)) throw refuse('invalid_params', `${name} must be a UUID, not "${value}".`);
  return value.toLowerCase();
}

function nameOption(value: string): string {
  const name = value.trim();
  if (name === '' || countCodePoints(name) > 200)
    throw refuse('invalid_params', '--name must be 1 to 200 characters long.');
  return name;
}
