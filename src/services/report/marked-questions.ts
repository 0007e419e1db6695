import type { MarkedQuestion, TextBlock } from '../../libs/page-reading/index.js';
import { cleanHeading, countWords, foldText } from '../../libs/text/index.js';
import type { BoundText } from '../../domain/research/text-bounds.js';

/**
 * Adds the questions that a page marks up, as terms with their meaning, where its text has them under no heading and as no
 * term: folded away behind buttons, say. They are asides, since the text may have their answers too.
 */
export function withMarkedQuestions(text: BoundText, marked: readonly MarkedQuestion[]): BoundText {
  const shown = new Set(
    text.blocks.flatMap(({ kind, term, text: written }) =>
      kind === 'heading' ? [keyOf(written)] : term === undefined ? [] : [keyOf(term)],
    ),
  );
  const added = marked
    .filter(({ question }) => !shown.has(keyOf(question)))
    .map(({ question, answer }): TextBlock => ({
      kind: 'definition',
      term: question,
      aside: true,
      text: `${question} ${answer}`,
    }));
  if (added.length === 0) return text;
  const words = added.reduce((sum, block) => sum + countWords(block.text), text.words);
  return { ...text, blocks: [...text.blocks, ...added], words };
}

function keyOf(question: string): string {
  return foldText(cleanHeading(question));
}
