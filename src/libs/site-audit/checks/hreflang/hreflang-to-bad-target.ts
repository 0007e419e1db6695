import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted, firstFew, hreflangPlace } from '../../rules/evidence.js';
import { isBotWall } from '../../rules/refused-crawlers.js';
import { isUnproven } from '../../rules/unproven-failure.js';
import type { SiteView, UrlEntry } from '../../site/site-view.js';

/** `detail.targets`: each with `code`, `url`, `status` and `reason`. */
export const hreflangToBadTarget = defineCheck({
  id: 'hreflang_to_bad_target',
  title: 'hreflang to a non-indexable page',
  category: 'hreflang',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule:
    'A page that hreflang names, other than the page itself, does not answer 200, is noindex, blocked by robots.txt, ' +
    'moves on by meta refresh, or has a canonical that is another page.',
  why: 'Search engines drop the annotation, and readers of that language may be sent to an error.',
  fix: 'Name the canonical, indexable page.',
  source: SOURCES.hreflang,
  effort: 'medium',
  judge({ entry, page }, site) {
    const bad = new Map<string, { code: string; url: string; status: number | null; reason: string }>();
    for (const { code, url } of entry.hreflangs) {
      // What is wrong with the page itself is reported by checks of its own.
      if (url === entry.url || bad.has(url)) continue;
      const target = site.find(url);
      const reason = target ? whyBad(target, site) : null;
      if (target && reason !== null) bad.set(url, { code, url, status: target.status, reason });
    }
    const targets = [...bad.values()];
    const [first] = targets;
    if (!first) return [];
    const more = targets.length - 1;
    return [
      {
        observed: `${first.code}: ${first.reason}${more === 0 ? '' : ` and ${counted(more, 'other')}`}`,
        detail: { targets: firstFew(targets) },
        ...hreflangPlace(page.head, ({ url }) => url === first.url),
      },
    ];
  },
});

/** @returns null for a good target, and for one of which too little is known */
export function whyBad(target: UrlEntry, site: SiteView): string | null {
  const { status, failure } = target;
  if (target.blockedBy !== null || target.skipped === 'robots') return 'blocked';
  // Asked too fast, or taken for a robot, or larger than the crawl takes: the page itself may be sound.
  if (target.internal ? status === 429 : isBotWall(status) || isUnproven(target, site)) return null;
  if (target.reason !== null) return target.reason;
  if (failure !== null && failure !== 'too_large') return 'no_response';
  if (status === null || status === 200) return null;
  if (status >= 500) return 'server_error';
  if (status >= 400) return 'client_error';
  return status >= 300 ? 'redirect' : 'not_200';
}
