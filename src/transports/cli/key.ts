import { Command, InvalidArgumentError, Option } from 'commander';
import type { ApiKey, Permission } from '../../domain/access/key.js';
import { refuse } from '../../domain/errors.js';
import { instantOf, type Instant } from '../../domain/instant.js';
import { countCodePoints } from '../../libs/text/index.js';
import { presentInstant } from '../output/shape.js';
import { print, type Terminal, type WithAdmin } from './command.js';
import { formatTable } from './layout.js';

/** `galley key create|list|rotate|revoke`. */
export function keyCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  const command = new Command('key').description('Makes, lists, rotates and revokes API keys.');
  command
    .command('create')
    .description(
      'Makes a key in the newsroom where its owner is now, and prints its token: it is shown this once.',
    )
    .requiredOption('--user <id>', 'the owner of the key: an id, or a name that no other user has')
    .requiredOption('--name <name>', 'a name, unique among the keys of its owner')
    .addOption(
      new Option('--permission <permission>', 'what it may do')
        .choices(['full', 'read'])
        .makeOptionMandatory(),
    )
    .option('--json', 'print JSON')
    .action(async (options: { user: string; name: string; permission: Permission; json?: true }) => {
      const { key, token } = await withAdmin(async ({ keys, operator }) => {
        const name = nameOption(options.name);
        const userId = await operator.idOf('user', options.user);
        return keys.create({ userId, name, permission: options.permission });
      });
      print(terminal, options.json, { ...presentKey(key), token }, () => token);
    });
  command
    .command('list')
    .description('Lists keys, oldest first. A token is never shown again; its first characters are.')
    .option('--user <id>', 'only the keys of this user: an id, or a name that no other user has')
    .option('--json', 'print JSON')
    .action(async (options: { user?: string; json?: true }) => {
      const found = await withAdmin(async ({ operator }) =>
        operator.keys(await operator.idOrAll('user', options.user)),
      );
      const shown = found.map((key) => ({
        ...presentKey(key),
        last_used_at: presentInstant(key.lastUsedAt),
      }));
      print(terminal, options.json, { keys: shown }, () =>
        formatTable([
          ['ID', 'TOKEN', 'PERMISSION', 'NAME', 'USER', 'LAST USED', 'STATE'],
          ...found.map((key) => [
            key.id,
            key.prefix,
            key.permission,
            key.name,
            key.userName,
            key.lastUsedAt === null ? 'never' : inMinutes(key.lastUsedAt),
            stateOf(key, new Date()),
          ]),
        ]),
      );
    });
  command
    .command('rotate')
    .description(
      'Makes a key in the place of another and prints its token. The old one holds for a while, so that programs can be ' +
        'given the new one meanwhile.',
    )
    .argument('<key>', 'the id of the key, or a name that no other key has')
    .addOption(
      new Option('--overlap <hours>', 'hours for which the old key still holds; 0 revokes it at once')
        .default(24)
        .argParser(hoursOption),
    )
    .option('--json', 'print JSON')
    .action(async (named: string, options: { overlap: number; json?: true }) => {
      const { key, token, old } = await withAdmin(async ({ keys, operator }) =>
        keys.rotate(await operator.idOf('key', named), Math.round(options.overlap * 3600)),
      );
      print(terminal, options.json, { ...presentKey(key), token, replaces: presentKey(old) }, () => token);
    });
  command
    .command('revoke')
    .description('Revokes a key for good; it is refused by every process within a second.')
    .argument('<key>', 'the id of the key, or a name that no other key has')
    .option('--json', 'print JSON')
    .action(async (named: string, options: { json?: true }) => {
      const key = await withAdmin(async ({ keys, operator }) =>
        keys.revoke(await operator.idOf('key', named)),
      );
      print(terminal, options.json, presentKey(key), () => `revoked ${key.name} (${key.id})`);
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

function stateOf({ revokedAt }: ApiKey, now: Date): string {
  if (revokedAt === null) return 'active';
  return `${revokedAt > instantOf(now) ? 'active until' : 'revoked'} ${inMinutes(revokedAt)}`;
}

/** `2026-11-20 08:15`. */
function inMinutes(instant: Instant): string {
  return instant.slice(0, 16).replace('T', ' ');
}

function hoursOption(text: string): number {
  const hours = Number(text);
  if (text.trim() === '' || !(hours >= 0 && hours <= MOST_HOURS))
    throw new InvalidArgumentError(`It must be a number from 0 to ${MOST_HOURS}.`);
  return hours;
}

/** Chosen: a year; who needs a key for longer needs two keys. */
const MOST_HOURS = 8784;

function nameOption(value: string): string {
  const name = value.trim();
  if (name === '' || countCodePoints(name) > 200)
    throw refuse('invalid_params', '--name must be 1 to 200 characters long.');
  return name;
}
