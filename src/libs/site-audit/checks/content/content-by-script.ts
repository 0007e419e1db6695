import { counted } from '../../rules/evidence.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** Both chosen: scripts add some words to many pages, and a page of few has no half that matters. */
const FEWEST_WORDS = 50;
const LARGEST_SHARE = 0.5;

/** `detail`: `rawWords` and `words` of the body before and after, and `links` of the site that were added. */
export const contentByScript = defineCheck({
  id: 'content_by_script',
  title: 'Most text only when rendered',
  category: 'content',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule:
    `A page that was rendered in a browser has at least ${FEWEST_WORDS} words in its body then, of which its HTML as it was sent has fewer ` +
    'than half.',
  threshold: { name: 'min_share', value: LARGEST_SHARE, unit: 'share' },
  why: 'What scripts add is seen later by search engines, and by clients that run none never.',
  fix: 'Render the text on the server.',
  source: SOURCES.javascript,
  effort: 'high',
  judge({ crawled }) {
    const rendered = crawled.answer?.rendered;
    if (rendered?.failure !== null || rendered.words < FEWEST_WORDS) return [];
    const { rawWords, words, addedSiteLinks: links } = rendered;
    if (rawWords >= words * LARGEST_SHARE) return [];
    return [
      {
        observed: `${counted(rawWords, 'word')} of ${words}`,
        detail: { rawWords, words, links },
        where: { selector: 'body' },
      },
    ];
  },
});
