import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted, cutText, firstFew } from '../../rules/evidence.js';

/** No browser loads them with the page, or not for certain. */
const UNLOADED: ReadonlySet<string> = new Set(['other', 'preview']);

/** `detail`: `files`, how many, and of the first of them `resources` with `kind`, `url` and `line`. */
export const mixedContent = defineCheck({
  id: 'mixed_content',
  title: 'Mixed content',
  category: 'security',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule: 'A page that came over https loads a script, style sheet, iframe, font, image or media file over http.',
  why: 'Browsers block such files or warn of them, and what they let through can be changed on the way.',
  fix: 'Load them over https.',
  source: SOURCES.mixed,
  effort: 'low',
  judge({ entry, page }) {
    if (!entry.url.startsWith('https:')) return [];
    const plain = page.resources.filter(({ kind, url }) => !UNLOADED.has(kind) && url.startsWith('http:'));
    const [first] = plain;
    if (!first) return [];
    const resources = firstFew(plain).map(({ kind, url, line }) => ({ kind, url: cutText(url, 500), line }));
    return [
      {
        observed: `${counted(plain.length, 'file')} over http`,
        detail: { files: plain.length, resources },
        where: { line: first.line },
      },
    ];
  },
});
