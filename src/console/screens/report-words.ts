import type { ResearchGapKind, ResearchStageName, ResearchStatus } from '../data/generated/types.js';
import type { Tone } from '../ui/show/badge.js';

/** What a report does at each stage. */
export const REPORT_STAGES: Readonly<Record<ResearchStageName, string>> = {
  SITE: 'Reading the site',
  PLAN: 'Planning questions',
  SEARCH: 'Searching the web',
  DRAFT: 'Writing',
  CHECKS: 'Checking',
  ASSEMBLE: 'Finishing',
};

/** What a report does at a stage; null: before the first. */
export function reportStageWord(stage: ResearchStageName | null): string {
  return stage === null ? 'Starting' : REPORT_STAGES[stage];
}

/** A report's status in a word, and the colour of it. */
export const REPORT_STATUS: Readonly<Record<ResearchStatus, { readonly word: string; readonly tone: Tone }>> =
  {
    RUNNING: { word: 'Running', tone: 'info' },
    DONE: { word: 'Done', tone: 'ok' },
    FAILED: { word: 'Failed', tone: 'fail' },
  };

/** Why something counts as missing. */
export const GAP_KINDS: Readonly<Record<ResearchGapKind, string>> = {
  UNANSWERED_QUESTION: 'No answer',
  MISSING_TARGET: 'Links to a missing page',
  NO_PAGE: 'No page of its own',
  SENT_ELSEWHERE: 'Readers are sent elsewhere',
  COMPETITOR_TOPIC: 'Others write about it',
  THIN_PAGE: 'Hardly any text',
};

/** From 1 to 3, as the interface gives it. */
export function importanceOf(importance: number): { readonly word: string; readonly tone: Tone } {
  if (importance >= 3) return { word: 'High', tone: 'fail' };
  return importance === 2 ? { word: 'Medium', tone: 'warn' } : { word: 'Low', tone: 'neutral' };
}
