import { foldText } from '../../../libs/text/index.js';
import { defineCheck, type DeskItem } from './desk-check.js';

/** Headings differ and are not empty, every section has text, and every block a sentence. */
export const structure = defineCheck(
  { name: 'structure', version: 1, blocking: true },
  ({ draft, outline }) => {
    const items: DeskItem[] = [];
    const seen = new Set<string>();
    for (const { heading, blocks } of draft.sections) {
      const folded = foldText(heading);
      if (folded === '') items.push({ blockId: null, message: 'A section has no heading.' });
      if (seen.has(folded)) items.push({ blockId: null, message: `Two sections are headed “${heading}”.` });
      seen.add(folded);
      if (!blocks.some((block) => block.kind !== 'subheading')) {
        items.push({ blockId: null, message: `Section “${heading}” is empty.` });
      }
    }
    for (const { id, sentences } of [...draft.lead, ...draft.sections.flatMap((section) => section.blocks)]) {
      if (sentences.every((sentence) => sentence.text.trim() === ''))
        items.push({ blockId: id, message: 'It is empty.' });
    }
    if (draft.lead.length + draft.sections.length === 0)
      items.push({ blockId: null, message: 'The article is empty.' });
    const missing = outline.sections.filter((section) => !seen.has(foldText(section.heading)));
    return {
      verdict: items.length > 0 ? 'fail' : missing.length > 0 ? 'warn' : 'pass',
      summary:
        items.length + missing.length === 0
          ? 'Headings differ and every section has text.'
          : `${items.length} faults of structure; ${missing.length} sections of the outline are missing.`,
      items: [
        ...items,
        ...missing.map(({ heading }) => ({
          blockId: null,
          message: `The outline’s section “${heading}” is missing.`,
        })),
      ],
    };
  },
);
