import { Command, CommanderError } from 'commander';
import { GalleyError } from '../domain/errors.js';
import type { Log } from '../ports/log.js';
import type { Terminal, WithAdmin } from '../transports/cli/command.js';
import type { WithOwnership } from '../transports/cli/edition.js';
import { ERROR_TABLE } from '../transports/error-table.js';
import { ConfigError } from './config-error.js';
import type { Config, Environment } from './config.js';
import type { Migrated } from './open-database.js';
import { describeError } from './describe-error.js';
import { Closers } from './shutdown.js';
import { VERSION } from './version.js';
import { setYoungHeapGrowth } from './young-heap.js';

/** Where a command runs. */
export interface Surroundings {
  /** Default the process's own. */
  readonly environment?: Environment;
  readonly terminal: Terminal;
}

/**
 * Runs one command to its end; `serve` ends by a signal to the process.
 * @param args of the command line, behind the program's name
 * @returns the exit code: 2 for a usage error, which is printed on the terminal as every other fault
 */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<number> {
  let code = 0;
  const exitWith = (own: number) => {
    code = own;
  };
  try {
    await (await program(args, surroundings, exitWith)).parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return explain(error, surroundings.terminal);
  }
}

/**
 * The configuration, and the log of a short command: warnings and errors only.
 * @param own for a command of a user's own, with the folder that it was given
 */
async function configure(
  environment: Environment | undefined,
  own?: { readonly dataDir: string | null },
): Promise<{ readonly config: Config; readonly log: Log }> {
  const { readConfig, readUserConfig } = await import('./config.js');
  const { openLog } = await import('./log.js');
  const { secretsOf } = await import('./secrets.js');
  const config = own ? readUserConfig(own.dataDir, environment) : readConfig(environment);
  return { config, log: openLog(config.logLevel === 'info' ? 'warn' : config.logLevel, secretsOf(config)) };
}

/** What a short command finds open. */
interface Opened {
  readonly config: Config;
  readonly log: Log;
  /** Whatever it opens itself, so that it is closed with the rest. */
  readonly closers: Closers;
  readonly migrated: Migrated;
}

/** Opens the database, migrated, and closes all that was opened whatever becomes of the work. */
async function withDatabase<Result>(
  environment: Environment | undefined,
  work: (opened: Opened) => Promise<Result> | Result,
): Promise<Result> {
  const { config, log } = await configure(environment);
  const closers = new Closers(log);
  const { openMigrated } = await import('./open-database.js');
  try {
    return await work({
      config,
      log,
      closers,
      migrated: await openMigrated(config, log, closers, 'galley-cli'),
    });
  } finally {
    await closers.closeAll();
  }
}

const withAdmin =
  (environment: Environment | undefined): WithAdmin =>
  (work) =>
    withDatabase(environment, async ({ migrated }) => {
      const { buildCoreServices } = await import('./build/build-services.js');
      return work(buildCoreServices(migrated.database));
    });

/** Statements may take longer: they read the rows of all accounts. */
const withErasure =
  (environment: Environment | undefined): WithAdmin =>
  (work) =>
    withDatabase(environment, async ({ migrated, closers }) => {
      const { openErasurePool } = await import('./open-database.js');
      const { buildCoreServices } = await import('./build/build-services.js');
      return work(buildCoreServices(openErasurePool(migrated.url, closers)));
    });

const withOwnership =
  (environment: Environment | undefined): WithOwnership =>
  (work) =>
    withDatabase(environment, async ({ config, log, closers, migrated }) => {
      const { buildCoreServices } = await import('./build/build-services.js');
      const { buildOwnership } = await import('./build/build-ownership.js');
      const core = buildCoreServices(migrated.database);
      const ownership = await buildOwnership({ ...core, config, log });
      closers.add('ownership', ownership.close);
      return work({ ownership: ownership.service, operator: core.operator });
    });

const migrateNow = (environment: Environment | undefined): Promise<readonly string[]> =>
  withDatabase(environment, ({ migrated }) => migrated.applied);

