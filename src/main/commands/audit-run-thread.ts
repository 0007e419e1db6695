import { workerData } from 'node:worker_threads';
import { ThreadPages } from '../../adapters/pages/thread-pages.js';
import { GalleyError } from '../../domain/errors.js';
import { serveThread } from '../../libs/worker-thread/index.js';
import type { Config } from '../config.js';
import { openLog } from '../log.js';
import { Closers } from '../shutdown.js';
import type { AuditRunMethods } from './audited-site.js';

/** The thread's `workerData`. */
export interface AuditRunData {
  readonly logLevel: Config['logLevel'];
  /** Masked in its log, as from `secretsOf`. */
  readonly secrets: readonly string[];
}

/**
 * Runs audits outside the thread of the command line, so that their memory is bounded as in a service. The threads that read
 * pages load their programs while this one loads its own.
 */
function serve(): void {
  const { logLevel, secrets } = workerData as AuditRunData;
  const log = openLog(logLevel, secrets);
  const closers = new Closers(log);
  const pages = new ThreadPages({ log });
  closers.add('threads of pages', () => pages.close());
  // That they can't be started shows with the first page.
  pages.begin().catch(() => undefined);
  const methods: AuditRunMethods = {
    audit: async (input, call) => {
      const { auditSite } = await import('./audited-site.js');
      return auditSite(input, call, { pages, log, closers });
    },
  };
  serveThread(methods, { close: () => closers.closeAll(), errors: [GalleyError] });
}

serve();
