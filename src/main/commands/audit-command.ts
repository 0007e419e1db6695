import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CrawlConfig, ViewName } from '../../domain/audit/audit.js';
import { crawlHead } from '../../domain/audit/crawl-head.js';
import { type AuditSettings, UNENCRYPTED_SITE } from '../../domain/audit/audit-settings.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import { isInternal, normaliseUrl } from '../../libs/page-reading/index.js';
import { CHECKS_VERSION, writeSitemapIndex, writeSitemaps } from '../../libs/site-audit/index.js';
import { formatFetchAllow } from '../../libs/urls/index.js';
import { WorkerThread } from '../../libs/worker-thread/index.js';
import type { Log } from '../../ports/log.js';
import {
  compareHits,
  parseBaseline,
  urlsByCheck,
  type Baseline,
} from '../../transports/cli/audit/audit-baseline.js';
import { describeAudit, describeAuditProgress } from '../../transports/cli/audit/audit-summary.js';
import { judgeAudit, NOT_PASSED, type AuditRequest } from '../../transports/cli/audit/audit.js';
import { browserFault } from '../../adapters/rendering/browser-fault.js';
import { onOneLine, type Terminal } from '../../transports/cli/command.js';
import { ProgressLine } from '../../transports/cli/progress-line.js';
import { parseAuditSettings } from '../../transports/input/audit-settings.js';
import type { AuditResult } from '../../transports/output/audit-report/audit-facts.js';
import { auditReport } from '../../transports/output/audit-report/audit-report.js';
import { presentAudit } from '../../transports/output/audit.js';
import { snakeKeys } from '../../transports/output/snake-keys.js';
import { systemClock } from '../build/build-services.js';
import type { Config } from '../config.js';
import { secretsOf } from '../secrets.js';
import { exitCodeOf, waitForSignal } from '../shutdown.js';
import { AUDIT_HEAP } from '../threads/open-audit-thread.js';
import type { AuditRunData } from './audit-run-thread.js';
import type { AuditRun, AuditRunMethods } from './audited-site.js';
import { checkedAddress } from './checked-address.js';
import { assertWritable, Output } from './output-file.js';
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
  for (const file of [query.file, query.sitemap]) if (file !== null) await assertWritable(file);
  const baseline = query.baseline === null ? null : await readBaseline(query.baseline, startUrl);
  const listedUrls = query.urls === null ? [] : await readList(query.urls, startUrl);
  const questions = query.questions === null ? null : await readQuestions(query.questions);
  const chromium = query.renderPages === null ? null : browserOf(base);
  const access = query.headers === null ? null : await readHeaders(query.headers);
  if (access !== null && startUrl.startsWith('http:')) terminal.err(`${UNENCRYPTED_SITE.message}\n`);
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
  const output = new Output(query.file, terminal);
  try {
    const run = await thread.call(
      'audit',
      {
        startUrl,
        crawl: { ...crawlOf(query), ...questions },
        listedUrls,
        access,
        chromium,
        fetch: { ...fetch, allow: formatFetchAllow(allow) },
        views: viewsOf(query),
        wantsSitemap: query.sitemap !== null,
        wantsReport: query.format === 'html',
        wantsHits: baseline !== null || query.format === 'json',
        wantsRows: query.format === 'json',
        wantsCsv: query.format === 'csv',
      },
      {
        signal: stop.signal,
        callbacks: {
          show: (now) => {
            progress.show(describeAuditProgress(now, systemClock.now()));
          },
          write: (text) => {
            progress.end();
            return output.write(text);
          },
        },
      },
    );
    progress.end();
    if (run.audit.error)
      throw refuse('unavailable', onOneLine(`${startUrl} can’t be audited: ${run.audit.error.message}`));
    const result = resultOf(run, baseline);
    if (query.sitemap !== null) await writeSitemap(query.sitemap, run, terminal);
    await print(query, run, result, output, terminal);
    return verdictOn(query, result, terminal);
  } catch (error) {
    progress.end();
    if (!stop.signal.aborted) throw error;
    terminal.err('Stopping …\n');
    return exitCodeOf(await asked);
  } finally {
    await output.close();
    await thread.close();
  }
}

/** @throws {GalleyError} `invalid_params` */
async function readBaseline(file: string, startUrl: string): Promise<Baseline> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw refuse('invalid_params', `The baseline "${file}" can’t be read: ${String(error)}`);
  });
  const baseline = parseBaseline(text);
  const { host } = new URL(startUrl);
  const bare = (name: string) => name.replace(/^www\./, '');
  if (bare(baseline.domain) !== bare(host))
    throw refuse('invalid_params', onOneLine(`The baseline is of ${baseline.domain}, and not of ${host}.`));
  return baseline;
}

/** The user of the command is the operator, and need not turn rendering on. @throws {GalleyError} `invalid_params` */
function browserOf({ rendering: { chromium } }: Pick<Config, 'rendering'>): string {
  const fault = browserFault(chromium);
  if (fault !== null) throw refuse('invalid_params', `--render is not possible: ${fault}.`);
  return chromium;
}

/** The views that are printed, that a person reads, or by which the audit is judged. */
function viewsOf({ view, file, failOn, minScore }: AuditRequest): readonly ViewName[] {
  if (view !== null && file === null && failOn === null && minScore === null) return [view];
  return [...new Set([...(view === null ? [] : [view]), 'overview', 'issues'] as const)];
}

