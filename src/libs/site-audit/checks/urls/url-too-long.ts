import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** Screaming Frog’s limit. */
const MOST_LETTERS = 115;
/**
 * From here servers, proxies and mail programs begin to cut addresses off. Chosen, below the 2,083 of the browsers that
 * took least.
 */
const FAR_TOO_LONG = 2000;

/** `detail`: `length` in characters. */
export const urlTooLong = defineCheck({
  id: 'url_too_long',
  title: 'Long URL',
  category: 'urls',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule: `The URL has more than ${MOST_LETTERS} characters; from ${FAR_TOO_LONG} it is a warning.`,
  threshold: { name: 'max_characters', value: MOST_LETTERS, unit: 'characters' },
  why: 'It is cut off in results and messages, and nobody reads or types it.',
  fix: 'Shorten the path, and redirect the old address with 301.',
  source: SOURCES.urls,
  effort: 'medium',
  judge({ entry: { url } }) {
    if (url.length <= MOST_LETTERS) return [];
    return [
      {
        observed: `${url.length} characters`,
        detail: { length: url.length },
        ...(url.length >= FAR_TOO_LONG ? { severity: 'warning' } : {}),
      },
    ];
  },
});
