import { HtmlValidateValidator } from '../adapters/html/html-validate-validator.js';
import { CachedSearch } from '../adapters/search/cached-search.js';
import { ReadabilityPageReader } from '../adapters/web/page-reader.js';
import type { Log } from '../ports/log.js';
import type { PageFetcher } from '../ports/page-fetcher.js';
import type { Stores } from '../ports/unit-of-work.js';
import type { ReportStages } from '../services/report/report-stages.js';
import { ReportWork } from '../services/report/report-work.js';
import { buildSearch } from './build-search.js';
import { systemClock as clock } from './build-services.js';
import type { Config } from './config.js';
import { openPageFetcher } from './open-page-fetcher.js';
import { openWriter } from './open-writer.js';

/**
 * The stages of a research report, by the engines of the configuration. Loaded when a report is first worked on, for the
 * same reason as the stages of an article.
 *
 * @param fetcher other than the product's own, for tests
 */
export async function buildReportStages(
  config: Config,
  stores: Pick<Stores, 'audits' | 'crawls' | 'searches'>,
  log: Log,
  fetcher: PageFetcher = openPageFetcher(config, stores),
): Promise<ReportStages> {
  const search = new CachedSearch({ search: buildSearch(config.search), cache: stores.searches, clock });
  return new ReportWork({
    fetcher,
    reader: new ReadabilityPageReader(),
    search,
    audits: stores.audits,
    crawls: stores.crawls,
    writer: await openWriter(config.writer, log),
    validator: new HtmlValidateValidator(),
    clock,
    log,
  });
}
