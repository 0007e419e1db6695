import { describe, expect, it } from '@jest/globals';
import { withMarkedQuestions } from '../../../../src/services/report/marked-questions.js';
import { blockOf } from '../../../support/writing/report-page.js';

const bound = (...lines: readonly string[]) => ({ blocks: lines.map(blockOf), words: 7, isCut: false });
const MARKED = { question: 'Where do the boats leave?', answer: 'From pier two.' };

describe('Questions that a page marks up', () => {
  it('are added to its text as terms with their meaning, and are no prose', () => {
    const text = bound('# Boats', 'Boats go to sea.');
    expect(withMarkedQuestions(text, [MARKED])).toEqual({
      blocks: [
        ...text.blocks,
        {
          kind: 'definition',
          term: 'Where do the boats leave?',
          aside: true,
          text: 'Where do the boats leave? From pier two.',
        },
      ],
      words: 15,
      isCut: false,
    });
  });

  it.each([
    ['a heading', bound('## 3. Where do the boats  LEAVE?', 'From pier two.')],
    [
      'a term',
      {
        ...bound('# Boats'),
        blocks: [
          {
            kind: 'definition' as const,
            term: 'Where do the boats leave?',
            text: 'Where do the boats leave? There.',
          },
        ],
      },
    ],
  ])('are left out where the page shows them as %s', (_what, text) => {
    expect(withMarkedQuestions(text, [MARKED])).toBe(text);
  });

  it('are added where it shows them as a paragraph, of which nothing says that it asks', () => {
    const { blocks } = withMarkedQuestions(bound('Where do the boats leave?', 'From pier two.'), [MARKED]);
    expect(blocks).toHaveLength(3);
  });
});
