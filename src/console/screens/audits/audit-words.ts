import type { AuditRunFragment, AuditSeverity, AuditStage, AuditStatus } from '../../data/generated/types.js';
import type { Tone } from '../../ui/show/badge.js';

/** What an audit does at each stage. */
export const AUDIT_STAGES: Readonly<Record<AuditStage, string>> = {
  SITE: 'Probing the site',
  CRAWL: 'Reading pages',
  ANALYSIS: 'Checking',
};

/** What an audit does now. */
export function auditStageWord(stage: AuditStage | null): string {
  return stage === null ? 'Waiting' : AUDIT_STAGES[stage];
}

/** Whether an audit goes on. */
export function isRunning({ status }: Pick<AuditRunFragment, 'status'>): boolean {
  return status === 'CRAWLING' || status === 'ANALYSING';
}

export const STATUS_BADGES: Readonly<Record<AuditStatus, readonly [tone: Tone, word: string]>> = {
  CRAWLING: ['info', 'Crawling'],
  ANALYSING: ['info', 'Analysing'],
  DONE: ['ok', 'Done'],
  FAILED: ['fail', 'Failed'],
};

export const SEVERITY_BADGES: Readonly<Record<AuditSeverity, readonly [tone: Tone, word: string]>> = {
  ERROR: ['fail', 'Error'],
  WARNING: ['warn', 'Warning'],
  NOTICE: ['info', 'Notice'],
};
