import { textOfBlock } from '../../claims.js';
import type { Draft, DraftBlock } from '../../draft.js';
import { withoutListings } from '../draft-sentences.js';

/** A paragraph or item of an article, with what stands above it. */
export interface Passage {
  /** The section's heading and the subheading above it; none in the lead. */
  readonly headings: readonly string[];
  readonly text: string;
  readonly sentences: readonly string[];
}

/** @returns the passages of a draft in order, without headings and listings */
export function passagesOf(draft: Draft): Passage[] {
  const { lead, sections } = withoutListings(draft);
  return [
    ...passagesUnder([], lead),
    ...sections.flatMap(({ heading, blocks }) => passagesUnder([heading], blocks)),
  ];
}

/** @returns every heading of a draft, and every subheading */
export function headingsIn({ sections }: Draft): string[] {
  return sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.filter(({ kind }) => kind === 'subheading').map(textOfBlock),
  ]);
}

function passagesUnder(above: readonly string[], blocks: readonly DraftBlock[]): Passage[] {
  let headings = above;
  return blocks.flatMap((block) => {
    const text = [block.label ?? '', textOfBlock(block)].filter((each) => each !== '').join(' ');
    if (block.kind === 'subheading') {
      headings = [...above, text];
      return [];
    }
    return [{ headings, text, sentences: block.sentences.map((sentence) => sentence.text) }];
  });
}
