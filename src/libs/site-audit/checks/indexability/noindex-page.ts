import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { findingOfSources, robotsSources } from '../../rules/robots-sources.js';

/** `detail`: `sources`, every place that says so, each `{ from, text, line }`. */
export const noindexPage = defineCheck({
  id: 'noindex_page',
  title: 'Page set to noindex',
  category: 'indexability',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule:
    'The meta robots, the meta googlebot or an X-Robots-Tag header says noindex or none; all are read, and the strictest ' +
    'wins.',
  why: 'Search engines leave the page out.',
  fix: 'Confirm that this is intended; remove it if it is not.',
  source: SOURCES.noindex,
  effort: 'low',
  judge({ page, crawled }) {
    const sources = robotsSources(page, crawled.answer).filter(({ index }) => index === false);
    if (sources.length === 0) return [];
    const places = [...new Set(sources.map(({ from }) => from))].join(' and ');
    return [findingOfSources(`noindex in ${places}`, sources)];
  },
});
