import { Command } from 'commander';
import { type Terminal } from './command.js';
import { formatTable } from './layout.js';

/** One thing that Galley needs, and how it stands. */
export interface Finding {
  readonly check: string;
  readonly ok: boolean;
  /** What was found, or what to do about it. */
  readonly detail: string;
}

/** `galley doctor`: exit code 1 when something is wrong. */
export function doctorCommand(
  terminal: Terminal,
  examine: () => Promise<readonly Finding[]>,
  setExitCode: (code: number) => void,
): Command {
  return new Command('doctor')
    .summary('check whether everything that Galley needs is there')
    .description(
      'Checks whether everything that Galley needs is there: configuration, database, tables, fonts.',
    )
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: true }) => {
      const findings = await examine();
      const ok = findings.every((finding) => finding.ok);
      if (json) terminal.out(JSON.stringify({ ok, findings }, null, 2));
      else
        terminal.out(
          formatTable(findings.map(({ check, ok: fine, detail }) => [fine ? 'ok' : 'FAIL', check, detail])),
        );
      setExitCode(ok ? 0 : 1);
    });
}
