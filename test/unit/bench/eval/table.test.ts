import { describe, expect, it } from '@jest/globals';
import { belowTarget, scored, tableOf } from '../../../../bench/eval/scores/table.mjs';

const row = { set: 'headings', measure: 'right', least: 0.8 };
const items = (...hits: number[]) => hits.map((each, id) => ({ id: String(id), hits: each, of: 1 }));

describe('the table of an evaluation', () => {
  it('has the value with its interval and target, and marks what misses it', () => {
    const table = tableOf(
      scored(
        [
          { ...row, items: items(1, 1, 1, 1) },
          { ...row, items: items(0, 0) },
        ],
        null,
      ),
    );
    expect(table).toContain('| headings | right | 4 | 1.000 | 1.000 to 1.000 | at least 0.800 |');
    expect(table).toContain('| **0.000** |');
  });

  it('says which folder a row needs that was not run', () => {
    expect(tableOf(scored([{ ...row, missing: '--wice' }], null))).toContain('not run: needs --wice');
  });

  it('puts another commit beside this one, with the difference', () => {
    const before = [{ ...row, items: items(0, 0, 0) }];
    const table = tableOf(scored([{ ...row, items: items(1, 1, 1) }], before));
    expect(table).toContain('| 0.000 | +1.000 (+1.000 to +1.000) |');
  });

  it('takes a target as reached where the figure that is printed reaches it', () => {
    expect(belowTarget({ value: 0.7996, least: 0.8 })).toBe(false);
    expect(belowTarget({ value: 0.79, least: 0.8 })).toBe(true);
    expect(belowTarget({ value: 0.04, most: 0.03 })).toBe(true);
    expect(belowTarget({ value: 0, most: 0 })).toBe(false);
  });
});
