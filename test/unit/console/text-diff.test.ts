import { describe, expect, it } from '@jest/globals';
import { diffTexts, isUnchanged } from '../../../src/console/screens/article/text-diff.js';

/** As a person would mark it: `-removed-`, `+added+`. */
const marked = (before: string, after: string, language = 'en') =>
  diffTexts(before, after, language).map((paragraph) =>
    paragraph
      .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
      .join(''),
  );

describe('what changed in a text', () => {
  it('is shown word by word within a paragraph', () => {
    expect(marked('The lock lifts a boat.', 'The old lock lifts two boats.')).toEqual([
      'The +old +lock lifts -a boat-+two boats+.',
    ]);
  });

  it('shows whole paragraphs that came or went, and leaves the others as they are', () => {
    const [a, b, c] = ['Canals freeze in winter.', 'Weirs hold back water.', 'Tides rise twice a day.'];
    expect(marked([a, b].join('\n'), [c, a, b].join('\n'))).toEqual([`+${c}+`, a, b]);
    expect(marked([a, b, c].join('\n'), [a, c].join('\n'))).toEqual([a, `-${b}-`, c]);
  });

  it('shows a paragraph whole that has hardly a word of the former', () => {
    expect(marked('Canals freeze in winter.', 'A lock lifts boats by water alone.')).toEqual([
      '-Canals freeze in winter.-',
      '+A lock lifts boats by water alone.+',
    ]);
  });

  it('finds the words of languages that put no spaces between them', () => {
    expect(marked('運河は冬に凍る。水門は閉まる。', '運河は夏に凍る。水門は閉まる。', 'ja')).toEqual([
      '運河は-冬-+夏+に凍る。水門は閉まる。',
    ]);
  });

  it('takes a language tag that is none', () => {
    expect(marked('one two three', 'one two four', 'no such tag!')).toEqual(['one two -three-+four+']);
  });

  it('gives both texts back, whatever they are', () => {
    const words = ['lock', 'weir', 'tide', ' ', '\n', '.', '”', '🚤', 'über'];
    let seed = 7;
    const any = () => words[(seed = (seed * 48_271) % 2_147_483_647) % words.length]!;
    const text = () => Array.from({ length: 60 }, any).join('');
    const lines = (of: string) => of.split('\n').filter((line) => line.trim() !== '');
    for (let run = 0; run < 50; run += 1) {
      const [before, after] = [text(), text()];
      const paragraphs = diffTexts(before, after, 'en');
      const side = (kind: 'removed' | 'added') =>
        paragraphs
          .map((paragraph) =>
            paragraph.flatMap((part) => (part.kind === 'same' || part.kind === kind ? [part.text] : [])),
          )
          .filter((parts) => parts.length > 0)
          .map((parts) => parts.join(''));
      const noSpace = (of: readonly string[]) => of.map((line) => line.replaceAll(/\s/g, ''));
      expect(noSpace(side('added'))).toEqual(noSpace(lines(after)));
      expect(noSpace(side('removed'))).toEqual(noSpace(lines(before)));
    }
  });

  it('is nothing where both are the same', () => {
    expect(diffTexts('One.\n\nTwo.', 'One.\nTwo.', 'en').every(isUnchanged)).toBe(true);
  });
});
