import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { describedAnswer } from '../../rules/evidence.js';
import { isBotWall } from '../../rules/refused-crawlers.js';
import { isUnproven } from '../../rules/unproven-failure.js';

/**
 * `detail`: `status`, `failure`, `kind`, `pages` and files that use it, and `used_by`, the first five of these with
 * `url` and `line`.
 */
export const brokenResource = defineCheck({
  id: 'broken_resource',
  title: 'Broken CSS, JS, image, font or frame',
  category: 'links',
  severity: 'error',
  scope: 'resource',
  applies: 'resources',
  rule:
    'A style sheet, script, image, font, media file, manifest or frame that a page, a style sheet, a script or a manifest ' +
    'loads, or the image of og:image or twitter:image, answers with a status of 400 or more or not at all; another site’s 401, 403, 405, 429, 999 and failed ' +
    'connections are unverifiable, and so are unknown names where no other site answered at all.',
  threshold: { name: 'min_status', value: 400, unit: 'status' },
  why: 'Pages look or work other than they should.',
  fix: 'Restore the file, or correct its address in the pages and style sheets that use it.',
  source: SOURCES.rendering,
  effort: 'low',
  judge({ entry }, site) {
    const { status, failure, internal } = entry;
    const isBroken = status === null ? failure !== null && failure !== 'too_large' : status >= 400;
    if (!isBroken) return [];
    const { pages, first } = site.uses(entry.id);
    // Sitemaps and pages are files too, with checks of their own.
    if (pages === 0) return [];
    return [
      {
        observed: describedAnswer(entry),
        detail: {
          status,
          failure,
          kind: first[0]?.kind ?? null,
          pages,
          usedBy: first.map(({ from, line }) => ({ url: from.url, line })),
        },
        ...((!internal && isBotWall(status)) || isUnproven(entry, site)
          ? { confidence: 'unverifiable', severity: 'notice' }
          : {}),
      },
    ];
  },
});
