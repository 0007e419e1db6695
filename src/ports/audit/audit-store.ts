import type { Audit, CrawlConfig } from '../../domain/audit/audit.js';
import type { EventData } from '../../domain/event.js';
import type { AuditFound, HitCounts, RegressionRules } from '../../domain/audit/regressions.js';
import type { AuditRetention } from '../../domain/audit/audit-retention.js';
import type {
  ChangeCounts,
  RowAmendment,
  RowChoice,
  RowOrder,
  StoredHit,
  StoredRow,
  StoredScore,
} from '../../libs/site-audit/index.js';
import type { PageFacts } from '../../libs/page-reading/index.js';
import type { Spender } from '../access/ledger-store.js';
import type { Swept } from '../run-store.js';

export interface NewAudit {
  readonly id: string;
  /** null for an audit from the command line. */
  readonly owner: (Spender & { readonly editionId: string; readonly userId: string }) | null;
  readonly startUrl: string;
  readonly config: CrawlConfig;
  /** Of an audit of a list. */
  readonly listedUrls?: readonly string[];
  /** Its `SiteAccess`, encrypted. */
  readonly secrets?: Uint8Array;
  /** The `traceparent` of its start. */
  readonly trace?: string | null;
}

export interface StoredView {
  readonly view: string;
  readonly part: string;
  /** Data to be written as JSON. */
  readonly data?: unknown;
  /** Finished JSON, instead of `data`. */
  readonly json?: string;
  readonly bytes?: Uint8Array;
}

/** What an analysis writes at its end, in one transaction with it. */
export interface AnalysedAudit {
  readonly summary: Readonly<Record<string, unknown>>;
  /** Those that were not written earlier. */
  readonly views: readonly StoredView[];
  /** What is reported of a site that is worse than the audit before found it; null for nothing. */
  readonly regressed?: EventData<'audit.regressed'> | null;
}

/** A row as it is read: with the checks that hit it later. */
export interface ReadRow extends StoredRow {
  readonly lateChecks: readonly string[];
}

/** A page with its row and the stored facts and text. */
export interface StoredPage {
  readonly id: number;
  readonly url: string;
  readonly language: string | null;
  readonly indexable: boolean;
  readonly page: PageFacts;
  readonly mainText: string;
}

/** How an edition's site changed since the audit before. */
export interface Comparison {
  /** The id of the audit before. */
  readonly since: string;
  /** Its score; null without a page to judge. */
  readonly score: number | null;
  /** Numbers of hits, by check. Hits on URLs that a shorter crawl left out are not counted, because their state is unknown. */
  readonly hits: ReadonlyMap<string, ChangeCounts>;
  /** Numbers of pages, which are HTML that answered 200. */
  readonly pages: { readonly added: number; readonly removed: number; readonly statusChanged: number };
  readonly baseline: ComparedBaseline;
}

/** The audit that regressions are judged against: the one that the edition has pinned, else the one before. */
export interface ComparedBaseline {
  readonly id: string;
  /** What it found; its score with what that was made of. */
  readonly found: Omit<AuditFound, 'score'> & { readonly score: StoredScore };
  /** The version of the checks that judged it; 0 until it was judged. */
  readonly checksVersion: number;
  /** Pages of it that are gone. */
  readonly removed: number;
  /** Hits that are as bad as the rules ask for, on URLs that it had read or did not know. */
  readonly counted: readonly HitCounts[];
  readonly rules: RegressionRules;
  /** Checks whose findings the edition has decided to live with. */
  readonly ignored: readonly string[];
}

/** What an analysis writes under its lease's token; it is read only after `finish` was called with the same token. */
export interface AnalysisStore {
  /** Deletes what earlier attempts at the analysis left. Does nothing without the lease. */
  clearAnalysis(id: string, token: string): Promise<void>;
  addHits(id: string, token: string, hits: readonly StoredHit[]): Promise<void>;
  addRows(id: string, token: string, rows: readonly StoredRow[]): Promise<void>;
  /** Adds filters and checks to stored rows, because hits on links are known last. */
  amendRows(id: string, token: string, more: readonly RowAmendment[]): Promise<void>;
  /** Of a large site each view is large, so they need not all be in memory until the end. */
  addView(id: string, token: string, view: StoredView): Promise<void>;
  /** Stores how far the analysis is, in percent of the audit; it never falls. Does nothing without the lease. */
  advance(id: string, token: string, percent: number): Promise<void>;
  /** Ends the analysis. @returns false when the lease was lost: nothing was written */
  finish(id: string, token: string, analysed: AnalysedAudit): Promise<boolean>;
  /**
   * Compares the hits with those of the edition's last finished audit before this one. Marks new and unchanged ones, and adds
   * hits of that audit alone as `fixed`, if their URLs were requested again or are known to be gone.
   * Then counts what became worse since the audit that the edition has pinned, else the one before.
   * @returns null without an earlier audit
   */
  compare(id: string, token: string): Promise<Comparison | null>;
}

