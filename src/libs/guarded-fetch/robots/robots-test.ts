import type { RobotsJudgement } from './robots-matcher.js';
import { type RobotsFault, RobotsRules } from './robots-rules.js';

/** What a robots.txt says of some addresses to one crawler. */
export interface RobotsTest {
  /** Of the groups that hold: the crawler's product in lower case, or `*`; null where none does. */
  readonly group: string | null;
  readonly crawlDelaySeconds: number | null;
  readonly sitemaps: readonly string[];
  /** Lines without effect, the first hundred. */
  readonly faults: readonly RobotsFault[];
  /** In the order of the addresses. */
  readonly results: readonly (RobotsJudgement & { readonly url: string })[];
}

/**
 * Tests addresses against a robots.txt by RFC 9309.
 *
 * @param text as it was answered; null where there is none, which allows everything
 * @param agent a product such as `Googlebot`, or a whole User-Agent header
 * @param urls absolute
 */
export function testRobots(text: string | null, agent: string, urls: readonly string[]): RobotsTest {
  const rules = RobotsRules.parse(text ?? '');
  return {
    group: rules.groupOf(agent),
    crawlDelaySeconds: rules.crawlDelaySeconds(agent),
    sitemaps: rules.sitemaps,
    faults: rules.faults,
    results: urls.map((url) => ({ url, ...rules.judge(url, agent) })),
  };
}
