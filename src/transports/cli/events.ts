import { Command, InvalidArgumentError, Option } from 'commander';
import { EVENT_TYPES, type AccountEvent, type EventType } from '../../domain/event.js';
import type { Instant } from '../../domain/instant.js';
import type { Cursor } from '../../domain/list-query.js';
import { presentEvent } from '../output/event.js';
import { print, type AdminServices, type Terminal, type WithAdmin } from './command.js';
import { formatTable } from './layout.js';
import { numberOption, sinceOption } from './log.js';

interface EventsOptions {
  readonly account: string;
  readonly type?: EventType;
  readonly since?: Instant;
  readonly number: number;
  readonly json?: true;
}

/** `galley events`: what became of an account's things. */
export function eventsCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  return new Command('events')
    .summary('show what happened to an account’s articles, audits and reports')
    .description(
      'Shows the events of an account in the order in which they became visible: with --since those after a moment, oldest first, else the newest.',
    )
    .requiredOption('--account <id>', 'the account: an id, or a name that no other account has')
    .addOption(new Option('--type <type>', 'only these').argParser(typeOption))
    .addOption(
      new Option('--since <time>', 'only later events: a date, or a time in ISO 8601').argParser(sinceOption),
    )
    .addOption(new Option('-n, --number <count>', 'at most this many').default(50).argParser(numberOption))
    .option('--json', 'print JSON')
    .action(async (options: EventsOptions) => {
      const events = await withAdmin(async (services) => {
        const accountId = await services.operator.idOrAll('account', options.account);
        return accountId === null ? [] : eventsOf(services.lists, accountId, options);
      });
      print(terminal, options.json, { events: events.map(presentEvent) }, () =>
        formatTable([
          ['AT', 'WHAT', 'WHICH', 'EDITION', 'SEQUENCE'],
          ...events.map(({ at, type, object, editionId, sequence }) => [
            at.slice(0, 19).replace('T', ' '),
            type,
            `${object.kind} ${object.id}`,
            editionId ?? '-',
            String(sequence),
          ]),
        ]),
      );
    });
}

/** In their order. A page may be short where a type is looked for. */
async function eventsOf(
  lists: AdminServices['lists'],
  accountId: string,
  { type, since, number }: EventsOptions,
): Promise<readonly AccountEvent[]> {
  const found: AccountEvent[] = [];
  const isNewest = since === undefined;
  for (let from: Cursor | null = null; ;) {
    const [page] = await lists.events.pages([accountId], {
      limit: number - found.length,
      isFromEnd: isNewest,
      after: isNewest ? null : from,
      before: isNewest ? from : null,
      filter: {
        types: type === undefined ? null : [type],
        editionId: null,
        since: since ?? null,
        until: null,
        withoutKeys: false,
      },
      orderBy: { field: 'at', direction: 'asc' },
    });
    if (!page) throw new Error('a list had no page');
    const items = page.items.map(({ item }) => item);
    if (isNewest) found.unshift(...items);
    else found.push(...items);
    if (!(isNewest ? page.hasPrevious : page.hasNext) || found.length >= number) return found;
    from = isNewest ? page.start : page.end;
  }
}

function typeOption(text: string): EventType {
  const type = EVENT_TYPES.find((known) => known === text);
  if (type === undefined) throw new InvalidArgumentError(`It must be one of ${EVENT_TYPES.join(', ')}.`);
  return type;
}
