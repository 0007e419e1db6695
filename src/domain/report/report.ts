import type { DeskVerdict } from '../article/desk/desk-verdict.js';
import type { Engine, Warning } from '../article/draft.js';
import type { RecordedCheck, RecordedClaim, RecordedSource } from '../article/provenance.js';
import type { EngineMode } from '../article/stages.js';
import type { Instant } from '../instant.js';
import type { VerificationMethod } from '../ownership/verification.js';
import type { BriefSettings } from '../brief/settings.js';
import type { AskedQuery, Evidence } from '../research/source.js';

/** The stages of a report, in order. */
export const REPORT_STAGES = ['site', 'plan', 'search', 'draft', 'checks', 'assemble'] as const;
export type ReportStageName = (typeof REPORT_STAGES)[number];

/** The weight of each stage in the percent of a report, by engine; each column adds up to 100. */
export const REPORT_WEIGHTS: Readonly<Record<EngineMode, Readonly<Record<ReportStageName, number>>>> = {
  llm: { site: 25, plan: 10, search: 20, draft: 30, checks: 10, assemble: 5 },
  extractive: { site: 40, plan: 10, search: 20, draft: 15, checks: 10, assemble: 5 },
};

/** What makes a report: it quotes and counts, and no engine writes it. */
export const REPORT_ENGINE: Engine = { mode: 'extractive', provider: null, model: null };

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
export const REPORT_VERSION = 2;

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
  /** At most seven, composed by Galley from the numbers of this record: they rest on no page, and so on no claim. */
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
  /** Questions that readers ask, each with the place of its answer. */
  readonly questions: readonly {
    readonly question: string;
    readonly askedIn: QuestionOrigin;
    readonly answer: string | null;
    readonly answered: boolean;
    /** The place of the answer on its page, as a text fragment; null without one. */
    readonly url: string | null;
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
    readonly topics: readonly ReportTopic[];
    readonly gaps: readonly ReportGap[];
  };
  /** What to write about the most important gaps, ready to be sent as briefs. */
  readonly briefs: readonly ReportBrief[];
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

/** How deep a site goes into a topic. */
export const TOPIC_DEPTHS = ['deep', 'partial', 'thin'] as const;
export type TopicDepth = (typeof TOPIC_DEPTHS)[number];

/** How a page treats a topic: its title names it, a heading does, or only its text. */
export const TOPIC_PAGE_KINDS = ['devoted', 'section', 'mentioned'] as const;
export type TopicPageKind = (typeof TOPIC_PAGE_KINDS)[number];

export interface ReportTopic {
  /** Its name, from the site's own headings. */
  readonly term: string;
  /** 0 to 1, the first 1. */
  readonly score: number;
  /** Pages that treat or mention it. */
  readonly pages: number;
  /** Phrases that the site uses for it and beside it. */
  readonly phrases: readonly string[];
  readonly depth: TopicDepth;
  /** Pages whose title names it. */
  readonly devotedPages: number;
  /** Headings that name it. */
  readonly headings: number;
  /** Words under those titles and headings. */
  readonly words: number;
  /** Links between its pages. */
  readonly internalLinks: number;
  /** The newest date that one of its pages states, as it states it; null where none does. */
  readonly newest: string | null;
  /** The best of its pages. */
  readonly best: readonly {
    readonly url: string;
    readonly title: string | null;
    readonly kind: TopicPageKind;
    readonly words: number;
  }[];
}

/** Where a question of readers was found. */
export const QUESTION_ORIGINS = ['title', 'heading', 'faq', 'search'] as const;
export type QuestionOrigin = (typeof QUESTION_ORIGINS)[number];

/** Why something is missing. */
export const GAP_KINDS = [
  'unanswered_question',
  'missing_target',
  'no_page',
  'sent_elsewhere',
  'competitor_topic',
  'thin_page',
] as const;
export type GapKind = (typeof GAP_KINDS)[number];

export interface ReportGap {
  /** `G1` … in order. */
  readonly id: string;
  readonly kind: GapKind;
  readonly topic: string;
  /** A sentence. */
  readonly why: string;
  /** 3 is the most important. */
  readonly importance: 1 | 2 | 3;
  /** Passages that show it. */
  readonly evidence: readonly (Evidence & {
    /** The passage on its page, as a text fragment. */
    readonly url: string;
  })[];
  readonly evidenceSourceIds: readonly string[];
}

export interface ReportBrief {
  /** Of the gap that the article would close. */
  readonly gapId: string;
  /** The body of a start of an article. */
  readonly brief: {
    readonly input: string;
    readonly language: string;
    readonly country: string | null;
    readonly settings: BriefSettings;
  };
}

/** A sentence of the report and its claims. */
export interface ReportStatement {
  readonly text: string;
  readonly claimIds: readonly string[];
}
