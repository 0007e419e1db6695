import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** `detail`: `header` and `meta`, labels as written, at most 40 letters; `headerEncoding`, `metaEncoding`. */
export const charsetConflict = defineCheck({
  id: 'charset_conflict',
  title: 'Character sets disagree',
  category: 'responses',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule: "The charsets of Content-Type and of the page's meta name two encodings, by the WHATWG's table of labels.",
  why: 'A reader without the headers, such as one of a saved copy, sees garbled letters.',
  fix: 'Use UTF-8 in both places.',
  source: SOURCES.encodings,
  effort: 'low',
  judge({ page: { charset } }) {
    if (charset.header === null || charset.meta === null) return [];
    const header = encodingOfLabel(charset.header, 'header');
    const meta = encodingOfLabel(charset.meta, 'meta');
    if (header === null || meta === null || header === meta) return [];
    return [
      {
        observed: `${header} in the header, ${meta} in the page`,
        detail: {
          header: charset.header.slice(0, 40),
          meta: charset.meta.slice(0, 40),
          headerEncoding: header,
          metaEncoding: meta,
        },
        where: { selector: 'meta[charset], meta[http-equiv]' },
      },
    ];
  },
});

/**
 * The encoding that a label names by the WHATWG's table: `latin1` and `iso-8859-1` are both windows-1252.
 * @param from where the label stands. A `meta` that could be read byte by byte is not in UTF-16, so the standard takes
 * that for UTF-8 there.
 * @returns the encoding's name; null for a label that names none
 */
function encodingOfLabel(label: string, from: 'header' | 'meta'): string | null {
  const trimmed = label.trim().toLowerCase();
  if (trimmed === 'x-user-defined') return from === 'meta' ? 'windows-1252' : trimmed;
  try {
    const { encoding } = new TextDecoder(trimmed);
    return from === 'meta' && encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return null;
  }
}
