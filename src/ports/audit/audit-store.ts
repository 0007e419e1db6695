import type { Audit, CrawlConfig } from '../../domain/audit/audit.js';
import type { AuditKeeping } from '../../domain/audit/audit-keeping.js';
import type { ChangeCounts, RowAmendment, StoredHit, StoredRow } from '../../libs/site-audit/index.js';
import type { PageFacts } from '../../libs/page-reading/index.js';
import type { Spender } from '../ledger-store.js';
import type { Swept } from '../run-store.js';

export interface NewAudit {
  readonly id: string;
  /** null for one from the command line. */
  readonly owner: (Spender & { readonly editionId: string; readonly userId: string }) | null;
  readonly startUrl: string;
  readonly config: CrawlConfig;
}

export interface StoredView {
  readonly view: string;
  readonly part: string;
  /** What is written as JSON. */
  readonly data?: unknown;
  /** The JSON itself, instead of `data`. */
  readonly json?: string;
  readonly bytes?: Uint8Array;
}

/** What an analysis leaves last; written in one transaction with the audit's end. */
export interface AnalysedAudit {
  readonly summary: Readonly<Record<string, unknown>>;
  /** Those that were not written before. */
  readonly views: readonly StoredView[];
}

/** As it is read: with the checks that told of it later. */
export interface ReadRow extends StoredRow {
  readonly lateChecks: readonly string[];
}

/** A page with what its row says of it and all that was read of it. */
export interface StoredPage {
  readonly id: number;
  readonly url: string;
  readonly language: string | null;
  readonly indexable: boolean;
  readonly page: PageFacts;
  readonly mainText: string;
}

/** What became of an edition's site since the audit before. */
export interface Comparison {
  /** The audit before. */
  readonly since: string;
  /** Its score; null where it had no page to judge. */
  readonly score: number | null;
  /** Of hits, by check. Of what a shorter crawl left out nobody knows, and nothing is counted. */
  readonly hits: ReadonlyMap<string, ChangeCounts>;
  /** Of pages, which are HTML that answered 200. */
  readonly pages: { readonly added: number; readonly removed: number; readonly statusChanged: number };
}

/** What an analysis writes: all of it under a lease's token, and read by nobody before `finish` was called with the same. */
export interface AnalysisStore {
  /** Takes away what earlier attempts at the analysis left. Nothing is done without the lease. */
  clearAnalysis(id: string, token: string): Promise<void>;
  addHits(id: string, token: string, hits: readonly StoredHit[]): Promise<void>;
  addRows(id: string, token: string, rows: readonly StoredRow[]): Promise<void>;
  /** More filters and checks for rows that are written: those of links are known last. */
  amendRows(id: string, token: string, more: readonly RowAmendment[]): Promise<void>;
  /** Of a large site each view is large: they need not all be held until the end. */
  addView(id: string, token: string, view: StoredView): Promise<void>;
  /** The end of the analysis. @returns false when the lease was lost: nothing was written */
  finish(id: string, token: string, analysed: AnalysedAudit): Promise<boolean>;
  /**
   * Holds the hits against those of the edition's last finished audit before this one. Marks what is new and what is the
   * same, and adds what that one alone has as `fixed`: of URLs that were looked at again or are known to be gone.
   * @returns null where there is no audit before
   */
  compare(id: string, token: string): Promise<Comparison | null>;
}

/** What was found in audits that are done. */
export interface ViewStore {
  /** @returns null for a part that is not there */
  viewPart(id: string, view: string, part: string): Promise<unknown>;
  viewBytes(id: string, view: string, part: string): Promise<Uint8Array | null>;
  /** Hits of each check that has any under this query. */
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
      /** null for what the audit found, new or not. */
      readonly change: StoredHit['change'];
      readonly minInlinks: number;
      readonly after: number;
      readonly limit: number;
    },
  ): Promise<{ readonly hits: readonly StoredHit[]; readonly total: number }>;
  rows(
    id: string,
    query: {
      readonly filters: readonly string[];
      readonly match: 'all' | 'any';
      readonly after: number;
      readonly limit: number;
    },
  ): Promise<{ readonly rows: readonly ReadRow[]; readonly total: number }>;
  /** How many of the chosen rows have each value of each of these fields of `facets`. */
  facets(
    id: string,
    query: { readonly filters: readonly string[]; readonly match: 'all' | 'any' },
    fields: readonly string[],
  ): Promise<readonly { readonly field: string; readonly value: string; readonly count: number }[]>;
  /** Pages of a folder and below, or one page, by their ids; the first `limit` of them. */
  pagesIn(
    id: string,
    where: { readonly folder: string | null; readonly url: string | null },
    limit: number,
  ): Promise<readonly StoredPage[]>;
}

/** Audits and what was found in them. */
export interface AuditStore extends AnalysisStore, ViewStore {
  /** @returns false when the edition has one running */
  insert(audit: NewAudit): Promise<boolean>;
  /** The audit of an edition that is crawling or analysing; null for none. */
  running(editionId: string): Promise<Audit | null>;
  find(editionId: string, id: string): Promise<Audit | null>;
  /** By its id alone, for one that belongs to nobody. */
  get(id: string): Promise<Audit | null>;
  /** The audit of an edition that was done last; null for none. */
  lastDone(editionId: string): Promise<Audit | null>;
  /**
   * Puts an analysis, or a crawl of which nothing is queued or taken, into the outbox, when no worker has held it for
   * `quietMs` and the queue was not told of it. @returns whether it did: of however many ask together, one is answered so
   */
  postUnattended(id: string, quietMs: number): Promise<boolean>;
  /** Lets go of audits that are not to be kept: nobody finds them from now on. @returns how many, a few at a time */
  drop(keeping: AuditKeeping): Promise<number>;
  /** Deletes some rows of one that was marked for deletion a while ago, and in the end itself. @returns how many; 0 when nothing is left */
  clearDropped(): Promise<number>;
  /**
   * A worker has come for the audit: it waits in the outbox no more, and counts as worked on just now.
   * @returns whose account the audit is; null when there is none, or it is nobody's
   */
  attend(id: string): Promise<string | null>;
  /**
   * Puts audits into the outbox, a few at a time, that have work and on which nobody has worked for `quietMs`: their workers
   * are lost, or their messages. Those of nobody are run by who started them.
   */
  sweep(quietMs: number): Promise<Swept>;
}
