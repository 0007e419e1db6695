#!/usr/bin/env node
import { styleText } from 'node:util';
import { Command, CommanderError } from 'commander';
import { GalleyError } from '../domain/errors.js';
import type { Log } from '../ports/log.js';
import type { Terminal, WithAdmin } from '../transports/cli/command.js';
import type { WithOwnership } from '../transports/cli/edition.js';
import { ERROR_TABLE } from '../transports/error-table.js';
import { ConfigError } from './config-error.js';
import type { Config } from './config.js';
import { describeError } from './describe-error.js';
import { Closers } from './shutdown.js';
import { VERSION } from './version.js';

const terminal: Terminal = {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(text),
  // Some terminals don't say how wide they are.
  columns: process.stdout.isTTY ? process.stdout.columns || 80 : null,
  // It heeds NO_COLOR, FORCE_COLOR and TERM, and whether this is a terminal.
  paint: (style, text) => styleText(style, text, { stream: process.stdout }),
  interactive: process.stderr.isTTY,
  width: process.stderr.columns || 80,
};

// The reader of the output may close it (`galley key list | head -1`). Running work is still finished and closed; without
// a listener the failed write would end the process at once.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

/**
 * The configuration, and the log of a short command: warnings and errors only.
 * @param own for a command of a user's own, with the folder that it was given
 */
async function readEnvironment(own?: {
  readonly dataDir: string | null;
}): Promise<{ readonly config: Config; readonly log: Log }> {
  const { readConfig, readUserConfig } = await import('./config.js');
  const { openLog } = await import('./log.js');
  const { secretsOf } = await import('./secrets.js');
  const config = own ? readUserConfig(own.dataDir) : readConfig();
  return { config, log: openLog(config.logLevel === 'info' ? 'warn' : config.logLevel, secretsOf(config)) };
}

const loadCore = async () => ({
  ...(await import('./open-database.js')),
  ...(await import('./build/build-services.js')),
});

const withAdmin: WithAdmin = async (work) => {
  const { config, log } = await readEnvironment();
  const closers = new Closers(log);
  const { openMigrated, buildCoreServices } = await loadCore();
  try {
    const { database } = await openMigrated(config, log, closers, 'galley-cli');
    return await work(buildCoreServices(database));
  } finally {
    await closers.closeAll();
  }
};

const withOwnership: WithOwnership = async (work) => {
  const { config, log } = await readEnvironment();
  const closers = new Closers(log);
  const { openMigrated, buildCoreServices } = await loadCore();
  try {
    const { database } = await openMigrated(config, log, closers, 'galley-cli');
    const { buildOwnership } = await import('./build/build-ownership.js');
    const core = buildCoreServices(database);
    const ownership = await buildOwnership({ ...core, config, log });
    closers.add('ownership', ownership.close);
    return await work({ ownership: ownership.service, operator: core.operator });
  } finally {
    await closers.closeAll();
  }
};

async function migrateNow(): Promise<readonly string[]> {
  const { config, log } = await readEnvironment();
  const closers = new Closers(log);
  const { openMigrated } = await import('./open-database.js');
  try {
    return (await openMigrated(config, log, closers, 'galley-migrate')).applied;
  } finally {
    await closers.closeAll();
  }
}

