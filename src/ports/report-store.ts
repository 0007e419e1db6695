import type { Engine } from '../domain/article/draft.js';
import type { Edition } from '../domain/edition.js';
import type { VerificationMethod } from '../domain/ownership/verification.js';
import type { ReportProgress, ReportRecord, ReportStageName } from '../domain/report/report.js';
import type { Spender } from './ledger-store.js';
import type { ClaimedRun, RunStore } from './run-store.js';

/** What a report is about, frozen at its start. */
export interface FrozenTask {
  readonly edition: Pick<Edition, 'id' | 'name' | 'languageCode' | 'country'> | null;
  readonly startUrl: string;
  readonly verifiedAt: string | null;
  readonly method: VerificationMethod | null;
}

export interface NewReport {
  readonly id: string;
  /** null for one from the command line. */
  readonly owner: (Spender & { readonly editionId: string; readonly userId: string }) | null;
  readonly task: FrozenTask;
  readonly engine: Engine;
  readonly maxAttempts: number;
}

/** A report that a worker owns until its lease runs out; `ref` is its id. */
export interface ClaimedReport extends ClaimedRun<ReportStageName> {
  readonly task: FrozenTask;
  readonly progress: ReportProgress;
}

/** One of somebody’s, whose turn it was. */
export interface QueuedReport extends ClaimedReport {
  readonly accountId: string;
}

/**
 * Reports and what came of them. One that is `queued` to who runs it is `running` to everybody else, for so its start
 * was answered. What changes is told as `report:<id>`.
 */
export interface ReportStore extends RunStore<ReportStageName, ReportRecord, ReportProgress> {
  /** @returns false when the edition has one running */
  insert(report: NewReport): Promise<boolean>;
  /** The report of an edition that runs; null for none. */
  running(editionId: string): Promise<ReportProgress | null>;
  find(editionId: string, id: string): Promise<ReportProgress | null>;
  /** By its id alone, for one that belongs to nobody. */
  get(id: string): Promise<ReportProgress | null>;
  /** @returns what came of a report; null until it is done */
  record(id: string): Promise<ReportRecord | null>;
  /** The record of the edition's newest report that was done no earlier than `since`; null for none. */
  newest(editionId: string, since: Date): Promise<ReportRecord | null>;

  /**
   * Takes a report that nobody works on and that is due, and counts the attempt.
   * @returns null when there is nothing to take: gone, final, leased to another, not due yet, or out of attempts
   */
  claim(id: string, leaseToken: string, leaseMs: number): Promise<ClaimedReport | null>;
  /**
   * The same for the report whose turn it is: of the account that has the fewest in the hands of workers and, of several
   * such, had its last turn the longest ago; within it of the newsroom with the fewest. Those of nobody have no turn.
   * @param without accounts of which none is taken
   */
  claimNext(leaseToken: string, leaseMs: number, without: readonly string[]): Promise<QueuedReport | null>;
  /** Whether a report of somebody waits that may be taken now, be it that another is just taking it. */
  isAnyDue(): Promise<boolean>;
  /**
   * Reports that wait for a worker and of which the queue was not told, or only so long ago that the message must be
   * lost. Those of nobody are run by who started them.
   */
  unenqueued(lostMs: number, limit: number): Promise<readonly string[]>;
  /** The queue was told of it. */
  markEnqueued(id: string): Promise<void>;
  /**
   * Reports whose worker is lost wait for the next, or fail (`worker_lost`) when out of attempts.
   * @returns how many of each
   */
  sweep(): Promise<{ readonly requeued: number; readonly failed: number }>;
}
