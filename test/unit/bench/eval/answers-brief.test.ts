import { describe, expect, it } from '@jest/globals';
import { kindsOf, rowsOf } from '../../../../bench/eval/answers-brief.mjs';

const said = (...texts: string[]) => texts.map((paragraph) => ({ heading: 'Bread', paragraph }));

describe('the set answers_brief', () => {
  it('makes a whole, a half and an off-subject article of two texts', () => {
    const kinds = kindsOf(said('a', 'b', 'c'), said('x', 'y', 'z', 'w'));
    const texts = (kind: keyof typeof kinds) => kinds[kind].map(({ paragraph }) => paragraph).join('');
    expect([texts('whole'), texts('half'), texts('off')]).toEqual(['abc', 'abz', 'xyz']);
  });

  it('counts a verdict as right where it is what the kind deserves', () => {
    const rows = rowsOf('answers_brief', [
      { id: '1', kind: 'whole', verdict: 'warn' },
      { id: '1', kind: 'half', verdict: 'pass' },
      { id: '1', kind: 'off', verdict: 'fail' },
    ]);
    const hits = rows.map(({ items }) => items.map((item) => item.hits));
    expect(hits).toEqual([[0], [0], [0], [1], [1, 0, 1]]);
  });
});