/**
 * The commands by their names, in the order of the help. Each is loaded when it is named, and what it works with when it
 * runs: a wrong command needs no database, and one that lists keys needs no web server and no crawler.
 */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  [
    'serve',
    async () =>
      (await import('../transports/cli/serve.js')).serveCommand(async (role) => {
        const { serve } = await import('./serve.js');
        await serve(role, terminal);
      }),
  ],
  [
    'demo',
    async () =>
      (await import('../transports/cli/demo.js')).demoCommand(async (options) => {
        const { config, log } = await readEnvironment();
        const { demo } = await import('./demo/demo.js');
        process.exitCode = await demo(options, config, log, terminal);
      }),
  ],
  [
    'audit',
    async () =>
      (await import('../transports/cli/audit.js')).auditCommand(async (options) => {
        const { config, log } = await readEnvironment();
        const { auditCommandLine } = await import('./commands/audit-command.js');
        process.exitCode = await auditCommandLine(options, config, log, terminal);
      }),
  ],
  [
    'research',
    async () =>
      (await import('../transports/cli/research.js')).researchCommand(async (options) => {
        const { config, log } = await readEnvironment(options);
        const { researchCommandLine } = await import('./commands/research-command.js');
        process.exitCode = await researchCommandLine(options, config, log, terminal);
      }),
  ],
  ['checks', async () => (await import('../transports/cli/checks.js')).checksCommand(terminal)],
  ['apply', async () => (await import('../transports/cli/apply.js')).applyCommand(terminal, withAdmin)],
  ['export', async () => (await import('../transports/cli/tenants.js')).exportCommand(terminal, withAdmin)],
  ['account', async () => (await import('../transports/cli/tenants.js')).accountCommand(terminal, withAdmin)],
  ['user', async () => (await import('../transports/cli/tenants.js')).userCommand(terminal, withAdmin)],
  ['key', async () => (await import('../transports/cli/key.js')).keyCommand(terminal, withAdmin)],
  [
    'edition',
    async () => (await import('../transports/cli/edition.js')).editionCommand(terminal, withOwnership),
  ],
  ['status', async () => (await import('../transports/cli/operate.js')).statusCommand(terminal, withAdmin)],
  ['jobs', async () => (await import('../transports/cli/operate.js')).jobsCommand(terminal, withAdmin)],
  ['usage', async () => (await import('../transports/cli/operate.js')).usageCommand(terminal, withAdmin)],
  ['cancel', async () => (await import('../transports/cli/operate.js')).cancelCommand(terminal, withAdmin)],
  [
    'migrate',
    async () => (await import('../transports/cli/migrate.js')).migrateCommand(terminal, migrateNow),
  ],
  [
    'doctor',
    async () =>
      (await import('../transports/cli/doctor.js')).doctorCommand(
        terminal,
        async () => (await import('./commands/doctor.js')).examine(),
        (code) => (process.exitCode = code),
      ),
  ],
]);

const VERSION_FLAGS = ['-V', '--version'];

/** @param args of the command line: of a command that they begin with, no other is loaded */
async function program([first = '']: readonly string[]): Promise<Command> {
  const galley = new Command('galley')
    .description('Self-hosted content production: a brief goes in, a finished, sourced article comes out.')
    .version(VERSION)
    .showHelpAfterError('(galley --help tells more)');
  const named = COMMANDS.get(first);
  const loads = named ? [named] : VERSION_FLAGS.includes(first) ? [] : COMMANDS.values();
  for (const load of loads) galley.addCommand(await load());
  // Usage errors throw instead of exiting with 1, so that they can exit with 2 (decisions §12).
  const throwing = (command: Command) => {
    command.exitOverride();
    command.commands.forEach(throwing);
  };
  throwing(galley);
  return galley;
}

/** Prints the error in words, without a stack. @returns the exit code */
function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof ConfigError) {
    terminal.err(`${error.message}\n`);
    return 2;
  }
  if (error instanceof GalleyError) {
    terminal.err(`${describeError(error)}${error.reason === null ? '' : ` (${error.reason})`}\n`);
    for (const fault of error.faults) terminal.err(`  ${fault.path || '/'}: ${fault.message}\n`);
    return ERROR_TABLE[error.code].exit;
  }
  terminal.err(`${describeError(error)}\n`);
  return 1;
}

try {
  await (await program(process.argv.slice(2))).parseAsync();
} catch (error) {
  process.exitCode = explain(error);
}
// Agenda leaves a timer for the lock of each job that ran; nothing else is left to wait for.
process.exit();
