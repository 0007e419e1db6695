import { counted, cutText, firstFew } from '../../rules/evidence.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/**
 * `detail.blocks`: each with the `line` of its script, and `message`, `blockLine` and `blockColumn` of the error.
 */
export const jsonldInvalid = defineCheck({
  id: 'jsonld_invalid',
  title: 'JSON-LD does not parse',
  category: 'structured_data',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule: 'A script of type application/ld+json is no JSON, once a byte order mark and HTML comments around it are taken off.',
  why: 'Search engines drop the whole block, and with it every rich result that it was written for.',
  fix: 'Correct the syntax at the given line and column.',
  source: SOURCES.jsonLd,
  effort: 'low',
  judge({ page }) {
    const blocks = page.jsonLd.flatMap(({ line, error }) =>
      error === null
        ? []
        : [
            {
              line,
              message: cutText(error.message, 200),
              blockLine: error.line,
              blockColumn: error.column,
            },
          ],
    );
    const [first] = blocks;
    if (!first) return [];
    return [
      {
        observed:
          blocks.length === 1
            ? `line ${first.blockLine}, column ${first.blockColumn}`
            : `${counted(blocks.length, 'block')} of JSON-LD`,
        detail: { blocks: firstFew(blocks) },
        where: { selector: 'script[type="application/ld+json"]', line: first.line },
      },
    ];
  },
});
