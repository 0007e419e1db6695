import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { parse } from 'yaml';
import { refuse } from '../../domain/errors.js';
import { parseTenants } from '../input/tenants.js';
import type { Terminal, WithAdmin } from './command.js';

/** `galley apply FILE`: tenants to the described state (decisions §12). */
export function applyCommand(terminal: Terminal, withAdmin: WithAdmin): Command {
  return new Command('apply')
    .summary('bring plans, accounts, newsrooms, users, editions and keys to the state that a file describes')
    .description(
      'Brings plans, accounts, newsrooms, users, editions and keys to the state that FILE (YAML or JSON) describes, ' +
        'in one transaction; what it does not mention stays as it is. Prints the tokens of the keys that it made: ' +
        'they are shown only once.',
    )
    .argument('<file>', 'a YAML or JSON file; - for standard input')
    .option('--json', 'print JSON')
    .action(async (file: string, options: { json?: true }) => {
      const tenants = parseTenants((await readDescription(file)) ?? {});
      const applied = await withAdmin(({ tenants: service }) => service.apply(tenants));
      if (options.json) {
        terminal.out(JSON.stringify(applied, null, 2));
        return;
      }
      for (const key of applied.keys)
        terminal.out(`${key.name} (${key.permission}, user ${key.user}): ${key.token}`);
      terminal.out(`${applied.created} created, ${applied.updated} updated, ${applied.unchanged} unchanged`);
    });
}

async function readDescription(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file === '-' ? '/dev/stdin' : file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw refuse('invalid_params', `${file} can't be read (${code}).`);
  }
  try {
    // A hundred times as fast as YAML, which JSON is, too.
    return JSON.parse(text) as unknown;
  } catch {
    // The YAML parser says what is wrong with it.
  }
  try {
    return parse(text) as unknown;
  } catch (error) {
    throw refuse(
      'invalid_params',
      `${file} is neither YAML nor JSON: ${error instanceof Error ? error.message : ''}`,
    );
  }
}
