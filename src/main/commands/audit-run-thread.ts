import { workerData } from 'node:worker_threads';
import { GalleyError } from '../../domain/errors.js';
import type { Audit, CrawlConfig, ViewName } from '../../domain/audit/audit.js';
import { parseFetchAllow } from '../../libs/urls/index.js';
import { serveThread, type ThreadCall } from '../../libs/worker-thread/index.js';
import { AuditViews, type ViewAnswer } from '../../services/audit/audit-views.js';
import { parseViewQuery } from '../../transports/input/audit.js';
import type { Config } from '../config.js';
import { openLog } from '../log.js';
import { Closers } from '../shutdown.js';
import { runAudit } from './audit-run.js';

/** The thread's `workerData`. */
export interface AuditRunData {
  readonly logLevel: Config['logLevel'];
  /** Masked in its log, as from `secretsOf`. */
  readonly secrets: readonly string[];
}

/** The site to audit, and the requested views. */
export interface AuditRunInput {
  readonly startUrl: string;
  readonly crawl: Partial<CrawlConfig>;
  readonly fetch: Pick<Config['fetch'], 'maxPages' | 'ratePerSecond'> & {
    /** In the format of `FETCH_ALLOW`. */
    readonly allow: string;
  };
  readonly views: readonly ViewName[];
}

/** A finished audit; without views when it failed. */
export interface AuditRun {
  readonly audit: Audit;
  readonly views: readonly ViewAnswer[];
}

export interface AuditRunMethods {
  readonly audit: (
    input: AuditRunInput,
    call: ThreadCall<{ readonly show: (audit: Audit) => void }>,
  ) => Promise<AuditRun>;
}

/** Runs audits outside the thread of the command line, so that their memory is bounded as in a service. */
function serve(): void {
  const { logLevel, secrets } = workerData as AuditRunData;
  const log = openLog(logLevel, secrets);
  const closers = new Closers(log);
  const methods: AuditRunMethods = {
    audit: async ({ startUrl, crawl, fetch, views }, call) => {
      const allow = parseFetchAllow(fetch.allow);
      if (!allow.ok) throw new Error(allow.faults.join('; '));
      const { audit, audits } = await runAudit({
        startUrl,
        crawl,
        fetch: { ...fetch, allow: allow.list },
        log,
        signal: call.signal,
        closers,
        show: (now) => {
          call.notify('show', now);
        },
      });
      const made: ViewAnswer[] = [];
      const reader = new AuditViews(audits);
      for (const view of audit.error ? [] : views)
        made.push(await reader.read(audit.id, parseViewQuery(view, {}), ''));
      return { audit, views: made };
    },
  };
  serveThread(methods, { close: () => closers.closeAll(), errors: [GalleyError] });
}

serve();
