import { Command } from 'commander';
import type { Check } from '../../libs/site-audit/index.js';
import { refuse } from '../../domain/errors.js';
import { type Terminal } from './command.js';
import { formatFacts, formatTable } from './layout.js';

/** `galley checks`: the catalogue of the audit's checks. */
export function checksCommand(terminal: Terminal): Command {
  return new Command('checks')
    .summary('list what an audit checks')
    .description('Lists the checks of an audit: what each looks for, by which rule, and how it is fixed.')
    .argument('[id]', 'show all of one check')
    .option('--json', 'print JSON')
    .action(async (id: string | undefined, { json }: { json?: true }) => {
      // Loaded when asked for: every other command would read a hundred files in vain.
      const { CHECKS, SEVERITIES } = await import('../../libs/site-audit/index.js');
      const { presentCheck } = await import('../output/audit.js');
      const chosen = CHECKS.filter((check) => id === undefined || check.id === id);
      if (chosen.length === 0)
        throw refuse('invalid_params', `There is no check "${id ?? ''}"; galley checks lists them all.`);
      const [one] = chosen;
      if (json) terminal.out(JSON.stringify(chosen.map(presentCheck), null, 2));
      else if (id !== undefined && one) terminal.out(describeCheck(one, terminal.columns));
      else {
        const rank = ({ severity }: Check) => SEVERITIES.indexOf(severity);
        const sorted = chosen.toSorted((a, b) => rank(a) - rank(b));
        terminal.out(
          formatTable(
            sorted.map(({ severity, id, title }) => [severity, id, title]),
            terminal.columns,
          ),
        );
      }
    });
}

function describeCheck(
  { id, title, severity, category, rule, why, fix, source, effort }: Check,
  columns: number | null,
): string {
  return [
    `${title} (${id})`,
    '',
    formatFacts(
      [
        ['Severity', `${severity}, of ${category}`],
        ['Rule', rule],
        ['Why', why],
        ['Fix', `${fix} Effort: ${effort}.`],
        ['Source', `${source.title} ${source.url}`],
      ],
      columns,
    ),
  ].join('\n');
}
