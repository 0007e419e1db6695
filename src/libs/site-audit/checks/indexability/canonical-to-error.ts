import { canonicalTarget } from '../../rules/canonical-of.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { describedAnswer } from '../../rules/evidence.js';
import { isBotWall, isClosed } from '../../rules/refused-crawlers.js';
import { isUnproven } from '../../rules/unproven-failure.js';

/**
 * Held against the page that has the canonical. A target that turns crawlers away is unverifiable. `detail`:
 * `canonical`, `status`, `failure`.
 */
export const canonicalToError = defineCheck({
  id: 'canonical_to_error',
  title: 'Canonical to an error',
  category: 'indexability',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule:
    'The canonical of a page names a URL that answers with a status of 400 or more or not at all; one that refuses ' +
    'crawlers, and another site that can’t be reached, are unverifiable.',
  threshold: { name: 'min_status', value: 400, unit: 'status' },
  why: 'The page asks to be left out for one that is not there.',
  fix: 'Name a live URL.',
  source: SOURCES.canonicalRfc,
  effort: 'low',
  judge(judged, site) {
    const target = canonicalTarget(judged, site);
    if (!target?.entry) return [];
    const { status, failure, internal } = target.entry;
    if (status === null ? failure === null || failure === 'too_large' : status < 400) return [];
    const isRefusal = internal ? isClosed(status) : isBotWall(status) || isUnproven(target.entry, site);
    return [
      {
        observed: describedAnswer(target.entry),
        detail: { canonical: target.url, status, failure },
        ...target.place,
        ...(isRefusal ? { confidence: 'unverifiable' as const, severity: 'notice' as const } : {}),
      },
    ];
  },
});
