import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted } from '../../rules/evidence.js';
import type { MissingHeaders } from '../../site/site-view.js';

/** What each header is called, of which pages it is asked, and where the count of those without it stands. */
const HEADERS: readonly {
  readonly header: string;
  readonly of: 'pages' | 'securePages';
  readonly without: Exclude<keyof MissingHeaders, 'pages' | 'securePages'>;
}[] = [
  // Over http browsers ignore it (RFC 6797, 8.1).
  { header: 'Strict-Transport-Security', of: 'securePages', without: 'hsts' },
  { header: 'Content-Security-Policy or X-Frame-Options', of: 'pages', without: 'cspAndFraming' },
  { header: 'X-Content-Type-Options', of: 'pages', without: 'nosniff' },
  { header: 'Referrer-Policy', of: 'pages', without: 'referrerPolicy' },
];

/**
 * One finding a header. `detail`: `header`, `pages` without it, `population` of pages that were asked, `share` 0 to
 * 1.
 */
export const securityHeadersMissing = defineCheck({
  id: 'security_headers_missing',
  title: 'Security headers missing',
  category: 'security',
  severity: 'notice',
  scope: 'site',
  applies: 'site',
  rule:
    'HTML pages come without Strict-Transport-Security (over https only), without Content-Security-Policy and ' +
    'X-Frame-Options, without X-Content-Type-Options: nosniff, or without Referrer-Policy.',
  why: 'Each closes a door to attacks: downgrades to http, foreign frames and scripts, guessed types, leaked addresses.',
  fix: 'Set them for all pages at the server.',
  source: SOURCES.headers,
  effort: 'low',
  judge({ missingHeaders }) {
    if (!missingHeaders) return [];
    return HEADERS.flatMap(({ header, of, without }) => {
      const pages = missingHeaders[without];
      const population = missingHeaders[of];
      if (pages === 0) return [];
      return [
        {
          observed: `${header}: not on ${pages} of ${counted(population, 'page')}`,
          detail: { header, pages, population, share: pages / population },
        },
      ];
    });
  },
});
