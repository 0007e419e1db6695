import { describe, expect, it } from '@jest/globals';
import { givenText } from '../../../../src/services/research/given-sources.js';
import { expectLinear } from '../../../support/expect-linear.js';

describe('reading a given text', () => {
  const linesOf = async (text: string) => {
    const { blocks } = await givenText({ title: 'A letter', text });
    return blocks.map(({ kind, order, text: line }) => `${kind}${order ?? ''}: ${line}`);
  };

  it('keeps the steps of a numbered list, tight or loose', async () => {
    expect(await linesOf('How to:\n1. Open it.\n2) Look\ninside.\n\n3. Close it.\n\nDone.')).toEqual([
      'paragraph: How to:',
      'item1: Open it.',
      'item2: Look inside.',
      'item3: Close it.',
      'paragraph: Done.',
    ]);
  });

  it('keeps a number at the start of a line that numbers no step', async () => {
    expect(await linesOf('They met on July\n12. It rained.\n\n1. The only point.\n\n- a\n- b')).toEqual([
      'paragraph: They met on July 12. It rained.',
      'paragraph: 1. The only point.',
      'item: a',
      'item: b',
    ]);
  });

  it.each(['\n', '\n\t', '\n\u00a0', '\n-', '- ', '#', '# '])('survives one made of %j', async (unit) => {
    const reading: ReturnType<typeof givenText>[] = [];
    // Its blocks are made before the first wait, and so within the time that is taken.
    expectLinear((size) => {
      const text = `a${unit.repeat(size)}b`;
      reading.push(givenText({ title: 'A letter', text }));
    }, 60_000);
    for (const { blocks } of await Promise.all(reading)) expect(blocks.length).toBeGreaterThan(0);
  });
});
