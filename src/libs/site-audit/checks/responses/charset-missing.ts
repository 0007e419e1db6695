import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** `detail`: `used`, the encoding that the page was read in. */
export const charsetMissing = defineCheck({
  id: 'charset_missing',
  title: 'No character set declared',
  category: 'responses',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule: 'No character set stands in Content-Type, in a byte order mark or in a meta of the first 1024 bytes.',
  threshold: { name: 'meta_within', value: 1024, unit: 'bytes' },
  why: 'Browsers guess the encoding, and a wrong guess garbles every letter beyond English.',
  fix: 'Send charset=utf-8 in Content-Type and put a meta charset first in the head.',
  source: SOURCES.charset,
  effort: 'low',
  judge({ page: { charset } }) {
    if (charset.header !== null || charset.bom !== null || charset.meta !== null) return [];
    return [{ observed: 'no charset', detail: { used: charset.used }, where: { selector: 'head' } }];
  },
});
