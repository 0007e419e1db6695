import type { Log } from '../../ports/log.js';
import type { Stores } from '../../ports/unit-of-work.js';
import type { ReportStages } from '../../services/report/report-stages.js';
import type { Config } from '../config.js';
import { openPageFetcher } from './open-page-fetcher.js';

/** @returns opens the stages of reports in this thread on the first call, and returns the same ones afterwards */
export function reportStagesOf(config: Config, stores: Stores, log: Log): () => Promise<ReportStages> {
  let stages: Promise<ReportStages> | null = null;
  return () => {
    stages ??= open(config, stores, log);
    return stages;
  };
}

async function open(config: Config, stores: Stores, log: Log): Promise<ReportStages> {
  const { buildReportStages } = await import('./build-report-stages.js');
  const { loadPageReader } = await import('../../libs/page-reading/index.js');
  const web = { fetcher: openPageFetcher(config, stores), reader: await loadPageReader() };
  return buildReportStages(config, stores, log, web);
}
