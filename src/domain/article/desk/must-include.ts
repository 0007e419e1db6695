import { holdsPhrase } from '../../../libs/text/index.js';
import { defineCheck } from './desk-check.js';

/** Title or text holds every phrase that the brief asks for. */
export const mustInclude = defineCheck(
  { name: 'must_include', version: 1, blocking: false },
  ({ text, outline, settings }) => {
    const phrases = settings?.must_include ?? [];
    if (phrases.length === 0) return { verdict: 'pass', summary: 'The brief asks for no phrases.' };
    const missing = phrases.filter((phrase) => !holdsPhrase(`${outline.title}\n\n${text}`, phrase));
    return {
      verdict: missing.length > 0 ? 'fail' : 'pass',
      score: (phrases.length - missing.length) / phrases.length,
      threshold: 1,
      summary: `${phrases.length - missing.length} of ${phrases.length} requested phrases are in the article.`,
      items: missing.map((phrase) => ({ blockId: null, message: `“${phrase}” is missing.` })),
    };
  },
);