const pruneNow = (
  environment: Environment | undefined,
  onExpired: (what: string, count: number) => void,
): Promise<ReadonlyMap<string, number>> =>
  withDatabase(environment, async ({ config, log, migrated }) => {
    const { openStores } = await import('../adapters/postgres/database/unit-of-work.js');
    const { allExpiries } = await import('./build/build-work.js');
    const { Retention } = await import('../services/retention.js');
    const expiries = allExpiries(openStores(migrated.database), config);
    return new Retention({ expiries, log }).prune(onExpired);
  });

/** What a command is made with. */
interface Making extends Surroundings {
  readonly exitWith: (code: number) => void;
}

type Loader = (making: Making) => Promise<Command>;

/**
 * The commands by their names, in the order of the help. Each is loaded when it is named, and what it works with when it
 * runs: a wrong command needs no database, and one that lists keys needs no web server and no crawler.
 */
const COMMANDS: ReadonlyMap<string, Loader> = new Map<string, Loader>([
  [
    'serve',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/serve.js')).serveCommand(async (role) => {
        // Before it is loaded, which allocates the most.
        setYoungHeapGrowth(1);
        const { serve } = await import('./serve.js');
        await serve(role, environment, terminal);
      }),
  ],
  [
    'demo',
    async ({ environment, terminal, exitWith }) =>
      (await import('../transports/cli/demo.js')).demoCommand(async (options) => {
        const { config, log } = await configure(environment);
        const { demo } = await import('./demo/demo.js');
        exitWith(await demo(options, config, log, terminal));
      }),
  ],
  [
    'audit',
    async ({ environment, terminal, exitWith }) =>
      (await import('../transports/cli/audit/audit.js')).auditCommand(
        async (options) => {
          const { config, log } = await configure(environment);
          const { auditCommandLine } = await import('./commands/audit-command.js');
          exitWith(await auditCommandLine(options, config, log, terminal));
        },
        async (files) => {
          const { compareCommandLine } = await import('./commands/audit-compare-command.js');
          await compareCommandLine(files, terminal);
        },
        async (question) => {
          const { config } = await configure(environment);
          const { auditRobotsCommandLine } = await import('./commands/audit-robots-command.js');
          exitWith(await auditRobotsCommandLine(question, config, terminal));
        },
      ),
  ],
  [
    'research',
    async ({ environment, terminal, exitWith }) =>
      (await import('../transports/cli/research.js')).researchCommand(async (options) => {
        const { config, log } = await configure(environment, options);
        const { researchCommandLine } = await import('./commands/research-command.js');
        exitWith(await researchCommandLine(options, config, log, terminal));
      }),
  ],
  [
    'mcp',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/mcp.js')).mcpCommand(async (options) => {
        const { environmentOf } = await import('./config.js');
        const { bridgeMcp } = await import('./commands/mcp-bridge.js');
        await bridgeMcp(options, {
          environment: environmentOf(environment),
          input: process.stdin,
          send: terminal.out,
        });
      }),
  ],
  ['checks', async ({ terminal }) => (await import('../transports/cli/checks.js')).checksCommand(terminal)],
  [
    'apply',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/apply.js')).applyCommand(terminal, withAdmin(environment)),
  ],
  [
    'export',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/tenants.js')).exportCommand(terminal, withAdmin(environment)),
  ],
  [
    'account',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/tenants.js')).accountCommand(
        terminal,
        withAdmin(environment),
        withErasure(environment),
      ),
  ],
  [
    'user',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/tenants.js')).userCommand(terminal, withAdmin(environment)),
  ],
  [
    'key',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/key.js')).keyCommand(terminal, withAdmin(environment)),
  ],
  [
    'edition',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/edition.js')).editionCommand(
        terminal,
        withOwnership(environment),
        withErasure(environment),
        withAdmin(environment),
      ),
  ],
  [
    'status',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/operate.js')).statusCommand(terminal, withAdmin(environment)),
  ],
  [
    'jobs',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/operate.js')).jobsCommand(terminal, withAdmin(environment)),
  ],
  [
    'usage',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/operate.js')).usageCommand(terminal, withAdmin(environment)),
  ],
  [
    'cancel',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/operate.js')).cancelCommand(terminal, withAdmin(environment)),
  ],
  [
    'log',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/log.js')).logCommand(terminal, withAdmin(environment)),
  ],
  [
    'events',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/events.js')).eventsCommand(terminal, withAdmin(environment)),
  ],
  [
    'webhook',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/webhook.js')).webhookCommand(terminal, withAdmin(environment)),
  ],
  [
    'prune',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/erase.js')).pruneCommand(terminal, (onExpired) =>
        pruneNow(environment, onExpired),
      ),
  ],
  [
    'migrate',
    async ({ environment, terminal }) =>
      (await import('../transports/cli/migrate.js')).migrateCommand(terminal, () => migrateNow(environment)),
  ],
  [
    'backup',
    async ({ environment, terminal, exitWith }) =>
      (await import('../transports/cli/backup.js')).backupCommand(async (request) => {
        const { config, log } = await configure(environment);
        const { backUpCommandLine } = await import('./commands/backup-command.js');
        exitWith(await backUpCommandLine(request, config, log, terminal));
      }),
  ],
  [
    'restore',
    async ({ environment, terminal, exitWith }) =>
      (await import('../transports/cli/backup.js')).restoreCommand(async (request) => {
        const { config, log } = await configure(environment);
        const { restoreCommandLine } = await import('./commands/backup-command.js');
        exitWith(await restoreCommandLine(request, config, log, terminal));
      }),
  ],
  [
    'dump',
    async ({ environment, terminal, exitWith }) =>
      (await import('../transports/cli/dump.js')).dumpCommand(async (request) => {
        const { config, log } = await configure(environment);
        const { dumpCommandLine } = await import('./commands/dump-command.js');
        exitWith(await dumpCommandLine(request, config, log, terminal));
      }),
  ],
  [
    'load',
    async ({ environment, terminal, exitWith }) =>
      (await import('../transports/cli/dump.js')).loadCommand(async (request) => {
        const { config, log } = await configure(environment);
        const { loadCommandLine } = await import('./commands/dump-command.js');
        exitWith(await loadCommandLine(request, config, log, terminal));
      }),
  ],
  [
    'doctor',
    async ({ environment, terminal, exitWith }) =>
      (await import('../transports/cli/doctor.js')).doctorCommand(
        terminal,
        async () => (await import('./commands/doctor.js')).examine(environment),
        exitWith,
      ),
  ],
]);

