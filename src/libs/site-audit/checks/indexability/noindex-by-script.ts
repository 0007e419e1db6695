import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** `detail`: `change`, `added` or `removed`. */
export const noindexByScript = defineCheck({
  id: 'noindex_by_script',
  title: 'Noindex changed by a script',
  category: 'indexability',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule:
    'A meta robots or googlebot of a page that was rendered in a browser says noindex or none, and none of its HTML as it was sent does; ' +
    'or the other way round.',
  why: 'A noindex that a script removes keeps the page from being rendered at all, and one that a script adds comes late.',
  fix: 'Say whether the page may be listed in the HTML that is sent, and leave it alone in scripts.',
  source: SOURCES.javascriptRobots,
  effort: 'low',
  judge({ crawled }) {
    const change = crawled.answer?.rendered?.noindex ?? null;
    if (change === null) return [];
    return [{ observed: change, detail: { change }, where: { selector: 'meta[name="robots"]' } }];
  },
});
