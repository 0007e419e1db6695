import { expect, test } from '@jest/globals';
import { likeness, vectorOf } from '../../../../src/libs/extractive-writer/vectors.js';
import { countTerms, TermStatistics } from '../../../../src/libs/text/index.js';

test('a text is most like itself and not at all like one without a common term', () => {
  const texts = [
    ['index', 'tree', 'page'],
    ['index', 'hash', 'bucket'],
    ['index', 'tree', 'leaf'],
    ['bread', 'oven'],
  ].map(countTerms);
  const statistics = new TermStatistics(texts);
  const [tree, hash, leaf, bread] = texts.map((terms) => vectorOf(terms, statistics));
  expect(likeness(tree!, tree!)).toBeCloseTo(1);
  expect(likeness(tree!, leaf!)).toBeGreaterThan(likeness(tree!, hash!));
  expect(likeness(tree!, bread!)).toBe(0);
});
