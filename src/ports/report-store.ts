import type { Engine } from '../domain/article/draft.js';
import type { Edition } from '../domain/edition.js';
import type { VerificationMethod } from '../domain/ownership/verification.js';
import type { ReportProgress, ReportRecord, ReportStageName } from '../domain/report/report.js';
import type { Spender } from './ledger-store.js';
import type { ClaimedRun, RunStore } from './run-store.js';

/** The subject of a report, frozen at its start. */
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

/** A report with an owner, chosen by fair scheduling. */
export interface QueuedReport extends ClaimedReport {
  readonly accountId: string;
}

/**
 * Reports and their results. A report that is `queued` for workers is `running` for clients, as the answer to its start said.
 * Changes are notified as `report:<id>`.
 */
export interface ReportStore extends RunStore<ReportStageName, ReportRecord, ReportProgress> {
  /** @returns false when the edition has one that is running */
  insert(report: NewReport): Promise<boolean>;
  /** The running report of an edition; null for none. */
  running(editionId: string): Promise<ReportProgress | null>;
  find(editionId: string, id: string): Promise<ReportProgress | null>;
  /** By its id alone, for a report without an owner. */
  get(id: string): Promise<ReportProgress | null>;
  /** @returns the result of a report; null until it is done */
  record(id: string): Promise<ReportRecord | null>;
  /** The record of the edition's newest report that was done no earlier than `since`; null for none. */
  newest(editionId: string, since: Date): Promise<ReportRecord | null>;

  /**
   * Claims a report that is due and that no worker holds, and counts the attempt.
   * @returns null when it can't be claimed: not found, final, leased to another worker, not due yet, or out of attempts
   */
  claim(id: string, leaseToken: string, leaseMs: number): Promise<ClaimedReport | null>;
  /**
   * Claims the next report by fair scheduling: of the account with the fewest claimed ones; among such accounts, of the one
   * that was served the longest ago; within it of the newsroom with the fewest. Reports without an owner are left out.
   * @param without accounts that are left out
   */
  claimNext(leaseToken: string, leaseMs: number, without: readonly string[]): Promise<QueuedReport | null>;
  /** Whether a report with an owner is due, even if another worker is just claiming it. */
  isAnyDue(): Promise<boolean>;
  /**
   * Reports that wait for a worker and were never enqueued, or so long ago that the message must be lost. Reports without an
   * owner are run by the command that started them.
   */
  unenqueued(lostMs: number, limit: number): Promise<readonly string[]>;
  /** Marks it as enqueued. */
  markEnqueued(id: string): Promise<void>;
  /**
   * Requeues reports of lost workers, or fails them (`worker_lost`) when they are out of attempts.
   * @returns how many of each
   */
  sweep(): Promise<{ readonly requeued: number; readonly failed: number }>;
}
