import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';

/**
 * One finding a `reason`. `detail`: `reason` (`upper_case`, `underscore`, `space`, `double_slash`,
 * `repeated_segment`).
 */
export const urlBadForm = defineCheck({
  id: 'url_bad_form',
  title: 'Untidy URL',
  category: 'urls',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule:
    'The path of the URL has an upper-case letter, an underscore, a space, a double slash, or the same segment twice ' +
    '(numbers, as in dates, left out).',
  why: 'Such addresses are mistyped, double pages on servers that mind case, and hint at broken relative links.',
  fix: 'Use lower-case words with hyphens, and redirect the old address with 301.',
  source: SOURCES.urls,
  effort: 'medium',
  judge({ entry }) {
    return urlFormFaults(entry.url).map(({ reason, observed }) => ({ observed, detail: { reason } }));
  },
});

/** What makes a URL untidy. */
export type UrlFormFault = 'upper_case' | 'underscore' | 'space' | 'double_slash' | 'repeated_segment';

/** @returns each fault of a URL's path once, with what was seen */
export function urlFormFaults(
  url: string,
): readonly { readonly reason: UrlFormFault; readonly observed: string }[] {
  const raw = new URL(url).pathname;
  const path = decodedPath(raw);
  const upper = /\p{Lu}/u.exec(path)?.[0];
  const repeated = repeatedSegment(path);
  return [
    ...(upper === undefined ? [] : [{ reason: 'upper_case' as const, observed: `upper case: ${upper}` }]),
    ...(path.includes('_') ? [{ reason: 'underscore' as const, observed: 'underscore' }] : []),
    ...(path.includes(' ') ? [{ reason: 'space' as const, observed: 'space' }] : []),
    ...(raw.includes('//') ? [{ reason: 'double_slash' as const, observed: 'double slash' }] : []),
    ...(repeated === null
      ? []
      : [{ reason: 'repeated_segment' as const, observed: `repeated segment: ${cutText(repeated, 40)}` }]),
  ];
}

/** Escapes are no upper-case letters, what they stand for may be; one that is no UTF-8 says nothing. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%20/g, ' ').replace(/%[0-9a-f]{2}/gi, '');
  }
}

function repeatedSegment(path: string): string | null {
  const seen = new Set<string>();
  for (const segment of path.split('/')) {
    // 2024/05/05 is a date.
    if (segment === '' || /^\d+$/.test(segment)) continue;
    if (seen.has(segment)) return segment;
    seen.add(segment);
  }
  return null;
}
