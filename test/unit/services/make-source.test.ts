import { describe, expect, it } from '@jest/globals';
import { givenTexts } from '../../../src/services/research/make-source.js';
import { expectLinear } from '../../support/expect-linear.js';

describe('reading a given text', () => {
  it.each(['\n', '\n\t', '\n\u00a0', '\n-', '- ', '#', '# '])(
    'takes one made of %j in its stride',
    async (unit) => {
      const reading: ReturnType<typeof givenTexts>[] = [];
      // Its blocks are made before the first wait, and so within the time that is taken.
      expectLinear((size) => {
        const text = `a${unit.repeat(size)}b`;
        reading.push(givenTexts({ sources: [{ title: 'A letter', text }] }));
      }, 60_000);
      for (const [source] of await Promise.all(reading)) expect(source?.blocks.length).toBeGreaterThan(0);
    },
  );
});
