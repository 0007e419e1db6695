import { describe, expect, it } from '@jest/globals';
import { squarify } from '../../../src/console/charts/squarify.js';

const WHOLE = { x: 0, y: 0, width: 600, height: 400 };

describe('squarify', () => {
  it('gives each value its share of the area, within the whole', () => {
    const values = [60, 60, 40, 30, 20, 20, 10];
    const boxes = squarify(values, WHOLE);
    expect(boxes.map(({ width, height }) => Math.round(width * height))).toEqual(
      values.map((value) => value * 1000),
    );
    for (const { x, y, width, height } of boxes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
      expect(x + width).toBeLessThanOrEqual(600 + 1e-9);
      expect(y + height).toBeLessThanOrEqual(400 + 1e-9);
    }
  });

  it('draws nearly square boxes where slices would be thin', () => {
    const ratios = squarify(
      Array.from({ length: 16 }, () => 1),
      WHOLE,
    ).map(({ width, height }) => Math.max(width / height, height / width));
    expect(Math.max(...ratios)).toBeLessThan(2.5);
  });

  it('draws nothing where there is nothing', () => {
    expect(squarify([], WHOLE)).toEqual([]);
    expect(squarify([0, 0], WHOLE)).toEqual([]);
  });
});
