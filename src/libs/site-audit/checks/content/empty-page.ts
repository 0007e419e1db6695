import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted } from '../../rules/evidence.js';
import type { PageFacts } from '../../../page-reading/index.js';

/** Both chosen: a heading and a menu have so many words, and a page of plain HTML has few scripts. */
const FEWEST_WORDS = 20;
const MANY_SCRIPTS = 3;

/** `detail`: `words`, `reason` (`needs_js` where scripts are to fill the page, else `no_text`), `scripts`, `emptyRoot`. */
export const emptyPage = defineCheck({
  id: 'empty_page',
  title: 'Almost no text in the HTML',
  category: 'content',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule:
    `The body has fewer than ${FEWEST_WORDS} words, and no meta refresh moves on; with more than ${MANY_SCRIPTS} scripts or an empty root element the ` +
    'page needs JavaScript to show any.',
  threshold: { name: 'min_words', value: FEWEST_WORDS, unit: 'words' },
  why: 'A client that reads the HTML alone, as many crawlers do, sees an empty page.',
  fix: 'Render the text on the server.',
  source: SOURCES.rendering,
  effort: 'high',
  judge({ entry, page: { text, dom } }) {
    // One that moves its readers on is not there to be read; a refresh that loads the page itself moves nobody.
    if (text.bodyWords >= FEWEST_WORDS || entry.redirectTo !== null) return [];
    const reason = needsScripts(dom) ? 'needs_js' : 'no_text';
    return [
      {
        observed: counted(text.bodyWords, 'word'),
        detail: { words: text.bodyWords, reason, scripts: dom.scripts, emptyRoot: dom.emptyRoot },
        where: { selector: 'body' },
      },
    ];
  },
});

/** Whether it is scripts that are to fill a page that is empty. */
export function needsScripts(dom: PageFacts['dom']): boolean {
  return dom.scripts > MANY_SCRIPTS || dom.emptyRoot;
}
