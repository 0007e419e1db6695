import { describe, expect, it } from '@jest/globals';
import { Printed } from '../../../../src/libs/extractive-writer/printed.js';
import { sentenceOf } from '../../../../src/libs/extractive-writer/sentence-of.js';

const sentence = (text: string) => sentenceOf(text, 0, 0, 'en');

function repeats(said: string, text: string): boolean {
  const printed = new Printed();
  printed.say(sentence(said));
  return printed.repeats(sentence(text));
}

describe('what an article holds', () => {
  it('has a sentence of nearly the same words', () => {
    const said = 'The old stone bridge over the river Ash was closed to heavy lorries in March.';
    expect(repeats(said, 'The old stone bridge over the river Ash was closed to lorries in March.')).toBe(
      true,
    );
    expect(repeats(said, 'The old stone bridge over the river Ash was built by monks.')).toBe(false);
  });

  it('has no sentence that shares three of the four words of a short one', () => {
    const step = 'Connect the printer to your system with a cable.';
    expect(repeats(step, 'Your system can recognize many printers when you connect them.')).toBe(false);
    expect(repeats(step, 'With a cable connect the printer to your system.')).toBe(true);
    // Of five terms four are enough.
    const longer = 'Connect the printer to your system with a blue cable.';
    expect(repeats(longer, 'Connect the printer to your system with a red cable.')).toBe(true);
  });
});
