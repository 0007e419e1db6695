import type { Terminal } from '../transports/cli/command.js';
import type { ServedRole } from '../transports/cli/serve.js';
import { openApp } from './build-app.js';
import { readConfig } from './config.js';
import { cut, openLog } from './log.js';
import { secretsOf } from './secrets.js';
import { waitForSignal } from './shutdown.js';

/** Characters that are logged of what a library prints. */
const MAX_SAID = 2000;

/** Runs one process of Galley until it is asked to end. */
export async function serve(role: ServedRole, terminal: Terminal): Promise<void> {
  const config = readConfig();
  const log = openLog(config.logLevel, secretsOf(config));
  // What nobody caught leaves the process in a state that nobody knows: say so and let it be started anew.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.error({ err: error }, event);
      process.exit(1);
    });
  }
  // Some libraries speak on the console; the log is lines of JSON.
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    console[method] = (...said: unknown[]) => {
      log.warn(
        { method, said: said.map((each) => cut(String(each), MAX_SAID)) },
        'a library spoke on the console',
      );
    };
  }
  const asked = waitForSignal();
  const began = performance.now();
  const app = await openApp({ config, role, log });
  const ms = Math.round(performance.now() - began);
  log.info({ role, url: app.url, ms }, 'ready');
  terminal.out(app.url === null ? 'Galley worker is ready' : `Galley is ready at ${app.url}`);
  const signal = await asked;
  log.info({ signal }, 'leaving');
  await app.close();
  log.info({}, 'left');
}
