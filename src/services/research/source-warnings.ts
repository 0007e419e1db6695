import type { Warning } from '../../domain/article/draft.js';
import type { FetchFailure } from '../../libs/guarded-fetch/index.js';

/** A warning of the research stage. */
export type SourceWarning = Omit<Warning, 'stage'>;

/** A message shows the first few: what went wrong with forty pages is mostly one thing. */
export function listed(reasons: readonly string[]): string {
  const shown = reasons.slice(0, 5).join('; ');
  return reasons.length > 5 ? `${shown}; and ${reasons.length - 5} more` : shown;
}

export function failureText(failure: FetchFailure): string {
  return failure.message.includes(failure.url) ? failure.message : `${failure.url}: ${failure.message}`;
}
