import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { refuse } from '../../domain/errors.js';
import type { ReportRecord } from '../../domain/report/report.js';
import type { Log } from '../../ports/log.js';
import { onOneLine, type Terminal } from '../../transports/cli/command.js';
import { ProgressLine } from '../../transports/cli/progress-line.js';
import {
  describeReport,
  describeReportProgress,
  reportPage,
  type ResearchOptions,
} from '../../transports/cli/research.js';
import { presentRecord } from '../../transports/output/report.js';
import { systemClock } from '../build/build-services.js';
import { checkedAddress } from './checked-address.js';
import type { Config } from '../config.js';
import { assertWritable } from './output-file.js';
import { reaching } from './reaching.js';
import { runResearch, type ResearchRun } from './research-run.js';
import { Closers, exitCodeOf, waitForSignal } from '../shutdown.js';

/**
 * Reports on a site and shows the progress in the terminal.
 *
 * @param stages for tests; default the product's own
 * @returns the exit code: 0, or that of the signal which ended it
 * @throws {GalleyError} `invalid_params` for a wrong option, `unavailable` for a report that failed
 */
export async function researchCommandLine(
  options: ResearchOptions,
  base: Config,
  log: Log,
  terminal: Terminal,
  stages?: ResearchRun['stages'],
): Promise<number> {
  const startUrl = checkedAddress(options.url);
  if (options.html !== null) await assertWritable(options.html);
  const stop = new AbortController();
  const asked = waitForSignal();
  void asked.then((signal) => {
    stop.abort(new Error(`stopped by ${signal}`));
  });
  const closers = new Closers(log);
  const progress = new ProgressLine(terminal, () => systemClock.now());
  // The first state comes after the database, which may have to be started.
  progress.begin(`starting   ${startUrl}`);
  try {
    const { report, record } = await runResearch({
      startUrl,
      config: { ...reaching(base, startUrl), logLevel: base.logLevel === 'info' ? 'warn' : base.logLevel },
      log,
      signal: stop.signal,
      closers,
      show: (now) => {
        progress.show(describeReportProgress(now, systemClock.now()));
      },
      stages,
    });
    progress.end();
    if (!record) {
      const why = report.error
        ? `${report.error.message} (${report.error.code})`
        : 'It did not come to its end.';
      throw refuse('unavailable', onOneLine(`There is no report on ${startUrl}: ${why}`));
    }
    await print(options, record, terminal);
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

async function print(
  { json, html }: ResearchOptions,
  record: ReportRecord,
  terminal: Terminal,
): Promise<void> {
  terminal.out(json ? JSON.stringify(presentRecord(record), null, 2) : describeReport(record, terminal));
  if (html === null) return;
  await writeFile(html, reportPage(record));
  // JSON output is read by programs.
  terminal.err(`The report is in ${path.resolve(html)}\n`);
}
