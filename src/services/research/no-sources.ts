import { JOB_BUDGET, type Allowance } from '../../domain/article/job-budget.js';
import { StageFailure } from '../../domain/article/stage-failure.js';
import type { FetchFailure } from '../../libs/guarded-fetch/index.js';
import type { DroppedSource } from '../../domain/research/source.js';
import { listed, failureText } from './source-warnings.js';

/** What came of a gathering that found nothing. */
export interface Nothing {
  /** Whether there was anything to look at: an address, a site or a search. */
  readonly hadSomewhere: boolean;
  readonly failures: readonly FetchFailure[];
  /** Every page that was passed by, those that failed among them. */
  readonly dropped: readonly DroppedSource[];
  readonly searches: boolean;
  /** How many questions a search was asked. */
  readonly asked: number;
  readonly fetches: Allowance;
  readonly queries: Allowance;
}

/** @returns why there is nothing to write from, and so whether another attempt may find something */
export function whyNothing({ failures, dropped, ...nothing }: Nothing): StageFailure {
  if (!nothing.hadSomewhere) {
    return new StageFailure(
      'sources_required',
      'There is nothing to write from: give sources or notes with the brief, or a web address to the edition.',
    );
  }
  // Where something was looked at, that it can't be used is the reason, however many fetches it took.
  if (dropped.every(({ code }) => code === 'out_of_fetches')) {
    if (nothing.fetches.left === 0)
      return new StageFailure('budget_exceeded', `The article has had its ${JOB_BUDGET.fetches} fetches.`);
    if (nothing.searches && nothing.asked === 0 && nothing.queries.left === 0)
      return new StageFailure('budget_exceeded', `The article has had its ${JOB_BUDGET.queries} queries.`);
    if (nothing.asked > 0 && dropped.length === 0)
      return new StageFailure('no_usable_sources', 'The web search found no page.');
  }
  const passing = failures.filter((failure) => failure.retryable);
  const reasons = failures.length > 0 ? failures.map(failureText) : dropped.map(whyDropped);
  if (failures.length > 0 && failures.every((failure) => failure.code === 'source_blocked')) {
    return new StageFailure('source_blocked', `No source may be read. ${listed(reasons)}`);
  }
  if (failures.length > 0 && passing.length === failures.length) {
    return new StageFailure('fetch_timeout', `No source could be reached. ${listed(reasons)}`);
  }
  // Any of these may be there the next time, and one is enough; without a fetch to ask it with, it stays away.
  if (passing.length > 0 && nothing.fetches.left > 0) {
    const others = dropped.filter(({ url }) => !passing.some((failure) => failure.url === url));
    const reasons = [...passing.map(failureText), ...others.map(whyDropped)];
    return new StageFailure(
      'fetch_timeout',
      `None of the sources can be used, and some could not be reached. ${listed(reasons)}`,
    );
  }
  return new StageFailure('no_usable_sources', `None of the sources can be used. ${listed(reasons)}`);
}

function whyDropped({ url, reason }: DroppedSource): string {
  return url !== null && reason.includes(url) ? reason : `${url ?? 'a text'}: ${reason}`;
}
