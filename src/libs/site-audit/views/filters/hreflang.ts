import { hreflangConflict } from '../../checks/hreflang/hreflang-conflict.js';
import { hreflangInvalidCode } from '../../checks/hreflang/hreflang-invalid-code.js';
import { hreflangLangMismatch } from '../../checks/hreflang/hreflang-lang-mismatch.js';
import { hreflangMissingReturn } from '../../checks/hreflang/hreflang-missing-return.js';
import { hreflangMissingSelf } from '../../checks/hreflang/hreflang-missing-self.js';
import { hreflangMissingXDefault } from '../../checks/hreflang/hreflang-missing-x-default.js';
import { hreflangToBadTarget, whyBad } from '../../checks/hreflang/hreflang-to-bad-target.js';
import type { UrlEntry } from '../../site/site-view.js';
import {
  filterByCheck,
  filterByFault,
  filterByPage,
  type Filter,
  type FilteredUrl,
  type FilterGroup,
} from './filter.js';

type BadReason = NonNullable<ReturnType<typeof whyBad>>;

const ANSWERS: ReadonlySet<BadReason> = new Set([
  'redirect',
  'client_error',
  'server_error',
  'no_response',
  'not_200',
] as const);

/** Targets whose own annotations are looked through; each may have hundreds. */
const MOST_TARGETS = 100;

/** The pages that a page names as its other languages, that are known. */
function targetsOf({ entry, site }: FilteredUrl): UrlEntry[] {
  const urls = new Set(entry.hreflangs.map(({ url }) => url));
  urls.delete(entry.url);
  return [...urls].flatMap((url) => site.find(url) ?? []);
}

function filterByTarget(id: string, title: string, isMeant: (reason: BadReason) => boolean): Filter {
  return filterByFault(hreflangToBadTarget, { id, title }, (url) =>
    targetsOf(url).some((target) => {
      const reason = whyBad(target, url.site);
      return reason !== null && isMeant(reason);
    }),
  );
}

export const hreflangFilters: FilterGroup = {
  id: 'hreflang',
  title: 'Hreflang',
  appliesTo: 'html',
  filters: [
    filterByPage('contains', 'Contains hreflang', (_, { entry }) => entry.hreflangs.length > 0),
    filterByTarget('non_200', 'Non-200 hreflang URLs', (reason) => ANSWERS.has(reason)),
    filterByPage('unlinked', 'Unlinked hreflang URLs', (_, url) =>
      targetsOf(url).some(({ internal, id }) => internal && url.site.inlinkPages(id).all === 0),
    ),
    filterByCheck(hreflangMissingReturn, { id: 'missing_return', title: 'Missing return links' }),
    filterByPage('inconsistent_language_return', 'Return links with another language', (_, url) =>
      isNamedOtherwise(url),
    ),
    filterByTarget(
      'non_canonical_return',
      'Canonicalised hreflang URLs',
      (reason) => reason === 'canonicalised',
    ),
    filterByTarget('noindex_return', 'Noindex hreflang URLs', (reason) => reason === 'noindex'),
    filterByTarget('blocked', 'Blocked hreflang URLs', (reason) => reason === 'blocked'),
    filterByCheck(hreflangToBadTarget),
    filterByCheck(hreflangInvalidCode, { id: 'incorrect_codes', title: 'Incorrect codes' }),
    filterByCheck(hreflangConflict, { id: 'multiple_entries', title: 'Multiple entries' }),
    filterByCheck(hreflangMissingSelf, { id: 'missing_self', title: 'Missing self reference' }),
    filterByPage(
      'not_using_canonical',
      'Not using the canonical',
      (_, { entry }) =>
        entry.hreflangs.length > 0 && entry.canonical !== null && entry.canonical !== entry.url,
    ),
    filterByCheck(hreflangMissingXDefault, { id: 'missing_x_default', title: 'Missing x-default' }),
    filterByCheck(hreflangLangMismatch),
    filterByPage('missing', 'Missing', (_, { entry }) => entry.hreflangs.length === 0),
  ],
};

/** Whether a page that it names calls it by a code that it does not give itself. */
function isNamedOtherwise(url: FilteredUrl): boolean {
  const { entry } = url;
  const own = new Set(entry.hreflangs.filter((one) => one.url === entry.url).map(({ code }) => code));
  if (own.size === 0) return false;
  return targetsOf(url)
    .slice(0, MOST_TARGETS)
    .some(({ hreflangs }) =>
      hreflangs.some((back) => back.url === entry.url && back.code !== 'x-default' && !own.has(back.code)),
    );
}
