import { holdsPhrase } from '../../../libs/text/index.js';
import { defineCheck, type DeskItem } from './desk-check.js';
import { sentencesOf } from './draft-sentences.js';

/** Title, headings and text hold no word or phrase that the brief or the house style forbids: whole words, case-insensitive. */
export const forbidden = defineCheck(
  { name: 'forbidden', version: 1, blocking: true },
  ({ draft, outline, settings }) => {
    const phrases = settings?.forbidden ?? [];
    if (phrases.length === 0) return { verdict: 'pass', summary: 'No words are forbidden.' };
    const places: readonly { readonly blockId: string | null; readonly text: string }[] = [
      { blockId: null, text: outline.title },
      ...draft.sections.map(({ heading }) => ({ blockId: null, text: heading })),
      ...sentencesOf(draft).map(({ blockId, sentence }) => ({ blockId, text: sentence.text })),
    ];
    const items: DeskItem[] = places.flatMap(({ blockId, text }) =>
      phrases
        .filter((phrase) => holdsPhrase(text, phrase))
        .map((phrase) => ({ blockId, message: `“${phrase}” is forbidden.` })),
    );
    return {
      verdict: items.length > 0 ? 'fail' : 'pass',
      summary:
        items.length > 0
          ? `${items.length} times a forbidden phrase is used.`
          : 'No forbidden phrase is used.',
      items,
    };
  },
);
