import { Command, Option } from 'commander';
import { DELIVERY_STATUSES, type Delivery, type DeliveryStatus } from '../../domain/webhook.js';
import { presentDelivery, presentWebhook } from '../output/webhook.js';
import { onOneLine, print, type Terminal, type WithAdmin } from './command.js';
import { formatTable } from './layout.js';
import { numberOption } from './log.js';

interface Options {
  readonly account: string;
  readonly json?: true;
}

/** `galley webhook list|deliveries|redeliver|pause|resume`: the endpoints of an account, for the operator. */
export function webhookCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  const command = new Command('webhook')
    .summary('show webhooks and their deliveries; turn them off and on')
    .description(
      'Shows the webhooks of an account and what was sent to them, sends events again, and turns webhooks off and on.',
    );
  const subcommand = (name: string) =>
    command
      .command(name)
      .requiredOption('--account <id>', 'the account: an id, or a name that no other account has')
      .option('--json', 'print JSON');
  subcommand('list')
    .description('Lists the webhooks of an account, oldest first.')
    .action(async ({ account, json }: Options) => {
      const found = await withAdmin(async ({ operator, operatorWebhooks }) =>
        operatorWebhooks.list(await operator.idOf('account', account)),
      );
      print(terminal, json, { webhooks: found.map(presentWebhook) }, () =>
        formatTable([
          ['ID', 'STATE', 'FAILING SINCE', 'EVENTS', 'ADDRESS'],
          ...found.map(({ id, enabled, disabledReason, failingSince, eventTypes, url }) => [
            id,
            enabled ? 'on' : `off: ${disabledReason ?? 'caller'}`,
            failingSince?.slice(0, 16).replace('T', ' ') ?? '-',
            eventTypes?.join(',') ?? 'all',
            onOneLine(url),
          ]),
        ]),
      );
    });
  subcommand('deliveries')
    .description('Shows what was sent to a webhook and what it answered, the newest first.')
    .argument('<webhook>', 'its id')
    .addOption(new Option('--status <status>', 'only these').choices([...DELIVERY_STATUSES]))
    .addOption(new Option('-n, --number <count>', 'at most this many').default(50).argParser(numberOption))
    .action(async (id: string, options: Options & { status?: DeliveryStatus; number: number }) => {
      const { account, status, number, json } = options;
      const { items } = await withAdmin(async ({ operator, operatorWebhooks }) =>
        operatorWebhooks.deliveries(await operator.idOf('account', account), id, {
          filter: { statuses: status === undefined ? null : [status], types: null, since: null },
          orderBy: { field: 'createdAt', direction: 'desc' },
          limit: number,
          isFromEnd: false,
          after: null,
          before: null,
        }),
      );
      const found = items.map(({ item }) => item);
      print(terminal, json, { deliveries: found.map(presentDelivery) }, () =>
        formatTable([
          ['ID', 'POSTED', 'EVENT', 'STATUS', 'ATTEMPTS', 'ANSWER'],
          ...found.map((delivery) => [
            delivery.id,
            delivery.createdAt.slice(0, 19).replace('T', ' '),
            delivery.type,
            delivery.status,
            String(delivery.attempts.at(-1)?.number ?? 0),
            answerOf(delivery),
          ]),
        ]),
      );
    });
  subcommand('redeliver')
    .description('Sends an event to its webhook again, whether it arrived before or not.')
    .argument('<delivery>', 'its id')
    .action(async (id: string, { account, json }: Options) => {
      const delivery = await withAdmin(async ({ operator, operatorWebhooks }) =>
        operatorWebhooks.resend(await operator.idOf('account', account), id),
      );
      print(
        terminal,
        json,
        presentDelivery(delivery),
        () => `${delivery.type} is sent again (${delivery.id})`,
      );
    });
  for (const [name, on] of [
    ['pause', false],
    ['resume', true],
  ] as const)
    subcommand(name)
      .description(
        on
          ? 'Turns a webhook on again; events from before stay unsent until they are recovered.'
          : 'Turns a webhook off; its pending deliveries end.',
      )
      .argument('<webhook>', 'its id')
      .action(async (id: string, { account, json }: Options) => {
        const webhook = await withAdmin(async ({ operator, operatorWebhooks }) =>
          operatorWebhooks.turn(await operator.idOf('account', account), id, on),
        );
        print(terminal, json, presentWebhook(webhook), () =>
          onOneLine(`${webhook.url} is ${on ? 'on' : 'off'} (${webhook.id})`),
        );
      });
  return command;
}

/** The status of the last attempt, or why there was no answer. */
function answerOf({ attempts }: Delivery): string {
  const last = attempts.at(-1);
  if (last === undefined) return '-';
  return last.status === null ? (last.code ?? '-') : String(last.status);
}
