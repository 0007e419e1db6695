import { describe, expect, it } from '@jest/globals';
import type { TextBlock } from '../../../../src/libs/page-reading/index.js';
import { boundText, fairShare } from '../../../../src/domain/research/text-bounds.js';

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', text });

describe('the beginning of a text', () => {
  const blocks = [
    { kind: 'heading' as const, level: 1, text: 'Light' },
    ...[60, 30, 20].map((n) => paragraph(words(n))),
  ];

  it('is all of it where it is short enough', () => {
    expect(boundText(blocks, 111)).toEqual({ blocks, words: 111, isCut: false });
    expect(boundText([], 10)).toEqual({ blocks: [], words: 0, isCut: false });
  });

  it('ends after the last block that fits whole', () => {
    expect(boundText(blocks, 100)).toEqual({ blocks: blocks.slice(0, 3), words: 91, isCut: true });
  });

  it('ends within one that is too long by itself, and there with a word', () => {
    const book = [blocks[0]!, paragraph(words(5000))];
    const bound = boundText(book, 100);
    expect(bound.words).toBeGreaterThan(50);
    expect(bound.words).toBeLessThanOrEqual(100);
    expect(bound.isCut).toBe(true);
    const [heading, start] = bound.blocks;
    expect(heading).toEqual(blocks[0]);
    expect(`${words(5000)} `.startsWith(`${start?.text ?? ''} `)).toBe(true);
  });

  it('is short, too, where words are none, and never ends in half a letter', () => {
    const { blocks: kept, words: count } = boundText([paragraph('a' + '😀'.repeat(500_000))], 100);
    expect(kept[0]?.text.length).toBeLessThanOrEqual(2000);
    expect(kept[0]?.text).toMatch(/^a(?:😀)*$/u);
    expect(count).toBeLessThanOrEqual(100);
  });

  it('is found without reading the rest', () => {
    let read = 0;
    const counted = (text: string) => ({
      ...paragraph(''),
      get text() {
        read += 1;
        return text;
      },
    });
    const page = Array.from({ length: 20_000 }, () => counted(words(50)));
    expect(boundText(page, 1000).words).toBe(1000);
    expect(read).toBeLessThan(200);
  });
});

describe('a fair share', () => {
  it.each([
    [[10, 20, 30], 100, 100],
    [[10, 20, 300], 100, 70],
    [[300, 300, 300], 100, 33],
    [[1000, 1, 1000, 1], 100, 49],
    [[], 100, 100],
  ])('is, of texts of %j in %i, %i', (lengths, most, share) => {
    expect(fairShare(lengths, most)).toBe(share);
    const all = lengths.reduce((sum, length) => sum + Math.min(length, share), 0);
    expect(all).toBeLessThanOrEqual(most);
  });
});
