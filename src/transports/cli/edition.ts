import { Command, Option } from 'commander';
import {
  CHECKED_METHODS,
  type CheckedMethod,
  type Verification,
} from '../../domain/ownership/verification.js';
import type { OwnershipService, ShownVerification } from '../../services/ownership/ownership-service.js';
import type { OperatorService } from '../../services/operator/operator-service.js';
import { presentInstructions, presentVerification } from '../output/verification.js';
import { type Terminal, type WithAdmin } from './command.js';
import { deleteEditionCommand } from './erase.js';
import { feedCommand } from './feed.js';
import { formatTable } from './layout.js';

export type WithOwnership = <T>(
  work: (services: {
    readonly ownership: OwnershipService;
    readonly operator: OperatorService;
  }) => Promise<T>,
) => Promise<T>;

/** `galley edition list|verification|verify|feed|delete`. */
export function editionCommand(
  terminal: Terminal,
  withOwnership: WithOwnership,
  withErasure: WithAdmin,
  withAdmin: WithAdmin,
): Command {
  const command = new Command('edition')
    .summary('list, verify and delete editions; addresses of feeds')
    .description('Lists, verifies and deletes editions, and gives their feeds addresses.');
  command.addCommand(deleteEditionCommand(terminal, withErasure));
  command.addCommand(feedCommand(terminal, withAdmin));
  command
    .command('list')
    .description('Lists the editions of all accounts, oldest first.')
    .option('--json', 'print JSON')
    .action(async (options: { json?: true }) => {
      const editions = await withOwnership(({ ownership }) => ownership.list());
      if (options.json) {
        const shown = editions.map(({ editionId, name, webAddress, verification }) => ({
          id: editionId,
          name,
          web_address: webAddress,
          verification: presentVerification(verification),
        }));
        terminal.out(JSON.stringify({ editions: shown }, null, 2));
        return;
      }
      const rows = editions.map(({ editionId, name, webAddress, verification }) => [
        editionId,
        stateOf(verification),
        webAddress ?? '-',
        name,
      ]);
      terminal.out(formatTable([['ID', 'DOMAIN', 'WEB ADDRESS', 'NAME'], ...rows]));
    });
  command
    .command('verification')
    .description('Says whether the domain of an edition is verified, and how its owner can verify it.')
    .argument('<edition>', 'its id, or a name or web address that no other edition has')
    .option('--json', 'print JSON')
    .action(async (named: string, options: { json?: true }) => {
      const { editionId, shown } = await withOwnership(async ({ ownership, operator }) => {
        const id = await operator.idOf('edition', named);
        return { editionId: id, shown: await ownership.show(null, id) };
      });
      if (options.json) {
        const instructions = presentInstructions(shown.instructions);
        const answer = { edition: editionId, ...presentVerification(shown.verification), instructions };
        terminal.out(JSON.stringify(answer, null, 2));
      } else terminal.out(describe(shown));
    });
  command
    .command('verify')
    .description('Probes the domain of an edition now, and verifies it when the proof of ownership is found.')
    .argument('<edition>', 'its id, or a name or web address that no other edition has')
    .addOption(
      new Option('--method <method>', 'how its owner shows it')
        .choices(CHECKED_METHODS)
        .makeOptionMandatory(),
    )
    .option('--json', 'print JSON')
    .action(async (named: string, options: { method: CheckedMethod; json?: true }) => {
      const { editionId, verification } = await withOwnership(async ({ ownership, operator }) => {
        const id = await operator.idOf('edition', named);
        const { verification: found } = await ownership.verifyAsOperator(id, options.method);
        return { editionId: id, verification: found };
      });
      terminal.out(
        options.json
          ? JSON.stringify({ edition: editionId, ...presentVerification(verification) }, null, 2)
          : stateOf(verification),
      );
    });
  return command;
}

function describe({ verification, instructions }: ShownVerification): string {
  const { failure, failingSince, checkedAt, dueAt } = verification;
  const facts = [
    ['Domain', stateOf(verification)],
    ...(checkedAt === null ? [] : [['Looked at', checkedAt]]),
    ...(failure === null
      ? []
      : [
          ['Failing since', failingSince ?? ''],
          ['Because', failure.message],
        ]),
    ...(dueAt === null ? [] : [['Looked at again', dueAt]]),
  ];
  const steps = (instructions?.methods ?? []).map(({ method, text }) =>
    ['', `--method ${method}`, text].join('\n'),
  );
  const without = instructions === null ? ['', 'Save a web address against the edition first.'] : [];
  return [formatTable(facts), ...steps, ...without].join('\n');
}

function stateOf({ verified, method, verifiedAt, failingSince }: Verification): string {
  if (!verified) return failingSince === null ? 'not verified' : `lost (${method ?? 'unknown'})`;
  const failing = failingSince === null ? '' : ', failing';
  return `verified (${method ?? 'unknown'}${failing}) since ${verifiedAt ?? 'unknown'}`;
}
