import type { Engine } from '../domain/article/draft.js';
import type { Edition } from '../domain/edition.js';
import type { VerificationMethod } from '../domain/ownership/verification.js';
import type { ReportProgress, ReportRecord, ReportStageName } from '../domain/report/report.js';
import type { Spender } from './access/ledger-store.js';
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
  /** The `traceparent` of its start. */
  readonly trace?: string | null;
}

/** A report that a worker owns until its lease runs out; `ref` is its id. */
export interface ClaimedReport extends ClaimedRun<ReportStageName> {
  readonly task: FrozenTask;
  readonly progress: ReportProgress;
}

/**
 * Reports and their results. A report that is `queued` for its worker is `running` for every caller, as its start was answered.
 * Changes are notified as `report:<id>`. Reports without an account are run by the process that started them: they are never
 * claimed as the next one, and no sweep finds them.
 */
export interface ReportStore extends RunStore<ClaimedReport, ReportStageName, ReportRecord> {
  /** @returns false when the edition has one running */
  insert(report: NewReport): Promise<boolean>;
  /** The running report of an edition; null for none. */
  running(editionId: string): Promise<ReportProgress | null>;
  find(editionId: string, id: string): Promise<ReportProgress | null>;
  /** By its id alone, for a report without an owner. */
  get(id: string): Promise<ReportProgress | null>;
  /**
   * Ends a report that is not final; its worker loses its lease and is notified (topic `stop:<id>`).
   * @returns the new progress; null when the report is final already, or does not exist
   */
  cancel(id: string): Promise<ReportProgress | null>;
  /** @returns the result of a report; null until it is done */
  record(id: string): Promise<ReportRecord | null>;
  /** The results of several, by their ids; what can't be read is left out. */
  records(ids: readonly string[]): Promise<ReadonlyMap<string, ReportRecord>>;
  /** The record of the edition's newest report that was done no earlier than `since`; null for none. */
  newest(editionId: string, since: Date): Promise<ReportRecord | null>;
}
