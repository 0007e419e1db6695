import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { findingOfSources, robotsSources, type RobotsSource } from '../../rules/robots-sources.js';

/**
 * What a place does not speak of it does not contradict: `noarchive` beside another's noindex is no conflict.
 *
 * `detail`: `sources`, every place that was read, each `{ from, text, line }`.
 */
export const robotsDirectiveConflict = defineCheck({
  id: 'robots_directive_conflict',
  title: 'Robots directives disagree',
  category: 'indexability',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule: 'Of the metas and headers for robots, one says index or follow and another says the opposite.',
  why: 'The strictest wins, so the page may be left out of search by a place that nobody looks at.',
  fix: 'Keep one place.',
  source: SOURCES.robotsMeta,
  effort: 'low',
  judge({ page, crawled }) {
    const sources = robotsSources(page, crawled.answer);
    const disputed = [
      ...(differ(sources, 'index') ? ['index'] : []),
      ...(differ(sources, 'follow') ? ['follow'] : []),
    ];
    if (disputed.length === 0) return [];
    return [findingOfSources(disputed.map((what) => `${what} and no${what}`).join(', '), sources)];
  },
});

function differ(sources: readonly RobotsSource[], what: 'index' | 'follow'): boolean {
  return sources.some((source) => source[what] === true) && sources.some((source) => source[what] === false);
}
