import { textOfBlock } from '../claims.js';
import type { DeskInput } from './desk-check.js';
import { blocksOf, type Draft, type DraftBlock, type DraftSentence } from '../draft.js';

/** @returns a draft without its listings, which are in no language that people speak */
export function withoutListings(draft: Draft): Draft {
  const prose = (blocks: readonly DraftBlock[]) => blocks.filter(({ kind }) => kind !== 'code');
  return {
    ...draft,
    lead: prose(draft.lead),
    sections: draft.sections.map((section) => ({ ...section, blocks: prose(section.blocks) })),
  };
}

/** @returns the text of an article without its listings */
export function proseIn({ draft, text }: Pick<DeskInput, 'draft' | 'text'>): string {
  if (!blocksOf(draft).some(({ kind }) => kind === 'code')) return text;
  const { lead, sections } = withoutListings(draft);
  return [{ heading: '', blocks: lead }, ...sections]
    .flatMap(({ heading, blocks }) => [heading, ...blocks.map(textOfBlock)])
    .filter((part) => part !== '')
    .join('\n\n');
}

export interface PlacedSentence {
  readonly blockId: string;
  readonly kind: DraftBlock['kind'];
  readonly sentence: DraftSentence;
}

export function sentencesOf(draft: Draft): PlacedSentence[] {
  return blocksOf(draft).flatMap((block) =>
    block.sentences.map((sentence) => ({ blockId: block.id, kind: block.kind, sentence })),
  );
}

/** @returns the start of a text, for the message of an item. */
export function shortened(text: string): string {
  // Of a text of any length only the start is taken apart: a check may name the same one for each of its figures.
  const points = Array.from(text.slice(0, 2 * 81));
  return points.length <= 80 ? text : `${points.slice(0, 79).join('')}…`;
}
