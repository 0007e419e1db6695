import { describe, expect, it } from '@jest/globals';
import { readCitedText } from '../../../../../src/adapters/writer/llm/cited-text.js';

describe('what a model wrote', () => {
  it('is read sentence by sentence, each with the marks behind it', () => {
    expect(
      readCitedText('Boats are late. [S1] Nobody minds [S2][S3]. Tea is at four. [S1, S4]', 'en'),
    ).toEqual([
      {
        kind: 'paragraph',
        sentences: [
          { text: 'Boats are late.', cites: ['S1'] },
          { text: 'Nobody minds.', cites: ['S2', 'S3'] },
          { text: 'Tea is at four.', cites: ['S1', 'S4'] },
        ],
      },
    ]);
  });

  it('is parted into paragraphs, items and subheadings', () => {
    const text =
      '### When?\nAt noon. [S1]\n\n- Bring tea. [S1]\n- Bring milk. [S2]\n\n```\n**Then** leave. [S2]';
    expect(readCitedText(text, 'en').map(({ kind, sentences }) => [kind, sentences[0]?.text])).toEqual([
      ['subheading', 'When?'],
      ['paragraph', 'At noon.'],
      ['item', 'Bring tea.'],
      ['item', 'Bring milk.'],
      ['paragraph', 'Then leave.'],
    ]);
  });

  it.each([
    ['[1]', '1'],
    ['[source 4]', '4'],
    ['【S2】', 'S2'],
    ['[s99]', 'S99'],
  ])('names %s as %s, which the judge may not know', (mark, id) => {
    expect(readCitedText(`Boats are late. ${mark}`, 'en')[0]?.sentences[0]).toEqual({
      text: 'Boats are late.',
      cites: [id],
    });
  });

  it('keeps years and other brackets, and a sentence without a mark', () => {
    expect(readCitedText('In [2024] it rained [sic].', 'en')[0]?.sentences).toEqual([
      { text: 'In [2024] it rained [sic].', cites: [] },
    ]);
  });

  it('gives Japanese sentences their marks too', () => {
    expect(readCitedText('船は遅れます。[S1]誰も気にしません。[S2]', 'ja')[0]?.sentences).toEqual([
      { text: '船は遅れます。', cites: ['S1'] },
      { text: '誰も気にしません。', cites: ['S2'] },
    ]);
  });
});
