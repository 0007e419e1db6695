import type { StageName, WorkKind, WorkStatus } from '../data/generated/types.js';
import type { Tone } from '../ui/show/badge.js';
import { AUDIT_STAGES } from './audits/audit-words.js';
import { REPORT_STAGES } from './report-words.js';

const STAGES: Readonly<Record<StageName, string>> = {
  BRIEF: 'Reading the brief',
  RESEARCH: 'Finding sources',
  OUTLINE: 'Planning',
  DRAFT: 'Writing',
  CHECKS: 'Checking',
  META: 'Titles',
  IMAGE: 'Picture',
  ASSEMBLE: 'Finishing',
};

const STAGES_OF = { ARTICLE: STAGES, RESEARCH: REPORT_STAGES, AUDIT: AUDIT_STAGES } as const;

/** What a job of an article does at a stage; null: before the first. */
export function stageWord(stage: StageName | null): string {
  return stage === null ? 'Starting' : STAGES[stage];
}

/** The same of all kinds of work. @param stage such as `RESEARCH`, `PLAN` or `CRAWL` */
export function stageOfWork(kind: WorkKind, stage: string): string {
  const name = stage.toUpperCase();
  const words = codeWords(stage.toLowerCase());
  const known: Readonly<Record<string, string>> = STAGES_OF[kind];
  return known[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** What each kind of work is called. */
export const KINDS: Readonly<Record<WorkKind, string>> = {
  ARTICLE: 'Article',
  RESEARCH: 'Report',
  AUDIT: 'Audit',
};

/** How far work is, in a word and its colour. */
export const STATUSES: Readonly<Record<WorkStatus, { readonly label: string; readonly tone: Tone }>> = {
  QUEUED: { label: 'Queued', tone: 'neutral' },
  RUNNING: { label: 'Running', tone: 'info' },
  DONE: { label: 'Done', tone: 'ok' },
  FAILED: { label: 'Failed', tone: 'fail' },
  CANCELLED: { label: 'Cancelled', tone: 'neutral' },
};

/** Whether nothing more happens to it. */
export function isFinal(status: WorkStatus): boolean {
  return status !== 'QUEUED' && status !== 'RUNNING';
}

/** A code such as `no_usable_sources` in words. */
export function codeWords(code: string): string {
  return code.replaceAll('_', ' ');
}
