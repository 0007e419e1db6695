import { readingEase } from '../../../libs/text/index.js';
import { defineCheck } from './desk-check.js';
import { proseIn } from './draft-sentences.js';

/** By Flesch's scale, where more is easier, and by LIX, where less is. The second bound is where the next level ends. */
const BOUNDS = {
  simple: { flesch: [65, 50], lix: [35, 45] },
  general: { flesch: [40, 25], lix: [52, 62] },
  advanced: { flesch: [10, -10], lix: [70, 85] },
} as const;

/** The text is about as hard to read as the brief asks. A formula over lengths of words and sentences, no judgement. */
export const readingLevel = defineCheck(
  { name: 'reading_level', version: 1, blocking: false },
  ({ draft, text, language, settings }) => {
    const level = settings?.reading_level ?? 'general';
    if (level === 'any') return { verdict: 'pass', summary: 'The brief asks for no reading level.' };
    const ease = readingEase(proseIn({ draft, text }), language);
    if (ease === null)
      return { verdict: 'skipped', summary: 'There is too little text, or no measure for its script.' };
    const [bound, far] = BOUNDS[level][ease.scale];
    const within = (limit: number) => (ease.scale === 'flesch' ? ease.score >= limit : ease.score <= limit);
    return {
      verdict: within(bound) ? 'pass' : within(far) ? 'warn' : 'fail',
      score: ease.score,
      threshold: bound,
      summary: `${ease.scale === 'flesch' ? 'Flesch reading ease' : 'LIX'} ${ease.score} where ${level} asks for ${ease.scale === 'flesch' ? 'at least' : 'at most'} ${bound}.`,
    };
  },
);
