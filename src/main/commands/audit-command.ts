import type { CrawlConfig, ViewName } from '../../domain/audit/audit.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import { formatFetchAllow } from '../../libs/urls/index.js';
import { WorkerThread } from '../../libs/worker-thread/index.js';
import type { Log } from '../../ports/log.js';
import {
  describeAudit,
  describeAuditProgress,
  judgeAudit,
  NOT_PASSED,
  type AuditRequest,
} from '../../transports/cli/audit.js';
import { onOneLine, type Terminal } from '../../transports/cli/command.js';
import { ProgressLine } from '../../transports/cli/progress-line.js';
import { presentAudit } from '../../transports/output/audit.js';
import { snakeKeys } from '../../transports/output/snake-keys.js';
import { systemClock } from '../build/build-services.js';
import type { Config } from '../config.js';
import { secretsOf } from '../secrets.js';
import { exitCodeOf, waitForSignal } from '../shutdown.js';
import { AUDIT_HEAP } from '../threads/open-audit-thread.js';
import type { AuditRun, AuditRunData, AuditRunMethods } from './audit-run-thread.js';
import { checkedAddress } from './checked-address.js';
import { reaching } from './reaching.js';

/**
 * Audits a site and shows the progress in the terminal.
 * @returns the exit code: 0, 1 for an audit that failed, 3 for one that is not passed, or that of the signal which ended it
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
  const progress = new ProgressLine(terminal, () => systemClock.now());
  // The first state may come late, and of a small site only after the crawl.
  progress.begin(`crawling   ${startUrl}`);
  const data: AuditRunData = {
    logLevel: base.logLevel === 'info' ? 'warn' : base.logLevel,
    secrets: secretsOf(base),
  };
  const thread = new WorkerThread<AuditRunMethods>({
    program: new URL('audit-run-thread.js', import.meta.url),
    data,
    name: 'the thread of the audit',
    limits: AUDIT_HEAP,
    errors: [GalleyError],
    log,
  });
  const { allow, ...fetch } = reaching(base, startUrl).fetch;
  try {
    const run = await thread.call(
      'audit',
      {
        startUrl,
        crawl: crawlOf(query),
        fetch: { ...fetch, allow: formatFetchAllow(allow) },
        views: [...new Set([...(query.view === null ? [] : [query.view]), ...judgedBy(query)])],
      },
      {
        signal: stop.signal,
        callbacks: {
          show: (now) => {
            progress.show(describeAuditProgress(now, systemClock.now()));
          },
        },
      },
    );
    progress.end();
    if (run.audit.error)
      throw refuse('unavailable', onOneLine(`${startUrl} can’t be audited: ${run.audit.error.message}`));
    print(query, run, terminal);
    return verdictOn(query, run, terminal);
  } catch (error) {
    progress.end();
    if (!stop.signal.aborted) throw error;
    terminal.err('Stopping …\n');
    return exitCodeOf(await asked);
  } finally {
    await thread.close();
  }
}

/** The views that a person reads, or that an audit is judged by. */
function judgedBy({ view, failOn, minScore }: AuditRequest): readonly ViewName[] {
  return view === null || failOn !== null || minScore !== null ? ['overview', 'issues'] : [];
}

/** Says on standard error why it is not passed: standard output is for what was asked for. */
function verdictOn(query: AuditRequest, { views }: AuditRun, terminal: Terminal): number {
  const overview = views.find((answer) => answer.view === 'overview')?.data;
  const issues = views.find((answer) => answer.view === 'issues')?.data;
  const reason = overview && issues ? judgeAudit(query, overview, issues) : null;
  if (reason === null) return 0;
  terminal.err(`${reason}\n`);
  return NOT_PASSED;
}

function crawlOf(query: AuditRequest): Partial<CrawlConfig> {
  const { maxPages, external: checkExternal, respectRobots, include, exclude } = query;
  return { ...(maxPages === null ? {} : { maxPages }), checkExternal, respectRobots, include, exclude };
}

function print(query: AuditRequest, { audit, views }: AuditRun, terminal: Terminal): void {
  const now = systemClock.now();
  const write = (rest: object) => {
    terminal.out(JSON.stringify({ ...presentAudit(audit, now), ...rest }, null, 2));
  };
  if (query.view !== null) {
    for (const { view, data } of views) if (view === query.view) write({ view, data: snakeKeys(data) });
    return;
  }
  if (query.json) {
    write({ views: Object.fromEntries(views.map(({ view, data }) => [view, snakeKeys(data)])) });
    return;
  }
  const overview = views.find((answer) => answer.view === 'overview')?.data;
  const issues = views.find((answer) => answer.view === 'issues')?.data;
  if (overview && issues) terminal.out(describeAudit(audit, overview, issues, now));
}
