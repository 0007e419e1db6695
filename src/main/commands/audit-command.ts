import type { Audit, CrawlConfig } from '../../domain/audit/audit.js';
import type { IssuesView, Overview } from '../../libs/site-audit/index.js';
import { refuse } from '../../domain/errors.js';
import type { AuditStore } from '../../ports/audit/audit-store.js';
import type { Log } from '../../ports/log.js';
import { AuditViews } from '../../services/audit/audit-views.js';
import { AuditProgress, describeAudit, type AuditRequest } from '../../transports/cli/audit.js';
import type { Terminal } from '../../transports/cli/command.js';
import { onOneLine } from '../../transports/cli/command.js';
import { parseViewQuery } from '../../transports/input/audit.js';
import { presentAudit, snakeKeys } from '../../transports/output/audit.js';
import { runAudit } from './audit-run.js';
import { systemClock } from '../build/build-services.js';
import { checkedAddress } from './checked-address.js';
import type { Config } from '../config.js';
import { reaching } from './reaching.js';
import { Closers, exitCodeOf, waitForSignal } from '../shutdown.js';

/**
 * Audits a site and shows the progress in the terminal.
 * @returns the exit code: 0, 1 for an audit that failed, or that of the signal which ended it
 */
export async function auditCommandLine(
  query: AuditRequest,
  base: Config,
  log: Log,
  terminal: Terminal,
): Promise<number> {
  const startUrl = checkedAddress(query.url);
  const stop = new AbortController();
  const asked = waitForSignal();
  void asked.then((signal) => {
    stop.abort(new Error(`stopped by ${signal}`));
  });
  const closers = new Closers(log);
  const progress = new AuditProgress(terminal, () => systemClock.now());
  try {
    const { audit, audits } = await runAudit(
      startUrl,
      crawlOf(query),
      { ...reaching(base, startUrl), logLevel: base.logLevel === 'info' ? 'warn' : base.logLevel },
      log,
      stop.signal,
      closers,
      (now) => {
        progress.show(now);
      },
    );
    progress.end();
    if (audit.error)
      throw refuse('unavailable', onOneLine(`${startUrl} can’t be audited: ${audit.error.message}`));
    await print(query, audit, audits, terminal);
    return 0;
  } catch (error) {
    progress.end();
    if (!stop.signal.aborted) throw error;
    terminal.err('Stopping …\n');
    return exitCodeOf(await asked);
  } finally {
    await closers.closeAll();
  }
}

function crawlOf(query: AuditRequest): Partial<CrawlConfig> {
  const { maxPages, external: checkExternal, respectRobots, include, exclude } = query;
  return { ...(maxPages === null ? {} : { maxPages }), checkExternal, respectRobots, include, exclude };
}

async function print(
  query: AuditRequest,
  audit: Audit,
  audits: AuditStore,
  terminal: Terminal,
): Promise<void> {
  const views = new AuditViews(audits);
  const now = systemClock.now();
  const read = async (view: NonNullable<AuditRequest['view']>) =>
    (await views.read(audit.id, parseViewQuery(view, {}), '')).data;
  const write = (rest: object) => {
    terminal.out(JSON.stringify({ ...presentAudit(audit, now), ...rest }, null, 2));
  };
  if (query.view !== null) {
    write({ view: query.view, data: snakeKeys(await read(query.view)) });
    return;
  }
  const [overview, issues] = [await read('overview'), await read('issues')];
  if (query.json) write({ views: snakeKeys({ overview, issues }) });
  else terminal.out(describeAudit(audit, overview as Overview, issues as IssuesView, now));
}
