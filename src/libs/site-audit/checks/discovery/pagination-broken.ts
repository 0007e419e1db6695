import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { describedAnswer } from '../../rules/evidence.js';
import { isInLoop } from '../../rules/pagination-loops.js';
import type { UrlEntry } from '../../site/site-view.js';

/**
 * `detail.faults`: each with `rel` (`next`, `prev`), `url`, `status` and `reason` (`not_200`, `not_mirrored`, `loop`);
 * of one that is not mirrored `names` what the target names instead.
 */
export const paginationBroken = defineCheck({
  id: 'pagination_broken',
  title: 'Pagination sequence wrong',
  category: 'discovery',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule:
    'The target of rel=next or rel=prev does not answer 200, does not name the page in return, or following rel=next ' +
    'leads back to the page.',
  why: 'Crawlers lose the rest of the sequence or go round in it.',
  fix: 'Name the page before and the page behind on every page of the sequence, and nothing else.',
  source: SOURCES.linkTypes,
  effort: 'medium',
  judge({ entry }, site) {
    const own = [entry.url, entry.canonical];
    const faults = (['next', 'prev'] as const).flatMap((rel) => {
      const url = entry[rel];
      const target = url === null ? undefined : site.find(url);
      if (!target) return [];
      const fault = { rel, url, status: target.status };
      if (!isAsked(target)) return [];
      if (target.status !== 200) {
        return [{ ...fault, reason: 'not_200', observed: `rel=${rel}: ${describedAnswer(target)}` }];
      }
      if (rel === 'next' && isInLoop(entry, site)) return [{ ...fault, reason: 'loop', observed: 'a loop' }];
      // Of other sites, and of files that are no pages, nobody has read what they name.
      if (!target.isPage) return [];
      const back = rel === 'next' ? target.prev : target.next;
      const canonical = back === null ? null : (site.find(back)?.canonical ?? null);
      if (back !== null && (own.includes(back) || canonical === entry.url)) return [];
      return [{ ...fault, reason: 'not_mirrored', names: back, observed: `rel=${rel} is not mirrored` }];
    });
    if (faults.length === 0) return [];
    return [
      {
        observed: faults.map(({ observed }) => observed).join(', '),
        detail: { faults: faults.map(({ observed: _, ...fault }) => fault) },
        where: { selector: `link[rel="${faults[0]?.rel ?? ''}"]` },
      },
    ];
  },
});

/** One that the crawl left out, or was put off by, says nothing of the sequence. */
function isAsked({ status, failure }: UrlEntry): boolean {
  return status === null ? failure !== null && failure !== 'too_large' : status !== 429;
}
