import type { AnswerFacts } from '../../domain/audit/answer-facts.js';
import { CrawlRules } from '../../domain/audit/crawl-rules.js';
import { RobotsRules } from '../../domain/audit/robots-rules.js';
import type { AuditWork } from '../../ports/crawl-store.js';
import { Pace, type PaceParts } from './origin-pace.js';

/** Of the last answers; when nearly all of them are refusals or faults, the site is not well, and we make it no worse. */
const GUARD_WINDOW = 50;
const GUARD_SHARE = 0.8;
/** What `Manners` are made with. */
export type MannersParts = Omit<PaceParts, 'crawlDelaySeconds'> & { readonly now: () => Date };

/**
 * What a site's answers so far ask of a crawl, and what is known of its traps. It outlives the turns of a worker: one of
 * ten seconds is too short to see that a site is not well, above all when it is asked slowly for that very reason.
 */
export class Manners {
  readonly rules: CrawlRules;
  readonly pace: Pace;
  /** Of the last ones, whether each was a refusal. */
  private readonly answers: boolean[] = [];
  private limitedRun = 0;
  /** What a visit takes of late; 0 before the first. */
  visitMs = 0;

  constructor(
    { crawls, fetcher, ratePerSecond, now }: MannersParts,
    { config, robotsText }: Pick<AuditWork, 'config' | 'robotsText'>,
  ) {
    const robots = config.respectRobots && robotsText !== null ? RobotsRules.parse(robotsText) : null;
    this.rules = new CrawlRules({ config, robots, month: now().toISOString().slice(0, 7) });
    const crawlDelaySeconds = robots?.crawlDelaySeconds(config.userAgent) ?? null;
    this.pace = new Pace({ crawls, fetcher, ratePerSecond, crawlDelaySeconds });
  }

  /** @returns the run of "slower" that this answer is part of; 0 when it is none, and whether the site is given up */
  watch(answer: AnswerFacts): { readonly limitedRun: number; readonly isUnwell: boolean } {
    const isLimited = answer.status === 429 || (answer.status === 503 && answer.retryAfterMs !== null);
    this.limitedRun = isLimited ? this.limitedRun + 1 : 0;
    if (isLimited) this.pace.slow();
    const isRefusal = answer.status === null || answer.status >= 500 || answer.status === 403 || isLimited;
    if (!isRefusal) this.pace.ease();
    this.answers.push(isRefusal);
    if (this.answers.length > GUARD_WINDOW) this.answers.shift();
    const share = this.answers.filter(Boolean).length / GUARD_WINDOW;
    const isUnwell = this.answers.length === GUARD_WINDOW && share >= GUARD_SHARE;
    return { limitedRun: this.limitedRun, isUnwell };
  }
}