/** The results of finished audits. */
export interface ViewStore {
  /** @returns null for a missing part */
  viewPart(id: string, view: string, part: string): Promise<unknown>;
  /** The same part of several audits, by their ids; a missing one is left out. */
  viewParts(ids: readonly string[], view: string, part: string): Promise<ReadonlyMap<string, unknown>>;
  viewBytes(id: string, view: string, part: string): Promise<Uint8Array | null>;
  /** The number of hits of each check with at least one under this query. */
  hitCounts(
    id: string,
    query: {
      readonly folder: string | null;
      readonly change: StoredHit['change'];
      readonly minInlinks: number;
    },
  ): Promise<ReadonlyMap<string, number>>;
  hits(
    id: string,
    query: {
      readonly checkId: string;
      readonly folder: string | null;
      /** null for all hits of the audit, new or not. */
      readonly change: StoredHit['change'];
      readonly minInlinks: number;
      readonly after: number;
      readonly limit: number;
    },
  ): Promise<{ readonly hits: readonly StoredHit[]; readonly total: number }>;
  /**
   * @param query `after` is the id of the last row of the page before, in the same order; 0 for the first page
   * @returns null where no row of this audit has that id
   */
  rows(
    id: string,
    query: RowChoice & { readonly order: RowOrder | null; readonly after: number; readonly limit: number },
  ): Promise<{ readonly rows: readonly ReadRow[]; readonly total: number } | null>;
  /** The ids of all chosen rows in their order, for `rowsOf`: a list that is read whole is chosen and sorted once. */
  rowIds(id: string, query: RowChoice & { readonly order: RowOrder | null }): Promise<readonly number[]>;
  /** Rows by their ids, in that order. */
  rowsOf(id: string, ids: readonly number[]): Promise<readonly ReadRow[]>;
  /**
   * All rows in the order of their ids, without their filters and late checks, which are most of what a row takes to read.
   * @param after the id of the last row of the piece before; 0 for the first
   */
  bareRows(id: string, after: number, limit: number): Promise<readonly Pick<StoredRow, 'id' | 'row'>[]>;
  /**
   * How many of the chosen rows have each value, for each of the fields in `facets` and for what searches found. Of a field by which is chosen it is how
   * many there would be by that value, so its own choice does not count. Of each field its `most` frequent values.
   */
  facets(
    id: string,
    query: RowChoice,
    fields: readonly string[],
    most: number,
  ): Promise<readonly { readonly field: string; readonly value: string; readonly count: number }[]>;
  /** Pages of a folder and below, or one page, by their ids; the first `limit` of them. */
  pagesIn(
    id: string,
    where: { readonly folder: string | null; readonly url: string | null },
    limit: number,
  ): Promise<readonly StoredPage[]>;
}

/** Audits and their results. */
export interface AuditStore extends AnalysisStore, ViewStore {
  /** @returns false when the edition has one running */
  insert(audit: NewAudit): Promise<boolean>;
  /** The audit of an edition that is crawling or analysing; null for none. */
  running(editionId: string): Promise<Audit | null>;
  find(editionId: string, id: string): Promise<Audit | null>;
  /** By its id alone, for an audit without an account. */
  get(id: string): Promise<Audit | null>;
  /**
   * Ends an audit that is not final; its workers lose their lease and are notified (topic `stop:<id>`).
   * @returns false when it is final already, or does not exist
   */
  cancel(id: string): Promise<boolean>;
  /** Whether an audit is there and not final. */
  isUnderway(id: string): Promise<boolean>;
  /** The edition's last finished audit; null for none. */
  lastDone(editionId: string): Promise<Audit | null>;
  /**
   * Puts an analysis, or a crawl with nothing queued or claimed, into the outbox, if no worker has held it for `quietMs` and the
   * queue has no message of it. @returns whether it did: true for one of several concurrent callers
   */
  postUnattended(id: string, quietMs: number): Promise<boolean>;
  /** Marks expired audits as deleted, so that they are not found any more. @returns how many, a few in each call */
  drop(keeping: AuditRetention): Promise<number>;
  /** Deletes some rows of an audit that was marked a while ago, and finally itself. @returns how many; 0 when none is left */
  clearDropped(): Promise<number>;
  /**
   * Called when a worker has taken up the audit: deletes its entry of the outbox, and counts as work on it.
   * @returns the account of the audit, and the `traceparent` of its start; null when it is final, does not exist, or has no
   *   account
   */
  attend(id: string): Promise<{ readonly accountId: string; readonly trace: string | null } | null>;
  /**
   * Puts a few audits into the outbox that have work and on which no worker has worked for `quietMs`, because worker or message
   * was lost. Audits without an account are left to the process that started them.
   */
  sweep(quietMs: number): Promise<Swept>;
}
