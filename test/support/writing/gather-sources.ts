import { loadPageReader } from '../../../src/libs/page-reading/index.js';
import { FetchBudget, QueryBudget } from '../../../src/domain/article/job-budget.js';
import type { BriefSettings } from '../../../src/domain/brief/settings.js';
import type { ReportRecord } from '../../../src/domain/report/report.js';
import type { PageFetcher } from '../../../src/libs/guarded-fetch/index.js';
import { PriorReportSources } from '../../../src/services/research/prior-report-sources.js';
import { SourceService } from '../../../src/services/research/source-service.js';
import { FakePageFetcher, type FakePage } from './fake-page-fetcher.js';
import { FakeWebSearch } from './fake-web-search.js';
import { recordingLog } from '../recording-log.js';
import { MemorySitePages } from './memory-site-pages.js';

export const SITE = 'https://harbour.example';

export const EDITION = '00000000-0000-4000-8000-000000000001';

export interface GatherTestOptions {
  readonly pages?: Readonly<Record<string, FakePage>>;
  readonly robots?: ConstructorParameters<typeof FakePageFetcher>[1];
  readonly settings?: BriefSettings;
  readonly input?: string;
  readonly webAddress?: string | null;
  readonly language?: string;
  readonly country?: string;
  readonly fetches?: FetchBudget;
  readonly queries?: QueryBudget;
  /** None, where there is none. */
  readonly search?: FakeWebSearch;
  /** What the store has as the edition's newest report of the last thirty days. */
  readonly report?: () => ReportRecord;
  /** What is known of the edition's pages from before. */
  readonly sitePages?: MemorySitePages;
  /** In place of one that has `pages`. */
  readonly fetcher?: PageFetcher;
}

const reader = await loadPageReader();

/** One gathering of sources with a web in memory; it does not wait, and reports how long it would have. */
export function gatherSources(options: GatherTestOptions) {
  const fetcher = new FakePageFetcher(options.pages ?? {}, options.robots);
  const fractions: number[] = [];
  const waits: number[] = [];
  const log = recordingLog();
  const service = new SourceService({
    fetcher: options.fetcher ?? fetcher,
    reader,
    search: options.search ?? new FakeWebSearch([], 'none'),
    sitePages: options.sitePages ?? new MemorySitePages(),
    priorReports: new PriorReportSources(
      { newest: async () => options.report?.() ?? null },
      { now: () => new Date() },
    ),
    log,
    sleep: async (milliseconds) => void waits.push(milliseconds),
  });
  const warnings: { readonly code: string; readonly message: string }[] = [];
  const found = service.gather(
    {
      settings: options.settings ?? {},
      input: options.input ?? 'How the lighthouse is kept',
      language: options.language ?? 'en',
      country: options.country ?? null,
      editionName: 'Harbour',
      houseStyle: null,
      seed: 1,
    },
    { id: EDITION, webAddress: options.webAddress === undefined ? `${SITE}/` : options.webAddress },
    {
      fetches: options.fetches ?? new FetchBudget(0),
      queries: options.queries ?? new QueryBudget(0),
      signal: new AbortController().signal,
      advance: async (fraction) => void fractions.push(fraction),
      warn: (warning) => void warnings.push(warning),
    },
  );
  const gathered = found.then((research) => ({ ...research, warnings }));
  return { fetcher, fractions, gathered, log, waits };
}
