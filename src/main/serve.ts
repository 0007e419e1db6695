import type { Terminal } from '../transports/cli/command.js';
import type { ServedRole } from '../transports/cli/serve.js';
import { openApp } from './build-app.js';
import { readConfig, type Environment } from './config.js';
import { cut, openLog } from './log.js';
import { secretsOf } from './secrets.js';
import { waitForSignal } from './shutdown.js';
import { setYoungHeapGrowth } from './young-heap.js';

/** Characters that are logged of a library's output. */
const MAX_ERROR_CHARACTERS = 2000;

/**
 * Runs one process of Galley until a signal ends it.
 * @param environment default the process's own
 */
export async function serve(
  role: ServedRole,
  environment: Environment | undefined,
  terminal: Terminal,
): Promise<void> {
  const config = readConfig(environment);
  const log = openLog(config.logLevel, secretsOf(config));
  // After an uncaught error the state of the process is unknown: it logs the error and exits, to be restarted.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.error({ err: error }, event);
      process.exit(1);
    });
  }
  // Some libraries print on the console; the log consists of JSON lines.
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    console[method] = (...said: unknown[]) => {
      log.warn(
        { method, said: said.map((each) => cut(String(each), MAX_ERROR_CHARACTERS)) },
        'a library printed on the console',
      );
    };
  }
  const asked = waitForSignal();
  const began = performance.now();
  const leaving = new AbortController();
  void asked.then(() => {
    leaving.abort();
  });
  const app = await openApp({ config, role, log, signal: leaving.signal }).catch((error: unknown) => {
    if (leaving.signal.aborted) return null;
    throw error;
  });
  if (app === null) {
    log.info({ signal: await asked }, 'left before the database answered');
    return;
  }
  setYoungHeapGrowth(2);
  const ms = Math.round(performance.now() - began);
  log.info({ role, url: app.url, ms }, 'ready');
  terminal.out(app.url === null ? 'Galley worker is ready' : `Galley is ready at ${app.url}`);
  const signal = await asked;
  log.info({ signal }, 'leaving');
  await app.close();
  log.info({}, 'left');
}