/** @returns null where only a view was asked for */
function resultOf({ audit, views, hits }: AuditRun, baseline: Baseline | null): AuditResult | null {
  const overview = views.find((answer) => answer.view === 'overview')?.data;
  const issues = views.find((answer) => answer.view === 'issues')?.data;
  if (!overview || !issues) return null;
  const changes = baseline && compareHits(hits, baseline);
  return { head: crawlHead(audit, systemClock.now()), overview, issues, changes };
}

/** Says on standard error why it is not passed: standard output is for what was asked for. */
function verdictOn(query: AuditRequest, result: AuditResult | null, terminal: Terminal): number {
  const reason = result && judgeAudit(query, result.overview, result.issues, result.changes);
  if (reason === null) return 0;
  terminal.err(`${reason}\n`);
  return NOT_PASSED;
}

function crawlOf(query: AuditRequest): Partial<CrawlConfig> {
  const { external: checkExternal, respectRobots, include, exclude, urls } = query;
  const { maxPages, maxDepth, maxSeconds, userAgent, renderPages } = query;
  return {
    ...(maxPages !== null && { maxPages }),
    ...(maxDepth !== null && { maxDepth }),
    ...(maxSeconds !== null && { maxSeconds }),
    ...(userAgent !== null && { userAgent }),
    ...(renderPages !== null && { renderPages }),
    ...(urls !== null && { isList: true, maxDepth: 0 }),
    checkExternal,
    respectRobots,
    include,
    exclude,
  };
}

/** @throws {GalleyError} `invalid_params` */
async function readQuestions(file: string): Promise<Pick<CrawlConfig, 'searches' | 'segments'>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw refuse('invalid_params', `The questions "${file}" can’t be read: ${String(error)}`);
  });
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw refuse('invalid_params', `The questions "${file}" are no JSON.`);
  }
  const { searches, segments, ...others } = await parseAuditSettings(given);
  if (Object.values(others).some((each) => each !== null))
    throw refuse('invalid_params', `The questions "${file}" may have "searches" and "segments" alone.`);
  return { searches: searches ?? [], segments: segments ?? [] };
}

/** Not by an option: others on the machine see the options of a command. @throws {GalleyError} `invalid_params` */
async function readHeaders(file: string): Promise<AuditSettings['access']> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw refuse('invalid_params', `The headers "${file}" can’t be read: ${String(error)}`);
  });
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return { name: line.slice(0, Math.max(0, colon)).trim(), value: line.slice(colon + 1).trim() };
  });
  return (await parseAuditSettings({ headers })).access;
}

/** @throws {GalleyError} `invalid_params` */
async function readList(file: string, startUrl: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw refuse('invalid_params', `The list "${file}" can’t be read: ${String(error)}`);
  });
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const urls = lines.map((line, place) => {
    const url = normaliseUrl(line.trim())?.url ?? null;
    if (url === null || !isInternal(url, startUrl))
      throw refuse(
        'invalid_params',
        onOneLine(
          `Line ${place + 1} of "${file}" is no address of ${new URL(startUrl).host}: ${line.slice(0, 200)}`,
        ),
      );
    return url;
  });
  if (urls.length === 0) throw refuse('invalid_params', `The list "${file}" has no address.`);
  return [...new Set(urls)];
}

async function print(
  query: AuditRequest,
  run: AuditRun,
  result: AuditResult | null,
  output: Output,
  terminal: Terminal,
): Promise<void> {
  const { view, format, file } = query;
  if (view !== null || format === 'json')
    await output.write(`${JSON.stringify(jsonOf(query, run), null, 2)}\n`);
  else if (format === 'html' && result && run.report)
    await output.write(auditReport({ ...result, ...run.report }));
  // CSV was written while it was read.
  if (result && (file !== null || (view === null && format === null)))
    terminal.out(describeAudit(result, terminal));
  if (file !== null) terminal.err(`The report is in ${path.resolve(file)}\n`);
}

/** Several, where one can't hold all pages, stand beside their index: `sitemap-1.xml` beside `sitemap.xml`. */
async function writeSitemap(file: string, { audit, listed }: AuditRun, terminal: Terminal): Promise<void> {
  const sitemaps = writeSitemaps(listed);
  const { dir, name, ext } = path.parse(file);
  const names = sitemaps.map((_, place) => `${name}-${place + 1}${ext}`);
  const [only = ''] = sitemaps;
  if (sitemaps.length > 1) {
    for (const [place, xml] of sitemaps.entries()) await writeFile(path.join(dir, names[place] ?? ''), xml);
    const addresses = names.map((each) => new URL(`/${encodeURIComponent(each)}`, audit.startUrl).href);
    await writeFile(file, writeSitemapIndex(addresses));
  } else await writeFile(file, only);
  terminal.err(`A sitemap of ${listed.length} pages is in ${path.resolve(file)}\n`);
}

function jsonOf({ view }: AuditRequest, { audit, views, hits, rows }: AuditRun): object {
  const head = presentAudit(audit, systemClock.now());
  const one = views.find((answer) => answer.view === view);
  if (one) return { ...head, view: one.view, data: snakeKeys(one.data) };
  const all = Object.fromEntries(views.map((answer) => [answer.view, snakeKeys(answer.data)]));
  const found = { hits: urlsByCheck(hits), urls: snakeKeys(rows) };
  return { ...head, checks_version: CHECKS_VERSION, views: all, ...found };
}
