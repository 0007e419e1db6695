import { Command, InvalidArgumentError, Option } from 'commander';
import { LOGGED_ACTIONS, type LogEntry, type LoggedAction } from '../../domain/access/audit-log.js';
import { parseSince } from '../../domain/article/since.js';
import type { Instant } from '../../domain/instant.js';
import type { Cursor } from '../../domain/list-query.js';
import type { AuditLogService, LogPage } from '../../services/access/audit-log-service.js';
import { presentInstant } from '../output/shape.js';
import { onOneLine, print, type Terminal, type WithAdmin } from './command.js';
import { formatTable } from './layout.js';

interface LogOptions {
  readonly account?: string;
  readonly action?: LoggedAction;
  readonly since?: Instant;
  readonly number: number;
  readonly json?: true;
}

/** `galley log`: who changed what. */
export function logCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  return new Command('log')
    .summary('show who changed what')
    .description(
      'Shows the audit log, the newest entry first: what `galley apply` changed, keys, sessions, publications and the checks ' +
        'that they overrode, edits, deletions, and what operators did.',
    )
    .option(
      '--account <id>',
      'only what was changed in this account: an id, or a name that no other account has',
    )
    .addOption(new Option('--action <action>', 'only these').choices(LOGGED_ACTIONS))
    .addOption(
      new Option('--since <time>', 'only what was done later: a date, or a time in ISO 8601').argParser(
        sinceOption,
      ),
    )
    .addOption(new Option('-n, --number <count>', 'at most this many').default(50).argParser(numberOption))
    .option('--json', 'print JSON')
    .action(async (options: LogOptions) => {
      const entries = await withAdmin(async ({ auditLog, operator }) =>
        newest(auditLog, await operator.idOrAll('account', options.account), options),
      );
      print(terminal, options.json, { entries: entries.map(presentEntry) }, () =>
        formatTable([
          ['AT', 'WHO', 'WHAT', 'WHICH', 'ACCOUNT', 'DETAILS'],
          ...entries.map((entry) =>
            [
              entry.at.slice(0, 19).replace('T', ' '),
              whoOf(entry),
              entry.action.replaceAll('_', ' '),
              entry.object.name ?? entry.object.id ?? '-',
              entry.account?.name ?? '-',
              detailsOf(entry),
            ].map(onOneLine),
          ),
        ]),
      );
    });
}

/** A page may be short where an action is looked for. */
async function newest(
  log: AuditLogService,
  accountId: string | null,
  { action, since, number }: LogOptions,
): Promise<readonly LogEntry[]> {
  const found: LogEntry[] = [];
  let after: Cursor | null = null;
  for (;;) {
    const { items, hasNext, end }: LogPage = await log.ofAll(accountId, {
      limit: number - found.length,
      isFromEnd: false,
      after,
      before: null,
      filter: { actions: action === undefined ? null : [action], since: since ?? null, until: null },
      orderBy: { field: 'at', direction: 'desc' },
    });
    found.push(...items.map(({ item }) => item));
    if (!hasNext || found.length >= number) return found;
    after = end;
  }
}

function whoOf({ actor, keyPrefix }: LogEntry): string {
  switch (actor.kind) {
    case 'key':
      return `${actor.user.name} (${keyPrefix ?? actor.keyName}${actor.sessionId === null ? '' : ', in the console'})`;
    case 'operator_key':
      return `operator (${actor.keyName})`;
    case 'command_line':
      return 'operator (command line)';
    case 'service':
      return 'Galley';
  }
}

function detailsOf({ details }: LogEntry): string {
  const facts = Object.entries(details).filter(([, value]) => value !== null);
  return (
    facts
      .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
      .join('; ') || '-'
  );
}

function presentEntry({ at, account, actor, keyPrefix, action, object, details, id, requestId }: LogEntry) {
  const by = {
    kind: actor.kind,
    user: actor.kind === 'key' ? actor.user : null,
    key: 'keyId' in actor ? { id: actor.keyId, name: actor.keyName, prefix: keyPrefix } : null,
    session: actor.kind === 'key' ? actor.sessionId : null,
  };
  return { id, at: presentInstant(at), account, by, action, object, details, request_id: requestId };
}

export function sinceOption(text: string): Instant {
  const since = parseSince(text);
  if (since === null) throw new InvalidArgumentError('It must be a date or a time in ISO 8601.');
  return since;
}

export function numberOption(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 1000)
    throw new InvalidArgumentError('It must be a whole number from 1 to 1,000.');
  return number;
}
