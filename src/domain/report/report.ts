import type { DeskVerdict } from '../article/desk/desk-verdict.js';
import type { Engine, Warning } from '../article/draft.js';
import type { RecordedCheck, RecordedClaim, RecordedSource } from '../article/provenance.js';
import type { EngineMode } from '../article/stages.js';
import type { Instant } from '../instant.js';
import type { VerificationMethod } from '../ownership/verification.js';
import type { AskedQuery } from '../research/source.js';

/** The stages of a report, in order. */
export const REPORT_STAGES = ['site', 'plan', 'search', 'draft', 'checks', 'assemble'] as const;
export type ReportStageName = (typeof REPORT_STAGES)[number];

/** The weight of each stage in the percent of a report, by engine; each column adds up to 100. */
export const REPORT_WEIGHTS: Readonly<Record<EngineMode, Readonly<Record<ReportStageName, number>>>> = {
  llm: { site: 25, plan: 10, search: 20, draft: 30, checks: 10, assemble: 5 },
  extractive: { site: 40, plan: 10, search: 20, draft: 15, checks: 10, assemble: 5 },
};

export const REPORT_STATUSES = ['running', 'done', 'failed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export interface ReportStageState {
  readonly name: ReportStageName;
  readonly status: 'waiting' | 'running' | 'done' | 'skipped' | 'failed';
  readonly startedAt: Instant | null;
  readonly finishedAt: Instant | null;
}

export interface ReportError {
  readonly code: string;
  readonly message: string;
  readonly stage: ReportStageName | null;
  readonly retryable: boolean;
}

/** The progress of a report; its record holds the results. */
export interface ReportProgress {
  readonly id: string;
  /** null for one from the command line. */
  readonly editionId: string | null;
  readonly status: ReportStatus;
  readonly stage: ReportStageName | null;
  /** 0 to 100; never falls; 100 only when done. */
  readonly progress: number;
  readonly stages: readonly ReportStageState[];
  readonly attempt: number;
  readonly maxAttempts: number;
  readonly engine: Engine;
  readonly warnings: readonly Warning[];
  readonly error: ReportError | null;
  readonly createdAt: Instant;
  readonly startedAt: Instant | null;
  readonly updatedAt: Instant;
  readonly finishedAt: Instant | null;
  /** Counts the changes of this report from 1. */
  readonly version: number;
}

/** Raised with every change of shape of a record. */
export const REPORT_VERSION = 1;

/** A finished report as it is stored. */
export interface ReportRecord {
  readonly schemaVersion: number;
  readonly id: string;
  /** The edition; null for one from the command line. */
  readonly edition: string | null;
  readonly domain: {
    readonly host: string;
    readonly verifiedAt: Instant | null;
    readonly method: VerificationMethod | null;
  };
  /** The question of the report, in a sentence. */
  readonly input: string;
  /** BCP 47 tag of the report: the edition's, else the language of most pages. */
  readonly language: string;
  readonly country: string | null;
  readonly title: string;
  /** At most seven. */
  readonly summary: readonly ReportStatement[];
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly blocks: readonly {
      readonly html: string;
      readonly text: string;
      readonly claimIds: readonly string[];
    }[];
  }[];
  readonly questions: readonly {
    readonly question: string;
    readonly answer: string | null;
    readonly answered: boolean;
    readonly claimIds: readonly string[];
  }[];
  readonly site: {
    readonly pagesSeen: number;
    readonly pagesRead: number;
    readonly pages: readonly {
      readonly url: string;
      readonly title: string | null;
      readonly words: number;
      readonly fetchedAt: Instant;
    }[];
    readonly topics: readonly { readonly term: string; readonly score: number; readonly pages: number }[];
    readonly gaps: readonly {
      readonly topic: string;
      readonly why: string;
      readonly evidenceSourceIds: readonly string[];
    }[];
  };
  /** Empty where no web search is configured. */
  readonly competitors: readonly {
    readonly host: string;
    readonly pages: number;
    /** Share of the site's topics that the host's pages mention, 0 to 1. */
    readonly overlap: number;
  }[];
  readonly findings: readonly (ReportStatement & {
    readonly kind: 'fact' | 'comparison' | 'gap' | 'risk';
    readonly importance: 1 | 2 | 3;
  })[];
  readonly contradictions: readonly { readonly claimIds: readonly string[]; readonly note: string }[];
  readonly sources: readonly RecordedSource[];
  readonly claims: readonly RecordedClaim[];
  readonly checks: readonly RecordedCheck[];
  readonly queries: readonly AskedQuery[];
  /** What was not read, and why: never empty where anything was left unread, or search was off. */
  readonly limits: readonly string[];
  readonly method: {
    readonly engine: EngineMode;
    readonly provider: string | null;
    readonly model: string | null;
    readonly budgetUsed: {
      readonly fetches: number;
      readonly queries: number;
      readonly modelCalls: number;
      readonly seconds: number;
    };
  };
  /** Sanitised HTML of the whole report. */
  readonly html: string;
  readonly wordCount: number;
  readonly createdAt: Instant;
  /** When the pages of the report were read. */
  readonly dataAsOf: { readonly oldest: Instant | null; readonly newest: Instant | null };
  readonly verdict: DeskVerdict;
}

/** A sentence of the report and its claims. */
export interface ReportStatement {
  readonly text: string;
  readonly claimIds: readonly string[];
}
