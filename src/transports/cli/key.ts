import { Command, InvalidArgumentError, Option } from 'commander';
import type { ApiKey, Permission } from '../../domain/access/key.js';
import type { OperatorKey } from '../../domain/access/operator-key.js';
import { refuse } from '../../domain/errors.js';
import { instantOf, type Instant } from '../../domain/instant.js';
import { countCodePoints } from '../../libs/text/index.js';
import { presentInstant } from '../output/shape.js';
import { print, type Terminal, type WithAdmin } from './command.js';
import { formatTable } from './layout.js';

/** `galley key create|list|rotate|revoke`. */
export function keyCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  const command = new Command('key')
    .summary('make, list, rotate and revoke API keys')
    .description('Makes, lists, rotates and revokes API keys.');
  command
    .command('create')
    .description(
      'Makes a key in the current newsroom of its owner, and prints its token, which is shown only once.',
    )
    .option('--user <id>', 'the owner of the key: an id, or a name that no other user has')
    .option('--name <name>', 'a name, unique among the keys of its owner')
    .addOption(new Option('--permission <permission>', 'what it may do').choices(['full', 'read']))
    .option('--operator [name]', 'makes an operator’s key, which belongs to no user and no account')
    .option('--json', 'print JSON')
    .action(async (options: CreateOptions, self: Command) => {
      const wanted = wantedKey(options, self);
      const { key, token } = await withAdmin(async ({ keys, operator, operatorKeys }) =>
        wanted.user === null
          ? operatorKeys.create(wanted.name)
          : keys.create({ ...wanted, userId: await operator.idOf('user', wanted.user) }),
      );
      print(terminal, options.json, { ...presentKey(key), token }, () => token);
    });
  command
    .command('list')
    .description(
      'Lists keys, oldest first, those of operators before the others. Of a token only the first characters are shown.',
    )
    .option('--user <id>', 'only the keys of this user: an id, or a name that no other user has')
    .option('--json', 'print JSON')
    .action(async (options: { user?: string; json?: true }) => {
      const found = await withAdmin(async ({ operator, operatorKeys }) => [
        ...(options.user === undefined ? await operatorKeys.list() : []),
        ...(await operator.keys(await operator.idOrAll('user', options.user))),
      ]);
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
            'userName' in key ? key.userName : '-',
            key.lastUsedAt === null ? 'never' : inMinutes(key.lastUsedAt),
            stateOf(key, new Date()),
          ]),
        ]),
      );
    });
  command
    .command('rotate')
    .description(
      'Replaces a key and prints the token of the new one. The old one stays valid for a while, so that programs can be ' +
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
      const seconds = Math.round(options.overlap * 3600);
      const { key, token, old } = await withAdmin(async ({ keys, operator, operatorKeys }) => {
        const id = await operator.idOf('key', named);
        return (await operatorKeys.find(id)) ? operatorKeys.rotate(id, seconds) : keys.rotate(id, seconds);
      });
      print(terminal, options.json, { ...presentKey(key), token, replaces: presentKey(old) }, () => token);
    });
  command
    .command('revoke')
    .description('Revokes a key permanently; every process refuses it within a second.')
    .argument('<key>', 'the id of the key, or a name that no other key has')
    .option('--json', 'print JSON')
    .action(async (named: string, options: { json?: true }) => {
      const key = await withAdmin(async ({ keys, operator, operatorKeys }) => {
        const id = await operator.idOf('key', named);
        return (await operatorKeys.find(id)) ? operatorKeys.revoke(id) : keys.revoke(id);
      });
      print(terminal, options.json, presentKey(key), () => `revoked ${key.name} (${key.id})`);
    });
  return command;
}

interface CreateOptions {
  readonly user?: string;
  readonly name?: string;
  readonly permission?: Permission;
  /** true without a name. */
  readonly operator?: string | true;
  readonly json?: true;
}

/** The key to make; `user` is null for an operator's. A usage error for what does not go together. */
function wantedKey(
  { user, name, permission, operator }: CreateOptions,
  command: Command,
):
  | { readonly user: null; readonly name: string }
  | { readonly user: string; readonly name: string; readonly permission: Permission } {
  const given = name ?? (typeof operator === 'string' ? operator : undefined);
  if (operator !== undefined) {
    if (user !== undefined || permission !== undefined)
      command.error('error: an operator’s key has no --user and no --permission');
    if (given === undefined) command.error('error: an operator’s key needs a name: --operator NAME');
    return { user: null, name: nameOption(given) };
  }
  if (user === undefined) command.error(`error: required option '--user <id>' not specified`);
  if (given === undefined) command.error(`error: required option '--name <name>' not specified`);
  if (permission === undefined)
    command.error(`error: required option '--permission <permission>' not specified`);
  return { user, name: nameOption(given), permission };
}

function presentKey(key: ApiKey | OperatorKey) {
  const owner = 'userId' in key ? key : { userId: null, newsroomId: null };
  return {
    id: key.id,
    name: key.name,
    user: owner.userId,
    newsroom: owner.newsroomId,
    permission: key.permission,
    prefix: key.prefix,
    created_at: presentInstant(key.createdAt),
    revoked_at: presentInstant(key.revokedAt),
  };
}

function stateOf({ revokedAt }: Pick<ApiKey, 'revokedAt'>, now: Date): string {
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
