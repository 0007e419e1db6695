import { HtmlValidateValidator } from '../../adapters/html/html-validate-validator.js';
import { CachedSearch } from '../../adapters/search/cached-search.js';
import type { Log } from '../../ports/log.js';
import type { PageFetcher } from '../../libs/guarded-fetch/index.js';
import type { PageReader } from '../../libs/page-reading/index.js';
import type { Stores } from '../../ports/unit-of-work.js';
import type { ReportStages } from '../../services/report/report-stages.js';
import { ReportWriting } from '../../services/report/report-writing.js';
import { buildSearch } from './build-search.js';
import { systemClock as clock } from './build-services.js';
import type { StagesConfig } from '../threads/stage-messages.js';

/** The stages of a research report. Loaded when a report is first worked on, for the same reason as those of an article. */
export function buildReportStages(
  config: StagesConfig,
  stores: Pick<Stores, 'audits' | 'crawls' | 'searches' | 'sitePages'>,
  log: Log,
  { fetcher, reader }: { readonly fetcher: PageFetcher; readonly reader: PageReader },
): ReportStages {
  const search = new CachedSearch({ search: buildSearch(config.search), cache: stores.searches, clock });
  return new ReportWriting({
    fetcher,
    reader,
    search,
    audits: stores.audits,
    crawls: stores.crawls,
    sitePages: stores.sitePages,
    validator: new HtmlValidateValidator(),
    clock,
    log,
  });
}
