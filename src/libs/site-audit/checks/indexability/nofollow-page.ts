import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { findingOfSources, robotsSources } from '../../rules/robots-sources.js';

/** `detail`: `sources`, every place that says so, each `{ from, text, line }`. */
export const nofollowPage = defineCheck({
  id: 'nofollow_page',
  title: 'Page set to nofollow',
  category: 'indexability',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule:
    'The meta robots, the meta googlebot or an X-Robots-Tag header says nofollow or none; all are read, and the ' +
    'strictest wins.',
  why: 'None of its links count, and what only they lead to is not found.',
  fix: 'Remove it unless it is meant.',
  source: SOURCES.robotsMeta,
  effort: 'low',
  judge({ page, crawled }) {
    const sources = robotsSources(page, crawled.answer).filter(({ follow }) => follow === false);
    if (sources.length === 0) return [];
    const places = [...new Set(sources.map(({ from }) => from))].join(' and ');
    return [findingOfSources(`nofollow in ${places}`, sources)];
  },
});
