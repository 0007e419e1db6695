#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { GalleyError } from '../domain/errors.js';
import { applyCommand } from '../transports/cli/apply.js';
import { auditCommand } from '../transports/cli/audit.js';
import { checksCommand } from '../transports/cli/checks.js';
import type { Terminal, WithAdmin } from '../transports/cli/command.js';
import { demoCommand } from '../transports/cli/demo.js';
import { doctorCommand } from '../transports/cli/doctor.js';
import { editionCommand, type WithOwnership } from '../transports/cli/edition.js';
import { keyCommand } from '../transports/cli/key.js';
import { migrateCommand } from '../transports/cli/migrate.js';
import { researchCommand } from '../transports/cli/research.js';
import { cancelCommand, jobsCommand, statusCommand, usageCommand } from '../transports/cli/operate.js';
import { serveCommand } from '../transports/cli/serve.js';
import { accountCommand, exportCommand, userCommand } from '../transports/cli/tenants.js';
import { ERROR_TABLE } from '../transports/error-table.js';
import { ConfigError, readConfig, type Config } from './config.js';
import { describeError } from './describe-error.js';
import { openLog } from './log.js';
import { secretsOf } from './secrets.js';
import { Closers } from './shutdown.js';
import { VERSION } from './version.js';

const terminal: Terminal = {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(text),
  interactive: process.stderr.isTTY,
  width: process.stderr.columns,
};

// The reader of the output may close it (`galley key list | head -1`). Running work is still finished and closed; without
// a listener the failed write would end the process at once.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

/** The log of a short command: warnings and errors only. */
function quietLog(config: Config) {
  return openLog(config.logLevel === 'info' ? 'warn' : config.logLevel, secretsOf(config));
}

/** Loaded on demand: a wrong command, or `--help`, needs no database. */
const loadCore = async () => ({
  ...(await import('./open-database.js')),
  ...(await import('./build/build-services.js')),
});

const withAdmin: WithAdmin = async (work) => {
  const config = readConfig();
  const log = quietLog(config);
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
  const config = readConfig();
  const log = quietLog(config);
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
  const config = readConfig();
  const log = quietLog(config);
  const closers = new Closers(log);
  const { openMigrated } = await loadCore();
  try {
    return (await openMigrated(config, log, closers, 'galley-migrate')).applied;
  } finally {
    await closers.closeAll();
  }
}

function program(): Command {
  const galley = new Command('galley')
    .description('Self-hosted content production: a brief goes in, a finished, sourced article comes out.')
    .version(VERSION)
    .showHelpAfterError('(galley --help tells more)');
  for (const command of [
    // Loaded on demand: a command that lists keys needs no web server.
    serveCommand(async (role) => {
      const { serve } = await import('./serve.js');
      await serve(role, terminal);
    }),
    demoCommand(async (options) => {
      const { demo } = await import('./demo/demo.js');
      const config = readConfig();
      process.exitCode = await demo(options, config, quietLog(config), terminal);
    }),
    auditCommand(async (options) => {
      const { auditCommandLine } = await import('./commands/audit-command.js');
      const config = readConfig();
      process.exitCode = await auditCommandLine(options, config, quietLog(config), terminal);
    }),
    researchCommand(async (options) => {
      const { researchCommandLine } = await import('./commands/research-command.js');
      const config = readConfig();
      process.exitCode = await researchCommandLine(options, config, quietLog(config), terminal);
    }),
    checksCommand(terminal),
    applyCommand(terminal, withAdmin),
    exportCommand(terminal, withAdmin),
    accountCommand(terminal, withAdmin),
    userCommand(terminal, withAdmin),
    keyCommand(terminal, withAdmin),
    editionCommand(terminal, withOwnership),
    statusCommand(terminal, withAdmin),
    jobsCommand(terminal, withAdmin),
    usageCommand(terminal, withAdmin),
    cancelCommand(terminal, withAdmin),
    migrateCommand(terminal, migrateNow),
    doctorCommand(
      terminal,
      async () => (await import('./commands/doctor.js')).examine(),
      (code) => (process.exitCode = code),
    ),
  ]) {
    galley.addCommand(command);
  }
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
  await program().parseAsync();
} catch (error) {
  process.exitCode = explain(error);
}
// Agenda leaves a timer for the lock of each job that ran; nothing else is left to wait for.
process.exit();