const VERSION_FLAGS = ['-V', '--version'];

/** @param args of the command line: of a command that they begin with, no other is loaded */
async function program(
  [first = '']: readonly string[],
  surroundings: Surroundings,
  exitWith: (code: number) => void,
): Promise<Command> {
  const { terminal } = surroundings;
  const galley = new Command('galley')
    // Options are those of the command that they stand behind: `audit` and `audit robots` both have `--json`.
    .enablePositionalOptions()
    .description('Self-hosted content production: a brief goes in, a finished, sourced article comes out.')
    .version(VERSION)
    .showHelpAfterError('(galley --help tells more)');
  const named = COMMANDS.get(first);
  const loads = named ? [named] : VERSION_FLAGS.includes(first) ? [] : COMMANDS.values();
  for (const load of loads) galley.addCommand(await load({ ...surroundings, exitWith }));
  // Usage errors throw instead of exiting with 1, so that they can exit with 2 (decisions §12).
  const throwing = (command: Command) => {
    command.exitOverride().configureOutput({
      writeOut: (text) => {
        terminal.out(text.replace(/\n$/, ''));
      },
      writeErr: terminal.err,
    });
    command.commands.forEach(throwing);
  };
  throwing(galley);
  return galley;
}

/** Prints the error in words, without a stack. @returns the exit code */
function explain(error: unknown, terminal: Terminal): number {
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
