import type { SiteAccess } from '../../domain/audit/audit-settings.js';
import type { Audit, CrawlConfig, ViewName } from '../../domain/audit/audit.js';
import { COMPARED_FIELDS, type ComparedRow, type ListedPage } from '../../libs/site-audit/index.js';
import { parseFetchAllow } from '../../libs/urls/index.js';
import type { ThreadCall } from '../../libs/worker-thread/index.js';
import type { CrawlPages } from '../../ports/audit/crawl-pages.js';
import type { Log } from '../../ports/log.js';
import { readReport, type ReportedAudit } from '../../services/audit/views/audit-report.js';
import { readListedPages } from '../../services/audit/views/audit-sitemap.js';
import { AuditViews, type ViewAnswer } from '../../services/audit/views/audit-views.js';
import type { FoundHit } from '../../transports/cli/audit/audit-baseline.js';
import { parseViewQuery } from '../../transports/input/audit.js';
import { viewFile } from '../../transports/output/audit-files.js';
import type { Config } from '../config.js';
import type { Closers } from '../shutdown.js';
import { runAudit } from './audit-run.js';

/** The site to audit, and what of the results is requested. */
export interface AuditRunInput {
  readonly startUrl: string;
  readonly crawl: Partial<CrawlConfig>;
  /** Of an audit of a list; else empty. */
  readonly listedUrls: readonly string[];
  /** Sent to the site alone. */
  readonly access: SiteAccess | null;
  /** The browser, where pages are to be rendered. */
  readonly chromium: string | null;
  readonly fetch: Pick<Config['fetch'], 'maxPages' | 'ratePerSecond'> & {
    /** In the format of `FETCH_ALLOW`. */
    readonly allow: string;
  };
  readonly views: readonly ViewName[];
  /** Whether `report` has what the report for people is made of. */
  readonly wantsReport: boolean;
  /** Whether `listed` has what a sitemap is to name. */
  readonly wantsSitemap: boolean;
  readonly wantsHits: boolean;
  /** Whether `rows` has what is known of each URL of the site. */
  readonly wantsRows: boolean;
  /** Whether `write` gets all hits as CSV. */
  readonly wantsCsv: boolean;
}

/** A finished audit; without results when it failed. */
export interface AuditRun {
  readonly audit: Audit;
  readonly views: readonly ViewAnswer[];
  /** null unless it was wanted. */
  readonly report: ReportedAudit | null;
  /** Pages that may be indexed; none unless they were wanted. */
  readonly listed: readonly ListedPage[];
  /** Every hit; none unless they were wanted. */
  readonly hits: readonly FoundHit[];
  /** What another audit can be compared with; none unless they were wanted. */
  readonly rows: readonly Partial<ComparedRow>[];
}

interface AuditRunCallbacks {
  readonly show: (audit: Audit) => void;
  /** Takes the next piece of a file. */
  readonly write: (text: string) => Promise<void>;
}

export interface AuditRunMethods {
  readonly audit: (input: AuditRunInput, call: ThreadCall<AuditRunCallbacks>) => Promise<AuditRun>;
}

/** Chosen, in letters: to hand over each line alone would take longer than to make it. */
const PIECE = 65_536;

async function* inPieces(
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string, void, void> {
  let piece = '';
  for await (const line of lines) {
    piece += line;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** Nobody waits for a view beside the one user. */
const NO_ACCOUNT = '';

/** Audits a site, and makes of the results what is requested. */
export async function auditSite(
  { startUrl, crawl, listedUrls, access, chromium, fetch, ...wanted }: AuditRunInput,
  call: ThreadCall<AuditRunCallbacks>,
  { pages, log, closers }: { readonly pages: CrawlPages; readonly log: Log; readonly closers: Closers },
): Promise<AuditRun> {
  const allow = parseFetchAllow(fetch.allow);
  if (!allow.ok) throw new Error(allow.faults.join('; '));
  const { audit, audits } = await runAudit({
    startUrl,
    crawl,
    listedUrls,
    access,
    chromium,
    fetch: { ...fetch, allow: allow.list },
    log,
    pages,
    signal: call.signal,
    closers,
    show: (now) => {
      call.notify('show', now);
    },
  });
  if (audit.error) return { audit, views: [], report: null, listed: [], hits: [], rows: [] };
  const reader = new AuditViews(audits);
  const views: ViewAnswer[] = [];
  for (const view of wanted.views)
    views.push(await reader.read(audit.id, parseViewQuery(view, {}), NO_ACCOUNT));
  const report = wanted.wantsReport ? await readReport(audit, reader, null) : null;
  const listed = wanted.wantsSitemap ? await readListedPages(audit.id, reader) : [];
  const all = parseViewQuery('issues', {});
  const hits: FoundHit[] = [];
  if (wanted.wantsHits)
    for await (const { check, severity, url } of reader.hits(audit.id, all))
      hits.push({ check, severity, url });
  const rows: Partial<ComparedRow>[] = [];
  if (wanted.wantsRows)
    for await (const row of reader.rows(audit.id, {
      ...parseViewQuery('filters', {}),
      fields: COMPARED_FIELDS,
    }))
      if ((row as Partial<ComparedRow>).internal) rows.push(row);
  if (wanted.wantsCsv) {
    const { text } = await viewFile(reader, audit.id, all, 'csv', NO_ACCOUNT);
    for await (const piece of inPieces(text)) await call.ask('write', piece);
  }
  return { audit, views, report, listed, hits, rows };
}
