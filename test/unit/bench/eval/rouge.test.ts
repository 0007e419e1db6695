import { describe, expect, it } from '@jest/globals';
import { rougeL, rougeN } from '../../../../bench/eval/scores/rouge.mjs';

const words = (text: string) => text.split(' ');
const police = words('police killed the gunman');

describe('ROUGE', () => {
  it('is 1 for the text itself, 0 for another', () => {
    for (const score of [rougeN(police, police, 1), rougeN(police, police, 2), rougeL(police, police)])
      expect(score).toBe(1);
    expect(rougeN(words('nobody came'), police, 1)).toBe(0);
    expect(rougeL(words('nobody came'), police)).toBe(0);
  });

  // The example of Lin (2004), where ROUGE-2 does not tell the two sentences apart and ROUGE-L does.
  it('gives the figures of its paper', () => {
    const kill = words('police kill the gunman');
    const reversed = words('the gunman kill police');
    expect(rougeN(kill, police, 2)).toBeCloseTo(1 / 3);
    expect(rougeN(reversed, police, 2)).toBeCloseTo(1 / 3);
    expect(rougeL(kill, police)).toBe(0.75);
    expect(rougeL(reversed, police)).toBe(0.5);
  });

  it('counts a word no more often than the reference has it', () => {
    expect(rougeN(words('the the the the'), words('the cat'), 1)).toBeCloseTo(1 / 3);
  });

  it('is 0 for a text without words', () => {
    expect(rougeN([], police, 1)).toBe(0);
    expect(rougeL([], police)).toBe(0);
  });
});
