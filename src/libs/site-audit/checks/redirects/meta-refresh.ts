import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';

/** A page that only loads itself again moves nobody. `detail`: `seconds`, `url` that it leads to. */
export const metaRefresh = defineCheck({
  id: 'meta_refresh',
  title: 'Meta refresh',
  category: 'redirects',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule: 'Outside noscript the page has a meta refresh that leads to another URL.',
  why: 'Readers see the page flash by and lose the way back, and search engines may not follow.',
  fix: 'Replace it by a 301 redirect.',
  source: SOURCES.metaRefresh,
  effort: 'low',
  judge({ page: { head }, entry }) {
    const { refresh } = head;
    if (!refresh?.url || entry.redirectTo === null) return [];
    return [
      {
        observed: `refresh to ${cutText(entry.redirectTo, 120)} after ${refresh.seconds} s`,
        detail: { seconds: refresh.seconds, url: entry.redirectTo },
        where: { selector: 'meta[http-equiv="refresh"]', line: refresh.line },
      },
    ];
  },
});
